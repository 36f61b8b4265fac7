import { z } from "zod";
import { CHANGE_LIMITS, CONTENT_FILE } from "../../domain/desk.ts";
import type { Edit, Json } from "../../domain/edits.ts";
import type { IsoDate } from "../../domain/facts.ts";
import { anyText, requiredLine } from "../http/fields.ts";

/** Control characters, and those that turn the direction of a text: no page shows them. */
function hasUnreadable(text: string): boolean {
  return /(?![\t\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text);
}

/** A key or an id; no object has one that means its prototype. */
function isName(key: string): boolean {
  return key !== "" && key.length <= 200 && key !== "__proto__" && !hasUnreadable(key);
}

/** How deep values are inside of each other in the content, at most. */
const DEEPEST = 20;

function isValue(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return !hasUnreadable(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === DEEPEST) return false;
  const isFit = (part: unknown) => isValue(part, depth + 1);
  return Array.isArray(value)
    ? value.every(isFit)
    : Object.entries(value).every(([key, part]) => isName(key) && isFit(part));
}

const name = z.string().refine(isName, "This name can't be used");
const value = z.custom<Json>((given) => given !== undefined && isValue(given), {
  error: "This has something that no page can show",
  abort: true,
});

function isMap(given: Json): boolean {
  return typeof given === "object" && given !== null && !Array.isArray(given);
}

const edit = z
  .strictObject({
    file: z.string().max(120).regex(CONTENT_FILE, "There is no such content"),
    at: z.array(name).max(12),
    before: value.optional(),
    after: value.optional(),
    next: z.array(name).max(CHANGE_LIMITS.entries).optional(),
  })
  .refine(
    ({ before, after }) => before !== undefined || after !== undefined,
    "There is nothing before and nothing after",
  )
  .refine(
    ({ file, at, before, after }) =>
      at.length > 0 ||
      (file.startsWith("articles/") && [before, after].every((one) => one === undefined || isMap(one))),
    "Only an article can be added or removed whole",
  );

/** A change as the desk sends it. */
export const changeSchema = z.strictObject({
  entryId: z.uuid({ version: "v7" }),
  title: requiredLine(CHANGE_LIMITS.title, "Please say what this is about", "This title is too long"),
  edits: z
    .array(edit)
    .min(1, "Nothing has changed yet")
    .max(CHANGE_LIMITS.edits, "This is too much for one change")
    .refine((edits) => JSON.stringify(edits).length <= CHANGE_LIMITS.size, "This is too long for one change")
    .transform((edits) => edits as Edit[]),
  note: anyText(CHANGE_LIMITS.note, `Please use at most ${CHANGE_LIMITS.note} characters`),
  publishOn: z.iso
    .date("Please choose a day")
    .transform((day) => day as IsoDate)
    .nullable(),
});

/** What a publishing run reports. */
export const reportSchema = z.strictObject({
  left: z.array(z.strictObject({ id: z.string().max(100), reason: z.string() })).max(CHANGE_LIMITS.waiting),
  failure: z.string().nullable(),
  isRolledBack: z.boolean(),
});
