import type { z } from "zod";
import { calculatorForm } from "../leads/calculator.form.ts";
import type { FormPost, PublicForm } from "../http/form.ts";
import { messageForm } from "../messages/messages.form.ts";
import { planForm } from "../plans/plans.form.ts";
import { optInForm } from "../leads/opt-in.form.ts";
import { waitlistForm } from "../leads/waitlist.form.ts";

type ReleaseOutcome = "released" | { invalid: z.ZodError | null };

const RELEASES: Record<string, (fields: object, post: FormPost) => Promise<ReleaseOutcome>> = {
  [waitlistForm.path]: releaseWith(waitlistForm),
  [optInForm.path]: releaseWith(optInForm),
  [calculatorForm.path]: releaseWith(calculatorForm),
  [planForm.path]: releaseWith(planForm),
  [messageForm.path]: releaseWith(messageForm),
};

/**
 * Stores a post from the quarantine or the queue as its form would have.
 * @returns what is wrong with its fields if they do not fit the form; null there if no form has this path
 */
export async function releasePost(path: string, fields: object, post: FormPost): Promise<ReleaseOutcome> {
  return (await RELEASES[path]?.(fields, post)) ?? { invalid: null };
}

function releaseWith<Schema extends z.ZodObject>({ schema, submit }: PublicForm<Schema>) {
  return async (fields: object, post: FormPost): Promise<ReleaseOutcome> => {
    const parsed = schema.safeParse(fields);
    if (!parsed.success) return { invalid: parsed.error };
    await submit(parsed.data, post);
    return "released";
  };
}
