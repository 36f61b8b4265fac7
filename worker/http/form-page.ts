import type { Context } from "hono";
import { type FormName, type FormOutcome, outcomeId } from "../../domain/lead.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * A public form: its name, the page it stands on, and what a JSON sender is told when it was received. A form that
 * stands on several pages names its own in the field `page`; the one here is for those that do not.
 */
export type PublicForm = { name: FormName; page: string; receivedMessage: string };

/** Name of the field in which a form tells the page it stands on. */
export const PAGE_FIELD = "page";

/** The form as it was posted: a path of this site in its field `page` becomes its page. */
export function onItsPage(form: PublicForm, page: unknown): PublicForm {
  return typeof page === "string" && /^\/[a-z-]*$/.test(page) ? { ...form, page } : form;
}

export function contentType(c: Context): string {
  return (c.req.header("content-type") ?? "").split(";", 1)[0]!.trim().toLowerCase();
}

/** Whether a browser sent the form by itself: without scripts, or before they were ready. */
export function isPlainForm(c: Context): boolean {
  return contentType(c) === "application/x-www-form-urlencoded";
}

/** Sends the visitor back to the form's page, whose line for this outcome then shows (decision: forms-without-scripts). */
export function backToPage(c: Context, form: PublicForm, outcome: FormOutcome) {
  return c.redirect(`${form.page}#${outcomeId(form.name, outcome)}`, 303);
}

/**
 * The answer to a public form that failed, where a browser waits for a page; else null.
 * Another site's form gets none: sending its visitor to our page would complete what that site wanted.
 */
export function failedFormPage(c: Context<AppEnv>, status: number) {
  const form = c.get("form");
  if (!form || !isPlainForm(c) || status === 403) return null;
  if (status === 429) return backToPage(c, form, "too-many");
  return backToPage(c, form, status === 400 || status === 413 ? "check-fields" : "failed");
}
