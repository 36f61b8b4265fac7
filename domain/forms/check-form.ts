import { flatten, type InferOutput, safeParse } from "valibot";
import { HONEYPOT_FIELD, PAGE_FIELD, TURNSTILE_FIELD } from "../lead.ts";
import type { FieldErrors } from "../api.ts";
import type { FormSchema } from "./fields.ts";

type Checked<Fields> = { fields: Fields; errors: null } | { fields: null; errors: FieldErrors };

/**
 * Checks what a form was filled in with or sent, in the browser and in the Worker: its fields as the rules give them, or what is
 * wrong. The guard's own fields belong to no form (decision: one-guard).
 */
export function checkForm<Schema extends FormSchema>(
  schema: Schema,
  sent: Readonly<Record<string, unknown>>,
): Checked<InferOutput<Schema>> {
  const { [HONEYPOT_FIELD]: _trap, [PAGE_FIELD]: _page, [TURNSTILE_FIELD]: _token, ...own } = sent;
  const result = safeParse(schema, own);
  if (result.success) return { fields: result.output, errors: null };
  const messages: Readonly<Record<string, readonly string[] | undefined>> = flatten(result.issues).nested ?? {};
  return { fields: null, errors: Object.fromEntries(Object.entries(messages).map(([name, all]) => [name, all![0]!])) };
}
