// Reads the live site before a deployment replaces it. What can't be read is not empty: only a 404 means that nothing is there.
import { Refusal } from "../refusal.mjs";

/**
 * Reads a file of the live site.
 * @returns null where the site answers 404
 * @throws {Refusal} where it answers anything but 200 and 404, or can't be reached
 */
export async function readLiveFile(url: string | URL, fetch = globalThis.fetch): Promise<Buffer | null> {
  let problem: string;
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(20_000) });
    if (response.status === 200) return Buffer.from(await response.arrayBuffer());
    if (response.status === 404) return null;
    problem = `answered ${response.status}`;
  } catch (error) {
    const { message, cause } = error as Error;
    problem = `can't be reached (${cause instanceof Error ? cause.message : message})`;
  }
  throw new Refusal(`${url} ${problem}: try again. Nothing was changed.`);
}

/**
 * Reads a JSON file of the live site.
 * @returns null where the site answers 404
 * @throws {Refusal} where the file can't be read, or isn't JSON
 */
export async function readLiveJson(url: string | URL, fetch = globalThis.fetch): Promise<unknown> {
  const file = await readLiveFile(url, fetch);
  if (file === null) return null;
  try {
    return JSON.parse(file.toString("utf8"));
  } catch {
    throw new Refusal(`${url} is not JSON: try again. Nothing was changed.`);
  }
}
