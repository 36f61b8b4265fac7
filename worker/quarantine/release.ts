import type { FieldErrors } from "../../domain/api.ts";
import { checkForm } from "../../domain/forms/check-form.ts";
import type { FormSchema } from "../../domain/forms/fields.ts";
import { calculatorForm } from "../leads/calculator.form.ts";
import type { FormPost, PublicForm } from "../http/form.ts";
import { messageForm } from "../messages/messages.form.ts";
import { reportForm } from "../messages/reports.form.ts";
import { planForm } from "../plans/plans.form.ts";
import { optInForm } from "../leads/opt-in.form.ts";
import { waitlistForm } from "../leads/waitlist.form.ts";

type ReleaseOutcome = "released" | { errors: FieldErrors };

const RELEASES: Record<string, (fields: Record<string, unknown>, post: FormPost) => Promise<ReleaseOutcome>> = {
  [waitlistForm.path]: releaseWith(waitlistForm),
  [optInForm.path]: releaseWith(optInForm),
  [calculatorForm.path]: releaseWith(calculatorForm),
  [planForm.path]: releaseWith(planForm),
  [messageForm.path]: releaseWith(messageForm),
  [reportForm.path]: releaseWith(reportForm),
};

/**
 * Stores a post from the quarantine or the queue as its form would have.
 * @returns what is wrong with its fields if they do not fit the form; nothing there if no form has this path
 */
export async function releasePost(
  path: string,
  fields: Record<string, unknown>,
  post: FormPost,
): Promise<ReleaseOutcome> {
  return (await RELEASES[path]?.(fields, post)) ?? { errors: {} };
}

function releaseWith<Schema extends FormSchema>({ schema, submit }: PublicForm<Schema>) {
  return async (fields: Record<string, unknown>, post: FormPost): Promise<ReleaseOutcome> => {
    const checked = checkForm(schema, fields);
    if (checked.errors) return { errors: checked.errors };
    await submit(checked.fields, post);
    return "released";
  };
}
