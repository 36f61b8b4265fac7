import type { UploadKind } from "../../domain/picture.ts";

/** All objects of pictures have keys that begin with this. */
export const PICTURES_PREFIX = "pictures/";

/**
 * The prefix of an upload's objects. The hash of the content makes a key mean one picture forever; the id makes the
 * folder belong to one upload, so that cleaning up after a failure can delete nothing of another one.
 */
export function pictureFolder(kind: UploadKind, contentHash: string, uploadId: string) {
  return `${PICTURES_PREFIX}${kind}/${contentHash}/${uploadId}/`;
}

/** The id of the upload that an object was written for; null for any other key. */
export function parseUploadId(key: string): string | null {
  return /^pictures\/[a-z]+\/[0-9a-f]+\/([^/]+)\//.exec(key)?.[1] ?? null;
}
