import { logFailure } from "../log.ts";
import { deleteKeptPosts } from "../quarantine/kept-posts.ts";
import type { Database } from "../db/database.ts";
import { deletePerson } from "./store.ts";

/**
 * Removes a person, by their own link or by the owner: their rows in the database, then what the bucket keeps of them. Where the
 * bucket fails, the sweep drops it by the tombstone (decision: removal). Harmless when repeated.
 * @returns whether the bucket keeps nothing of them any more
 */
export async function removePerson(
  db: Database,
  bucket: R2Bucket,
  { emailHash, actor }: { emailHash: string; actor: string },
  now: number,
): Promise<boolean> {
  await deletePerson(db, emailHash, actor, now);
  try {
    await deleteKeptPosts(bucket, emailHash, now);
    return true;
  } catch (error) {
    logFailure("deletion of kept posts", error);
    return false;
  }
}
