import { deleteBackups } from "../backups/parts.ts";
import { logFailure } from "../log.ts";
import { deleteBackupCopies } from "../outbox/backup-copy.ts";
import { recordOptOut } from "../outbox/opt-outs.ts";
import type { Database } from "../store/database.ts";
import { deletePerson } from "../store/people.ts";

/**
 * Removes a person, by their own link or by the owner: their rows in the database, then their copies in the bucket,
 * also the backups that wait to be downloaded. If the bucket fails, the sweep goes on until every copy is gone. Harmless
 * when repeated (decision: removal).
 * @param actor who removes the person, for the activity log
 * @param now milliseconds
 * @returns whether the copies are gone already
 */
export async function removePerson(
  db: Database,
  bucket: R2Bucket,
  { emailHash, actor }: { emailHash: string; actor: string },
  now: number,
): Promise<boolean> {
  const erasedAt = await deletePerson(db, emailHash, actor, now);
  try {
    await recordOptOut(bucket, { kind: "erased", emailHash, at: erasedAt });
    await deleteBackupCopies(bucket, emailHash, new Set());
    // Later ones hold nothing of the person: who presses the button again must not keep the owner from a backup.
    await deleteBackups(bucket, erasedAt + 1);
    return true;
  } catch (error) {
    logFailure("deletion of backup copies", error);
    return false;
  }
}
