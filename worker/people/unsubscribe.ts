import { logFailure } from "../log.ts";
import { recordOptOut } from "../outbox/opt-outs.ts";
import type { Database } from "../store/database.ts";
import { suppress, unsuppress } from "../store/suppressions.ts";

// What changes nothing is not recorded: a button that is pressed again and again must not fill the bucket.

/** Stops mails to a person. Harmless when repeated (decision: removal). @param now milliseconds */
export async function unsubscribePerson(db: Database, bucket: R2Bucket, emailHash: string, now: number): Promise<void> {
  if (!(await suppress(db, emailHash, now))) return;
  await keepRecord(() => recordOptOut(bucket, { kind: "unsubscribed", emailHash, at: now }));
}

/** Resumes mails to a person who asked for it. @param now milliseconds */
export async function resumePerson(db: Database, bucket: R2Bucket, emailHash: string, now: number): Promise<void> {
  if (!(await unsuppress(db, emailHash, now))) return;
  await keepRecord(() => recordOptOut(bucket, { kind: "resumed", emailHash, at: now }));
}

/** The database has it, which is what counts: a bucket that fails twice must not tell the person that it failed. */
async function keepRecord(record: () => Promise<void>): Promise<void> {
  await record()
    .catch(record)
    .catch((error: unknown) => logFailure("record of an unsubscription", error));
}
