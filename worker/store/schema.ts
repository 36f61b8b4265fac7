import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CalculatorInput } from "../../domain/calculator-input.ts";
import type { LandingEstimate } from "../../domain/landing-estimate.ts";
import { LEAD_SOURCES } from "../../domain/lead.ts";
import { INQUIRY_TYPES } from "../../domain/message.ts";
import { PICTURE_KINDS, type PictureFormat } from "../../domain/picture.ts";

// Ids are prefixed text, so that a log line says what it points at; times are milliseconds since 1970, UTC.

export type Calculation = { input: CalculatorInput; estimate: LandingEstimate };

/** One captured contact (decision: one-lead-table-of-truth). Its counters are kept by triggers: see migrations/. */
export const leadsTable = sqliteTable(
  "leads",
  {
    id: text().primaryKey(),
    source: text({ enum: LEAD_SOURCES }).notNull(),
    name: text().notNull().default(""),
    /** As it was typed, trimmed. */
    email: text().notNull(),
    /** The address as compared: domain/email-address.ts, `normaliseEmail`. */
    emailKey: text().notNull(),
    /** Salted hash of `emailKey`: names the person in links and backup objects without telling the address. */
    addressHash: text().notNull(),
    /** Name and address in lower case, a line each: what the owner's search looks through. */
    searchKey: text().notNull().default(""),
    countryInterest: text(),
    goal: text(),
    /** Made by the browser for calculator submissions; null for opt-ins (decision: send-once). */
    entryId: text(),
    /** Calculator submissions only: what the lists show and filter by … */
    currentCountry: text(),
    destinationCountry: text(),
    currentTotal: real(),
    estimatedSavings: real(),
    /** … and the whole of it: what was entered, and what the Worker computed from it. */
    calculation: text({ mode: "json" }).$type<Calculation>(),
    consentVersion: text().notNull(),
    visitPage: text(),
    visitReferrerHost: text(),
    utmSource: text(),
    utmMedium: text(),
    utmCampaign: text(),
    utmTerm: text(),
    utmContent: text(),
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
    index("leads_address_hash").on(table.addressHash),
    // The owner's two lists, newest first, page by page.
    index("leads_opt_ins_newest")
      .on(table.createdAt, table.id)
      .where(sql`entry_id IS NULL`),
    index("leads_submissions_newest")
      .on(table.createdAt, table.id)
      .where(sql`entry_id IS NOT NULL`),
  ],
);

/** A message to the owner: from /contact or /help. It is answered, not counted: a lead it is not. */
export const messagesTable = sqliteTable(
  "messages",
  {
    id: text().primaryKey(),
    entryId: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    addressHash: text().notNull(),
    /** As of a lead. */
    searchKey: text().notNull().default(""),
    inquiryType: text({ enum: INQUIRY_TYPES }),
    subject: text().notNull(),
    message: text().notNull(),
    consentVersion: text().notNull(),
    visitPage: text(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex("messages_entry").on(table.entryId),
    index("messages_address_hash").on(table.addressHash),
    index("messages_newest").on(table.createdAt, table.id),
  ],
);

/** What the owner keeps about a person, across all their leads and messages; no row until there is something to keep. */
export const peopleTable = sqliteTable("people", {
  addressHash: text().primaryKey(),
  /** When the owner marked the person as contacted; null for not yet. */
  contactedAt: integer(),
  note: text().notNull().default(""),
  updatedAt: integer().notNull(),
});

/** The first three belong to a lead, the others to a message. */
export const DELIVERY_KINDS = ["form_service", "lead_mail", "owner_mail", "message_mail", "message_reply"] as const;

/**
 * - waiting: owed, to be carried out from `nextAttemptAt` on
 * - leased: somebody is at it; `nextAttemptAt` is when the lease ends and others may try
 * - done: carried out at `doneAt`
 * - withheld: not sent on purpose (unsubscribed); `lastError` says why
 * - exhausted: given up after a day of attempts; the owner can send it again
 */
export const DELIVERY_STATUSES = ["waiting", "leased", "done", "withheld", "exhausted"] as const;

/** The transactional outbox: what each lead or message owes to the outside (decision: nothing-lost). */
export const deliveriesTable = sqliteTable(
  "deliveries",
  {
    id: text().primaryKey(),
    /** Who owes it: a lead or a message. */
    leadId: text().references(() => leadsTable.id, { onDelete: "cascade" }),
    messageId: text().references(() => messagesTable.id, { onDelete: "cascade" }),
    kind: text({ enum: DELIVERY_KINDS }).notNull(),
    status: text({ enum: DELIVERY_STATUSES }).notNull(),
    /** Normalised address of a mail's recipient when that is a visitor: the daily limit counts it. Else null. */
    recipientKey: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: integer().notNull(),
    /** Names the holder of the lease: only the holder may report an outcome. */
    leaseId: text(),
    lastError: text(),
    /** When it was last owed: a second sign-up owes the same delivery again. */
    owedAt: integer().notNull(),
    doneAt: integer(),
  },
  (table) => [
    uniqueIndex("deliveries_lead_kind").on(table.leadId, table.kind),
    uniqueIndex("deliveries_message_kind").on(table.messageId, table.kind),
    index("deliveries_recipient")
      .on(table.recipientKey, table.owedAt)
      .where(sql`recipient_key IS NOT NULL`),
    // The sweep's way in: only what is open stands in this index, so it stays as small as the backlog.
    index("deliveries_open")
      .on(table.nextAttemptAt)
      .where(sql`status IN ('waiting', 'leased')`),
    index("deliveries_exhausted")
      .on(table.owedAt)
      .where(sql`status = 'exhausted'`),
  ],
);

/** Leads per source; at most four rows. */
export const leadCountsBySourceTable = sqliteTable("lead_counts_by_source", {
  source: text({ enum: LEAD_SOURCES }).primaryKey(),
  count: integer().notNull(),
});

/** Leads per hour of arrival, for ever: about 8,800 narrow rows a year, of which a poll reads 170. */
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

/** Salted hashes of the addresses that want no mail from us (decision: removal). */
export const suppressionsTable = sqliteTable("suppressions", {
  addressHash: text().primaryKey(),
  createdAt: integer().notNull(),
});

/** Posts that look like spam: kept with their reasons, never counted, never mailed (decision: one-guard). */
export const quarantineTable = sqliteTable(
  "quarantine",
  {
    id: text().primaryKey(),
    /** The path that it was posted to. */
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
  /** Of its bytes, in hexadecimal: its ETag, and the checksum that the bucket keeps. */
  sha256: string;
};

/** Every picture that was uploaded, with all its sizes; which one shows is in `settings` (decision: variants-at-upload). */
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

/** What the running site is set to; `version` grows with each change, so that a writer can tell that it was first. */
export const settingsTable = sqliteTable("settings", {
  name: text().primaryKey(),
  value: text({ mode: "json" }).notNull(),
  version: integer().notNull(),
  updatedAt: integer().notNull(),
});
