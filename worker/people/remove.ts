import { logFailure } from "../log.ts";
import { deleteBackupCopies } from "../deliveries/backup-copy.ts";
import { deleteKeptPosts } from "../quarantine/kept-posts.ts";
import type { Database } from "../db/database.ts";
import { deletePerson } from "./store.ts";

/**
 * Removes a person, by their own link or by the owner: their rows in the database, then their copies in the bucket. If the
 * bucket fails, the sweep goes on until every copy is gone.
 * Harmless when repeated (decision: removal).
 * @returns whether the copies are gone already
 */
export async function removePerson(
  db: Database,
  bucket: R2Bucket,
  { emailHash, actor }: { emailHash: string; actor: string },
  now: number,
): Promise<boolean> {
  await deletePerson(db, emailHash, actor, now);
  try {
    await deleteBackupCopies(bucket, emailHash, new Set());
    await deleteKeptPosts(bucket, new Map([[emailHash, now]]));
    return true;
  } catch (error) {
    logFailure("deletion of backup copies", error);
    return false;
  }
}
