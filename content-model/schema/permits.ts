import { HOME_PAPERS, OWN_PAPERS } from "#domain/paper-kinds.ts";
import * as z from "zod";
import { REASONS } from "#domain/reasons.ts";
import {
  amounts,
  defaults,
  maybe,
  or,
  orUnpublished,
  record,
  timed,
  timedOrUnpublished,
  use,
  money,
} from "./record.ts";
import { id, range, text } from "./values.ts";

const condition = z.strictObject({ amount: z.number(), ...money });

export const conditions = z
  .strictObject({
    income: condition,
    capital: condition,
    minimumAge: z.int(),
    yearsThere: z.number(),
    jobOffer: z.boolean(),
    relative: z.boolean(),
    descent: z.boolean(),
    descentOrFormerCitizen: z.boolean(),
    formerCitizen: z.boolean(),
    origin: z.boolean(),
    admission: z.boolean(),
    sponsor: z.boolean(),
  })
  .partial();

export const kind = z
  .enum([...HOME_PAPERS, ...OWN_PAPERS])
  .meta({ description: "Who makes the paper; absent where nobody can plan its time." });

const ofBankThere = z.literal(true).meta({ description: "It is of a bank in the country." });

const paper = { name: text, kind: kind.optional(), ofBankThere: ofBankThere.optional(), weeks: range.optional() };

const papersOf = {
  id,
  names: z.array(z.strictObject(paper)).min(1),
  namesSayAll: z
    .literal(true)
    .optional()
    .meta({ description: "The value says no more than the names, which are shown alone." }),
};

/** The papers that one record names, or that no page lists in full. */
const papers = z.union([record.extend(papersOf), use.extend(papersOf), z.strictObject(papersOf)]);

const familyFees = z.strictObject({
  feeIn: id.optional(),
  amounts: amounts
    .optional()
    .meta({ description: "Of the record that names it, where the family pays less than all." }),
  child: amounts
    .nullable()
    .optional()
    .meta({ description: "Where a child pays other amounts; null where none are named." }),
  lacks: text.optional(),
  pupils: id.optional(),
});

/** A card or registration that a permit is not complete without. */
const card = z.strictObject({
  name: text.meta({ description: "With its article: the residence card." }),
  fee: z
    .string()
    .optional()
    .meta({ description: "The record whose amounts it costs, where the permit's fee does not include it." }),
  weeks: range.optional().meta({ description: "How long it takes after the decision." }),
});

const permit = z.strictObject({
  id,
  name: text,
  notFor: text.optional().meta({ description: "Whom it excludes, after 'Not for': US, UK or Canadian citizens." }),
  card: card.optional(),
  reasons: z.array(z.enum(REASONS)),
  whoFor: text,
  conditions,
  threshold: orUnpublished,
  fee: orUnpublished,
  firstTerm: maybe,
  renewal: orUnpublished,
  work: maybe,
  dependants: maybe,
  documents: or(z.array(papers)),
  processing: timedOrUnpublished,
  processingWeeks: range.optional(),
  feeLacks: text.nullable().optional(),
  familyFees: or(familyFees).nullable().optional(),
  applyAt: maybe,
  applyFrom: z.enum(["before travel", "in the country", "either"]).nullable(),
  registerWithinDays: z.int().nullable(),
  permanentResidence: timedOrUnpublished,
  yearsToPermanentResidence: z.number().nullable().optional(),
  citizenship: timedOrUnpublished,
  yearsToCitizenship: z.number().nullable().optional(),
  yearsAsk: z.strictObject({ permanentResidence: text.optional(), citizenship: text.optional() }).optional(),
  endsWhen: maybe,
});

export const permitsFile = z.strictObject({
  defaults,
  shared: z.record(z.string(), timed).optional(),
  permits: z.array(permit).min(4),
});

export type RawPapers = z.infer<typeof papers>;
