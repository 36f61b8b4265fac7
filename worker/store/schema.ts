import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CalculatorInput } from "../../domain/calculator-input.ts";
import type { LandingEstimate } from "../../domain/landing-estimate.ts";
import { LEAD_SOURCES, type OptInAnswer } from "../../domain/lead.ts";
import { INQUIRY_TYPES } from "../../domain/message.ts";
import { PICTURE_KINDS, type PictureFormat } from "../../domain/picture.ts";

// Ids are prefixed text, so that a log line says what it points at; times are milliseconds since 1970, UTC.

export type Calculation = { input: CalculatorInput; estimate: LandingEstimate };

/** The answers of the opt-in form, `OPT_IN_ANSWERS`. */
export const optInAnswerColumns = {
  countryInterest: text(),
  goal: text(),
} satisfies Record<OptInAnswer, unknown>;

/** What only a calculator submission has. */
export const submissionColumns = {
  /** Made by the browser; null for opt-ins (decision: send-once). */
  entryId: text(),
  /** What the lists show and filter by … */
  currentCountry: text(),
  destinationCountry: text(),
  currentTotal: real(),
  estimatedSavings: real(),
  /** … and everything that was entered, with what the Worker computed from it. */
  calculation: text({ mode: "json" }).$type<Calculation>(),
};

/** Where the visit began (decision: who-came-from-where). */
export const visitColumns = {
  visitPage: text(),
  visitReferrerHost: text(),
  utmSource: text(),
  utmMedium: text(),
  utmCampaign: text(),
  utmTerm: text(),
  utmContent: text(),
};

/** One captured contact (decision: one-lead-table-of-truth). Its counters are kept by triggers: see migrations/. */
export const leadsTable = sqliteTable(
  "leads",
  {
    id: text().primaryKey(),
    source: text({ enum: LEAD_SOURCES }).notNull(),
    name: text().notNull().default(""),
    /** As typed, trimmed. */
    email: text().notNull(),
    /** The email as compared: `normalizeEmail` in domain/email.ts. */
    emailKey: text().notNull(),
    /** Salted hash of `emailKey`: identifies the person in links and backup objects without telling the email. */
    emailHash: text().notNull(),
    /** Name and email in lower case, a line each: what the owner's search looks through. */
    searchKey: text().notNull().default(""),
    ...optInAnswerColumns,
    ...submissionColumns,
    consentVersion: text().notNull(),
    ...visitColumns,
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex("leads_opt_in")
      .on(table.emailKey, table.source)
      .where(sql`entry_id IS NULL`),
    uniqueIndex("leads_entry")
      .on(table.entryId)
      .where(sql`entry_id IS NOT NULL`),
    index("leads_email_hash").on(table.emailHash),
    // The owner's two lists, newest first.
    index("leads_opt_ins_newest")
      .on(table.createdAt, table.id)
      .where(sql`entry_id IS NULL`),
    index("leads_submissions_newest")
      .on(table.createdAt, table.id)
      .where(sql`entry_id IS NOT NULL`),
  ],
);

/** What the message form asks besides name and email. Lists, CSV and the form's schema take their fields from here. */
export const messageAnswerColumns = {
  inquiryType: text({ enum: INQUIRY_TYPES }),
  subject: text().notNull(),
  message: text().notNull(),
};

