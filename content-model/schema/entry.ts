import { BLOC_IDS, PASSPORTS } from "#domain/passport-codes.ts";
import * as z from "zod";
import { defaults, fact, maybe, maybeTimed, or, orUnpublished, record } from "./record.ts";
import { id, text } from "./values.ts";

const entryKind = z.enum(["nothing", "visa on arrival", "online authorization", "e-visa", "visa"]);

export const entry = z.strictObject({
  kind: entryKind,
  rule: fact,
  stay: maybeTimed,
  extension: maybe,
  fee: orUnpublished,
  portal: maybe,
  processing: maybe,
  passportValidity: maybe,
  vaccination: maybe,
});

export const entryFile = z.strictObject({ defaults, us: or(entry), uk: or(entry), canada: or(entry) });

const PASSPORT_WORDS = new Set<string>([...BLOC_IDS, ...PASSPORTS]);

const group = z.strictObject({
  id,
  who: text,
  kind: entryKind,
  days: z.int().optional(),
  passports: text.refine(
    (words) => words === "all others" || words.split(" ").every((word) => PASSPORT_WORDS.has(word.replace(/^-/, ""))),
    `"all others", or codes of two letters and ${BLOC_IDS.join(", ")}, with a space between: KE UG european -FR`,
  ),
  rule: record,
});

export const passportsFile = z.strictObject({ defaults, groups: z.array(group) });

/** What a traveler needs before or at the border. */
export type EntryKind = z.infer<typeof entryKind>;

export type RawGroup = z.infer<typeof group>;
