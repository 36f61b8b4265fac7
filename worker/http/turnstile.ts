import { z } from "zod";
import { readConfiguration } from "../env.ts";
import { logFailure } from "../log.ts";

/** How long the verify service may take to answer, in milliseconds. */
const VERIFY_TIMEOUT_MS = 4000;

/** The reason to quarantine a post without a token. */
export const NO_TOKEN = "turnstile-missing";

/** Longest token that Turnstile makes, in characters. */
const MAX_TOKEN_LENGTH = 2048;

const answerSchema = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).default([]) });

/**
 * What Turnstile says of a post. It is refused without a token (`NO_TOKEN`), or because the token is wrong, over, or was used before
 * (`turnstile-refused`, followed by the service's own codes). Turnstile is unavailable where a setting of ours is wrong or the
 * service gave no answer, which is no fault of the visitor.
 */
type Verdict = { status: "passed" } | { status: "refused"; reasons: string[] } | { status: "unavailable" };

/** Asks Turnstile about a post, if it is configured. The visitor's IP is not sent along (decision: campaign-in-urls). */
export async function checkTurnstile(env: Env, token: unknown): Promise<Verdict> {
  try {
    const { turnstile } = readConfiguration(env);
    if (!turnstile) return { status: "passed" };
    if (typeof token !== "string" || token === "" || token.length > MAX_TOKEN_LENGTH) {
      return { status: "refused", reasons: [NO_TOKEN] };
    }
    const response = await fetch(turnstile.verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret: turnstile.secretKey, response: token }),
      signal: AbortSignal.timeout(VERIFY_TIMEOUT_MS),
    });
    const answer = answerSchema.parse(await response.json());
    if (answer.success) return { status: "passed" };
    // Not about the token: our own secret is wrong, or the service failed. The owner must hear of it.
    const fault = answer["error-codes"].find((code) => code.endsWith("-secret") || code === "internal-error");
    if (fault) throw Object.assign(new Error(fault), { code: fault.replaceAll("-", "_") });
    return { status: "refused", reasons: ["turnstile-refused", ...answer["error-codes"].slice(0, 5)] };
  } catch (error) {
    logFailure("Turnstile verification", error);
    return { status: "unavailable" };
  }
}