/** A message to the owner, from /contact or /help. It is answered, but not counted as a lead. */
export const messagesTable = sqliteTable(
  "messages",
  {
    id: text().primaryKey(),
    entryId: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    emailHash: text().notNull(),
    searchKey: text().notNull().default(""),
    ...messageAnswerColumns,
    consentVersion: text().notNull(),
    visitPage: text(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex("messages_entry").on(table.entryId),
    index("messages_email_hash").on(table.emailHash),
    index("messages_newest").on(table.createdAt, table.id),
  ],
);

/** What the owner notes about a person, across all their leads and messages. */
export const peopleTable = sqliteTable("people", {
  emailHash: text().primaryKey(),
  /** When the owner marked the person as contacted; null if not yet. */
  contactedAt: integer(),
  note: text().notNull().default(""),
  updatedAt: integer().notNull(),
});

/** The first three belong to a lead, the others to a message. */
export const DELIVERY_KINDS = ["form_service", "lead_mail", "owner_mail", "message_mail", "message_reply"] as const;

/**
 * - waiting: queued, due at `nextAttemptAt`
 * - leased: claimed by a consumer until `nextAttemptAt`; others may claim it afterwards
 * - done: carried out at `doneAt`
 * - withheld: not sent because the person unsubscribed; `lastError` says so
 * - exhausted: failed for a day; the owner can send it again
 */
export const DELIVERY_STATUSES = ["waiting", "leased", "done", "withheld", "exhausted"] as const;

/** The transactional outbox: what is to be sent for each lead or message (decision: nothing-lost). */
export const deliveriesTable = sqliteTable(
  "deliveries",
  {
    id: text().primaryKey(),
    /** What it is for: a lead or a message. */
    leadId: text().references(() => leadsTable.id, { onDelete: "cascade" }),
    messageId: text().references(() => messagesTable.id, { onDelete: "cascade" }),
    kind: text({ enum: DELIVERY_KINDS }).notNull(),
    status: text({ enum: DELIVERY_STATUSES }).notNull(),
    /** `emailKey` of a visitor who gets a mail, which the daily limit counts; else null. */
    recipientKey: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: integer().notNull(),
    /** Identifies the lease: only its holder may report an outcome. */
    leaseId: text(),
    lastError: text(),
    /** When it was last queued: a second sign-up queues the same delivery again. */
    queuedAt: integer().notNull(),
    doneAt: integer(),
  },
  (table) => [
    uniqueIndex("deliveries_lead_kind").on(table.leadId, table.kind),
    uniqueIndex("deliveries_message_kind").on(table.messageId, table.kind),
    index("deliveries_recipient")
      .on(table.recipientKey, table.queuedAt)
      .where(sql`recipient_key IS NOT NULL`),
    // For the sweep: only open deliveries are in this index, so it stays as small as the backlog.
    index("deliveries_open")
      .on(table.nextAttemptAt)
      .where(sql`status IN ('waiting', 'leased')`),
    index("deliveries_exhausted")
      .on(table.queuedAt)
      .where(sql`status = 'exhausted'`),
  ],
);

/** Leads per source; at most four rows. */
export const leadCountsBySourceTable = sqliteTable("lead_counts_by_source", {
  source: text({ enum: LEAD_SOURCES }).primaryKey(),
  count: integer().notNull(),
});

/** Leads per hour of arrival, forever: about 8,800 narrow rows a year, of which a poll reads 170. */
export const leadCountsHourlyTable = sqliteTable("lead_counts_hourly", {
  hourStart: integer().primaryKey(),
  count: integer().notNull(),
});

/** Leads per quarter-hour of arrival; the sweep drops those older than eight days. */
export const leadCountsQuarterHourlyTable = sqliteTable("lead_counts_quarter_hourly", {
  quarterStart: integer().primaryKey(),
  count: integer().notNull(),
});

/** Leads per campaign; the sweep folds all but the 200 most used into `other`. */
export const leadCountsByCampaignTable = sqliteTable(
  "lead_counts_by_campaign",
  { campaign: text().primaryKey(), count: integer().notNull() },
  (table) => [index("lead_counts_by_campaign_count").on(table.count)],
);

/** Hashes of the emails of people who unsubscribed (decision: removal). */
export const suppressionsTable = sqliteTable("suppressions", {
  emailHash: text().primaryKey(),
  createdAt: integer().notNull(),
});

/** Posts that look like spam, with the reasons; never counted, never mailed (decision: one-guard). */
export const quarantineTable = sqliteTable(
  "quarantine",
  {
    id: text().primaryKey(),
    /** The path it was posted to. */
    path: text().notNull(),
    reasons: text({ mode: "json" }).$type<string[]>().notNull(),
    body: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** Whether a browser sent it by itself, without scripts. */
    isPlainForm: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: integer().notNull(),
  },
  (table) => [index("quarantine_newest").on(table.createdAt, table.id)],
);

/** One stored size and format of an uploaded picture: an object in the bucket. */
export type PictureVariant = {
  key: string;
  format: PictureFormat;
  width: number;
  height: number;
  bytes: number;
  /** In hexadecimal: the ETag, and the checksum that the bucket keeps. */
  sha256: string;
};

/** Every uploaded picture with all its sizes; `settings` names the one that shows (decision: variants-at-upload). */
export const uploadsTable = sqliteTable(
  "uploads",
  {
    id: text().primaryKey(),
    kind: text({ enum: PICTURE_KINDS }).notNull(),
    /** SHA-256 of the uploaded file, in hexadecimal. */
    contentHash: text().notNull(),
    fileName: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    variants: text({ mode: "json" }).$type<PictureVariant[]>().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index("uploads_newest").on(table.kind, table.createdAt)],
);

/** Settings of the running site; `version` grows with each change, so that a lost race is noticed. */
export const settingsTable = sqliteTable("settings", {
  name: text().primaryKey(),
  value: text({ mode: "json" }).notNull(),
  version: integer().notNull(),
  updatedAt: integer().notNull(),
});
