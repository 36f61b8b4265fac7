import { type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { Database } from "../db/database.ts";
import { enqueueReply } from "../deliveries/queue.store.ts";
import { emailOf, markAnswered } from "../people/people.store.ts";
import { type Reply, repliesTable } from "../db/schema.ts";
import { insertSelected } from "../db/insert-selected.ts";

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
  const found = await db.all(sql`SELECT 1 FROM replies WHERE email_hash = ${emailHash} AND entry_id = ${entryId}`);
  return found.length > 0;
}

/** Stores a reply, if it may be sent. */
function insertReply(db: Database, reply: NewReply & { id: string }, now: number) {
  const { emailHash } = reply;
  return insertSelected(
    db,
    repliesTable,
    { ...reply, email: sql`email`, messageId: sql`message_id`, createdAt: now },
    sql`FROM (SELECT ${emailOf(emailHash)} AS email, ${unansweredMessage(emailHash)} AS message_id)
    WHERE email IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM suppressions WHERE email_hash = ${emailHash})
      AND (message_id IS NOT NULL
        OR EXISTS (SELECT 1 FROM people WHERE email_hash = ${emailHash} AND confirmed_at IS NOT NULL))`,
  );
}

/** The id of the person's newest message that came after every reply; null if there is none. */
export function unansweredMessage(emailHash: string): SQL {
  return sql`(SELECT id FROM messages WHERE email_hash = ${emailHash} AND created_at > coalesce(
      (SELECT max(created_at) FROM replies WHERE email_hash = ${emailHash}), 0)
    ORDER BY id DESC LIMIT 1)`;
}
