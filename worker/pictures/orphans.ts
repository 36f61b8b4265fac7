import type { Database } from "../db/database.ts";
import { findKnownUploads } from "./pictures.store.ts";
import { parseUploadId, PICTURES_PREFIX } from "./objects.ts";

/**
 * How old an object must be to count as orphaned: the database can be restored to any moment of the last 30 days, and
 * its uploads must find their objects then.
 */
const ORPHANED_AFTER_MS = 30 * 24 * 60 * 60 * 1000;

/** D1 binds at most 100 values. */
const IDS_PER_QUERY = 90;

/**
 * Deletes the objects under `pictures/` that no upload's row names, as an interrupted upload leaves them. Costs one
 * listing per 1,000 objects, and reads a row per upload.
 */
export async function deleteOrphanedPictures(db: Database, bucket: R2Bucket, now: number): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix: PICTURES_PREFIX, cursor });
    const old = page.objects.filter((object) => object.uploaded.getTime() < now - ORPHANED_AFTER_MS);
    await deleteUnreferenced(
      db,
      bucket,
      old.map((object) => object.key),
    );
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

async function deleteUnreferenced(db: Database, bucket: R2Bucket, keys: string[]) {
  const keysByUpload = Map.groupBy(keys, (key) => parseUploadId(key) ?? "");
  const ids = [...keysByUpload.keys()];
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const some = ids.slice(start, start + IDS_PER_QUERY);
    const known = await findKnownUploads(db, some);
    const orphaned = some.filter((id) => !known.has(id)).flatMap((id) => keysByUpload.get(id) ?? []);
    if (orphaned.length > 0) await bucket.delete(orphaned);
  }
}
