/** Shown where an answer has no message of its own. */
const FALLBACK_SENTENCE = "Please try again later.";

/** Shown where no answer came: no connection, or an unreachable server. */
const UNREACHABLE_SENTENCE =
  "We could not reach our server. Please check your connection and try again; what you typed is still here.";

/** Shown where the browser knows that it is offline. */
const OFFLINE_SENTENCE =
  "You seem to be offline. What you typed is still here: send it again when you are back online.";

/** Shown where the server was reached, or seems to be, and does not answer. */
const TIMEOUT_SENTENCE = "Our server did not answer in time. What you typed is still here: please send it again.";

/** A call was given up, because no answer came in time. */
export class AnswerTimeout extends Error {
  override name = "AnswerTimeout";
}

type ErrorBody = { error?: { code?: string; message?: string; fields?: Record<string, string> } };

function parseErrorBody(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}

/**
 * Any answer that is not a success. Its `message` is the status, a colon and the text, for logs;
 * `sentence` and `fields` are for the person (decision: errors).
 */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** Names the failure for code; empty where the answer does not. */
  readonly code: string;
  readonly sentence: string;
  readonly fields: Record<string, string>;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    const { error } = parseErrorBody(text);
    this.code = error?.code ?? "";
    this.sentence = error?.message || FALLBACK_SENTENCE;
    this.fields = error?.fields ?? {};
  }
}

/** The sentence to show for whatever went wrong on the way to the API and back. */
export function describeError(error: unknown): string {
  if (error instanceof ApiError) return error.sentence;
  if (error instanceof AnswerTimeout) return TIMEOUT_SENTENCE;
  // Both fetch() and import() throw a TypeError when nothing could be reached.
  if (!(error instanceof TypeError)) return FALLBACK_SENTENCE;
  return navigator.onLine ? UNREACHABLE_SENTENCE : OFFLINE_SENTENCE;
}
