import { uuidv7 } from "uuidv7";
import { normaliseEmail } from "../../domain/email-address.ts";
import type { InquiryType } from "../../domain/message.ts";
import type { Database } from "./database.ts";
import { oweMessageMail, oweMessageReply } from "./deliveries.ts";
import { messagesTable } from "./schema.ts";
import { searchKeyOf } from "./search-key.ts";

export type Message = typeof messagesTable.$inferSelect;

export type NewMessage = {
  entryId: string;
  name: string;
  email: string;
  addressHash: string;
  inquiryType: InquiryType | undefined;
  subject: string;
  message: string;
  consentVersion: string;
  visitPage: string | undefined;
};

/**
 * Stores a message together with the mails it owes, to the owner and back to its sender, in one transaction. The same
 * entry sent again stores and owes nothing (decision: send-once).
 * @returns the ids of the owed mails
 */
export async function storeMessage(db: Database, message: NewMessage, now: number): Promise<string[]> {
  const id = `msg_${uuidv7()}`;
  const emailKey = normaliseEmail(message.email);
  const [, mails, replies] = await db.batch([
    db
      .insert(messagesTable)
      .values({ id, ...message, emailKey, searchKey: searchKeyOf(message), createdAt: now })
      .onConflictDoNothing(),
    oweMessageMail(db, id, now),
    oweMessageReply(db, id, emailKey, now),
  ]);
  return [...mails, ...replies].map((delivery) => delivery.id);
}
