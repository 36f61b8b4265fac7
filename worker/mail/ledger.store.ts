import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, not, notExists, or, type SQL } from "drizzle-orm";
import type { PlanWish } from "../../domain/lead.ts";
import { MAIL_LEDGER_DAYS, UNCONFIRMED_PAUSE_DAYS } from "../../domain/retention.ts";
import type { Database } from "../db/database.ts";
import { caseWhen, coalesce, hasRow, NO_TABLE, plus, query, tuple } from "../db/expressions.ts";
import { insertWhere } from "../db/insert-where.ts";
import {
  announcementsTable,
  leadsTable,
  mailboxesTable,
  mailboxMailsTable,
  peopleTable,
  plansTable,
  suppressionsTable,
} from "../db/schema.ts";

// How many mails went where on a day (UTC) (decision: promised-mail-is-sent).

const DAY_MS = 24 * 60 * 60 * 1000;

/** The most automatic mails that a mailbox gets on a day, whatever is posted. */
const MAILS_PER_MAILBOX = 3;

/** Counts the mails to all mailboxes together, in the place of a mailbox. */
const ALL_MAILBOXES = "all";

/**
 * A visitor and what they get. They are known by the hash of their email, and counted by that of the mailbox it reaches: see
 * `canonicalMailbox`. `isReply`: the owner wrote it; `isAnswer`: to a message of theirs, so that it may go to an email that is not confirmed. `announcement`: the id of the one that it is, which goes to confirmed leads only (decision:
 * announcements-by-the-outbox). `plan`: the lead of the plan that it is about, which goes to who confirmed that and still wishes it
 * (decision: plans-by-mail).
 */
export type MailRecipient = {
  person: string;
  mailbox: string;
  siteLimit: number;
  isReply?: boolean;
  isAnswer?: boolean;
  announcement?: string;
  plan?: { lead: string; wish: PlanWish };
};

/** The time in which the unconfirmed addresses of a mailbox get one mail at most (decision: confirmed-leads). */
const UNCONFIRMED_PAUSE_MS = UNCONFIRMED_PAUSE_DAYS * DAY_MS;

/** What is against sending a mail at this moment; null if nothing is. The one place that decides it. */
export function blockReason(recipient: MailRecipient, now: number): SQL<BlockReason | null> {
  const { mailbox, siteLimit, isReply } = recipient;
  return caseWhen<BlockReason | null>(
    [isUnsubscribed(recipient), "unsubscribed"],
    [isUnconfirmed(recipient, now), "unconfirmed"],
    [isPaused(recipient), "paused"],
    [isReply ? undefined : gte(countSent(mailbox, now), MAILS_PER_MAILBOX), "mailbox_limit"],
    [gte(countSent(ALL_MAILBOXES, now), siteLimit), "site_limit"],
  );
}

/** Why a mail may not be sent now. */
type BlockReason = "unsubscribed" | "unconfirmed" | "paused" | "mailbox_limit" | "site_limit";

/** The mails to a mailbox, or to all, on this day, by the primary key. */
function countSent(mailbox: string, now: number): SQL<number> {
  const counted = query
    .select({ count: mailboxMailsTable.count })
    .from(mailboxMailsTable)
    .where(and(eq(mailboxMailsTable.mailbox, mailbox), eq(mailboxMailsTable.dayStart, startOfDay(now))));
  return coalesce<number>(counted, 0);
}

/** Whether somebody has paused or canceled the announcement that it is. */
function isPaused({ announcement }: MailRecipient): SQL | undefined {
  if (announcement === undefined) return undefined;
  const { id, status } = announcementsTable;
  return not(hasRow(announcementsTable, and(eq(id, announcement), inArray(status, ["sending", "sent"]))));
}

/**
 * Whether no lead of theirs that wants news is confirmed; of a plan, whether that one is not, or they wish it no longer; for
 * anything else but an answer, whether they are not confirmed and had a mail lately.
 */
function isUnconfirmed({ person, mailbox, isAnswer, announcement, plan }: MailRecipient, now: number): SQL | undefined {
  if (isAnswer) return undefined;
  if (plan) {
    const wished = query
      .select({ leadId: plansTable.leadId })
      .from(plansTable)
      .innerJoin(leadsTable, eq(leadsTable.id, plansTable.leadId))
      .where(and(eq(plansTable.leadId, plan.lead), isNotNull(leadsTable.confirmedAt), plansTable[plan.wish]));
    return notExists(wished);
  }
  if (announcement !== undefined) return not(hasRow(leadsTable, and(eq(leadsTable.emailHash, person), mayGetNews)));
  const wasAsked = and(eq(mailboxesTable.mailbox, mailbox), gt(mailboxesTable.askedAt, now - UNCONFIRMED_PAUSE_MS));
  return and(not(isConfirmed(person)), hasRow(mailboxesTable, wasAsked));
}

