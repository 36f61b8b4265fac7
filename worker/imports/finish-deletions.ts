import type { Database } from "../db/database.ts";
import { deleteNextWords, findUnfinishedDeletion } from "./deletion.store.ts";

/** Batches of one sweep. */
const BATCHES_PER_SWEEP = 4;

/** Goes on with deletions of imports that the owner's page did not finish. */
export async function finishDeletions(db: Database, now: number): Promise<void> {
  for (let batch = 0; batch < BATCHES_PER_SWEEP; batch++) {
    const unfinished = await findUnfinishedDeletion(db);
    if (!unfinished) return;
    await deleteNextWords(db, unfinished, now);
  }
}
