import { toMailbox } from "../../domain/email.ts";
import type { PlanWish } from "../../domain/lead.ts";
import { hashEmail } from "../hash.ts";
import { readConfiguration } from "../env.ts";
import { logFailure } from "../log.ts";
import {
  MailOutcomeUnknown,
  type PreparedMail,
  prepareAnnouncement,
  prepareLeadMail,
  prepareMessageMail,
  prepareMessageReply,
  prepareNotification,
  prepareOwnerMail,
  preparePlanMail,
  prepareReply,
  sendMail,
} from "../mail/sender.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { type ClaimedDelivery, claimDelivery, type DeliveryOutcome, markSending } from "./store.ts";
import { expires, EXPIRES_AFTER_MS } from "./held-store.ts";
import { findMailObstacle, keepRoomForReply, type MailRecipient, type VisitorRecipient } from "../mail/ledger-store.ts";
import { writeBackupCopy } from "./backup-copy.ts";
import { subjectIdOf } from "./enqueue.ts";
import { sendToFormService } from "./form-service.ts";
import { isHashSecretForeign } from "./hash-secret.ts";
import { scheduleRetry, secondsUntil } from "./retry.ts";
import { settle } from "./settle.ts";

const HOUR_MS = 60 * 60 * 1000;

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
      return copyLead(env, claimed, now);
    case "lead_mail":
      return mail(
        env,
        claimed,
        toVisitor(env, claimed.lead),
        () => prepareLeadMail(env, claimed.lead, claimed.plan),
        now,
      );
    case "owner_mail":
      return mail(env, claimed, { part: "owner" }, () => prepareOwnerMail(env, claimed.lead), now);
    case "plan_reminder":
      return sendPlanUpdate(env, claimed, "reminders", now);
    case "plan_change":
      return sendPlanUpdate(env, claimed, "changes", now);
    case "message_mail":
      return mail(env, claimed, { part: "owner" }, () => prepareMessageMail(env, claimed.message), now);
    case "message_reply":
      return mail(env, claimed, toVisitor(env, claimed.message), () => prepareMessageReply(env, claimed.message), now);
    case "answer_mail": {
      const { reply } = claimed;
      const recipient = { ...toVisitor(env, reply, "reply"), isAnswer: reply.messageId !== null };
      return mail(env, claimed, recipient, () => prepareReply(env, reply), now);
    }
    case "announcement_mail":
      return announce(env, claimed, now);
    case "notification":
      return mail(env, claimed, null, () => prepareNotification(env, claimed.notification, now()), now);
  }
}

/** Sends an announcement to a person, unless it was stopped or nothing of the person is left. */
async function announce(
  env: Env,
  claimed: Extract<ClaimedDelivery, { kind: "announcement_mail" }>,
  now: () => number,
): Promise<DeliveryOutcome> {
  const { id, status, email, emailHash } = claimed.announcement;
  if (status === "canceled") return { status: "withheld", reason: "canceled" };
  if (email === null) return { status: "withheld", reason: "no_email" };
  // Who resumes it makes its deliveries due.
  if (status !== "sending" && status !== "sent") return { status: "held", reason: "paused" };
  const to = { email, emailHash };
  const recipient = { ...toVisitor(env, to, "announcement"), announcement: id };
  return mail(env, claimed, recipient, () => prepareAnnouncement(env, to, claimed.announcement), now);
}

/** Sends what is due about a plan, unless its person stopped such mails. */
async function sendPlanUpdate(
  env: Env,
  claimed: Extract<ClaimedDelivery, { lead: object }>,
  wish: PlanWish,
  now: () => number,
): Promise<DeliveryOutcome> {
  const { lead, plan } = claimed;
  if (!plan?.[wish]) return { status: "withheld", reason: "stopped" };
  const recipient = { ...toVisitor(env, lead, "plan"), plan: { lead: lead.id, wish } };
  return mail(env, claimed, recipient, () => preparePlanMail(env, lead, plan, wish, now()), now);
}

