import * as z from "zod";
import { PERS } from "#domain/amounts.ts";
import { REPORTS_NEEDED } from "#domain/reader-reports.ts";
import "./meta.ts";
import { id, office, pastDay, range, sourceId, text, time } from "./values.ts";

export const money = {
  currency: z.string().regex(/^[A-Z]{3}$/, "A currency's code: KES"),
  per: z.enum(PERS).optional().meta({ description: "What it is for, where that is not what the record is about." }),
};

const counted = {
  ...money,
  people: z.int().optional().meta({ description: "How many people it is for, where the record is about one." }),
  label: z.string().min(1).optional().meta({ description: "What it pays for, where a fee has several: work permit." }),
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
  .meta({ id: "Amounts", control: "amounts" });

const reported = z.strictObject({
  value: text.meta({ title: "What that page says", control: "text" }),
  source: sourceId.meta({ title: "Which page" }),
  amounts: amounts.optional().meta({ title: "Its amounts" }),
});

/** What the value was before, newest last; of a list with semicolons. */
export const changed = z
  .array(z.strictObject({ on: pastDay, from: text }))
  .min(1)
  .meta({
    description: "What the value was before, newest last, and the day it changed.",
  });

const AMOUNTS_HINT = "Each amount as the words above give it. Dollars and sums are worked out from them.";

const details = {
  amounts: amounts.optional().meta({ title: "Amounts to plan with", description: AMOUNTS_HINT }),
  sources: z.array(sourceId).optional().meta({ title: "Sources", control: "sources" }),
  office: office.nullable().optional().meta({ title: "Office to confirm it with" }),
  note: text
    .optional()
    .meta({ title: "Note", control: "text", description: "What a reader must know before relying on it." }),
  reported: z
    .array(reported)
    .optional()
    .meta({ title: "What other pages say against it", add: "Add what another page says" }),
  because: text.optional().meta({
    title: "Why to plan with ours",
    control: "text",
    description: "Newer, the office’s own, or the cautious one.",
  }),
  basis: z
    .enum(["brief", "summary", "estimate"])
    .optional()
    .meta({
      title: "What it rests on",
      none: "Pages that were read",
      options: {
        brief: "A figure that was set for the site",
        summary: "A summary of pages",
        estimate: "Our own estimate",
      },
    }),
  method: text.optional().meta({ title: "How it was made", control: "text", rare: true }),
  summary: text
    .max(99, "One line, of fewer than 100 letters")
    .optional()
    .meta({ title: "In one line, for cards", description: "For the cards of the permits that share it.", rare: true }),
  passports: text.nullable().optional().meta({ title: "For which passports", rare: true }),
  enteredOn: pastDay.meta({ title: "Entered on", description: "It becomes today when what it says changes." }),
  checked: pastDay.optional().meta({
    title: "Read again and still right on",
    description: "The day somebody read the pages again and found it still right.",
  }),
  confirmed: z
    .strictObject({ on: pastDay, by: text })
    .optional()
    .meta({ title: "Confirmed by the office", description: "The day, and who confirmed it.", control: "confirmed" }),
  answered: pastDay.optional().meta({
    title: "Answered from the office’s address on",
    description: "Somebody answered there, and nobody knows that it was the office: that counts as no confirmation.",
    rare: true,
  }),
  readersPaid: z
    .strictObject({
      amount: z.number().positive(),
      currency: money.currency,
      years: z.array(z.int()).min(1).max(2),
      count: z.int().min(REPORTS_NEEDED),
    })
    .optional()
    .meta({
      title: "What readers paid",
      fixed: true,
      description: "Of a fee: the amount in the middle of the reports that were accepted. The desk writes it.",
    }),
  couldNotConfirm: pastDay.optional().meta({
    title: "Could not be confirmed on",
    description: "The day somebody tried to confirm it and could not; the page says so.",
    rare: true,
  }),
  changed: changed.optional().meta({ title: "What it said before", fixed: true }),
};

const REPEATS = "Words in {{double braces}} repeat another fact. Leave them as they are, or write the words yourself.";

/** What a record says, in words. */
const says = text.meta({ title: "What it says", control: "text", description: REPEATS });

export const sameAs = z
  .strictObject({
    sameAs: z
      .string()
      .regex(/^[a-z-]+(\.[A-Za-z0-9-]+){2,}$/)
      .meta({ title: "The same fact as", fixed: true }),
  })
  .meta({ id: "Use", description: "The same record as there." });

export const record = z.strictObject({ value: says, ...details }).meta({ id: "Record" });

/** The time in its words that plans count with: of a stay the fewest days that a page names. */
export const duration = z
  .union([
    z.strictObject({ days: z.int() }),
    z.strictObject({ weeks: range }),
    z.strictObject({ months: range }),
    z.strictObject({ years: z.number() }),
  ])
  .meta({ control: "time" });

export const timed = record
  .extend({
    time: duration.optional().meta({ title: "Time that plans count with", rare: true }),
    condition: text.optional().meta({
      title: "What decides",
      description: "After the years: if the cabinet agrees. Permits show it in the same line.",
      rare: true,
    }),
  })
  .meta({ id: "TimedRecord" });

const listRecord = z
  .strictObject({
    value: z.array(text).meta({ title: "What it says, one line each", description: REPEATS }),
    ...details,
  })
  .meta({ id: "ListRecord" });

export const priceRecord = z
  .strictObject({
    price: text.meta({ title: "Price in words", control: "text" }),
    ...details,
    asOf: time.optional().meta({
      title: "Time that the price is of",
      description: "Only if its words give one: 2026-02-22, 2025-11 or 2024.",
    }),
  })
  .meta({ id: "Price" });

/** Where silence would read as "nothing": of a charge, a condition, a time or a path that a permit has. */
const notPublished = z.literal("notPublished").meta({ description: "It isn't published." });

export const fact = z.union([record, sameAs]);

/** A row that is left out where nothing is known. */
export const maybe = fact.optional();

export const maybeTimed = z.union([timed, sameAs]).optional();

export const listFact = z.union([listRecord, sameAs]);

export const orUnpublished = z.union([record, notPublished, sameAs]);

export const timedOrUnpublished = z.union([timed, notPublished, sameAs]);

/** Whether you may be in the country until the decision, and on which status. */
export const waiting = z.union([
  record.extend({ allowed: z.boolean().meta({ title: "You may wait there" }) }).meta({ id: "Waiting" }),
  notPublished,
  sameAs,
]);

export const priceOrUnpublished = z.union([priceRecord, notPublished, sameAs]);

export const written = z.union([text, record, sameAs]);

/** In a list: a record has an id there. */
export const listed = z.union([text, record.extend({ id }), sameAs]);

export const or = <T extends z.ZodType>(schema: T) => z.union([schema, sameAs]);

/** What the records of a file have in common, unless one says otherwise. */
export const defaults = z
  .strictObject({
    office: office.optional().meta({ title: "Office" }),
    passports: text.optional().meta({ title: "Passports" }),
  })
  .optional()
  .meta({ title: "Unless a fact says otherwise" });

export const ask = z
  .strictObject({
    office: office.optional().meta({ title: "Office" }),
    whom: text.optional().meta({
      title: "Or somebody else",
      description: "A letting agent in the district. Either an office or somebody else.",
    }),
    question: text.meta({ title: "Question", control: "text", description: "A question that they can answer." }),
  })
  .refine(({ office: named, whom }) => (named === undefined) !== (whom === undefined), "Either an office or whom");

export type RawRecord = z.infer<typeof timed> | z.infer<typeof listRecord>;

export type RawPrice = z.infer<typeof priceRecord>;

export type RawReported = z.infer<typeof reported>;

export type RawReference = z.infer<typeof sameAs>;

export type Defaults = z.infer<typeof defaults>;
