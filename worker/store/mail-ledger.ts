import { eq, lt, or, type SQL, sql } from "drizzle-orm";
import { ANNOUNCEMENT_MAIL_LIMITS } from "../../domain/announcement.ts";
import { MAIL_LEDGER_DAYS, UNCONFIRMED_PAUSE_DAYS } from "../../domain/retention.ts";
import type { Database } from "./database.ts";
import { selectPersonRow } from "./person-row.ts";
import { mailLedgerTable, peopleTable } from "./schema.ts";

// How many mails went where, by hour (decision: promised-mail-is-sent). A window of 24 hours is counted in whole hours,
// its first one included: a limit can hold a mail up to an hour longer, never shorter.

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;

/**
 * A mail to a visitor, a notice to the owner, or a notification, which no limit holds back: there is at most one a day and
 * topic, and some tell of a limit. A visitor is known by the hash of their email, and counted by that of the mailbox
 * it reaches: see `toMailbox`. `isAnswer`: it answers a message of theirs, so that it may go to an email that is not
 * confirmed (decision: replies-by-the-outbox). `isReply`: the owner wrote it, so that other mails to the mailbox leave it
 * room. `announcement`: the id of the one that it is, which goes to confirmed emails only and leaves room for other mails
 * (decision: announcements-by-the-outbox).
 */
export type MailRecipient =
  | {
      audience: "visitors";
      person: string;
      mailbox: string;
      isAnswer?: boolean;
      isReply?: boolean;
      announcement?: string;
    }
  | { audience: "owner" }
  | { audience: "notified" };
/** Whose mails have a limit. */
export type MailAudience = Exclude<MailRecipient["audience"], "notified">;

/** No mailbox gets more mails from us in 24 hours, whatever is posted. */
const MAILS_PER_EMAIL_AND_DAY = 3;

/** Why a mail waits that a mailbox may not get today; the owner reads it. */
export const PERSON_LIMIT_REACHED = "this person got as many emails today as we send to anyone";

/** How long a mailbox keeps room for a reply that was held back: until after its next attempt, which is within two hours. */
const KEPT_FOR_REPLY_HOURS = 3;

/** The time in which an unconfirmed email gets one mail at most (decision: confirmed-addresses). */
const UNCONFIRMED_AGAIN_AFTER_MS = UNCONFIRMED_PAUSE_DAYS * DAY_HOURS * HOUR_MS;

/** The mails of the whole site: beyond these, mail waits. To the owner, 100 notices a day are the most that is enqueued. */
export const SITE_MAIL_LIMITS: Record<MailAudience, { hour: number; day: number }> = {
  visitors: { hour: 300, day: 2000 },
  owner: { hour: 60, day: 150 },
};

function findSiteLimits(recipient: Exclude<MailRecipient, { audience: "notified" }>): { hour: number; day: number } {
  const isAnnouncement = recipient.audience === "visitors" && recipient.announcement !== undefined;
  return isAnnouncement ? ANNOUNCEMENT_MAIL_LIMITS : SITE_MAIL_LIMITS[recipient.audience];
}

/** Whether a mail may be sent now, as a condition on the database at that moment. */
export function isWithinLimits(recipient: MailRecipient, now: number): SQL {
  if (recipient.audience === "notified") return sql`1`;
  const limits = findSiteLimits(recipient);
  const isWithinSiteLimits = sql`${sumMails(recipient.audience, now, 1)} < ${limits.hour}
    AND ${sumMails(recipient.audience, now, DAY_HOURS + 1)} < ${limits.day}`;
  if (recipient.audience === "owner") return isWithinSiteLimits;
  return sql`${isWithinSiteLimits}
    AND ${countTakenMails(recipient, now)} < ${MAILS_PER_EMAIL_AND_DAY}
    AND ${mayBeMailed(recipient, now)} AND ${isNotStopped(recipient)}`;
}

/** How many of the day's mails of a mailbox are taken: sent, or kept for a reply that waits. */
function countTakenMails({ mailbox, isReply }: Extract<MailRecipient, { audience: "visitors" }>, now: number): SQL {
  const sent = sumMails(mailbox, now, DAY_HOURS + 1);
  if (isReply) return sent;
  return sql`(${sent} + (${sumMails(replyKey(mailbox), now, KEPT_FOR_REPLY_HOURS)} > 0))`;
}

/** Whether at this moment nobody has paused or canceled an announcement or, for one, unsubscribed. */
function isNotStopped({ person, announcement }: Extract<MailRecipient, { audience: "visitors" }>): SQL {
  if (announcement === undefined) return sql`1`;
  return sql`NOT EXISTS (SELECT 1 FROM suppressions WHERE email_hash = ${person})
    AND EXISTS (SELECT 1 FROM announcements WHERE id = ${announcement} AND status IN ('sending', 'sent'))`;
}

/** Whether a person has confirmed their email or, for anything but an announcement, had no mail yet, or long ago, or is answered. */
function mayBeMailed(recipient: MailRecipient, now: number): SQL {
  if (recipient.audience !== "visitors" || recipient.isAnswer) return sql`1`;
  const { person, announcement } = recipient;
  if (announcement !== undefined) {
    return sql`EXISTS (SELECT 1 FROM people WHERE email_hash = ${person} AND confirmed_at IS NOT NULL)`;
  }
  return sql`NOT EXISTS (SELECT 1 FROM people WHERE email_hash = ${person}
    AND confirmed_at IS NULL AND mailed_at > ${now - UNCONFIRMED_AGAIN_AFTER_MS})`;
}

/** Why a mail may not be sent now; null if nothing is against it. `until`: when to try again, in milliseconds. */
type MailObstacle =
  | { kind: "unconfirmed" }
  | { kind: "person"; until: number }
  | { kind: "site"; audience: MailAudience; until: number };

