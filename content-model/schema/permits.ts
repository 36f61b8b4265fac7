import { HOME_PAPERS, OWN_PAPERS } from "#domain/paper-kinds.ts";
import * as z from "zod";
import { REASON_LABELS, REASONS } from "#domain/reasons.ts";
import {
  amounts,
  defaults,
  maybe,
  or,
  orUnpublished,
  record,
  timed,
  timedOrUnpublished,
  sameAs,
  waiting,
  money,
} from "./record.ts";
import { closedTo, id, range, text } from "./values.ts";

const condition = z.strictObject({ amount: z.number(), ...money }).meta({ control: "money" });

export const conditions = z
  .strictObject({
    income: condition.meta({ title: "Income it asks for" }),
    capital: condition.meta({ title: "Capital it asks for" }),
    minimumAge: z.int().meta({ title: "Lowest age" }),
    yearsThere: z.number().meta({ title: "Years lived there before" }),
    jobOffer: z.boolean().meta({ title: "It asks for a job offer" }),
    relative: z.boolean().meta({ title: "It asks for a relative there" }),
    descent: z.boolean().meta({ title: "It asks for descent" }),
    descentOrFormerCitizen: z.boolean().meta({ title: "It asks for descent or former citizenship" }),
    formerCitizen: z.boolean().meta({ title: "It asks for former citizenship" }),
    origin: z.boolean().meta({ title: "It asks for a parent or grandparent from there" }),
    parent: z.boolean().meta({ title: "It asks for a parent who is a citizen" }),
    parentOrFormerCitizen: z.boolean().meta({ title: "It asks for such a parent or former citizenship" }),
    admission: z.boolean().meta({ title: "It asks for admission to a school" }),
    sponsor: z.boolean().meta({ title: "It asks for a sponsor" }),
  })
  .partial();

export const kind = z.enum([...HOME_PAPERS, ...OWN_PAPERS]).meta({
  title: "Who makes it",
  description: "Nobody, where nobody can plan its time.",
  none: "Nobody whose time can be planned",
});

/** Where you get a paper after arrival, and what you need first. */
const afterArrival = z.enum(["account", "home", "other"]).meta({
  title: "You get it only after you arrive",
  description: "Empty where you bring it, or the employer or school sends it ahead.",
  none: "No",
  options: { account: "From a bank there", home: "With a home there", other: "From a doctor or an office there" },
});

const FAMILY = { spouse: "Spouse", children: "Children" };

const paper = {
  name: text.meta({ title: "Paper" }),
  kind: kind.optional(),
  afterArrival: afterArrival.optional(),
  legalized: z.literal(true).optional().meta({ title: "It’s issued at home and needs an apostille or stamps" }),
  isMainPermit: z.literal(true).optional().meta({ title: "It’s the permit or card of the person you join" }),
  of: z.enum(["spouse", "children"]).optional().meta({ title: "Only of the", none: "Everybody", options: FAMILY }),
  weeks: range.optional().meta({ title: "Weeks it takes" }),
};

const papersOf = {
  id,
  names: z.array(z.strictObject(paper)).min(1).meta({ title: "Papers", add: "Add a paper" }),
  namesSayAll: z
    .literal(true)
    .optional()
    .meta({ title: "The words say no more than the names, which are shown alone" }),
};

/** The papers that one record names, or that no page lists in full. */
const papers = z.union([record.extend(papersOf), sameAs.extend(papersOf), z.strictObject(papersOf)]);

const familyFees = z.strictObject({
  feeIn: id.optional(),
  amounts: amounts.optional().meta({
    title: "Amounts",
    description: "Of the record that names it, where the family pays less than all.",
  }),
  child: amounts
    .nullable()
    .optional()
    .meta({ title: "Amounts of a child", description: "Where a child pays other amounts." }),
  lacks: text.optional().meta({ title: "What they leave out" }),
  pupils: id.optional(),
});

/** A card or registration that a permit is not complete without. */
const card = z.strictObject({
  name: text.meta({ title: "Name", description: "With its article: the residence card." }),
  fee: z.string().optional().meta({
    title: "Fee",
    description: "The record whose amounts it costs, where the permit’s fee does not include it.",
  }),
  weeks: range.optional().meta({ title: "Weeks after the decision" }),
  comesFirst: z.literal(true).optional().meta({ title: "You need it to apply" }),
});

