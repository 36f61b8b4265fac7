import { calculationSummary } from "../../domain/calculation-summary.ts";
import type { Calculation } from "../db/schema.ts";

/** How long the form-collection service may take to answer, in milliseconds (decision: two-copies). */
const FORM_SERVICE_TIMEOUT_MS = 4000;

/** The form service did not take a lead; the message is for the owner, the code for the log. */
class FormServiceError extends Error {
  override name = "FormServiceError";
  readonly code: string;
  /** How long the service asks us to wait, in seconds. */
  readonly retryAfter: number;

  constructor(message: string, code: string, options?: ErrorOptions, retryAfter = 0) {
    super(message, options);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/**
 * Sends a lead to the form-collection service: a sign-up as JSON with exactly `{name, email}`, a calculator submission
 * as multipart form.
 * @throws FormServiceError saying how the service failed: its status, no answer in time, or that it could not be reached
 */
export function sendToFormService(
  url: string,
  { name, email, calculation }: { name: string; email: string; calculation?: Calculation | null },
): Promise<void> {
  if (calculation) return post(url, { body: toFormData(email, calculation) });
  return post(url, { headers: { "Content-Type": "application/json" }, body: JSON.stringify({ name, email }) });
}

function toFormData(email: string, { input, estimate }: Calculation): FormData {
  const body = new FormData();
  body.set("email", email);
  body.set("currentCountry", input.currentCountry);
  body.set("currentRent", String(input.housingCost));
  body.set("destinationCountry", input.destinationCountry);
  body.set("housingType", input.housingType);
  body.set("lifestyle", input.lifestyle);
  body.set("result", calculationSummary(input, estimate));
  return body;
}

async function post(url: string, { headers, body }: { headers?: Record<string, string>; body: BodyInit }) {
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      headers: { ...headers, Accept: "application/json" },
      body,
      signal: AbortSignal.timeout(FORM_SERVICE_TIMEOUT_MS),
    });
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
    throw isTimeout
      ? new FormServiceError("the form service did not answer in time", "timeout", { cause: error })
      : new FormServiceError("the form service could not be reached", "unreachable", { cause: error });
  }
  await response.body?.cancel();
  if (!response.ok) {
    throw new FormServiceError(
      `the submission to the form service failed with status ${response.status}`,
      `status_${response.status}`,
      {},
      readRetryAfter(response),
    );
  }
}

/** Seconds, or the time of a date; 0 where the header is missing or says neither (RFC 9110, 10.2.3). */
function readRetryAfter(response: Response): number {
  const value = response.headers.get("retry-after") ?? "";
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}