function toVisitor(
  env: Env,
  { email, emailHash }: { email: string; emailHash: string },
  part: VisitorRecipient["part"] = "automatic",
): VisitorRecipient {
  return { part, person: emailHash, mailbox: hashEmail(env, toMailbox(email)) };
}

/** Makes the second copy of a lead, with the plan that it may have (decision: two-copies). */
async function copyLead(
  env: Env,
  claimed: Extract<ClaimedDelivery, { lead: object }>,
  now: () => number,
): Promise<DeliveryOutcome> {
  try {
    const { formServiceUrl } = readConfiguration(env);
    if (formServiceUrl) await sendToFormService(formServiceUrl, claimed.lead);
    else await writeBackupCopy(env.BUCKET, claimed.lead, claimed.plan);
    return { status: "done" };
  } catch (error) {
    return failed(claimed, error, now());
  }
}

/**
 * Sends a mail, unless something is against it. It is prepared, then marked and counted as being sent, then sent: where the
 * outcome is not recorded, it may have been sent and is not sent again (decision: promised-mail-is-sent). A Worker that ends
 * before the mark has sent nothing, and the mail is tried again.
 * @param recipient null: the owner, about the site, which no limit holds back
 * @param prepare gives null where there is nothing to send
 */
async function mail(
  env: Env,
  claimed: ClaimedDelivery,
  recipient: MailRecipient | null,
  prepare: () => Promise<PreparedMail | null>,
  now: () => number,
): Promise<DeliveryOutcome> {
  const db = openDatabase(env.DB);
  if (recipient && recipient.part !== "owner" && (await isHashSecretForeign(env, db))) {
    return { status: "postponed", reason: "hash_secret", nextAttemptAt: now() + HOUR_MS };
  }
  const obstacle = recipient && (await findObstacle(db, claimed, recipient, now()));
  if (obstacle) return obstacle;
  let prepared: PreparedMail | null;
  try {
    prepared = await prepare();
  } catch (error) {
    return failed(claimed, error, now());
  }
  if (!prepared) return { status: "done" };
  const countedAt = now();
  try {
    if (!(await markSending(db, claimed, recipient, countedAt))) {
      return { status: "postponed", reason: "simultaneous", nextAttemptAt: now() + 60_000 };
    }
    await sendMail(env, prepared);
    return { status: "done" };
  } catch (error) {
    const outcome = failed(claimed, error, now());
    if (error instanceof MailOutcomeUnknown) return { status: "unknown", reason: "not_recorded" };
    return { ...outcome, ...(recipient && { refusedMail: { recipient, countedAt } }) };
  }
}

/** What becomes of a mail that may not be sent now; null where nothing is against it. */
async function findObstacle(
  db: Database,
  claimed: ClaimedDelivery,
  recipient: MailRecipient,
  now: number,
): Promise<DeliveryOutcome | null> {
  const obstacle = await findMailObstacle(db, recipient, now);
  switch (obstacle?.kind) {
    case undefined:
      return null;
    case "unsubscribed":
    case "unconfirmed":
      return { status: "withheld", reason: obstacle.kind };
    case "mailbox": {
      if (now - claimed.queuedAt > EXPIRES_AFTER_MS && expires(claimed.kind)) {
        return { status: "withheld", reason: "waited_too_long" };
      }
      if (recipient.part === "reply") await keepRoomForReply(db, recipient.mailbox, obstacle.until);
      return { status: "postponed", reason: "mailbox_limit", nextAttemptAt: obstacle.until };
    }
    case "site":
      return { status: "held", reason: "site_limit" };
  }
}

function failed(
  { id, kind, attempts }: Pick<ClaimedDelivery, "id" | "kind" | "attempts">,
  error: unknown,
  now: number,
) {
  logFailure("delivery", error, { subject: subjectIdOf(id), kind, attempts });
  return scheduleRetry(error, attempts, now);
}
