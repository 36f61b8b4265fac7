/** What `/data/countries/<id>.json` holds: its types follow from here, and so does `/data/facts.schema.json`. */
import * as z from "zod";
import { EVIDENCE, PUBLISHER_KINDS } from "#domain/facts.ts";

const text = z.string().min(1);
const day = z.iso.date().meta({ description: "A calendar day, YYYY-MM-DD." });
const time = z.string().meta({ description: "A day, a month or a year: 2026-02-22, 2025-11, 2024." });

const source = z
  .strictObject({
    title: text,
    publisher: text,
    kind: z.enum(PUBLISHER_KINDS).meta({ description: "Who publishes the page." }),
    url: z.url().nullable(),
    date: time.nullable().meta({ description: "The page's own date; null where it carries none." }),
    lastSeen: day.optional().meta({
      description:
        "The day on which our program last found every figure of the value there. Nobody read the page that day.",
    }),
  })
  .meta({ id: "Source", description: "A public page." });

const amount = z
  .strictObject({
    amount: z.number().optional(),
    from: z.number().optional(),
    to: z.number().optional(),
    currency: text,
    per: text.optional().meta({ description: "What it is for, where that is not what the record is about." }),
    people: z.int().optional(),
    label: text.optional().meta({ description: "What it pays for, where a fee has several parts." }),
    or: z.literal(true).optional(),
  })
  .meta({ id: "Amount", description: "One amount, or from the least to the most." });

const record = z
  .strictObject({
    id: text.meta({ description: "Names the record for good: kenya.permits.class-d.fee." }),
    formerIds: z.array(text).optional().meta({ description: "Ids that it had before." }),
    chapter: text,
    label: text.meta({ description: "How the country's guide calls the row." }),
    value: z
      .union([text, z.number(), z.array(text)])
      .nullable()
      .meta({ description: "null where it is not published." }),
    note: text.optional().meta({ description: "What must be known with the value." }),
    reported: z
      .array(
        z.strictObject({ value: text, source: z.int().min(0).meta({ description: "Its place in sources, from 0." }) }),
      )
      .optional()
      .meta({ description: "What pages say that contradicts the value." }),
    because: text.optional().meta({ description: "Why to plan with the value and not with what is reported." }),
    amounts: z.array(amount).optional().meta({
      description: "The money that the value names, to plan with: amounts add up, but for alternatives (or).",
    }),
    evidence: z.enum([...EVIDENCE, "not published"]).meta({
      description:
        "How well the value is supported: a page of the very office or the law, two publishers who agree within two years, one source, our estimate, or no page.",
    }),
    restsOn: text.meta({ description: "The same in the words of the site's pages, with the kinds of the publishers." }),
    method: text.optional().meta({ description: "How an estimate was made." }),
    passports: text.optional().meta({ description: "For whom it holds." }),
    office: z.strictObject({ name: text, url: z.url() }).nullable().meta({ description: "Where to confirm it." }),
    entered: day
      .optional()
      .meta({ description: "The day on which it was written down; absent where it is not published." }),
    checked: day.optional().meta({ description: "The day on which its pages were read again." }),
    confirmed: day.optional().meta({ description: "The day on which the office confirmed it." }),
    answered: day.optional().meta({
      description: "The day on which somebody answered at the address that the office publishes; no confirmation.",
    }),
    doubted: day.optional().meta({ description: "The day on which somebody tried to confirm it and could not." }),
    changed: z
      .array(z.strictObject({ on: day, from: text }))
      .optional()
      .meta({ description: "What the value was before, until which day, the newest last." }),
    readersPaid: z
      .strictObject({ amount: z.number(), currency: text, years: z.array(z.int()), count: z.int() })
      .optional()
      .meta({ description: "Of a fee: the median of what readers said they paid in these years, and of how many." }),
    review: day.optional().meta({ description: "The day on which it is due for review." }),
    held: z
      .array(z.strictObject({ kind: z.enum(["held", "read", "made"]), on: time }))
      .optional()
      .meta({ description: "Of a price: when it held by its pages, or when it was read or estimated." }),
    sources: z.array(source),
    usedAt: z.array(text).optional().meta({ description: "Other places of the country that the record holds for." }),
  })
  .meta({ id: "Record" });

export const openCountry = z
  .strictObject({
    $schema: z.url(),
    country: text,
    name: text,
    format: z.literal(2).meta({ description: "Raised when a field is renamed, removed or means something else." }),
    version: day.meta({ description: "The newest day on which a record was entered, read again or confirmed." }),
    license: z.strictObject({ text, attribution: text, contact: text }),
    records: z.array(record),
  })
  .meta({ title: "What is known of a country" });

export type OpenCountry = z.infer<typeof openCountry>;
export type OpenRecord = z.infer<typeof record>;
