import { toMailbox } from "../../domain/email.ts";
import { hashEmail } from "../hash.ts";
import { readConfiguration } from "../env.ts";
import { logFailure } from "../log.ts";
import {
  MailOutcomeUnknown,
  sendAnnouncement,
  sendLeadMail,
  sendMessageMail,
  sendMessageReply,
  sendNotification,
  sendOwnerMail,
  sendReply,
} from "../mail/sender.ts";
import { CANCELED, PAUSED } from "../store/announcements.ts";
import { openDatabase } from "../store/database.ts";
import {
  type ClaimedDelivery,
  claimDelivery,
  type DeliveryOutcome,
  markSending,
  UNCONFIRMED,
} from "../store/deliveries.ts";
import { findMailObstacle, keepRoomForReply, type MailRecipient, PERSON_LIMIT_REACHED } from "../store/mail-ledger.ts";
import { isSuppressed } from "../store/suppressions.ts";
import { tellOwnerOfLimit } from "./alerts.ts";
import { writeBackupCopy } from "./backup-copy.ts";
import { sendToFormService } from "./form-service.ts";
import { scheduleRetry, secondsUntil } from "./retry.ts";
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
  // What is held back waits in the database: the sweep requeues it when it is due.
  return outcome.status === "waiting" && isSettled ? secondsUntil(outcome.nextAttemptAt, now()) : null;
}

function attempt(env: Env, claimed: ClaimedDelivery, now: () => number): Promise<DeliveryOutcome> {
  switch (claimed.kind) {
    case "form_service":
      return copy(env, claimed, now);
    case "lead_mail":
      return mail(env, claimed, toVisitor(env, claimed.lead), () => sendLeadMail(env, claimed.lead), now);
    case "owner_mail":
      return mail(env, claimed, { audience: "owner" }, () => sendOwnerMail(env, claimed.lead), now);
    case "message_mail":
      return mail(env, claimed, { audience: "owner" }, () => sendMessageMail(env, claimed.message), now);
    case "message_reply":
      return mail(env, claimed, toVisitor(env, claimed.message), () => sendMessageReply(env, claimed.message), now);
    case "answer_mail": {
      const { reply } = claimed;
      const recipient = { ...toVisitor(env, reply), isReply: true, isAnswer: reply.messageId !== null };
      return mail(env, claimed, recipient, () => sendReply(env, reply), now);
    }
    case "announcement_mail":
      return announce(env, claimed, now);
    case "notification":
      return mail(
        env,
        claimed,
        { audience: "notified" },
        () => sendNotification(env, claimed.notification, now()),
        now,
      );
  }
}

/** A paused announcement is looked at so often; who resumes it makes its deliveries due at once. */
const PAUSED_FOR_MS = 60 * 60 * 1000;

/** Sends an announcement to a person, unless it was stopped or nothing of the person is left. */
async function announce(
  env: Env,
  claimed: Extract<ClaimedDelivery, { kind: "announcement_mail" }>,
  now: () => number,
): Promise<DeliveryOutcome> {
  const { id, status, email, emailHash } = claimed.announcement;
  if (status === "canceled") return { status: "withheld", reason: CANCELED };
  if (email === null) return { status: "withheld", reason: "this person left no email" };
  if (status !== "sending" && status !== "sent") {
    return { status: "held", reason: PAUSED, nextAttemptAt: now() + PAUSED_FOR_MS };
  }
  const to = { email, emailHash };
  const recipient = { ...toVisitor(env, to), announcement: id };
  return mail(env, claimed, recipient, () => sendAnnouncement(env, to, claimed.announcement), now);
}

function toVisitor(env: Env, { email, emailHash }: { email: string; emailHash: string }) {
  const mailbox = hashEmail(env, toMailbox(email));
  return { audience: "visitors", person: emailHash, mailbox } satisfies MailRecipient;
}

/** Makes the second copy of a lead. */
async function copy(
  env: Env,
  claimed: Extract<ClaimedDelivery, { kind: "form_service" }>,
  now: () => number,
): Promise<DeliveryOutcome> {
  try {
    const { formServiceUrl } = readConfiguration(env);
    if (formServiceUrl) await sendToFormService(formServiceUrl, claimed.lead);
    else await writeBackupCopy(env.BUCKET, claimed.lead);
    return { status: "done" };
  } catch (error) {
    return failed(claimed, error, now());
  }
}

/** Mails that forms lead to, which anybody can post for a person. */
const AUTOMATIC_KINDS: ReadonlySet<ClaimedDelivery["kind"]> = new Set(["lead_mail", "message_reply"]);

/** So long an automatic mail waits for its reader's limit: what anybody posts for a person must not keep coming for weeks. */
const WAITS_FOR_PERSON_MS = 2 * 24 * 60 * 60 * 1000;
const WAITED_TOO_LONG = "this person got as many emails as we send to anyone for two days";

/**
 * Sends a mail, unless something is against it. It is marked and counted as being sent before: where the outcome is not
 * recorded, it is not sent again (decision: promised-mail-is-sent).
 */
async function mail(
  env: Env,
  claimed: ClaimedDelivery,
  recipient: MailRecipient,
  send: () => Promise<void>,
  now: () => number,
): Promise<DeliveryOutcome> {
  const db = openDatabase(env.DB);
  if (recipient.audience === "visitors" && (await isSuppressed(db, recipient))) {
    return { status: "withheld", reason: "this person unsubscribed" };
  }
  const obstacle = await findMailObstacle(db, recipient, now());
  if (obstacle?.kind === "unconfirmed") return { status: "withheld", reason: UNCONFIRMED };
  if (obstacle?.kind === "person") {
    const isLate = now() - claimed.queuedAt > WAITS_FOR_PERSON_MS;
    if (isLate && AUTOMATIC_KINDS.has(claimed.kind)) return { status: "withheld", reason: WAITED_TOO_LONG };
    if (recipient.audience === "visitors" && recipient.isReply) await keepRoomForReply(db, recipient.mailbox, now());
  }
  // That an announcement takes days is no news.
  const isExpected = recipient.audience === "visitors" && recipient.announcement !== undefined;
  if (obstacle?.kind === "site" && !isExpected) await tellOwnerOfLimit(env, db, obstacle.audience, now());
  if (obstacle) return { status: "held", reason: HOLD_REASONS[obstacle.kind], nextAttemptAt: obstacle.until };
  const countedAt = now();
  try {
    if (!(await markSending(db, claimed, recipient, countedAt))) {
      return { status: "held", reason: "another email was sent at the same moment", nextAttemptAt: now() + 60_000 };
    }
    await send();
    return { status: "done" };
  } catch (error) {
    const outcome = failed(claimed, error, now());
    if (error instanceof MailOutcomeUnknown) return { status: "unknown", error: error.message };
    return { ...outcome, refusedMail: { recipient, countedAt } };
  }
}

const HOLD_REASONS = {
  person: PERSON_LIMIT_REACHED,
  site: "the site has sent as many emails as it may for now",
} as const;

function failed({ id, kind, attempts }: ClaimedDelivery, error: unknown, now: number) {
  logFailure("delivery", error, { deliveryId: id, kind, attempts });
  return scheduleRetry(error, attempts, now);
}
