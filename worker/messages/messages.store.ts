import { uuidv7 } from "uuidv7";
import { ANSWER_HOURS } from "../../domain/person.ts";
import type { Database } from "../db/database.ts";
import { enqueueMessageReceipt, enqueueNotice } from "../deliveries/queue.store.ts";
import { isNotErased } from "../people/tombstones.store.ts";
import { markAnswerDue } from "../people/people.store.ts";
import { type messageAnswerColumns, messagesTable } from "../db/schema.ts";
import { buildSearchKey } from "../db/search-key.ts";
import { insertWhere } from "../db/insert-where.ts";

/** What the form asks besides name and email. */
export type MessageAnswers = Pick<typeof messagesTable.$inferInsert, keyof typeof messageAnswerColumns>;

type NewMessage = MessageAnswers & {
  entryId: string;
  name: string;
  email: string;
  /** See worker/hash.ts. */
  emailHash: string;
  consentVersion: string;
  visitPage: string | undefined;
  /** See `FormPost` in worker/http/form.ts. */
  skippedCheck: "turnstile" | null;
  /** See `FormPost`. */
  notifiesOwner: boolean;
  /** When its sender sent it, and agreed to the line beside the form, in milliseconds. */
  sentAt: number;
};

/**
 * Stores a message, queues its mails, to the owner and back to its sender, and makes an answer due, in one transaction.
 * The same entry sent again stores and queues nothing (decision: send-once), as does one whose sender was removed since.
 * @returns the ids of the queued mails
 */
export async function storeMessage(db: Database, message: NewMessage, now: number): Promise<string[]> {
  const id = `msg_${uuidv7()}`;
  const { sentAt, notifiesOwner, ...fields } = message;
  const row = { id, ...fields, searchKey: buildSearchKey(message), createdAt: sentAt };
  const [, mails, replies] = await db.batch([
    insertWhere(db, messagesTable, row, isNotErased(message.emailHash, sentAt)).onConflictDoNothing(),
    enqueueNotice(db, "message_mail", id, notifiesOwner, now),
    enqueueMessageReceipt(db, id, now),
    markAnswerDue(db, id, message.emailHash, sentAt + ANSWER_HOURS * 60 * 60 * 1000, now),
  ]);
  return [...mails, ...replies].map((delivery) => delivery.id);
}
