import type { z } from "zod";
import { calculatorForm } from "./calculator-form.ts";
import type { FormPost, PublicForm } from "./forms.ts";
import { messageForm } from "./message-form.ts";
import { optInForm } from "./opt-in-form.ts";
import { waitlistForm } from "./waitlist-form.ts";

type ReleaseOutcome = "released" | { invalid: z.ZodError | null };

const RELEASES: Record<string, (fields: object, post: FormPost) => Promise<ReleaseOutcome>> = {
  [waitlistForm.path]: releaseTo(waitlistForm),
  [optInForm.path]: releaseTo(optInForm),
  [calculatorForm.path]: releaseTo(calculatorForm),
  [messageForm.path]: releaseTo(messageForm),
};

/**
 * Stores a quarantined post as its form would have.
 * @param path where it was posted
 * @returns what is wrong with its fields if they do not fit the form; null there if no form has this path
 */
export async function releasePost(path: string, fields: object, post: FormPost): Promise<ReleaseOutcome> {
  return (await RELEASES[path]?.(fields, post)) ?? { invalid: null };
}

function releaseTo<Schema extends z.ZodObject>({ schema, submit }: PublicForm<Schema>) {
  return async (fields: object, post: FormPost): Promise<ReleaseOutcome> => {
    const parsed = schema.safeParse(fields);
    if (!parsed.success) return { invalid: parsed.error };
    await submit(parsed.data, post);
    return "released";
  };
}
