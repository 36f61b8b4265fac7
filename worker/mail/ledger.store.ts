import { lt, type SQL, sql } from "drizzle-orm";
import type { PlanWish } from "../../domain/lead.ts";
import { MAIL_LEDGER_DAYS, UNCONFIRMED_PAUSE_DAYS } from "../../domain/retention.ts";
import type { Database } from "../db/database.ts";
import { mailboxesTable, mailboxMailsTable } from "../db/schema.ts";
import { insertSelected } from "../db/insert-selected.ts";

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

/** What is against sending a mail at this moment, as a `BlockReason`; NULL if nothing is. The one place that decides it. */
export function blockReason(recipient: MailRecipient, now: number): SQL {
  return sql`CASE
    WHEN ${isUnsubscribed(recipient)} THEN 'unsubscribed'
    WHEN NOT ${mayBeMailed(recipient, now)} THEN 'unconfirmed'
    WHEN NOT ${announcementIsActive(recipient)} THEN 'paused'
    WHEN ${recipient.isReply ? sql`0` : sql`${countSent(recipient.mailbox, now)} >= ${MAILS_PER_MAILBOX}`} THEN 'mailbox_limit'
    WHEN ${countSent(ALL_MAILBOXES, now)} >= ${recipient.siteLimit} THEN 'site_limit'
  END`;
}

/** The mails to a mailbox, or to all, on this day, by the primary key. */
function countSent(mailbox: string, now: number): SQL {
  return sql`coalesce((SELECT count FROM mailbox_mails WHERE mailbox = ${mailbox} AND day_start = ${startOfDay(now)}), 0)`;
}

/** Whether nobody has paused or canceled the announcement that it is, if it is one. */
function announcementIsActive({ announcement }: MailRecipient): SQL {
  if (announcement === undefined) return sql`1`;
  return sql`EXISTS (SELECT 1 FROM announcements WHERE id = ${announcement} AND status IN ('sending', 'sent'))`;
}

/**
 * Whether a lead of theirs that wants news is confirmed; of a plan, whether that one is, and they still wish it; for anything
 * else, whether they are confirmed or had no mail lately.
 */
function mayBeMailed(recipient: MailRecipient, now: number): SQL {
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

/** Why a mail may not be sent now. */
type BlockReason = "unsubscribed" | "unconfirmed" | "paused" | "mailbox_limit" | "site_limit";

/** What is against sending a mail now; null if nothing is. Reads few rows, by key. */
export async function findBlockReason(
  db: Database,
  recipient: MailRecipient,
  now: number,
): Promise<BlockReason | null> {
  const [found] = await db.all<{ obstacle: BlockReason | null }>(
    sql`SELECT ${blockReason(recipient, now)} AS obstacle`,
  );
  return found!.obstacle;
}

/**
 * Whether mails to a person are stopped: by them, by the plain address of their mailbox or, unless they confirmed their
 * email or are answered, by who unsubscribed from an unconfirmed address of it (decision: removal).
 */
function isUnsubscribed({ person, mailbox, isAnswer }: MailRecipient): SQL {
  const isStopped = sql`EXISTS (SELECT 1 FROM mailboxes WHERE mailbox = ${mailbox} AND stopped_at IS NOT NULL)`;
  return sql`(EXISTS (SELECT 1 FROM suppressions WHERE email_hash IN (${person}, ${mailbox}))
    OR (${isAnswer ? sql`0` : isStopped} AND NOT ${isConfirmed(person)}))`;
}

/** The statements that count a mail if `condition` holds, and remember that an unconfirmed email got one. */
export function incrementMailCount(db: Database, { mailbox, person }: MailRecipient, condition: SQL, now: number) {
  const dayStart = startOfDay(now);
  const count = (counted: string) =>
    insertSelected(
      db,
      mailboxMailsTable,
      { mailbox: counted, dayStart, count: 1 },
      sql`WHERE ${condition}`,
    ).onConflictDoUpdate({
      target: [mailboxMailsTable.mailbox, mailboxMailsTable.dayStart],
      set: { count: sql`count + 1` },
    });
  const askedAt = now;
  return [
    count(ALL_MAILBOXES),
    count(mailbox),
    insertSelected(
      db,
      mailboxesTable,
      { mailbox, askedAt },
      sql`WHERE ${condition} AND NOT ${isConfirmed(person)}`,
    ).onConflictDoUpdate({ target: mailboxesTable.mailbox, set: { askedAt } }),
  ] as const;
}

/** The statements that take back what `incrementMailCount` did for a mail that was then refused, if `condition` holds. */
export function decrementMailCount(
  db: Database,
  { recipient: { mailbox }, countedAt }: { recipient: MailRecipient; countedAt: number },
  condition: SQL,
) {
  return [
    db
      .update(mailboxMailsTable)
      .set({ count: sql`count - 1` })
      .where(sql`mailbox IN (${ALL_MAILBOXES}, ${mailbox}) AND day_start = ${startOfDay(countedAt)} AND ${condition}`),
    db
      .update(mailboxesTable)
      .set({ askedAt: null })
      .where(sql`mailbox = ${mailbox} AND asked_at = ${countedAt} AND ${condition}`),
  ] as const;
}

/** The mails to visitors on this day. Reads one row. */
export async function countSentMails(db: Database, now: number): Promise<number> {
  const [found] = await db.all<{ sent: number }>(sql`SELECT ${countSent(ALL_MAILBOXES, now)} AS sent`);
  return found!.sent;
}

/** Drops what no limit counts any more. */
export async function dropOldMailCounts(db: Database, now: number) {
  await db.delete(mailboxMailsTable).where(lt(mailboxMailsTable.dayStart, startOfDay(now) - MAIL_LEDGER_DAYS * DAY_MS));
}

/** Drops the mailboxes of which nothing matters any more. Reads all of them. */
export async function dropOldMailboxes(db: Database, now: number) {
  await db
    .delete(mailboxesTable)
    .where(sql`stopped_at IS NULL AND coalesce(asked_at, 0) < ${now - UNCONFIRMED_PAUSE_MS}`);
}

function startOfDay(now: number): number {
  return now - (now % DAY_MS);
}
