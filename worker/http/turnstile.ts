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
 * Asks Turnstile about a post, if it is configured. Reasons to quarantine it: `NO_TOKEN`; `turnstile-refused`, followed by the service's own codes, the token is wrong, over, or was used before; none if it passed.
 * "unavailable": a setting of ours is wrong or the service gave no answer, which is no fault of the visitor. The visitor's IP
 * is not sent along (decision: campaign-in-urls).
 */
export async function checkTurnstile(env: Env, token: unknown): Promise<{ reasons: string[] } | "unavailable"> {
  try {
    const { turnstile } = readConfiguration(env);
    if (!turnstile) return { reasons: [] };
    if (typeof token !== "string" || token === "" || token.length > MAX_TOKEN_LENGTH) {
      return { reasons: [NO_TOKEN] };
    }
    const response = await fetch(turnstile.verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret: turnstile.secretKey, response: token }),
      signal: AbortSignal.timeout(VERIFY_TIMEOUT_MS),
    });
    const answer = answerSchema.parse(await response.json());
    if (answer.success) return { reasons: [] };
    // Not about the token: our own secret is wrong, or the service failed. The owner must hear of it.
    const fault = answer["error-codes"].find((code) => code.endsWith("-secret") || code === "internal-error");
    if (fault) throw Object.assign(new Error(fault), { code: fault.replaceAll("-", "_") });
    return { reasons: ["turnstile-refused", ...answer["error-codes"].slice(0, 5)] };
  } catch (error) {
    logFailure("Turnstile verification", error);
    return "unavailable";
  }
}
