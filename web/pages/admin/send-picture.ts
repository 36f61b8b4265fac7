import { ApiError } from "#web/lib/api-error.ts";
import { storeBookmark } from "#web/lib/api-fetch.ts";
import type { PictureCardTexts } from "./copy.ts";

/**
 * Sends a picture as the one file of a form. Not by `apiFetch`: a large one may take longer than its limit of time.
 * @returns the id of the upload, which shows from now on
 * @throws ApiError for every answer that is not a success; TypeError where there was none
 */
export async function sendPicture({ path, field }: PictureCardTexts, file: File): Promise<string> {
  const body = new FormData();
  body.append(field, file);
  const response = await fetch(path, { method: "POST", body });
  storeBookmark((name) => response.headers.get(name));
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return ((await response.json()) as { upload: { id: string } }).upload.id;
}
