import { deleteOrphanedPictures } from "../media/orphans.ts";
import { foldRareCampaigns } from "../store/counters.ts";
import { openDatabase } from "../store/database.ts";
import { findOverdueDeliveries } from "../store/deliveries.ts";
import { dropOldMailCounts } from "../store/mail-ledger.ts";
import { purgeQuarantine } from "../store/quarantine.ts";
import { enqueueDeliveries, QUEUE_BATCH } from "./enqueue.ts";

/** How long after it was due a delivery counts as overdue: its message is lost or far behind. */
const OVERDUE_AFTER_MS = 10 * 60 * 1000;

/**
 * The cron job, every 5 minutes: requeues overdue deliveries, keeps the counters small, and deletes old quarantined
 * posts and the objects of unfinished uploads.
 * @param now milliseconds
 */
export async function sweep(env: Env, now: number): Promise<void> {
  const db = openDatabase(env.DB);
  const overdue = await findOverdueDeliveries(db, now - OVERDUE_AFTER_MS, QUEUE_BATCH);
  await enqueueDeliveries(env.DELIVERIES, overdue);
  await dropOldMailCounts(db, now);
  await foldRareCampaigns(db);
  await purgeQuarantine(db, now);
  await deleteOrphanedPictures(db, env.BUCKET, now);
}
