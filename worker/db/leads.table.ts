import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CalculatorInput } from "../../domain/calculator-input.ts";
import type { LandingEstimate } from "../../domain/landing-estimate.ts";
import { LEAD_KINDS, LEAD_SOURCES, type LeadSource, NEWS_BOX, type OptInAnswer } from "../../domain/lead.ts";
import { isSet, skippedCheckColumn } from "./columns.ts";

export type Calculation = { input: CalculatorInput; estimate: LandingEstimate };

/** The answers of the opt-in form, `OPT_IN_ANSWERS`. */
export const optInAnswerColumns = {
  /** Names of the catalog's countries, each once. */
  countryInterest: text({ mode: "json" }).$type<string[]>(),
  goal: text(),
} satisfies Record<OptInAnswer, unknown>;

/**
 * What another post about the same lead says, which it does not have: of a name, the one that was replaced before its person
 * confirmed it, or one that came afterwards.
 */
export type LaterAnswers = { name?: string } & {
  [Name in OptInAnswer]?: Name extends "countryInterest" ? string[] : string;
};

/** What only a calculator submission has. */
export const submissionColumns = {
  /** What the lists show and filter by … */
  currentCountry: text(),
  destinationCountry: text(),
  currentTotal: real(),
  estimatedSavings: real(),
  /** Whether the box for news was ticked; null if not (decision: consent-record). */
  wantsNews: text({ enum: [NEWS_BOX.value] }),
  /** … and everything that was entered, with what the Worker computed from it. */
  calculation: text({ mode: "json" }).$type<Calculation>(),
};

/** Where the form was sent from (decision: campaign-in-urls). */
export const visitColumns = {
  visitPage: text(),
  visitReferrerHost: text(),
  utmSource: text(),
  utmMedium: text(),
  utmCampaign: text(),
  utmTerm: text(),
  utmContent: text(),
};

/** The source of an imported lead, and what makes it one of its person's. */
export const IMPORT_SOURCE = "import" satisfies LeadSource;

/** One captured contact. Its counters are kept by triggers: see migrations/. */
export const leadsTable = sqliteTable(
  "leads",
  {
    id: text().primaryKey(),
    kind: text({ enum: LEAD_KINDS }).notNull(),
    source: text({ enum: LEAD_SOURCES }).notNull(),
    /** What makes it one of its person's: of a submission made by the browser, of an opt-in its source (decision: send-once). */
    entryId: text().notNull(),
    name: text().notNull().default(""),
    /** As `normalizeEmail` in domain/email.ts makes it: the one that is stored, compared and mailed. */
    email: text().notNull(),
    /** Salted hash of `email`: identifies the person in links without telling the email. */
    emailHash: text().notNull(),
    /** When its person pressed "Yes, that was me" in a mail about it; null until then (decision: confirmed-leads). */
    confirmedAt: integer(),
    /** Name and email in lower case, a line each: what the owner's search looks through. */
    searchKey: text().notNull().default(""),
    ...optInAnswerColumns,
    /**
     * Answers of a later post that the lead did not take, because it had others or was confirmed: for the owner to read, as
     * anybody may have sent them.
     */
    laterAnswers: text({ mode: "json" }).$type<LaterAnswers>(),
    ...submissionColumns,
    ...skippedCheckColumn,
    /** Of the line beside its form; `import` for an imported lead, whose lists have the words (decision: imported-contacts). */
    consentVersion: text().notNull(),
    ...visitColumns,
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [
    // Begins with the person, so that a removal finds all their leads without an index of its own.
    uniqueIndex("leads_entry").on(table.emailHash, table.entryId),
    // The owner's two lists, newest first.
    index("leads_newest").on(table.kind, table.createdAt, table.id),
    index("leads_campaign").on(table.utmCampaign).where(isSet(table.utmCampaign)),
  ],
);

export type Lead = typeof leadsTable.$inferSelect;

/** `quarterStart` of the row that counts every lead of its source. */
export const EVER = 0;

/**
 * How many leads came from each source, by the quarter of an hour in which they arrived, kept by triggers (decision:
 * stats-cost-is-flat). Time zones are offset by whole quarters, so that every owner's midnight begins one.
 */
export const leadCountsTable = sqliteTable(
  "lead_counts",
  {
    /** `EVER`, or when the quarter began. */
    quarterStart: integer().notNull(),
    source: text({ enum: LEAD_SOURCES }).notNull(),
    count: integer().notNull(),
    /** Those among them whose person confirmed them: the public count, which no post changes (decision: same-answer). */
    confirmed: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.quarterStart, table.source] })],
);