/** What you do before you apply. */
const STEPS = {
  translation: "Have papers translated",
  company: "Found the company",
  lease: "Have the lease certified or registered",
  number: "Get the tax or identity number of the chapter on money",
};

const firstStep = z.strictObject({
  kind: z.enum(["translation", "company", "lease", "number"]).meta({ title: "Step", options: STEPS }),
  record: z.string().meta({ title: "Record that says so" }),
  weeks: range.optional().meta({ title: "Weeks it takes" }),
  there: z.literal(true).optional().meta({ title: "You can do it only there" }),
  into: text.optional().meta({ title: "Languages of a translation", description: "French or Arabic" }),
});

const APPLY_FROM = { "before travel": "Before travel", "in the country": "In the country", either: "Either" };

export const permit = z
  .strictObject({
    id,
    name: text.meta({ title: "Name" }),
    whoFor: text.meta({ title: "Who it is for", control: "text" }),
    notFor: text.optional().meta({ title: "Not for", description: "US, UK or Canadian citizens." }),
    closedTo,
    card: card.optional().meta({ title: "Card" }),
    reasons: z.array(z.enum(REASONS)).meta({ title: "Reasons to move", options: REASON_LABELS }),
    conditions,
    threshold: orUnpublished.meta({ title: "What it takes" }),
    fee: orUnpublished.meta({ title: "Fee" }),
    feeLacks: z
      .array(text)
      .min(1)
      .nullable()
      .optional()
      .meta({ title: "Charges without a published amount, one a line", rare: true }),
    familyFees: or(familyFees).nullable().optional().meta({ title: "Family’s fees" }),
    firstTerm: maybe.meta({ title: "First term" }),
    processing: timedOrUnpublished.meta({ title: "How long it takes" }),
    processingWeeks: range.optional().meta({ title: "Weeks for the decision" }),
    documents: or(z.array(papers)).meta({ title: "Documents" }),
    first: z.array(firstStep).min(1).optional().meta({ title: "Before you apply", add: "Add a step", rare: true }),
    renewal: orUnpublished.meta({ title: "Renewal" }),
    work: maybe.meta({ title: "Work it allows" }),
    dependants: maybe.meta({ title: "Family" }),
    applyAt: maybe.meta({ title: "Where to apply" }),
    applyFrom: z
      .enum(["before travel", "in the country", "either"])
      .nullable()
      .meta({ title: "Where to apply from", none: "Not published", options: APPLY_FROM }),
    entryVisa: z
      .literal(true)
      .optional()
      .meta({ title: "You enter on a visa of its own, not as a visitor", rare: true }),
    visitorEntry: z
      .literal(true)
      .optional()
      .meta({ title: "You still enter as a visitor, because it becomes final in the country", rare: true }),
    waitInCountry: waiting.meta({ title: "Waiting in the country" }),
    registerWithinDays: z.int().nullable().meta({ title: "Days to register after arrival" }),
    permanentResidence: timedOrUnpublished.meta({ title: "Permanent residence" }),
    yearsToPermanentResidence: z
      .number()
      .nullable()
      .optional()
      .meta({ title: "Years to permanent residence", rare: true }),
    citizenship: timedOrUnpublished.meta({ title: "Citizenship" }),
    yearsToCitizenship: z.number().nullable().optional().meta({ title: "Years to citizenship", rare: true }),
    yearsAsk: z
      .strictObject({
        permanentResidence: text.optional().meta({ title: "Permanent residence" }),
        citizenship: text.optional().meta({ title: "Citizenship" }),
      })
      .optional()
      .meta({ title: "What decides on this permit", description: "Where it isn’t what its record says." }),
    endsWhen: maybe.meta({ title: "What ends it" }),
  })
  .meta({ form: "Permit" });

export const permitsFile = z.strictObject({
  defaults,
  shared: z.record(z.string(), timed).optional().meta({ title: "several permits" }),
  permits: z.array(permit).min(4),
});

export type RawPapers = z.infer<typeof papers>;
