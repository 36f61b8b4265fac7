import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { heartbeatsTable } from "../db/schema.ts";

type Step = (typeof heartbeatsTable.$inferSelect)["step"];

/** Records that a step ended well, at `now` in milliseconds. */
export async function recordHeartbeat(db: Database, step: Step, now: number): Promise<void> {
  const set = { succeededAt: now };
  await db
    .insert(heartbeatsTable)
    .values({ step, ...set })
    .onConflictDoUpdate({ target: heartbeatsTable.step, set });
}

/** When a step last ended well, in milliseconds; 0 if it never did. */
export async function readSucceededAt(db: Database, step: Step): Promise<number> {
  const found = await db.query.heartbeatsTable.findFirst({ where: eq(heartbeatsTable.step, step) });
  return found?.succeededAt ?? 0;
}
