import { lt, type SQL, sql } from "drizzle-orm";
import { limitsOf, MAIL_PARTS, type MailPart, type SentMails } from "../../domain/mail-limits.ts";
import type { PlanWish } from "../../domain/lead.ts";
import { MAIL_LEDGER_DAYS, UNCONFIRMED_PAUSE_DAYS } from "../../domain/retention.ts";
import type { Database } from "../db/database.ts";
import { mailboxesTable, mailboxMailsTable, mailTotalsTable } from "../db/schema.ts";
import { selectRow } from "../db/select-row.ts";

// How many mails went where, by hour (decision: promised-mail-is-sent). A window of 24 hours is counted in whole hours,
// its first one included: a limit can hold a mail up to an hour longer, never shorter.

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;
const WINDOW_HOURS = DAY_HOURS + 1;

/**
 * A mail to a visitor or a notice to the owner. A visitor is known by the hash of their email, and counted by that of the
 * mailbox it reaches: see `toMailbox`. `isAnswer`: it answers a message of theirs, so that it may go to an email that is
 * not confirmed (decision: replies-by-the-outbox). `announcement`: the id of the one that it is, which goes to confirmed
 * leads only (decision: announcements-by-the-outbox). `plan`: the lead of the plan that it is about, which goes to who
 * confirmed that and still wishes it (decision: plans-by-mail).
 */
export type VisitorRecipient = {
  part: Exclude<MailPart, "owner">;
  person: string;
  mailbox: string;
  isAnswer?: boolean;
  announcement?: string;
  plan?: { lead: string; wish: PlanWish };
};
export type MailRecipient = VisitorRecipient | { part: "owner" };

function isVisitor(recipient: MailRecipient): recipient is VisitorRecipient {
  return recipient.part !== "owner";
}

/** No mailbox gets more mails from us in 24 hours, whatever is posted. */
const MAILS_PER_MAILBOX_AND_DAY = 3;

/** How long after the next attempt of a reply that was held back its mailbox keeps room for it. */
const KEPT_FOR_REPLY_MS = HOUR_MS;

/** Mails that wait for the same mailbox are not all tried again in the same minute. */
const SPREAD_MS = HOUR_MS / 4;

/** The time in which the unconfirmed addresses of a mailbox get one mail at most (decision: confirmed-leads). */
const UNCONFIRMED_PAUSE_MS = UNCONFIRMED_PAUSE_DAYS * DAY_HOURS * HOUR_MS;

/** Whether a mail may be sent now, as a condition on the database at that moment. */
export function isWithinLimits(recipient: MailRecipient, now: number): SQL {
  if (!isVisitor(recipient)) return hasRoom(recipient.part, now);
  return sql`${hasRoom(recipient.part, now)} AND ${countTaken(recipient, now)} < ${MAILS_PER_MAILBOX_AND_DAY}
    AND ${mayBeMailed(recipient, now)} AND ${isNotStopped(recipient)}`;
}

/** Whether the limits of the site leave room for a mail of this part: `findMailRoom` as a condition. */
function hasRoom(part: MailPart, now: number): SQL {
  const areBelow = limitsOf(part).map(
    ({ parts, limit: { hour, day } }) =>
      sql`${sumMails(parts, now, 1)} < ${hour} AND ${sumMails(parts, now, WINDOW_HOURS)} < ${day}`,
  );
  return sql`(${sql.join(areBelow, sql` AND `)})`;
}

/** How many of the day's mails of a mailbox are taken: sent, or kept for a reply that waits. */
function countTaken({ mailbox, part }: VisitorRecipient, now: number): SQL {
  const sent = sql`(SELECT coalesce(sum(count), 0) FROM mailbox_mails
    WHERE mailbox = ${mailbox} AND hour_start >= ${firstHour(now)})`;
  if (part === "reply") return sent;
  return sql`(${sent} + EXISTS (SELECT 1 FROM mailboxes WHERE mailbox = ${mailbox} AND reply_until > ${now}))`;
}

/** Whether at this moment nobody has paused or canceled an announcement or, for one or a plan, unsubscribed. */
function isNotStopped({ person, announcement, plan }: VisitorRecipient): SQL {
  const isSubscribed = sql`NOT EXISTS (SELECT 1 FROM suppressions WHERE email_hash = ${person})`;
  if (announcement === undefined) return plan ? isSubscribed : sql`1`;
  return sql`${isSubscribed}
    AND EXISTS (SELECT 1 FROM announcements WHERE id = ${announcement} AND status IN ('sending', 'sent'))`;
}

/**
 * Whether a lead of theirs that wants news is confirmed; of a plan, whether that one is, and they still wish it; for anything
 * else, whether they are confirmed or had no mail lately.
 */
