import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, max, ne, not } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { REPORT_TYPE } from "../../domain/message.ts";
import { REPORT_EMAIL_DAYS, REPORT_DAYS } from "../../domain/retention.ts";
import type { Database } from "../db/database.ts";
import { hasRow, query } from "../db/expressions.ts";
import { insertWhere } from "../db/insert-where.ts";
import { leadsTable, messagesTable, peopleTable, readerReportsTable as reports } from "../db/schema.ts";
import { buildSearchKey } from "../db/search-key.ts";
import { enqueueMessageReceipt } from "../deliveries/queue.store.ts";
import { isNotErased } from "../people/tombstones.store.ts";

// A reader's report is in two rows: what was paid, without the person; and a message without text, which has the email, so that
// confirmation, removal, limits and backups treat its sender like that of any message. The message is deleted after 90 days.

type NewReport = Pick<typeof reports.$inferInsert, "fee" | "amount" | "currency" | "month" | "place" | "reporter">;

type Sender = Pick<
  typeof messagesTable.$inferInsert,
  "email" | "emailHash" | "consentVersion" | "entryId" | "visitPage" | "skippedCheck"
>;

/** What the owner reads in place of a text in the list of messages. */
const WORDS = {
  subject: "What I paid",
  message:
    "This reader told us what they paid for a fee. Once they confirm it, what they paid is at the desk, without their email.",
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many reports the desk reads at once. */
const REPORTS_AT_ONCE = 500;

/**
 * Stores a report and its sender, and queues the mail that asks them to confirm it, in one transaction. The same entry sent again
 * stores and queues nothing (decision: send-once), as does one whose sender was removed since.
 * @returns the ids of the queued mails
 */
export async function storeReport(
  db: Database,
  report: NewReport,
  sender: Sender,
  { sentAt, now }: { sentAt: number; now: number },
): Promise<string[]> {
  const id = `msg_${uuidv7()}`;
  const message = {
    id,
    ...sender,
    ...WORDS,
    name: "",
    inquiryType: REPORT_TYPE,
    searchKey: buildSearchKey({ name: "", email: sender.email }),
    createdAt: sentAt,
  };
  const row = { id: `paid_${uuidv7()}`, ...report, messageId: id, createdAt: sentAt };
  const [, , mails] = await db.batch([
    insertWhere(db, messagesTable, message, isNotErased(sender.emailHash, sentAt)).onConflictDoNothing(),
    insertWhere(db, reports, row, hasRow(messagesTable, eq(messagesTable.id, id))),
    enqueueMessageReceipt(db, id, now),
  ]);
  return mails.map((delivery) => delivery.id);
}

/** Confirms the report of a message, in the transaction that confirms the message. The first time stays. */
export function confirmReport(db: Database, message: { id: string; emailHash: string }, now: number) {
  const isTheirs = and(eq(messagesTable.id, message.id), eq(messagesTable.emailHash, message.emailHash));
  return db
    .update(reports)
    .set({ confirmedAt: now })
    .where(and(eq(reports.messageId, message.id), hasRow(messagesTable, isTheirs), isNull(reports.confirmedAt)));
}

/**
 * The confirmed reports of the last year that the owner has not refused, those that wait before those that are accepted, the newest
 * first; of one person about a fee the last.
 */
export async function listReports(db: Database, now: number) {
  const { id, fee, amount, currency, month, place, createdAt, confirmedAt, state, reporter } = reports;
  const isListed = gt(confirmedAt, now - REPORT_DAYS * DAY_MS);
  const latest = query
    .select({ id: max(id) })
    .from(reports)
    .where(isListed)
    .groupBy(reporter);
  return db
    .select({ id, fee, amount, currency, month, place, createdAt, state })
    .from(reports)
    .where(and(inArray(id, latest), ne(state, "refused")))
    .orderBy(desc(state), desc(id))
    .limit(REPORTS_AT_ONCE);
}

/** Stores the owner's answer to a report. @returns whether there is such a report */
export async function answerReport(db: Database, id: string, state: "accepted" | "refused"): Promise<boolean> {
  const answered = await db
    .update(reports)
    .set({ state })
    .where(and(eq(reports.id, id), isNotNull(reports.confirmedAt)))
    .returning({ id: reports.id });
  return answered.length > 0;
}

/**
 * Deletes the emails of old reports, the reports that nobody confirmed, and the notes about people who sent nothing else. Reports that
 * no longer count are deleted as well.
 */
export async function purgeReports(db: Database, now: number): Promise<void> {
  const before = now - REPORT_EMAIL_DAYS * DAY_MS;
  const isOld = and(eq(messagesTable.inquiryType, REPORT_TYPE), lt(messagesTable.createdAt, before));
  const senders = query.select({ emailHash: messagesTable.emailHash }).from(messagesTable).where(isOld);
  const { emailHash } = peopleTable;
  const sentMore = hasRow(messagesTable, and(eq(messagesTable.emailHash, emailHash), not(isOld!)));
  await db.batch([
    db
      .delete(peopleTable)
      .where(
        and(inArray(emailHash, senders), not(sentMore), not(hasRow(leadsTable, eq(leadsTable.emailHash, emailHash)))),
      ),
    db
      .update(reports)
      .set({ messageId: null })
      .where(and(isNotNull(reports.messageId), lt(reports.createdAt, before), isNotNull(reports.confirmedAt))),
    db.delete(reports).where(lt(reports.confirmedAt, now - REPORT_DAYS * DAY_MS)),
    // The reports that nobody confirmed go with them.
    db.delete(messagesTable).where(isOld),
  ]);
}
