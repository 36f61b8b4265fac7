import { ApiError } from "#web/lib/api-error.ts";
import { storeBookmark } from "#web/lib/api-fetch.ts";

type Sending = {
  path: string;
  field: string;
  file: File;
  signal: AbortSignal;
  /** @param share how much has left, from 0 to 1 */
  onProgress: (share: number) => void;
};

/** An upload, as the API answers: its id, and its own size in pixels, upright. */
type SentPicture = { id: string; width: number; height: number };

/**
 * Sends a picture as the one file of a form, by XMLHttpRequest: `fetch` does not tell how far an upload is.
 * @throws ApiError for every answer that is not a success; TypeError where there was none; an AbortError when canceled
 */
export function sendPicture({ path, field, file, signal, onProgress }: Sending): Promise<SentPicture> {
  const request = new XMLHttpRequest();
  const answered = new Promise<SentPicture>((resolve, reject) => {
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.upload.addEventListener("load", () => onProgress(1));
    request.addEventListener("error", () => reject(new TypeError("the picture did not arrive")));
    request.addEventListener("abort", () => reject(new DOMException("canceled", "AbortError")));
    request.addEventListener("load", () => {
      storeBookmark((name) => request.getResponseHeader(name));
      if (request.status === 201) resolve(parseUpload(request.responseText));
      else reject(new ApiError(request.status, request.responseText || request.statusText));
    });
  });
  signal.addEventListener("abort", () => request.abort(), { once: true });
  request.open("POST", path);
  const body = new FormData();
  body.append(field, file);
  request.send(body);
  return answered;
}

function parseUpload(answer: string): SentPicture {
  return (JSON.parse(answer) as { upload: SentPicture }).upload;
}
