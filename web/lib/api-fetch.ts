import { BOOKMARK_HEADER } from "#domain/api.ts";
import { AnswerTimeout, ApiError } from "#web/lib/api-error.ts";

/**
 * How far this visitor has seen the database. A read may be answered by a replica that lags; sending the bookmark of
 * the last answer makes their own write visible to them.
 */
let bookmark: string | null = null;

/** Remembers the bookmark of an answer. @param header reads one of its headers */
export function storeBookmark(header: (name: string) => string | null) {
  bookmark = header(BOOKMARK_HEADER) ?? bookmark;
}

/** How long an answer may take, in milliseconds, until its call is given up. */
const TIMEOUT_MS = 20_000;

/**
 * `fetch` for the API: with credentials, the bookmark and a limit of time.
 * @throws ApiError for every answer that is not a success; AnswerTimeout after 20 seconds; TypeError where there was no
 *   answer
 */
export async function apiFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  if (bookmark) headers.set(BOOKMARK_HEADER, bookmark);
  const controller = new AbortController();
  const { signal } = init ?? {};
  if (signal?.aborted) controller.abort(signal.reason);
  signal?.addEventListener("abort", () => controller.abort(signal.reason), { signal: controller.signal });
  // Not cleared: it also ends an answer whose body does not come to its end.
  setTimeout(() => controller.abort(new AnswerTimeout("no answer in time")), TIMEOUT_MS);
  const response = await fetch(input, { ...init, headers, credentials: "include", signal: controller.signal });
  storeBookmark((name) => response.headers.get(name));
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response;
}
