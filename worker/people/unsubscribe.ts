import { toMailbox } from "../../domain/email.ts";
import { hashEmail } from "../hash.ts";
import { logFailure } from "../log.ts";
import { recordOptOut } from "../outbox/opt-outs.ts";
import type { Database } from "../store/database.ts";
import { findEmail } from "../store/people.ts";
import { suppress, unconfirmedAt, unsuppress } from "../store/suppressions.ts";

// What changes nothing is not recorded: a button that is pressed again and again must not fill the bucket.

/**
 * Stops mails to a person and, unless they confirmed their email, to every unconfirmed address of their mailbox: whoever
 * typed this one can type others. Of somebody who was removed nothing tells the mailbox. Harmless when repeated (decision:
 * removal).
 * @param now milliseconds
 */
export async function unsubscribePerson(env: Env, db: Database, emailHash: string, now: number): Promise<void> {
  const { email, isConfirmed } = await findEmail(db, emailHash);
  const mailbox = email === null || isConfirmed ? null : hashEmail(env, toMailbox(email));
  // The plain address stops all others by itself.
  const further = mailbox === null || mailbox === emailHash ? [] : [unconfirmedAt(mailbox)];
  const stopped = await suppress(db, emailHash, further, now);
  await keepRecords(env.BUCKET, "unsubscribed", stopped, now);
}

/** Resumes mails to a person who asked for it, and to their mailbox. @param now milliseconds */
export async function resumePerson(env: Env, db: Database, emailHash: string, now: number): Promise<void> {
  const { email } = await findEmail(db, emailHash);
  const further = email === null ? [] : [unconfirmedAt(hashEmail(env, toMailbox(email)))];
  const resumed = await unsuppress(db, emailHash, further, now);
  await keepRecords(env.BUCKET, "resumed", resumed, now);
}

/** The database has it, which is what counts: a bucket that fails twice must not tell the person that it failed. */
async function keepRecords(bucket: R2Bucket, kind: "unsubscribed" | "resumed", emailHashes: string[], at: number) {
  const record = () => Promise.all(emailHashes.map((emailHash) => recordOptOut(bucket, { kind, emailHash, at })));
  await record()
    .catch(record)
    .catch((error: unknown) => logFailure("record of an unsubscription", error));
}
