import { deleteBackupCopies } from "../outbox/backup-copy.ts";
import type { Database } from "../store/database.ts";
import { deletePerson } from "../store/people.ts";

/**
 * Removes a person, by their own link or by the owner: their rows in the database, then their copies in the bucket.
 * Harmless when repeated (decision: removal).
 */
export async function removePerson(db: Database, bucket: R2Bucket, emailHash: string): Promise<void> {
  await deletePerson(db, emailHash);
  await deleteBackupCopies(bucket, emailHash);
}
