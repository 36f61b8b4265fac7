import { logRejection } from "../log.ts";
import type { Database } from "../db/database.ts";
import { storeNotification } from "./notifications.store.ts";
import { enqueueDeliveries } from "./enqueue.ts";

/**
 * Tells the owner something by mail, through the outbox, unless they were told of this day and topic (decision:
 * morning-digest).
 */
export async function notifyOwner(
  env: Env,
  db: Database,
  notification: Parameters<typeof storeNotification>[1],
  now: number,
): Promise<void> {
  const queued = await storeNotification(db, notification, now);
  // It is stored: where the queue does not take it, the sweep queues it when it is overdue.
  if (queued.length > 0) await logRejection("queue send", enqueueDeliveries(env.DELIVERIES, queued));
}
