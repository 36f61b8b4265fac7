import type { FieldErrors } from "#domain/api.ts";

/** Shown where an answer has no message of its own. */
const FALLBACK_SENTENCE = "Please try again later.";

/** What is said of a call without an answer: of one that sends what somebody typed, and of any other. */
const SENTENCES = {
  /** No connection, an unreachable server, or an extension that refused the request. */
  unreachable: {
    typed:
      "We could not reach our server. Please check your connection, and whether a blocker in your browser stops this site, and try again; what you typed is still here.",
    other:
      "We could not reach our server. Please check your connection, and whether a blocker in your browser stops this site, and try again.",
  },
  /** The browser knows that it is offline. */
  offline: {
    typed: "You seem to be offline. What you typed is still here: send it again when you are back online.",
    other: "You seem to be offline. Please try again when you are back online.",
  },
  /** The server was reached, or seems to be, and does not answer. */
  timeout: {
    typed: "Our server did not answer in time. What you typed is still here: please send it again.",
    other: "Our server did not answer in time. Please try again.",
  },
} as const;

/** A call was given up, because no answer came in time. */
export class AnswerTimeout extends Error {
  override name = "AnswerTimeout";
}

type ErrorBody = { error?: { code?: string; message?: string; fields?: FieldErrors } };

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
 * `sentence` and `fields` are for the person.
 */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** Names the failure for code; empty where the answer does not. */
  readonly code: string;
  readonly sentence: string;
  readonly fields: FieldErrors;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    const { error } = parseErrorBody(text);
    this.code = error?.code ?? "";
    this.sentence = error?.message || FALLBACK_SENTENCE;
    this.fields = error?.fields ?? {};
  }
}

/**
 * The sentence to show for what went wrong on the way to the API and back.
 * @param sent whether the call sent what somebody typed, and it still is where they typed it
 */
export function describeError(error: unknown, sent: "typed" | "other" = "other"): string {
  if (error instanceof ApiError) return error.sentence;
  if (error instanceof AnswerTimeout) return SENTENCES.timeout[sent];
  // Both fetch() and import() throw a TypeError when nothing could be reached.
  if (!(error instanceof TypeError)) return FALLBACK_SENTENCE;
  return SENTENCES[navigator.onLine ? "unreachable" : "offline"][sent];
}