/** What is against sending a mail now. Reads at most 56 rows. */
export async function findMailObstacle(
  db: Database,
  recipient: MailRecipient,
  now: number,
): Promise<MailObstacle | null> {
  if (recipient.audience === "notified") return null;
  const { audience } = recipient;
  const visitor = audience === "visitors" ? recipient : null;
  const found = await db.all<{ hour: number; day: number; person: number; mayBeMailed: number }>(sql`SELECT
    ${sumMails(audience, now, 1)} AS hour,
    ${sumMails(audience, now, DAY_HOURS + 1)} AS day,
    ${visitor ? countTakenMails(visitor, now) : sql`0`} AS person,
    ${mayBeMailed(recipient, now)} AS mayBeMailed`);
  const sent = found[0]!;
  const limits = findSiteLimits(recipient);
  if (!sent.mayBeMailed) return { kind: "unconfirmed" };
  const until = startOfHour(now) + HOUR_MS;
  if (sent.person >= MAILS_PER_EMAIL_AND_DAY) return { kind: "person", until };
  if (sent.day >= limits.day || sent.hour >= limits.hour) return { kind: "site", audience, until };
  return null;
}

/**
 * Keeps room in a mailbox for a reply that was held back because the mailbox got as many mails as it may, so that no other
 * mail takes it until the reply is tried again.
 */
export async function keepRoomForReply(db: Database, mailbox: string, now: number): Promise<void> {
  await db
    .insert(mailLedgerTable)
    .values({ hourStart: startOfHour(now), recipient: replyKey(mailbox), count: 1 })
    .onConflictDoNothing();
}

function replyKey(mailbox: string) {
  return `reply:${mailbox}`;
}

/** Counts a mail if `condition` holds. */
export function countMail(db: Database, recipient: MailRecipient, condition: SQL, now: number) {
  const keys = ledgerKeys(recipient).map((key) => sql`SELECT ${key} AS recipient`);
  return db
    .insert(mailLedgerTable)
    .select(
      sql`SELECT ${startOfHour(now)} AS hour_start, recipient, 1 AS count
        FROM (${sql.join(keys, sql` UNION ALL `)}) WHERE ${condition}`,
    )
    .onConflictDoUpdate({
      target: [mailLedgerTable.hourStart, mailLedgerTable.recipient],
      set: { count: sql`mail_ledger.count + 1` },
    });
}

/** Remembers, if `condition` holds, when a visitor got a mail. */
export function rememberMailed(db: Database, recipient: MailRecipient, condition: SQL, now: number) {
  const isVisitor = recipient.audience === "visitors";
  const emailHash = isVisitor ? recipient.person : "";
  return db
    .insert(peopleTable)
    .select(selectPersonRow({ emailHash, mailedAt: now, updatedAt: now }, isVisitor ? condition : sql`0`))
    .onConflictDoUpdate({ target: peopleTable.emailHash, set: { mailedAt: now } });
}

/** Takes back what `countMail` and `rememberMailed` did for a mail that was then refused, if `condition` holds. */
export function uncountMail(
  db: Database,
  { recipient, countedAt }: { recipient: MailRecipient; countedAt: number },
  condition: SQL,
) {
  const hour = startOfHour(countedAt);
  const keys = or(...ledgerKeys(recipient).map((key) => eq(mailLedgerTable.recipient, key)));
  const person = recipient.audience === "visitors" ? recipient.person : "";
  return [
    db
      .update(mailLedgerTable)
      .set({ count: sql`count - 1` })
      .where(sql`${mailLedgerTable.hourStart} = ${hour} AND ${keys} AND ${condition}`),
    db
      .update(peopleTable)
      .set({ mailedAt: null })
      .where(sql`email_hash = ${person} AND mailed_at = ${countedAt} AND ${condition}`),
  ] as const;
}

/** The mails of the whole site in this hour and in 24, for the owner. Reads at most 52 rows. */
export async function readMailTotals(db: Database, now: number) {
  const found = await db.all<Record<"visitorsHour" | "visitorsDay" | "ownerHour" | "ownerDay", number>>(sql`SELECT
    ${sumMails("visitors", now, 1)} AS visitorsHour, ${sumMails("visitors", now, DAY_HOURS + 1)} AS visitorsDay,
    ${sumMails("owner", now, 1)} AS ownerHour, ${sumMails("owner", now, DAY_HOURS + 1)} AS ownerDay`);
  const sent = found[0]!;
  return {
    visitors: { hour: sent.visitorsHour, day: sent.visitorsDay },
    owner: { hour: sent.ownerHour, day: sent.ownerDay },
  };
}

/** Drops the hours that no limit counts. */
export async function dropOldMailCounts(db: Database, now: number) {
  await db
    .delete(mailLedgerTable)
    .where(lt(mailLedgerTable.hourStart, startOfHour(now) - MAIL_LEDGER_DAYS * DAY_HOURS * HOUR_MS));
}

/** The keys under which a mail is counted: that of all in its audience, and the mailbox's. */
function ledgerKeys(recipient: MailRecipient): string[] {
  return recipient.audience === "visitors" ? ["visitors", recipient.mailbox] : [recipient.audience];
}

/** Mails under a key in the last hours, this one included. Seeks each hour by the primary key. */
function sumMails(key: string, now: number, hours: number): SQL {
  const starts = Array.from({ length: hours }, (_, index) => startOfHour(now) - index * HOUR_MS);
  return sql`(SELECT coalesce(sum(count), 0) FROM mail_ledger
    WHERE hour_start IN (SELECT value FROM json_each(${JSON.stringify(starts)})) AND recipient = ${key})`;
}

function startOfHour(now: number): number {
  return now - (now % HOUR_MS);
}
