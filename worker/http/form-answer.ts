import type { Context } from "hono";
import { HELD_SENTENCE, HELD_STATUS } from "../../domain/held-post.ts";
import { type FormOutcome, outcomeId } from "../../domain/lead.ts";
import type { FormPage } from "./form.ts";
import type { AppEnv } from "./context.ts";

export function contentType(c: Context): string {
  return (c.req.header("content-type") ?? "").split(";", 1)[0]!.trim().toLowerCase();
}

/** Whether the browser submitted the form natively: without scripts, or before they were ready. */
export function isPlainForm(c: Context): boolean {
  return contentType(c) === "application/x-www-form-urlencoded";
}

/** Answers a received post. The answer is the same whether or not the email was known. */
export function respondReceived(c: Context<AppEnv>) {
  const form = c.get("form")!;
  return isPlainForm(c) ? redirectToPage(c, form, "received") : c.json({ message: form.receivedMessage });
}

/** Answers a post that waits for the owner because no Turnstile token came (decision: one-guard). */
export function respondHeld(c: Context<AppEnv>) {
  return isPlainForm(c) ? redirectToPage(c, c.get("form")!, "held") : c.json({ message: HELD_SENTENCE }, HELD_STATUS);
}

/**
 * The answer to a plain form that failed: a redirect to its page. Null for every other request.
 * Another site's form gets none: a redirect to our page would complete what that site wanted.
 */
export function redirectFailedForm(c: Context<AppEnv>, status: number) {
  const form = c.get("form");
  if (!form || !isPlainForm(c) || status === 403) return null;
  if (status === 429) return redirectToPage(c, form, "too-many");
  return redirectToPage(c, form, status === 400 || status === 413 ? "check-fields" : "failed");
}

/** Sends the visitor back to the form's page, where `:target` shows the outcome (decision: forms-without-scripts). */
function redirectToPage(c: Context, form: FormPage, outcome: FormOutcome) {
  return c.redirect(`${form.page}#${outcomeId(form.name, outcome)}`, 303);
}
