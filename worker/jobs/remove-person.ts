import type { Database } from "../store/database.ts";
import { deletePerson } from "../store/people.ts";
import { deleteBackupCopies } from "./backup-copy.ts";

/**
 * Removes a person, by their own link or by the owner: everything in the database, then the copies in the bucket.
 * Harmless when repeated (decision: removal).
 */
export async function removePerson(db: Database, bucket: R2Bucket, addressHash: string): Promise<void> {
  await deletePerson(db, addressHash);
  await deleteBackupCopies(bucket, addressHash);
}
