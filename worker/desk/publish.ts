import { readConfiguration } from "../env.ts";
import { failureCode, logFailure } from "../log.ts";
import { publishingNotSetUp, publishingNotStarted } from "./desk.errors.ts";

/** How long GitHub may take to answer, in milliseconds. */
const TIMEOUT_MS = 8000;

/**
 * Starts the workflow that publishes (.github/workflows/publish.yml), which else comes every 15 minutes. The token can do no more.
 * @throws AppError 409 if it isn't set up, 502 if it could not be started
 */
export async function startPublishing(env: Env): Promise<void> {
  const { publishing } = readConfiguration(env);
  if (!publishing) throw publishingNotSetUp();
  const { url, token } = publishing;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        Accept: "application/vnd.github+json",
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        "User-Agent": "homeward-desk",
        "X-GitHub-Api-Version": "2022-11-28",
      },
      body: JSON.stringify({ ref: "main" }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: "manual",
    });
    if (!response.ok) throw new Error(`The answer was ${response.status}.`);
  } catch (error) {
    logFailure("start of publishing", error, { code: failureCode(error) });
    throw publishingNotStarted();
  }
}
