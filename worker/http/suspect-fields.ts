import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "../../domain/email.ts";
import { HONEYPOT_FIELD } from "../../domain/lead.ts";

/** Longest text of a field whose form states no limit, such as the email or a choice, in characters. */
const UNSTATED_LIMIT = EMAIL_MAX_LENGTH;

/**
 * What the quarantine stores of a post: the form's own fields, the page, and what filled the honeypot. A value that the
 * form accepts is kept as the form stores it; of a text that it does not accept, which the owner may want to read, as much
 * as the field may hold; nothing else that is not short.
 */
export function toQuarantinedFields(schema: z.ZodObject, body: Record<string, unknown>): Record<string, unknown> {
  const shape = schema.shape as Record<string, z.ZodType>;
  const { properties } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const fields: Record<string, unknown> = {};
  for (const name of [...Object.keys(shape), "page", HONEYPOT_FIELD]) {
    const value = Object.hasOwn(body, name) ? body[name] : undefined;
    if (value === undefined) continue;
    const parsed = shape[name]?.safeParse(value);
    const stated = properties?.[name];
    const limit = (typeof stated === "object" && stated.maxLength) || UNSTATED_LIMIT;
    if (parsed?.success) fields[name] = parsed.data;
    else if (typeof value === "string") fields[name] = value.slice(0, limit);
    else if (typeof value === "number" || typeof value === "boolean") fields[name] = value;
  }
  return fields;
}
