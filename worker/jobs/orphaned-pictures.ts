import type { Database } from "../store/database.ts";
import { knownUploads, PICTURES_PREFIX, uploadOfKey } from "../store/uploads.ts";

/** How old an object must be to be taken for left over: no upload is at work for so long. */
export const ORPHANED_AFTER_MS = 60 * 60 * 1000;

/** D1 binds at most 100 values. */
const IDS_AT_ONCE = 90;

/**
 * Deletes the objects under `pictures/` that no upload's row names: what an upload left that was cut off on the way.
 * Nothing else in the bucket is looked at. Costs one listing per thousand objects, and a row per upload.
 */
export async function deleteOrphanedPictures(db: Database, bucket: R2Bucket, now: number): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix: PICTURES_PREFIX, cursor });
    const old = page.objects.filter((object) => object.uploaded.getTime() < now - ORPHANED_AFTER_MS);
    await deleteUnnamed(
      db,
      bucket,
      old.map((object) => object.key),
    );
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

async function deleteUnnamed(db: Database, bucket: R2Bucket, keys: string[]) {
  const keysByUpload = Map.groupBy(keys, (key) => uploadOfKey(key) ?? "");
  const ids = [...keysByUpload.keys()];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const some = ids.slice(start, start + IDS_AT_ONCE);
    const known = await knownUploads(db, some);
    const orphaned = some.filter((id) => !known.has(id)).flatMap((id) => keysByUpload.get(id) ?? []);
    if (orphaned.length > 0) await bucket.delete(orphaned);
  }
}
