import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { SweepStep } from "../db/schema.ts";

/** How a step of the sweep ended; `error` is a code, null if it ended well. */
export type StepEnd = { step: SweepStep; error: string | null };

/** Records how the steps of one sweep ended, at `now` in milliseconds. One statement, however many steps there are. */
export async function recordHeartbeats(db: Database, ends: readonly StepEnd[], now: number): Promise<void> {
  await db.run(sql`INSERT INTO heartbeats (step, succeeded_at, failed_at, last_error)
    SELECT value ->> 'step', iif(value ->> 'error' IS NULL, ${now}, NULL), iif(value ->> 'error' IS NULL, NULL, ${now}),
      value ->> 'error'
    FROM json_each(${JSON.stringify(ends)}) WHERE 1
    ON CONFLICT (step) DO UPDATE SET
      succeeded_at = coalesce(excluded.succeeded_at, succeeded_at),
      failed_at = coalesce(excluded.failed_at, failed_at),
      last_error = coalesce(excluded.last_error, last_error)`);
}