function mayBeMailed(recipient: VisitorRecipient, now: number): SQL {
  const { person, mailbox, announcement, plan } = recipient;
  if (recipient.isAnswer) return sql`1`;
  if (plan) {
    return sql`EXISTS (SELECT 1 FROM plans JOIN leads ON leads.id = plans.lead_id
      WHERE plans.lead_id = ${plan.lead} AND leads.confirmed_at IS NOT NULL AND plans.${sql.identifier(plan.wish)})`;
  }
  if (announcement !== undefined) {
    return sql`EXISTS (SELECT 1 FROM leads WHERE email_hash = ${person} AND ${mayGetNews})`;
  }
  return sql`(${isConfirmed(person)} OR NOT EXISTS (SELECT 1 FROM mailboxes
    WHERE mailbox = ${mailbox} AND asked_at > ${now - UNCONFIRMED_PAUSE_MS}))`;
}

/** Whether a lead is confirmed by its person and sent for news: an opt-in is, a submission where the box was ticked. */
export const mayGetNews = sql`(leads.confirmed_at IS NOT NULL
  AND (leads.kind = 'opt_in' OR leads.wants_news IS NOT NULL))`;

/** Whether a person confirmed their email, with whatever mail. */
function isConfirmed(person: string): SQL {
  return sql`EXISTS (SELECT 1 FROM people WHERE email_hash = ${person} AND confirmed_at IS NOT NULL)`;
}

/** Why a mail may not be sent now; null if nothing is against it. `until`: when to try again, in milliseconds. */
type MailObstacle =
  | { kind: "unsubscribed" }
  | { kind: "unconfirmed" }
  | { kind: "mailbox"; until: number }
  | { kind: "site" };

/** What is against sending a mail now. Reads at most 130 rows. */
export async function findMailObstacle(
  db: Database,
  recipient: MailRecipient,
  now: number,
): Promise<MailObstacle | null> {
  const site = hasRoom(recipient.part, now);
  if (!isVisitor(recipient)) {
    const [found] = await db.all<{ hasRoom: number }>(sql`SELECT ${site} AS hasRoom`);
    return found!.hasRoom ? null : { kind: "site" };
  }
  type Found = Record<"isStopped" | "taken" | "mayBeMailed" | "hasRoom", number> & { oldest: number | null };
  const [found] = await db.all<Found>(sql`SELECT ${isSuppressed(recipient)} AS isStopped,
    ${countTaken(recipient, now)} AS taken, ${mayBeMailed(recipient, now)} AS mayBeMailed, ${site} AS hasRoom,
    (SELECT min(hour_start) FROM mailbox_mails
      WHERE mailbox = ${recipient.mailbox} AND hour_start >= ${firstHour(now)}) AS oldest`);
  if (found!.isStopped) return { kind: "unsubscribed" };
  if (!found!.mayBeMailed) return { kind: "unconfirmed" };
  if (found!.taken >= MAILS_PER_MAILBOX_AND_DAY) {
    // When the oldest of them no longer counts, and not all who wait in the same minute.
    const spread = Math.floor(Math.random() * SPREAD_MS);
    return { kind: "mailbox", until: (found!.oldest ?? startOfHour(now)) + WINDOW_HOURS * HOUR_MS + spread };
  }
  return found!.hasRoom ? null : { kind: "site" };
}

/**
 * Whether mails to a person are stopped: by them, by the plain address of their mailbox or, unless they confirmed their
 * email or are answered, by who unsubscribed from an unconfirmed address of it (decision: removal).
 */
function isSuppressed({ person, mailbox, isAnswer }: VisitorRecipient): SQL {
  const isStopped = sql`EXISTS (SELECT 1 FROM mailboxes WHERE mailbox = ${mailbox} AND stopped_at IS NOT NULL)`;
  return sql`(EXISTS (SELECT 1 FROM suppressions WHERE email_hash IN (${person}, ${mailbox}))
    OR (${isAnswer ? sql`0` : isStopped} AND NOT ${isConfirmed(person)}))`;
}

/** Keeps room in a mailbox for a reply that waits, so that no other mail takes it until the reply is tried again. */
export async function keepRoomForReply(db: Database, mailbox: string, nextAttemptAt: number): Promise<void> {
  const replyUntil = nextAttemptAt + KEPT_FOR_REPLY_MS;
  await db
    .insert(mailboxesTable)
    .values({ mailbox, replyUntil })
    .onConflictDoUpdate({ target: mailboxesTable.mailbox, set: { replyUntil } });
}

