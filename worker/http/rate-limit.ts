import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";
import { AppError } from "./errors.ts";

/**
 * The first gates, by name. The windows and limits themselves stand at the bindings in wrangler.toml; `seconds` repeats
 * the window because a binding does not tell it. Approximate and per location: what costs money or annoys a person is
 * counted in D1 besides.
 */
const RATE_LIMITS = {
  form: {
    binding: "FORM_LIMIT",
    seconds: 10,
    message: "That was very quick! Please wait ten seconds and send the form again. What you typed is still here.",
  },
  sign_in: {
    binding: "SIGN_IN_LIMIT",
    seconds: 60,
    message: "Too many attempts. Please wait a minute and try again.",
  },
} as const;

/**
 * Counts one attempt of this visitor's network address against a named limit.
 * @throws AppError 429 with `Retry-After` in seconds once the limit is passed
 */
export async function countAttempt(c: Context<AppEnv>, name: keyof typeof RATE_LIMITS, scope: string) {
  const { binding, seconds, message } = RATE_LIMITS[name];
  const address = c.req.header("cf-connecting-ip") ?? "unknown";
  const { success } = await c.env[binding].limit({ key: `${scope}:${address}` });
  if (!success) {
    throw new AppError(429, "too_many_requests", message, { headers: { "Retry-After": String(seconds) } });
  }
}
