import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

/** Since when the oldest open delivery is due, and when a sweep last ended without a failure, in milliseconds. Reads two rows. */
export async function readVitals(db: Database, now: number) {
  const [vitals] = await db.all<Record<"oldestDueAt" | "lastSweepAt", number | null>>(sql`SELECT
    (SELECT due_at FROM deliveries WHERE due_at <= ${now} ORDER BY due_at LIMIT 1) AS oldestDueAt,
    (SELECT succeeded_at FROM heartbeats WHERE step = 'sweep') AS lastSweepAt`);
  return vitals!;
}