/** Whether a lead is confirmed by its person and sent for news: an opt-in is, a submission where the box was ticked. */
export const mayGetNews = and(
  isNotNull(leadsTable.confirmedAt),
  or(eq(leadsTable.kind, "opt_in"), isNotNull(leadsTable.wantsNews)),
);

/** Whether a person confirmed their email, with whatever mail. */
export function isConfirmed(person: string | SQL): SQL {
  return hasRow(peopleTable, and(eq(peopleTable.emailHash, person), isNotNull(peopleTable.confirmedAt)));
}

/** What is against sending a mail now; null if nothing is. Reads few rows, by key. */
export async function findBlockReason(
  db: Database,
  recipient: MailRecipient,
  now: number,
): Promise<BlockReason | null> {
  const [found] = await db.select({ reason: blockReason(recipient, now) }).from(NO_TABLE);
  return found!.reason;
}

/**
 * Whether mails to a person are stopped: by them, by the plain address of their mailbox or, unless they confirmed their
 * email or are answered, by who unsubscribed from an unconfirmed address of it (decision: removal).
 */
export function isUnsubscribed({
  person,
  mailbox,
  isAnswer = false,
}: {
  person: string | SQL;
  mailbox: string | SQL;
  isAnswer?: boolean;
}): SQL | undefined {
  const isStopped = and(eq(mailboxesTable.mailbox, mailbox), isNotNull(mailboxesTable.stoppedAt));
  return or(
    hasRow(suppressionsTable, inArray(suppressionsTable.emailHash, tuple(person, mailbox))),
    isAnswer ? undefined : and(hasRow(mailboxesTable, isStopped), not(isConfirmed(person))),
  );
}

/** The statements that count a mail if `condition` holds, and remember that an unconfirmed email got one. */
export function incrementMailCount(db: Database, { mailbox, person }: MailRecipient, condition: SQL, now: number) {
  const dayStart = startOfDay(now);
  const count = (counted: string) =>
    insertWhere(db, mailboxMailsTable, { mailbox: counted, dayStart, count: 1 }, condition).onConflictDoUpdate({
      target: [mailboxMailsTable.mailbox, mailboxMailsTable.dayStart],
      set: { count: plus(mailboxMailsTable.count, 1) },
    });
  return [
    count(ALL_MAILBOXES),
    count(mailbox),
    insertWhere(
      db,
      mailboxesTable,
      { mailbox, askedAt: now },
      and(condition, not(isConfirmed(person))),
    ).onConflictDoUpdate({ target: mailboxesTable.mailbox, set: { askedAt: now } }),
  ] as const;
}

/** The statements that take back what `incrementMailCount` did for a mail that was then refused, if `condition` holds. */
export function decrementMailCount(
  db: Database,
  { recipient, countedAt }: { recipient: MailRecipient; countedAt: number },
  condition: SQL,
) {
  const { mailbox, dayStart, count } = mailboxMailsTable;
  return [
    db
      .update(mailboxMailsTable)
      .set({ count: plus(count, -1) })
      .where(and(inArray(mailbox, [ALL_MAILBOXES, recipient.mailbox]), eq(dayStart, startOfDay(countedAt)), condition)),
    db
      .update(mailboxesTable)
      .set({ askedAt: null })
      .where(and(eq(mailboxesTable.mailbox, recipient.mailbox), eq(mailboxesTable.askedAt, countedAt), condition)),
  ] as const;
}

/** The mails to visitors on this day. Reads one row. */
export async function countSentMails(db: Database, now: number): Promise<number> {
  const [found] = await db.select({ sent: countSent(ALL_MAILBOXES, now) }).from(NO_TABLE);
  return found!.sent;
}

/** Drops what no limit counts any more. */
export async function dropOldMailCounts(db: Database, now: number) {
  await db.delete(mailboxMailsTable).where(lt(mailboxMailsTable.dayStart, startOfDay(now) - MAIL_LEDGER_DAYS * DAY_MS));
}

/** Drops the mailboxes of which nothing matters any more. Reads all of them. */
export async function dropOldMailboxes(db: Database, now: number) {
  const { askedAt, stoppedAt } = mailboxesTable;
  await db
    .delete(mailboxesTable)
    .where(and(isNull(stoppedAt), or(isNull(askedAt), lt(askedAt, now - UNCONFIRMED_PAUSE_MS))));
}

function startOfDay(now: number): number {
  return now - (now % DAY_MS);
}
