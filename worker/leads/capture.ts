import { hashEmail } from "../digest.ts";
import { readConfiguration } from "../env.ts";
import { writeBackupCopy } from "../outbox/backup-copy.ts";
import { enqueueDeliveries } from "../outbox/enqueue.ts";
import { sendToFormService } from "../outbox/form-service.ts";
import { retryDelay, scheduleRetry } from "../outbox/retry.ts";
import { settle } from "../outbox/settle.ts";
import type { DeliveryOutcome } from "../store/deliveries.ts";
import { type NewLead, storeLead } from "../store/leads.ts";
import type { FormPost } from "./forms.ts";

/**
 * Stores a lead and makes its second copy before the visitor is answered (decision: two-copies). The form service is
 * called in parallel with the database; the bucket's copy is made of the stored row. Mails, bookkeeping and a copy that
 * failed follow through the queue.
 * @returns whether both copies exist; if not, the lead is stored all the same and the copy is tried again
 */
export async function captureLead({ env, db, waitUntil }: FormPost, newLead: NewLead): Promise<boolean> {
  const { formServiceUrl } = readConfiguration(env);
  const sending = formServiceUrl ? attemptCopy(sendToFormService(formServiceUrl, newLead)) : null;
  const { lead, leasedCopy, queuedMails } = await storeLead(db, newLead, hashEmail(env, newLead.email), Date.now());
  const outcome = await (sending ?? attemptCopy(writeBackupCopy(env.BUCKET, lead)));
  waitUntil(
    Promise.all([
      settle(env, { ...leasedCopy, kind: "form_service", lead }, outcome, Date.now()),
      enqueueDeliveries(env.DELIVERIES, queuedMails),
      outcome.status === "waiting" && enqueueDeliveries(env.DELIVERIES, [leasedCopy.id], retryDelay(1)),
    ]),
  );
  return outcome.status === "done";
}

async function attemptCopy(copying: Promise<void>): Promise<DeliveryOutcome> {
  try {
    await copying;
    return { status: "done" };
  } catch (error) {
    return scheduleRetry(error, 1, Date.now());
  }
}
