import { failureCode, logFailure } from "../log.ts";
import type { Database } from "../db/database.ts";
import { endErasures, findDueErasures, postponeErasure } from "./erasures-store.ts";
import { findLeadIds } from "./store.ts";
import { deleteBackupCopies } from "../deliveries/backup-copy.ts";
import { deleteKeptPosts } from "../quarantine/kept-posts.ts";
import { retryDelay } from "../deliveries/retry.ts";

/** Few enough for one invocation of the free plan, with what else comes in its minute: see worker/sweep.ts. */
const ERASURES_PER_SWEEP = 10;

/**
 * Finishes the removals that are due: each is repeated after a while, when no copy can still be in progress.
 * What the person sent since then is kept.
 */
export async function finishErasures(db: Database, bucket: R2Bucket, now: number): Promise<void> {
  const due = await findDueErasures(db, now, ERASURES_PER_SWEEP);
  if (due.length === 0) return;
  const keptLeads = await findLeadIds(
    db,
    due.map(({ emailHash }) => emailHash),
  );
  const finished: typeof due = [];
  const keptPosts = deleteKeptPosts(bucket, new Map(due.map(({ emailHash, requestedAt }) => [emailHash, requestedAt])));
  // Each erasure fails with it.
  keptPosts.catch(() => null);
  for (const erasure of due) {
    try {
      await keptPosts;
      await deleteBackupCopies(bucket, erasure.emailHash, keptLeads);
      finished.push(erasure);
    } catch (error) {
      logFailure("deletion of backup copies", error, { attempts: erasure.attempts });
      await postponeErasure(db, erasure, failureCode(error), now, retryDelay(erasure.attempts + 1) * 1000);
    }
  }
  await endErasures(db, finished);
}