/** The statements that count a mail if `condition` holds, and remember that an unconfirmed email got one. */
export function countMail(db: Database, recipient: MailRecipient, condition: SQL, now: number) {
  const hourStart = startOfHour(now);
  const count = sql`count + 1`;
  const { mailbox, person } = isVisitor(recipient) ? recipient : { mailbox: "", person: "" };
  const isToVisitor = isVisitor(recipient) ? condition : sql`0`;
  const counted = [
    db
      .insert(mailTotalsTable)
      .select(selectRow(mailTotalsTable, { hourStart, part: recipient.part, count: 1 }, sql`WHERE ${condition}`))
      .onConflictDoUpdate({ target: [mailTotalsTable.hourStart, mailTotalsTable.part], set: { count } }),
    db
      .insert(mailboxMailsTable)
      .select(selectRow(mailboxMailsTable, { mailbox, hourStart, count: 1 }, sql`WHERE ${isToVisitor}`))
      .onConflictDoUpdate({ target: [mailboxMailsTable.mailbox, mailboxMailsTable.hourStart], set: { count } }),
    db
      .insert(mailboxesTable)
      .select(
        selectRow(mailboxesTable, { mailbox, askedAt: now }, sql`WHERE ${isToVisitor} AND NOT ${isConfirmed(person)}`),
      )
      .onConflictDoUpdate({ target: mailboxesTable.mailbox, set: { askedAt: now } }),
  ] as const;
  if (recipient.part !== "reply") return counted;
  // The room that was kept for a reply is taken by it.
  const takeRoom = db
    .update(mailboxesTable)
    .set({ replyUntil: null })
    .where(sql`mailbox = ${mailbox} AND ${condition}`);
  return [...counted, takeRoom] as const;
}

/** Counts an email that the owner sends to themself at once. */
export async function countOwnersTestMail(db: Database, now: number): Promise<void> {
  await db.batch(countMail(db, { part: "owner" }, sql`1`, now));
}

/** The statements that take back what `countMail` did for a mail that was then refused, if `condition` holds. */
export function uncountMail(
  db: Database,
  { recipient, countedAt }: { recipient: MailRecipient; countedAt: number },
  condition: SQL,
) {
  const hour = startOfHour(countedAt);
  const count = sql`count - 1`;
  const mailbox = isVisitor(recipient) ? recipient.mailbox : "";
  return [
    db
      .update(mailTotalsTable)
      .set({ count })
      .where(sql`hour_start = ${hour} AND part = ${recipient.part} AND ${condition}`),
    db
      .update(mailboxMailsTable)
      .set({ count })
      .where(sql`mailbox = ${mailbox} AND hour_start = ${hour} AND ${condition}`),
    db
      .update(mailboxesTable)
      .set({ askedAt: null })
      .where(sql`mailbox = ${mailbox} AND asked_at = ${countedAt} AND ${condition}`),
  ] as const;
}

/** The mails of the whole site in this hour and in 24, by part. Reads at most 100 rows. */
export async function readSentMails(db: Database, now: number): Promise<SentMails> {
  const found = await db.all<{ part: MailPart; hour: number; day: number }>(sql`SELECT part,
      coalesce(sum(count) FILTER (WHERE hour_start >= ${startOfHour(now)}), 0) AS hour, sum(count) AS day
    FROM mail_totals WHERE hour_start >= ${firstHour(now)} GROUP BY part`);
  const counts = new Map(found.map(({ part, hour, day }) => [part, { hour, day }]));
  return Object.fromEntries(MAIL_PARTS.map((part) => [part, counts.get(part) ?? { hour: 0, day: 0 }])) as SentMails;
}

/** The time between two sweeps. */
const SWEEP_MS = 5 * 60 * 1000;

/** Drops what no limit counts any more. */
export async function dropOldMailCounts(db: Database, now: number) {
  const counted = startOfHour(now) - MAIL_LEDGER_DAYS * DAY_HOURS * HOUR_MS;
  const asked = now - UNCONFIRMED_PAUSE_MS;
  await db.batch([
    db.delete(mailTotalsTable).where(lt(mailTotalsTable.hourStart, counted)),
    db.delete(mailboxMailsTable).where(lt(mailboxMailsTable.hourStart, counted)),
  ]);
  // Once a day: it looks at all of them.
  if (now % (DAY_HOURS * HOUR_MS) < SWEEP_MS) {
    await db.delete(mailboxesTable).where(sql`stopped_at IS NULL AND coalesce(asked_at, 0) < ${asked}
      AND coalesce(reply_until, 0) < ${now}`);
  }
}

/** Mails of some parts in the last hours, this one included, by the primary key. */
function sumMails(parts: readonly MailPart[], now: number, hours: number): SQL {
  const from = startOfHour(now) - (hours - 1) * HOUR_MS;
  return sql`(SELECT coalesce(sum(count), 0) FROM mail_totals WHERE hour_start >= ${from} AND part IN ${parts})`;
}

function firstHour(now: number): number {
  return startOfHour(now) - DAY_HOURS * HOUR_MS;
}

function startOfHour(now: number): number {
  return now - (now % HOUR_MS);
}
