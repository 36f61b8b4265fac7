import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";
import { AppError } from "./errors.ts";
import { received } from "./public-form.ts";

/**
 * The answer to a form whose lead was stored.
 * @param isCopied whether the form-collection service has it, too: only then it counts as sent (decision: two-copies)
 * @param what was sent, for the person to read
 * @throws AppError 502 where it has not; sending the form again is harmless
 */
export function answerCaptured(c: Context<AppEnv>, isCopied: boolean, what = "your sign-up") {
  if (!isCopied) {
    throw new AppError(
      502,
      "form_service_failed",
      `We could not finish ${what} just now. What you typed is still here: please try again in a moment.`,
    );
  }
  return received(c);
}
