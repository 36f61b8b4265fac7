import { asc, eq, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { deliveriesTable, heartbeatsTable } from "../db/schema.ts";

/** Since when the oldest open delivery is due, and when a sweep last ended without a failure, in milliseconds. Reads two rows. */
export async function readVitals(db: Database, now: number) {
  const { dueAt } = deliveriesTable;
  const [[oldest], [sweep]] = await db.batch([
    db.select({ dueAt }).from(deliveriesTable).where(lte(dueAt, now)).orderBy(asc(dueAt)).limit(1),
    db.select().from(heartbeatsTable).where(eq(heartbeatsTable.step, "sweep")),
  ]);
  return { oldestDueAt: oldest?.dueAt ?? null, lastSweepAt: sweep?.succeededAt ?? null };
}
