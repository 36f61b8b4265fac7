import { calendarDay } from "../../domain/calendar-day.ts";
import type { VisitMessage } from "./consumer.ts";

/**
 * Counts what a page tells of its visit, once for each key, as one message of the queue (decision: visits-counted-by-day).
 * @param keys of `VisitTotals`
 * @param now milliseconds
 */
export async function recordVisit(env: Env, keys: readonly string[], now: number): Promise<void> {
  if (keys.length === 0) return;
  await env.VISITS.send({ day: calendarDay(now, "UTC"), keys: [...keys] } satisfies VisitMessage);
}
