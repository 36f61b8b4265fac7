import * as z from "zod";
import { PERS } from "#domain/amounts.ts";
import { id, office, pastDay, range, sourceId, text, time } from "./values.ts";

export const money = {
  currency: z.string().regex(/^[A-Z]{3}$/, "A currency's code: KES"),
  per: z.enum(PERS).optional().meta({ description: "What it is for, where that is not what the record is about." }),
};

const counted = {
  ...money,
  people: z.int().optional().meta({ description: "How many people it is for, where the record is about one." }),
  or: z.literal(true).optional().meta({ description: "In place of the amounts before it, not on top of them." }),
};

/** What the words of a record name to plan with: figures.ts looks for the digits there, and the dollars are made of it. */
export const amounts = z
  .array(
    z.union([
      z.strictObject({ amount: z.number(), ...counted }),
      z
        .strictObject({ from: z.number(), to: z.number(), ...counted })
        .refine(({ from, to }) => from <= to, "from is above to"),
    ]),
  )
  .min(1)
  .meta({ id: "Amounts" });

const reported = z.strictObject({ value: text, source: sourceId, amounts: amounts.optional() });

/** What the value was before, newest last; of a list with semicolons. */
export const changed = z
  .array(z.strictObject({ on: pastDay, from: text }))
  .min(1)
  .meta({
    description: "What the value was before, newest last, and the day it changed.",
  });

const details = {
  basis: z.enum(["brief", "summary", "estimate"]).optional(),
  office: office.nullable().optional(),
  entered: pastDay,
  checked: pastDay
    .optional()
    .meta({ description: "The day on which somebody read the pages again and found it still right." }),
  confirmed: z
    .strictObject({ on: pastDay, by: text })
    .optional()
    .meta({ description: "The day on which the office confirmed it, and who did." }),
  doubted: pastDay
    .optional()
    .meta({ description: "The day on which somebody tried to confirm it and could not; the page says so." }),
  passports: text.nullable().optional(),
  sources: z.array(sourceId).optional(),
  amounts: amounts.optional(),
  reported: z.array(reported).optional().meta({ description: "What pages say that contradicts it." }),
  because: text.optional().meta({ description: "Why to plan with the value and not with what is reported." }),
  inShort: text
    .max(99, "One line, of fewer than 100 letters")
    .optional()
    .meta({ description: "The value in one line, for the cards of the permits that share it." }),
  method: text.optional(),
  note: text.optional(),
  changed: changed.optional(),
};

export const use = z
  .strictObject({ use: z.string().regex(/^[a-z-]+(\.[A-Za-z0-9-]+){2,}$/) })
  .meta({ id: "Use", description: "The same record as there." });

export const record = z.strictObject({ value: text, ...details }).meta({ id: "Record" });

/** The time in its words that plans count with: of a stay the fewest days that a page names. */
export const duration = z.union([
  z.strictObject({ days: z.int() }),
  z.strictObject({ weeks: range }),
  z.strictObject({ months: range }),
  z.strictObject({ years: z.number() }),
]);

export const timed = record.extend({ time: duration.optional() }).meta({ id: "TimedRecord" });

const listRecord = z.strictObject({ value: z.array(text), ...details }).meta({ id: "ListRecord" });

export const priceRecord = z.strictObject({ price: text, asOf: time.optional(), ...details }).meta({ id: "Price" });

/** Where silence would read as "nothing": of a charge, a condition, a time or a path that a permit has. */
const notPublished = z.literal("notPublished").meta({ description: "It isn't published." });

export const fact = z.union([record, use]);

/** A row that is left out where nothing is known. */
export const maybe = fact.optional();

export const maybeTimed = z.union([timed, use]).optional();

export const listFact = z.union([listRecord, use]);

export const orUnpublished = z.union([record, notPublished, use]);

export const timedOrUnpublished = z.union([timed, notPublished, use]);

export const priceOrUnpublished = z.union([priceRecord, notPublished, use]);

export const written = z.union([text, record, use]);

/** In a list: a record has an id there. */
export const listed = z.union([text, record.extend({ id }), use]);

export const or = <T extends z.ZodType>(schema: T) => z.union([schema, use]);

/** What the records of a file have in common, unless one says otherwise. */
export const defaults = z.strictObject({ office: office.optional(), passports: text.optional() }).optional();

export const ask = z
  .strictObject({
    office: office.optional(),
    whom: text.optional().meta({ description: "In place of an office: a letting agent in the district." }),
    question: text.meta({ description: "A question that they can answer." }),
  })
  .refine(({ office: named, whom }) => (named === undefined) !== (whom === undefined), "Either an office or whom");

export type RawRecord = z.infer<typeof timed> | z.infer<typeof listRecord>;

export type RawPrice = z.infer<typeof priceRecord>;

export type RawReported = z.infer<typeof reported>;

export type RawUse = z.infer<typeof use>;

export type Defaults = z.infer<typeof defaults>;
