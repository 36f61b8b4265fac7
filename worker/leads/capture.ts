import { hashEmail } from "../hash.ts";
import { readConfiguration } from "../env.ts";
import { logFailure } from "../log.ts";
import { enqueueDeliveries } from "../deliveries/enqueue.ts";
import { sendToFormService } from "../deliveries/form-service.ts";
import { scheduleRetry, secondsUntil } from "../deliveries/retry.ts";
import { settle } from "../deliveries/settle.ts";
import type { DeliveryOutcome } from "../deliveries/transitions.store.ts";
import { type NewLead, storeLead } from "./leads.store.ts";
import type { FormPost } from "../http/form.ts";

/** A lead as its fields say, without what its post says. */
type Unmarked<Lead> = Lead extends NewLead ? Omit<Lead, "skippedCheck" | "notifiesOwner" | "sentAt"> : never;

/**
 * Stores a lead and sends it to the form service, if there is one, in parallel (decision: two-copies). Mails, bookkeeping
 * and another attempt at a service that failed follow through the queue.
 * @returns whether all have it; where the service has not, the lead is stored all the same and the service tried again
 */
export async function captureLead(
  { env, db, skippedCheck, notifiesOwner, sentAt, waitUntil }: FormPost,
  fields: Unmarked<NewLead>,
): Promise<boolean> {
  const newLead: NewLead = { ...fields, skippedCheck, notifiesOwner, sentAt };
  const { formServiceUrl } = readConfiguration(env);
  const sending = formServiceUrl ? attempt(sendToFormService(formServiceUrl, newLead)) : null;
  const stored = await storeLead(db, newLead, hashEmail(env, newLead.email), sending !== null, Date.now());
  // Removed in this moment: what they sent before it is gone, as they were told.
  if (!stored) return true;
  waitUntil("queue send", enqueueDeliveries(env.DELIVERIES, stored.queuedMails));
  const outcome = await sending;
  if (!outcome || !stored.leased) return true;
  waitUntil("delivery outcome", settle(env, stored.leased, outcome, Date.now()));
  if (outcome.status === "queued") {
    const delay = secondsUntil(outcome.dueAt, Date.now());
    waitUntil("queue send", enqueueDeliveries(env.DELIVERIES, [stored.leased.id], delay));
  }
  return outcome.status === "sent";
}

/** The first attempt at the form service. */
async function attempt(sending: Promise<void>): Promise<DeliveryOutcome> {
  try {
    await sending;
    return { status: "sent" };
  } catch (error) {
    logFailure("delivery", error, { kind: "form_service", attempts: 1 });
    return scheduleRetry(error, 1, Date.now());
  }
}
