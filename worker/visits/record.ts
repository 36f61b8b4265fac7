import { calendarDay } from "../../domain/calendar-day.ts";
import { readConfiguration } from "../env.ts";
import type { VisitMessage } from "./consumer.ts";

/**
 * The dataset of Analytics Engine that counts visits, where the binding and what is needed to read it again are
 * configured (docs/operate.md); else null.
 */
function findDataset(env: Env): AnalyticsEngineDataset | null {
  const { VISIT_POINTS } = env as { VISIT_POINTS?: AnalyticsEngineDataset };
  return VISIT_POINTS && readConfiguration(env).visitPoints ? VISIT_POINTS : null;
}

/**
 * Counts what a page tells of its visit, once for each key, without a row of the database (decision:
 * visits-counted-by-day): as points of Analytics Engine, else as one message of the queue.
 * @param keys of `VisitTotals`
 * @param now milliseconds
 */
export async function recordVisit(env: Env, keys: readonly string[], now: number): Promise<void> {
  if (keys.length === 0) return;
  const dataset = findDataset(env);
  if (dataset) {
    for (const key of keys) dataset.writeDataPoint({ indexes: [key.split(" ", 1)[0]!], blobs: [key], doubles: [1] });
    return;
  }
  await env.VISITS.send({ day: calendarDay(now, "UTC"), keys: [...keys] } satisfies VisitMessage);
}
