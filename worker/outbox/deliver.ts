import { readConfiguration } from "../env.ts";
import { sendLeadMail, sendMessageMail, sendMessageReply, sendOwnerMail } from "../mail/sender.ts";
import { openDatabase } from "../store/database.ts";
import {
  type ClaimedDelivery,
  claimDelivery,
  type DeliveryOutcome,
  type LeadDeliveryKind,
  type MessageDeliveryKind,
} from "../store/deliveries.ts";
import type { Lead } from "../store/leads.ts";
import type { Message } from "../store/messages.ts";
import { isSuppressed } from "../store/suppressions.ts";
import { writeBackupCopy } from "./backup-copy.ts";
import { sendToFormService } from "./form-service.ts";
import { retryDelay, scheduleRetry } from "./retry.ts";
import { settle } from "./settle.ts";

/**
 * Carries out one delivery if it is due and not leased by another consumer; a repeated message does nothing.
 * @param now the clock, in milliseconds; read again after the work
 * @returns null when there is nothing left to do for this message, else the seconds after which to try again
 */
export async function deliver(env: Env, deliveryId: string, now: () => number = Date.now): Promise<number | null> {
  const claimed = await claimDelivery(openDatabase(env.DB), deliveryId, now());
  if (!claimed) return null;
  const outcome = await attempt(env, claimed, now);
  const isSettled = await settle(env, claimed, outcome, now());
  return outcome.status === "waiting" && isSettled ? retryDelay(claimed.attempts) : null;
}

async function attempt(env: Env, claimed: ClaimedDelivery, now: () => number): Promise<DeliveryOutcome> {
  try {
    if ("lead" in claimed) return await LEAD_DELIVERIES[claimed.kind](env, claimed.lead);
    return await MESSAGE_DELIVERIES[claimed.kind](env, claimed.message);
  } catch (error) {
    const failed = scheduleRetry(error, claimed.attempts, now());
    console.warn({ deliveryId: claimed.id, kind: claimed.kind, attempts: claimed.attempts, error: failed.error });
    return failed;
  }
}

const DONE = { status: "done" } as const;

/** How each kind of a lead's deliveries is carried out. */
const LEAD_DELIVERIES: Record<LeadDeliveryKind, (env: Env, lead: Lead) => Promise<DeliveryOutcome>> = {
  async form_service(env, lead) {
    const { formServiceUrl } = readConfiguration(env);
    if (formServiceUrl) await sendToFormService(formServiceUrl, lead);
    else await writeBackupCopy(env.BUCKET, lead);
    return DONE;
  },
  lead_mail: (env, lead) => unlessSuppressed(env, lead, () => sendLeadMail(env, lead)),
  async owner_mail(env, lead) {
    await sendOwnerMail(env, lead);
    return DONE;
  },
};

/** How each kind of a message's deliveries is carried out. */
const MESSAGE_DELIVERIES: Record<MessageDeliveryKind, (env: Env, message: Message) => Promise<DeliveryOutcome>> = {
  async message_mail(env, message) {
    await sendMessageMail(env, message);
    return DONE;
  },
  message_reply: (env, message) => unlessSuppressed(env, message, () => sendMessageReply(env, message)),
};

/** Sends a mail to a visitor, unless they unsubscribed. */
async function unlessSuppressed(
  env: Env,
  { emailHash }: { emailHash: string },
  send: () => Promise<void>,
): Promise<DeliveryOutcome> {
  if (await isSuppressed(openDatabase(env.DB), emailHash)) {
    return { status: "withheld", reason: "this person unsubscribed" };
  }
  await send();
  return DONE;
}
