import { kindOf } from "../../domain/delivery.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { logFailure } from "../log.ts";
import { findBlockReason, type MailRecipient } from "../mail/ledger.store.ts";
import { MailOutcomeUnknown, type PreparedMail, sendMail } from "../mail/sender.ts";
import { subjectIdOf } from "./enqueue.ts";
import { hasEmailHashSecretChanged } from "./hash-secret.ts";
import { definitionOf } from "./kinds.ts";
import { scheduleRetry, secondsUntil } from "./retry.ts";
import { settle } from "./settle.ts";
import { type ClaimedDelivery, claimDelivery } from "./deliveries.store.ts";
import { type DeliveryOutcome, markSending } from "./transitions.store.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Mails that wait for tomorrow are not all tried again in the same minute. */
const SPREAD_MS = HOUR_MS / 4;

/** How long a mail that expires waits for its mailbox. */
const EXPIRES_AFTER_MS = 48 * HOUR_MS;

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
  if (outcome.status !== "queued" || !isSettled) return null;
  // What waits for tomorrow's limits waits in the database: the sweep requeues it.
  const isSoon = !outcome.reason || outcome.dueAt - now() <= HOUR_MS;
  return isSoon ? secondsUntil(outcome.dueAt, now()) : null;
}

async function attempt(env: Env, claimed: ClaimedDelivery, now: () => number): Promise<DeliveryOutcome> {
  const definition = definitionOf(claimed);
  if ("prepare" in definition) {
    const recipient = definition.recipient(env, claimed);
    if (recipient && "status" in recipient) return recipient;
    return mail(env, claimed, recipient, () => definition.prepare(env, claimed, now()), now);
  }
  try {
    await definition.carryOut(env, claimed);
    return { status: "sent" };
  } catch (error) {
    return failed(claimed, error, now());
  }
}

/**
 * Sends a mail, unless something is against it. It is prepared, then marked and counted as being sent, then sent: where the
 * outcome is not recorded, it may have been sent and is not sent again (decision: promised-mail-is-sent). A Worker that ends
 * before the mark has sent nothing, and the mail is tried again.
 * @param recipient null: the owner, whose mails no limit holds back
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
  if (recipient && (await hasEmailHashSecretChanged(env, db))) {
    return { status: "queued", reason: "hash_secret", dueAt: now() + HOUR_MS };
  }
  const obstacle = recipient && (await whyNotNow(db, claimed, recipient, now()));
  if (obstacle) return obstacle;
  let prepared: PreparedMail | null;
  try {
    prepared = await prepare();
  } catch (error) {
    return failed(claimed, error, now());
  }
  if (!prepared) return { status: "sent" };
  const countedAt = now();
  try {
    if (!(await markSending(db, claimed, recipient, countedAt))) {
      return { status: "queued", reason: "simultaneous", dueAt: now() + 60_000 };
    }
    await sendMail(env, prepared);
    return { status: "sent" };
  } catch (error) {
    const outcome = failed(claimed, error, now());
    if (error instanceof MailOutcomeUnknown) return { status: "failed", reason: "not_recorded" };
    return { ...outcome, ...(recipient && { refusedMail: { recipient, countedAt } }) };
  }
}

/** What becomes of a mail that may not be sent now; null where nothing is against it. */
async function whyNotNow(
  db: Database,
  { kind: name, queuedAt }: ClaimedDelivery,
  recipient: MailRecipient,
  now: number,
): Promise<DeliveryOutcome | null> {
  const obstacle = await findBlockReason(db, recipient, now);
  switch (obstacle) {
    case null:
      return null;
    case "unsubscribed":
    case "unconfirmed":
      return { status: "withheld", reason: obstacle };
    case "mailbox_limit": {
      const kind = kindOf(name);
      if (kind.to === "visitor" && kind.expires && now - queuedAt > EXPIRES_AFTER_MS) {
        return { status: "withheld", reason: "waited_too_long" };
      }
    }
    // falls through
    case "paused":
    case "site_limit":
      return { status: "queued", reason: obstacle, dueAt: tomorrow(now) };
  }
}

/** A moment early tomorrow (UTC), when the limits have room again; not the same one for all who wait. */
function tomorrow(now: number): number {
  return now - (now % DAY_MS) + DAY_MS + Math.floor(Math.random() * SPREAD_MS);
}

function failed({ id, kind, attempts }: ClaimedDelivery, error: unknown, now: number) {
  logFailure("delivery", error, { subject: subjectIdOf(id), kind, attempts });
  return scheduleRetry(error, attempts, now);
}
