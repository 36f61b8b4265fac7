import { canonicalMailbox } from "../../domain/email.ts";
import { hashEmail } from "../hash.ts";
import type { Database } from "../db/database.ts";
import { findEmail } from "../people/people.store.ts";
import { suppress, unsuppress } from "../people/suppressions.store.ts";

/**
 * Stops mails to a person and, unless they confirmed their email, to every unconfirmed address of their mailbox: whoever
 * typed this one can type others. Of somebody who was removed nothing tells the mailbox. Harmless when repeated (decision:
 * removal).
 */
export async function unsubscribePerson(env: Env, db: Database, emailHash: string, now: number): Promise<void> {
  const { email, isConfirmed } = await findEmail(db, emailHash);
  const mailbox = email === null || isConfirmed ? null : hashEmail(env, canonicalMailbox(email));
  await suppress(db, emailHash, mailbox, now);
}

/** Resumes mails to a person who asked for it, and to their mailbox. */
export async function resumePerson(env: Env, db: Database, emailHash: string): Promise<void> {
  const { email } = await findEmail(db, emailHash);
  const mailbox = email === null ? null : hashEmail(env, canonicalMailbox(email));
  await unsuppress(db, emailHash, mailbox);
}
