import { CONFIRMED_KEY } from "../../domain/visit-counts.ts";
import { logRejection } from "../log.ts";
import { enqueueDeliveries } from "../outbox/enqueue.ts";
import type { Database } from "../store/database.ts";
import { requeueUnconfirmed } from "../store/deliveries.ts";
import { markConfirmed } from "../store/people.ts";
import { recordVisit } from "../visits/record.ts";

/**
 * Records that a person confirmed their email, and enqueues the mails that waited for it. Harmless when repeated, and
 * for somebody who was removed (decision: confirmed-addresses).
 * @param now milliseconds
 */
export async function confirmPerson(env: Env, db: Database, emailHash: string, now: number): Promise<void> {
  const isFirst = await markConfirmed(db, emailHash, now);
  if (isFirst) await logRejection("count of a confirmation", recordVisit(env, [CONFIRMED_KEY], now));
  await enqueueDeliveries(env.DELIVERIES, await requeueUnconfirmed(db, emailHash, now));
}
