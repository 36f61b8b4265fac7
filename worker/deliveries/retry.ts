import { failureCode } from "../log.ts";
import { isQueryError } from "../db/database.ts";
import { MAX_ATTEMPTS } from "./transitions.store.ts";

/** Seconds to wait after each failed attempt: growing, almost 24 hours in all. */
export const RETRY_DELAYS_SECONDS = [60, 300, 900, 1800, 3600, 7200, 10_800, 14_400, 21_600, 25_200] as const;

/** The delay after this many attempts, in seconds. */
function retryDelay(attempts: number): number {
  return RETRY_DELAYS_SECONDS[Math.min(Math.max(attempts, 1), RETRY_DELAYS_SECONDS.length) - 1]!;
}

/** Whole seconds until a moment, at least one. Both in milliseconds. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(1, Math.ceil((moment - now) / 1000));
}

/** What the mail service refuses for good: the recipient, or the mail itself. */
const PERMANENT_CODES =
  /^E_(RECIPIENT_NOT_ALLOWED|RECIPIENT_SUPPRESSED|VALIDATION_ERROR|FIELD_MISSING|CONTENT_TOO_LARGE|HEADERS?_\w+)$/;

/**
 * The outcome of an attempt that threw: the delivery is queued for its next attempt, or failed after the last one or
 * where another one would fail the same way. A service that says how long to wait (`retryAfter` of the error, in
 * seconds) is not asked sooner, as far as the longest delay goes. Times in milliseconds.
 */
export function scheduleRetry(thrown: unknown, attempts: number, now: number) {
  // The message of a failed query holds its parameters.
  const error = thrown instanceof Error && !isQueryError(thrown) ? thrown.message : failureCode(thrown);
  if (attempts >= MAX_ATTEMPTS || PERMANENT_CODES.test(failureCode(thrown)))
    return { status: "failed", error } as const;
  const delay = Math.max(retryDelay(attempts), Math.min(requestedDelay(thrown), RETRY_DELAYS_SECONDS.at(-1)!));
  return { status: "queued", error, dueAt: now + delay * 1000 } as const;
}

function requestedDelay(thrown: unknown): number {
  return thrown instanceof Error && "retryAfter" in thrown ? Number(thrown.retryAfter) || 0 : 0;
}
