import { configurationOf } from "../env.ts";
import { type Database, openDatabase } from "../store/database.ts";
import {
  type ClaimedDelivery,
  claimDelivery,
  type DeliveryOutcome,
  type LeadDeliveryKind,
  type MessageDeliveryKind,
  settleDelivery,
} from "../store/deliveries.ts";
import { type Lead, leadExists, type StoredLead } from "../store/leads.ts";
import type { Message } from "../store/messages.ts";
import { isSuppressed } from "../store/suppressions.ts";
import { deleteBackupCopies, writeBackupCopy } from "./backup-copy.ts";
import { enqueueDeliveries } from "./enqueue.ts";
import { sendToFormService } from "./form-service.ts";
import { sendLeadMail, sendMessageMail, sendMessageReply, sendOwnerMail } from "./mail.ts";

/**
 * Seconds to wait after each failed attempt: growing, 24 hours in all but for a few minutes. As many as `max_retries`
 * of the queue in wrangler.toml; after the last, the queue hands the message to the dead-letter queue.
 */
export const RETRY_DELAYS_SECONDS = [60, 300, 900, 1800, 3600, 7200, 10_800, 14_400, 21_600, 25_200] as const;

/** The delay after this many attempts, in seconds. */
export function retryDelay(attempts: number): number {
  return RETRY_DELAYS_SECONDS[Math.min(Math.max(attempts, 1), RETRY_DELAYS_SECONDS.length) - 1]!;
}

/**
 * Carries out one owed delivery, if it is due and nobody else is at it; a repeated message does nothing.
 * @param now the clock, in milliseconds; read again after the work
 * @returns null when there is nothing left to do for this message, else the seconds after which to try again
 */
export async function deliver(env: Env, deliveryId: string, now: () => number = Date.now): Promise<number | null> {
  const claimed = await claimDelivery(openDatabase(env.DB), deliveryId, now());
  if (!claimed) return null;
  const outcome = await attempt(env, claimed, now);
  const stillOurs = await settle(env, claimed, outcome, now());
  return outcome.status === "waiting" && stillOurs ? retryDelay(claimed.attempts) : null;
}

/** What a form has captured: how to store it, and how the form service is to be told. */
export type CapturedLead = { store: () => Promise<StoredLead>; tell: (url: string) => Promise<void> };

/**
 * Stores a lead and makes its second copy before the visitor is answered (decision: two-copies): the form service is
 * called in parallel with the database, the bucket's copy is made of the row as it then stands. What can wait (mails,
 * book-keeping, a copy that failed) goes through the queue.
 * @param waitUntil keeps the Worker alive for what follows the answer
 * @returns whether both copies exist; if not, the lead is safe all the same and the copy will be tried again
 */
export async function captureLead(
  env: Env,
  captured: CapturedLead,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<boolean> {
  const { formServiceUrl } = configurationOf(env);
  const told = formServiceUrl ? outcomeOfCopy(captured.tell(formServiceUrl)) : null;
  const { lead, heldCopy, owedMails } = await captured.store();
  const outcome = await (told ?? outcomeOfCopy(writeBackupCopy(env.BUCKET, lead)));
  waitUntil(
    Promise.all([
      settle(env, { ...heldCopy, kind: "form_service", lead }, outcome, Date.now()),
      enqueueDeliveries(env.DELIVERIES, owedMails),
      outcome.status === "waiting" && enqueueDeliveries(env.DELIVERIES, [heldCopy.id], retryDelay(1)),
    ]),
  );
  return outcome.status === "done";
}

async function outcomeOfCopy(copying: Promise<void>): Promise<DeliveryOutcome> {
  try {
    await copying;
    return { status: "done" };
  } catch (error) {
    return failedAttempt(error, 1, Date.now());
  }
}

async function attempt(env: Env, claimed: ClaimedDelivery, now: () => number): Promise<DeliveryOutcome> {
  try {
    if ("lead" in claimed) return await carryOutForLead[claimed.kind](env, claimed.lead);
    return await carryOutForMessage[claimed.kind](env, claimed.message);
  } catch (error) {
    const failed = failedAttempt(error, claimed.attempts, now());
    console.warn({ deliveryId: claimed.id, kind: claimed.kind, attempts: claimed.attempts, error: failed.error });
    return failed;
  }
}

function failedAttempt(thrown: unknown, attempts: number, now: number) {
  const error = thrown instanceof Error ? thrown.message : String(thrown);
  return { status: "waiting", error, nextAttemptAt: now + retryDelay(attempts) * 1000 } as const;
}

/** A delivery in our hands; with its lead where the lead may have gone meanwhile. */
type HeldDelivery = { id: string; leaseId: string; kind: string; lead?: Lead };

/** Reports an outcome; false when the delivery is no longer ours to report on. */
async function settle(env: Env, held: HeldDelivery, outcome: DeliveryOutcome, now: number): Promise<boolean> {
  const db = openDatabase(env.DB);
  const stillOurs = await settleDelivery(db, held, outcome, now);
  // Was the person removed while the copy was being written? It must not outlive them.
  if (!stillOurs && held.kind === "form_service" && held.lead && !(await leadExists(db, held.lead.id))) {
    await deleteBackupCopies(env.BUCKET, held.lead.addressHash);
  }
  return stillOurs;
}

const DONE = { status: "done" } as const;

/** Sends a mail to a visitor, unless they want none. */
async function mailVisitor(db: Database, addressHash: string, send: () => Promise<void>): Promise<DeliveryOutcome> {
  if (await isSuppressed(db, addressHash)) return { status: "withheld", reason: "this person unsubscribed" };
  await send();
  return DONE;
}

const carryOutForLead: Record<LeadDeliveryKind, (env: Env, lead: Lead) => Promise<DeliveryOutcome>> = {
  async form_service(env, lead) {
    const { formServiceUrl } = configurationOf(env);
    if (formServiceUrl) await sendToFormService(formServiceUrl, lead);
    else await writeBackupCopy(env.BUCKET, lead);
    return DONE;
  },
  lead_mail: (env, lead) =>
    mailVisitor(openDatabase(env.DB), lead.addressHash, () => sendLeadMail(env.EMAIL, configurationOf(env), lead)),
  async owner_mail(env, lead) {
    await sendOwnerMail(env.EMAIL, configurationOf(env), lead);
    return DONE;
  },
};

const carryOutForMessage: Record<MessageDeliveryKind, (env: Env, message: Message) => Promise<DeliveryOutcome>> = {
  async message_mail(env, message) {
    await sendMessageMail(env.EMAIL, configurationOf(env), message);
    return DONE;
  },
  message_reply: (env, message) =>
    mailVisitor(openDatabase(env.DB), message.addressHash, () =>
      sendMessageReply(env.EMAIL, configurationOf(env), message),
    ),
};
