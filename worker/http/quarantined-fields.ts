import type { z } from "zod";
import { HONEYPOT_FIELD } from "../../domain/lead.ts";

/** Longest text of one field, in characters: the longest that any form accepts. */
const MAX_FIELD_LENGTH = 5000;

/**
 * What the quarantine stores of a post: the form's own fields, the page, and what filled the honeypot, each capped. A
 * value that the form could not accept is left out unless it is a text, which the owner may want to read.
 */
export function toQuarantinedFields(schema: z.ZodObject, body: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of [...Object.keys(schema.shape), "page", HONEYPOT_FIELD]) {
    const value = Object.hasOwn(body, name) ? body[name] : undefined;
    if (typeof value === "string") fields[name] = value.slice(0, name in schema.shape ? MAX_FIELD_LENGTH : 200);
    else if (typeof value === "number" || typeof value === "boolean") fields[name] = value;
    else if (value !== undefined && (schema.shape[name] as z.ZodType | undefined)?.safeParse(value).success) {
      fields[name] = value;
    }
  }
  return fields;
}

/** The deepest that a form's body nests: the campaign inside the visit inside the body. */
const MAX_DEPTH = 4;

/** Whether a JSON text nests deeper than any form does. Reads it once, before anything parses it. */
export function isNestedTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index++) {
    const character = json[index];
    if (isInText) {
      if (character === "\\") index += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === "{" || character === "[") {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (character === "}" || character === "]") depth -= 1;
  }
  return false;
}
