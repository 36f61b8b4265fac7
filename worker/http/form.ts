import type { InferOutput } from "valibot";
import type { FormSchema } from "../../domain/forms/fields.ts";
import type { FormName } from "../../domain/lead.ts";
import type { Database } from "../db/database.ts";
import { sha256 } from "../hash.ts";

/**
 * How a public form answers: its name, its page, and what a JSON sender is told once it was received. A form that
 * several pages show names its own page in the field `page`; this one is for those that do not.
 */
export type FormPage = { name: FormName; page: string; receivedMessage: string };

/** A post to a public form without its request, so that a post from the quarantine is stored the same way. */
export type FormPost = {
  env: Env;
  db: Database;
  /** Whether the browser submitted it natively, without scripts. */
  isPlainForm: boolean;
  /** When it was sent, in milliseconds: with its fields it identifies a plain form sent again (decision: send-once). */
  sentAt: number;
  /** The check that could not be made because its service was away; null if all were made. */
  skippedCheck: "turnstile" | null;
  /** Whether the owner gets a notice of it, if their day has room for one: not of all that one network sends (decision: one-guard). */
  notifiesOwner: boolean;
  /** Keeps the Worker alive for what follows the answer, and logs its failure under a label. */
  waitUntil: (label: string, work: Promise<unknown>) => void;
};

/**
 * A public form: where it is posted to, what it accepts, and how a post is stored. `submit` says whether all that was to be
 * done before the answer is done.
 */
export type PublicForm<Schema extends FormSchema> = FormPage & {
  path: `/api/${string}`;
  /** What is sent, for the person to read. */
  what: string;
  schema: Schema;
  submit: (fields: InferOutput<Schema>, post: FormPost) => Promise<boolean>;
};

/** Infers the types of a form, so that `submit` gets exactly the fields of `schema`. */
export function defineForm<Schema extends FormSchema>(form: PublicForm<Schema>) {
  return form;
}

const DERIVED_ID_WINDOW_MS = 10 * 60 * 1000;

/**
 * The entry id of a form sent without scripts: the same fields within the same ten minutes are the same entry.
 * @param sentAt milliseconds
 */
export function deriveEntryId(fields: object, sentAt: number): string {
  const window = Math.floor(sentAt / DERIVED_ID_WINDOW_MS);
  return `derived_${sha256(`${window}:${JSON.stringify(fields)}`).slice(0, 32)}`;
}
