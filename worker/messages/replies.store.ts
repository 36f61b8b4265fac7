import { and, desc, eq, gt, isNotNull, max, not, or, type SQL } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { Database } from "../db/database.ts";
import { coalesce, hasRow, NO_TABLE, query, valueOf } from "../db/expressions.ts";
import { enqueueReply } from "../deliveries/queue.store.ts";
import { isConfirmed } from "../mail/ledger.store.ts";
import { emailOf, markAnswered } from "../people/people.store.ts";
import { messagesTable, type Reply, repliesTable, suppressionsTable } from "../db/schema.ts";
import { insertWhere } from "../db/insert-where.ts";

type NewReply = Pick<Reply, "entryId" | "emailHash" | "subject" | "text" | "actor">;

/**
 * Stores a reply, queues its mail, and notes that the person is answered, in one transaction. It goes to nobody who
 * unsubscribed, and to an email that is not confirmed only as the one answer to a message. The same entry sent again stores and queues nothing (decision: send-once).
 * @returns the ids of the queued mails; none where the person is gone or may not be mailed, or for an entry sent again
 */
export async function storeReply(db: Database, reply: NewReply, now: number): Promise<string[]> {
  const id = `reply_${uuidv7()}`;
  const [, mails] = await db.batch([
    insertReply(db, { id, ...reply }, now).onConflictDoNothing(),
    enqueueReply(db, id, now),
    markAnswered(db, id, reply.emailHash, reply.actor, now),
  ]);
  return mails.map((delivery) => delivery.id);
}

/** Whether this entry is stored. */
export async function isReplyStored(db: Database, { emailHash, entryId }: Pick<Reply, "emailHash" | "entryId">) {
  const which = and(eq(repliesTable.emailHash, emailHash), eq(repliesTable.entryId, entryId));
  return (await db.$count(repliesTable, which)) > 0;
}

/** Stores a reply, if it may be sent. */
function insertReply(db: Database, reply: NewReply & { id: string }, now: number) {
  const { emailHash } = reply;
  const answered = query
    .select({ email: emailOf(emailHash).as("email"), messageId: unansweredMessage(emailHash).as("message_id") })
    .from(NO_TABLE)
    .as("answered");
  const mayGo = and(
    isNotNull(answered.email),
    not(hasRow(suppressionsTable, eq(suppressionsTable.emailHash, emailHash))),
    or(isNotNull(answered.messageId), isConfirmed(emailHash)),
  );
  const row = { ...reply, email: valueOf(answered.email), messageId: valueOf(answered.messageId), createdAt: now };
  return insertWhere(db, repliesTable, row, mayGo, answered);
}

/** The id of the person's newest message that came after every reply; null if there is none. */
export function unansweredMessage(emailHash: string): SQL<string | null> {
  const lastReply = query
    .select({ at: max(repliesTable.createdAt) })
    .from(repliesTable)
    .where(eq(repliesTable.emailHash, emailHash));
  const newest = query
    .select({ id: messagesTable.id })
    .from(messagesTable)
    .where(and(eq(messagesTable.emailHash, emailHash), gt(messagesTable.createdAt, coalesce(lastReply, 0))))
    .orderBy(desc(messagesTable.id))
    .limit(1);
  return valueOf(newest);
}
