import { calculationSummary } from "../../domain/calculation-summary.ts";
import type { Lead } from "../store/leads.ts";
import type { Calculation } from "../store/schema.ts";

/** How long the form-collection service may take to answer, in milliseconds (decision: two-copies). */
export const FORM_SERVICE_TIMEOUT_MS = 4000;

/** Sends a stored lead, of whatever kind. Errors as `sendSignup`. */
export function sendToFormService(url: string, lead: Lead): Promise<void> {
  return lead.calculation ? sendCalculation(url, lead.email, lead.calculation) : sendSignup(url, lead);
}

/**
 * Sends a sign-up to the form-collection service, with exactly the payload of product §7: JSON `{name, email}`.
 * @throws Error saying how the service failed: its status, its silence, or that it could not be reached
 */
export function sendSignup(url: string, { name, email }: { name: string; email: string }): Promise<void> {
  return post(url, { headers: { "Content-Type": "application/json" }, body: JSON.stringify({ name, email }) });
}

/** Sends a calculator submission, with exactly the multipart fields of product §7. Errors as `sendSignup`. */
export function sendCalculation(url: string, email: string, { input, estimate }: Calculation): Promise<void> {
  const body = new FormData();
  body.set("email", email);
  body.set("currentCountry", input.currentCountry);
  body.set("currentRent", String(input.housingCost));
  body.set("destinationCountry", input.destinationCountry);
  body.set("housingType", input.housingType);
  body.set("lifestyle", input.lifestyle);
  body.set("result", calculationSummary(input, estimate));
  return post(url, { headers: {}, body });
}

async function post(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: BodyInit },
): Promise<void> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      headers: { ...headers, Accept: "application/json" },
      body,
      signal: AbortSignal.timeout(FORM_SERVICE_TIMEOUT_MS),
    });
  } catch (error) {
    const silent = error instanceof DOMException && error.name === "TimeoutError";
    throw new Error(silent ? "the form service did not answer in time" : "the form service could not be reached", {
      cause: error,
    });
  }
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the submission to the form service failed with status ${response.status}`);
}
