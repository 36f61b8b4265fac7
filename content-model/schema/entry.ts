import { BLOC_IDS, PASSPORTS } from "#domain/passport-codes.ts";
import { ENTRY_KINDS, HOME_PASSPORTS } from "#domain/passports.ts";
import * as z from "zod";
import { defaults, fact, maybe, maybeTimed, or, orUnpublished, record } from "./record.ts";
import { id, text } from "./values.ts";

const entryKind = z
  .enum(["nothing", "visa on arrival", "online authorization", "e-visa", "visa"])
  .meta({ title: "What they need", options: ENTRY_KINDS });

export const entry = z.strictObject({
  kind: entryKind,
  rule: fact.meta({ title: "What you need" }),
  stay: maybeTimed.meta({ title: "How long you may stay" }),
  extension: maybe.meta({ title: "Extension" }),
  fee: orUnpublished.meta({ title: "Fee" }),
  portal: maybe.meta({ title: "Where to apply" }),
  processing: maybe.meta({ title: "Processing" }),
  passportValidity: maybe.meta({ title: "Passport validity" }),
  vaccination: maybe.meta({ title: "Vaccination" }),
});

const form = "Passport";

export const entryFile = z.strictObject({
  defaults,
  us: or(entry).meta({ title: HOME_PASSPORTS.us, form }),
  uk: or(entry).meta({ title: HOME_PASSPORTS.uk, form }),
  canada: or(entry).meta({ title: HOME_PASSPORTS.canada, form }),
});

const PASSPORT_WORDS = new Set<string>([...BLOC_IDS, ...PASSPORTS]);

const group = z
  .strictObject({
    id,
    who: text.meta({ title: "Who" }),
    kind: entryKind,
    days: z.int().optional().meta({ title: "Number of days" }),
    passports: text
      .refine(
        (words) =>
          words === "all others" || words.split(" ").every((word) => PASSPORT_WORDS.has(word.replace(/^-/, ""))),
        `"all others", or codes of two letters and ${BLOC_IDS.join(", ")}, with a space between: KE UG european -FR`,
      )
      .meta({
        title: "Passports",
        control: "text",
        description: "Two letters for each country, with spaces in between, or: all others.",
      }),
    rule: record.meta({ title: "What you need" }),
  })
  .meta({ form: "Passports" });

export const passportsFile = z.strictObject({ defaults, groups: z.array(group) }).meta({ title: "Other passports" });

/** What a traveler needs before or at the border. */
export type EntryKind = z.infer<typeof entryKind>;

export type RawGroup = z.infer<typeof group>;
