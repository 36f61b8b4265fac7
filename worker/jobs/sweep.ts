import { dropOldQuarters, foldRareCampaigns } from "../store/counters.ts";
import { openDatabase } from "../store/database.ts";
import { findForgottenDeliveries } from "../store/deliveries.ts";
import { purgeQuarantine } from "../store/quarantine.ts";
import { enqueueDeliveries } from "./enqueue.ts";
import { deleteOrphanedPictures } from "./orphaned-pictures.ts";

/** How long after its time a delivery counts as forgotten: its message is lost or far behind. */
export const FORGOTTEN_AFTER_MS = 10 * 60 * 1000;

/**
 * The cron job, every 5 minutes: queues again what nobody picked up, keeps the counters small, and clears the bucket of
 * what an upload left half-way.
 */
export async function sweep(env: Env, now: number): Promise<void> {
  const db = openDatabase(env.DB);
  const forgotten = await findForgottenDeliveries(db, now - FORGOTTEN_AFTER_MS, 100);
  await enqueueDeliveries(env.DELIVERIES, forgotten);
  await dropOldQuarters(db, now);
  await foldRareCampaigns(db);
  await purgeQuarantine(db, now);
  await deleteOrphanedPictures(db, env.BUCKET, now);
}
