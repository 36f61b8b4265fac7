import { canonicalMailbox } from "../../domain/email.ts";
import { CONFIRMED_KEY } from "../../domain/visit-counts.ts";
import { hashEmail } from "../hash.ts";
import { logRejection } from "../log.ts";
import { enqueueDeliveries } from "../deliveries/enqueue.ts";
import { type ConfirmationSubject, findConfirmationSubject, storeConfirmation } from "./confirmations.store.ts";
import type { Database } from "../db/database.ts";
import { countVisit } from "../visits/visits.store.ts";

/** What a link confirms, and whom it was mailed to, by the hash of their email; and their name as they corrected it. */
type Confirmation = { person: string; about: string; name?: string | undefined };

/**
 * Records that a person confirmed the lead or the message that a mail was about, and enqueues the mails that waited for
 * it. Harmless when repeated, and for what was removed (decision: confirmed-leads).
 * @returns what they confirmed; null where it is gone
 */
export async function confirm(
  env: Env,
  db: Database,
  link: Confirmation,
  now: number,
): Promise<ConfirmationSubject | null> {
  const found = await findConfirmationSubject(db, link);
  if (!found) return null;
  const mailbox = hashEmail(env, canonicalMailbox(found.email));
  // Only where its page asked for a name, and only the first time.
  const name = found.name === null ? undefined : link.name;
  const { isFirst, dueMails } = await storeConfirmation(db, { ...link, email: found.email, name, mailbox }, now);
  if (isFirst) await logRejection("count of a confirmation", countVisit(db, [CONFIRMED_KEY], now));
  // They are due: where the queue does not take them, the sweep queues them when they are overdue.
  await logRejection("queue send", enqueueDeliveries(env.DELIVERIES, dueMails));
  return found;
}
