import { toMailbox } from "../../domain/email.ts";
import { CONFIRMED_KEY } from "../../domain/visit-counts.ts";
import { hashEmail } from "../hash.ts";
import { logRejection } from "../log.ts";
import { enqueueDeliveries } from "../outbox/enqueue.ts";
import { type Confirmable, findConfirmable, storeConfirmation } from "../store/confirmations.ts";
import type { Database } from "../store/database.ts";
import { countVisit } from "../store/visit-days.ts";

/** What a link confirms, and whom it was mailed to, by the hash of their email. */
type Confirmation = { person: string; about: string };

/**
 * Records that a person confirmed the lead or the message that a mail was about, and enqueues the mails that waited for
 * it. Harmless when repeated, and for what was removed (decision: confirmed-leads).
 * @returns what they confirmed; null where it is gone
 */
export async function confirm(env: Env, db: Database, link: Confirmation, now: number): Promise<Confirmable | null> {
  const found = await findConfirmable(db, link);
  if (!found) return null;
  const mailbox = hashEmail(env, toMailbox(found.email));
  const { isFirst, dueMails } = await storeConfirmation(db, { ...link, mailbox }, now);
  if (isFirst) await logRejection("count of a confirmation", countVisit(db, [CONFIRMED_KEY], now));
  await enqueueDeliveries(env.DELIVERIES, dueMails);
  return found;
}
