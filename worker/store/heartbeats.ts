import type { Database } from "./database.ts";
import { heartbeatsTable } from "./schema.ts";

/** How a step of the sweep ended; `error` is a code, null if it ended well. */
export type StepEnd = { step: string; error: string | null };

/** Records how the steps of one sweep ended, at `now` in milliseconds. */
export async function recordHeartbeats(db: Database, ends: readonly StepEnd[], now: number): Promise<void> {
  const [first, ...others] = ends.map(({ step, error }) => {
    const columns = error === null ? { succeededAt: now } : { failedAt: now, lastError: error };
    return db
      .insert(heartbeatsTable)
      .values({ step, ...columns })
      .onConflictDoUpdate({ target: heartbeatsTable.step, set: columns });
  });
  if (first) await db.batch([first, ...others]);
}

/** The steps of the sweep, as they last ended. */
export function listHeartbeats(db: Database) {
  return db.select().from(heartbeatsTable);
}
