import { hashEmail } from "../hash.ts";
import { readConfiguration } from "../env.ts";
import { logFailure } from "../log.ts";
import { writeBackupCopy } from "../deliveries/backup-copy.ts";
import { enqueueDeliveries } from "../deliveries/enqueue.ts";
import { sendToFormService } from "../deliveries/form-service.ts";
import { scheduleRetry, secondsUntil } from "../deliveries/retry.ts";
import { settle } from "../deliveries/settle.ts";
import { findPlan } from "../plans/rows-store.ts";
import type { DeliveryOutcome } from "../deliveries/transitions-store.ts";
import { type NewLead, storeLead } from "./store.ts";
import type { FormPost } from "../http/form.ts";

/** A lead as its fields say, without what its post says. */
type Unmarked<Lead> = Lead extends NewLead ? Omit<Lead, "skippedCheck" | "notifiesOwner" | "sentAt"> : never;

/**
 * Stores a lead and makes its second copy before the visitor is answered (decision: two-copies). The form service is
 * called in parallel with the database; the bucket's copy is made of the stored row. Mails, bookkeeping and a copy that
 * failed follow through the queue.
 * @returns whether both copies exist; if not, the lead is stored all the same and the copy is tried again
 */
export async function captureLead(
  { env, db, skippedCheck, notifiesOwner, sentAt, waitUntil }: FormPost,
  fields: Unmarked<NewLead>,
): Promise<boolean> {
  const newLead: NewLead = { ...fields, skippedCheck, notifiesOwner, sentAt };
  const sending = attemptCopy(sendIfConfigured(env, newLead));
  const stored = await storeLead(db, newLead, hashEmail(env, newLead.email), Date.now());
  // Removed in this moment: what they sent before it is gone, as they were told.
  if (!stored) return true;
  const { lead, leasedCopy, queuedMails } = stored;
  waitUntil("queue send", enqueueDeliveries(env.DELIVERIES, queuedMails));
  const plan = lead.kind === "plan" ? await findPlan(db, lead.id) : null;
  const outcome = (await sending) ?? (await attemptCopy(writeBackupCopy(env.BUCKET, lead, plan)))!;
  waitUntil("delivery outcome", settle(env, { ...leasedCopy, kind: "form_service", lead }, outcome, Date.now()));
  if (outcome.status === "waiting") {
    const delay = secondsUntil(outcome.nextAttemptAt, Date.now());
    waitUntil("queue send", enqueueDeliveries(env.DELIVERIES, [leasedCopy.id], delay));
  }
  return outcome.status === "done";
}

/** @returns false where there is no form service: then the copy goes to the bucket */
async function sendIfConfigured(env: Env, lead: NewLead): Promise<boolean> {
  const { formServiceUrl } = readConfiguration(env);
  if (formServiceUrl) await sendToFormService(formServiceUrl, lead);
  return formServiceUrl !== null;
}

/** The first attempt of a second copy. @returns null where nothing was attempted */
async function attemptCopy(copy: Promise<boolean | void>): Promise<DeliveryOutcome | null> {
  try {
    return (await copy) === false ? null : { status: "done" };
  } catch (error) {
    logFailure("delivery", error, { kind: "form_service", attempts: 1 });
    return scheduleRetry(error, 1, Date.now());
  }
}
