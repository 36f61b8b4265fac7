import { z } from "zod";
import { calendarDay } from "../../domain/calendar-day.ts";
import { largerTotals } from "../../domain/visit-counts.ts";
import { readConfiguration } from "../env.ts";
import type { Database } from "../store/database.ts";
import { changeVisitDay } from "../store/visit-days.ts";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long Cloudflare's API may take to answer, in milliseconds. */
const API_TIMEOUT_MS = 10_000;

/** The dataset's name in wrangler.toml: see docs/operate.md. */
const DATASET = "homeward_visits";

/** Far above the names that there are in two days; the rest of invented campaigns is not worth reading. */
const ROWS_LIMIT = 2000;

const answerSchema = z.object({
  data: z.array(z.object({ day: z.coerce.number(), name: z.string(), count: z.coerce.number().int().nonnegative() })),
});

/**
 * Reads, where Analytics Engine counts the visits, the totals of yesterday and today, and keeps them where the owner's page
 * reads all totals. Once an hour: the sweep asks every five minutes.
 * @param now milliseconds
 * @throws Error if the API refuses or cannot be reached; the next hour reads the same days again
 */
export async function readVisitPoints(env: Env, db: Database, now: number): Promise<void> {
  const { visitPoints } = readConfiguration(env);
  if (!visitPoints || now % (60 * MINUTE_MS) >= 5 * MINUTE_MS) return;
  const { accountId, token, apiUrl } = visitPoints;
  const from = Math.floor((now - DAY_MS) / DAY_MS) * (DAY_MS / 1000);
  const response = await fetch(`${apiUrl}/accounts/${accountId}/analytics_engine/sql`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    // A point can stand for several: `_sample_interval` says for how many.
    body: `SELECT intDiv(toUInt32(timestamp), 86400) * 86400 AS day, blob1 AS name, SUM(_sample_interval) AS count
      FROM ${DATASET} WHERE timestamp >= toDateTime(${from})
      GROUP BY day, name ORDER BY count DESC LIMIT ${ROWS_LIMIT} FORMAT JSON`,
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  });
  if (!response.ok) throw Object.assign(new Error("Analytics Engine refused"), { code: `HTTP_${response.status}` });
  const { data } = answerSchema.parse(await response.json());
  const days = new Map<string, Record<string, number>>();
  for (const { day, name, count } of data) {
    const date = calendarDay(day * 1000, "UTC");
    days.set(date, { ...days.get(date), [name]: count });
  }
  for (const [day, totals] of days) await changeVisitDay(db, day, (before) => largerTotals(before, totals));
}
