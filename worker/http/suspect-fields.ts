import { safeParse } from "valibot";
import { EMAIL_MAX_LENGTH } from "../../domain/email.ts";
import type { FormSchema } from "../../domain/forms/fields.ts";
import { HONEYPOT_FIELD, PAGE_FIELD } from "../../domain/lead.ts";

/** Longest text of a field whose form states no limit, such as the email or a choice, in characters. */
const UNSTATED_LIMIT = EMAIL_MAX_LENGTH;

/**
 * What the quarantine stores of a post: the form's own fields, the page, and what filled the honeypot. A value that the
 * form accepts is kept as the form stores it; of a text that it does not accept, which the owner may want to read, as much
 * as the field may hold; nothing else that is not short.
 */
export function toQuarantinedFields({ entries }: FormSchema, body: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of [...Object.keys(entries), PAGE_FIELD, HONEYPOT_FIELD]) {
    const value = Object.hasOwn(body, name) ? body[name] : undefined;
    if (value === undefined) continue;
    const checked = entries[name] && safeParse(entries[name], value);
    const tooLong = checked?.issues?.find(({ type }) => type === "max_length");
    if (checked?.success) fields[name] = checked.output;
    else if (typeof value === "string") fields[name] = value.slice(0, Number(tooLong?.requirement ?? UNSTATED_LIMIT));
    else if (typeof value === "number" || typeof value === "boolean") fields[name] = value;
  }
  return fields;
}
