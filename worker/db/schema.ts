import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ACTIVITY_ACTIONS, type ActivityDetails } from "../../domain/activity.ts";
import {
  ANNOUNCEMENT_STATUSES,
  ANNOUNCEMENT_STOPPERS,
  type CountedMails,
  type Segment,
} from "../../domain/announcement.ts";
import type { CalculatorInput } from "../../domain/calculator-input.ts";
import type { ImportCounts } from "../../domain/contact-import.ts";
import type { LandingEstimate } from "../../domain/landing-estimate.ts";
import type { CountryId } from "../../domain/countries.ts";
import { DELIVERY_KINDS, DELIVERY_REASONS, DELIVERY_STATUSES } from "../../domain/delivery.ts";
import { CHANGE_STATES } from "../../domain/desk.ts";
import type { WantedEdit } from "../../domain/wanted.ts";
import type { Edit } from "../../domain/edits.ts";
import type { IsoDate } from "../../domain/facts.ts";
import { LEAD_KINDS, LEAD_SOURCES, NEWS_BOX, type OptInAnswer } from "../../domain/lead.ts";
import { INQUIRY_TYPES } from "../../domain/message.ts";
import type { PlanInputs } from "../../domain/plan.ts";
import type { Range } from "../../domain/range.ts";
import type { PlanMarks } from "../../domain/plan-inputs.ts";
import type { DigestSettings } from "../../domain/morning-digest.ts";
import type { NotificationContent } from "../../domain/notification.ts";
import { PERSON_STATUSES, type StatusChange } from "../../domain/person.ts";
import { PICTURE_KINDS, type PictureFormat, UPLOAD_KINDS } from "../../domain/picture.ts";
import { REASONS } from "../../domain/reasons.ts";
import type { VisitTotals } from "../../domain/visit-counts.ts";
import { LOST, UNREADABLE } from "../../domain/watch/watch-list.ts";

// Ids are prefixed text, so that a log line says what it points at; times are milliseconds since 1970, UTC, as is `now`
// wherever the Worker says it. D1 bills each index as a written row, so one must serve what a page, a delivery or a
// removal reads (decision: written-rows). A partial index is over a column that is null outside of it: SQLite uses it for any
// comparison with the column, with whatever parameters. Where no such column is stored, one is generated.

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

/** A check that a post skipped because its service was away (decision: one-guard); null if all were made. */
const skippedCheckColumn = { skippedCheck: text({ enum: ["turnstile"] }) };

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
    index("leads_campaign")
      .on(table.utmCampaign)
      .where(sql`utm_campaign IS NOT NULL`),
  ],
);

export type Lead = typeof leadsTable.$inferSelect;

/** A list of contacts that the owner brought (decision: imported-contacts). It names none of them. */
export const importsTable = sqliteTable(
  "imports",
  {
    /** `import_` and what the owner's browser made (decision: send-once). */
    id: text().primaryKey(),
    fileName: text().notNull(),
    /** Where the list comes from, and what the people on it agreed to, in the words they saw, as the owner says. */
    origin: text().notNull(),
    consentText: text().notNull(),
    /** The owner's day on which they agreed. */
    consentDay: text().$type<IsoDate>().notNull(),
    /** What the file held when it was checked. */
    counts: text({ mode: "json" }).$type<ImportCounts>().notNull(),
    /** How many of its contacts were taken, and how many leads that created. */
    progress: integer().notNull().default(0),
    created: integer().notNull().default(0),
    /** Who imported it, as the activity log names them. */
    actor: text().notNull(),
    createdAt: integer().notNull(),
    /** When the owner deleted it: from then on it stores nothing and its words count for nothing. */
    deletedAt: integer(),
    /** The last person whose word was deleted, empty at the beginning; null while there is nothing to delete. */
    deletionCursor: text(),
  },
  (table) => [
    // For the sweep.
    index("imports_deletion")
      .on(table.deletionCursor)
      .where(sql`deletion_cursor IS NOT NULL`),
  ],
);

/**
 * What one import says about one person (decision: imported-contacts). The imported lead is made of all of them. Once its import
 * is deleted, a word stays only as a stop of mail, with nothing but the email.
 */
export const importWordsTable = sqliteTable(
  "import_words",
  {
    /** The import and the person, with a colon between. */
    id: text().primaryKey(),
    importId: text().notNull(),
    emailHash: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    searchKey: text().notNull(),
    ...optInAnswerColumns,
    /** The tags that it gave. */
    tags: text({ mode: "json" }).$type<string[]>().notNull(),
    isUnsubscribed: integer({ mode: "boolean" }).notNull(),
    createdAt: integer().notNull(),
    /** Its import, if it says that they unsubscribed. */
    stopOf: text().generatedAlwaysAs(sql`CASE WHEN is_unsubscribed THEN import_id END`),
  },
  (table) => [
    index("import_words_person").on(table.emailHash),
    // For the list of those who stay unsubscribed.
    index("import_words_stop")
      .on(table.stopOf, table.email)
      .where(sql`stop_of IS NOT NULL`),
  ],
);

/** What the owner changes in the content, from the desk (decision: desk). It names nobody but its author. */
export const changesTable = sqliteTable(
  "content_changes",
  {
    id: text().primaryKey(),
    /** Made by the owner's browser (decision: send-once). */
    entryId: text().notNull(),
    title: text().notNull(),
    /** The edits as they were saved, with the values that the form showed. */
    edits: text({ mode: "json" }).$type<readonly Edit[]>().notNull(),
    /** The edits that still wait; empty once it has ended. */
    wanted: text({ mode: "json" }).$type<readonly WantedEdit[]>().notNull(),
    note: text().notNull(),
    /** The day (UTC) it starts on. */
    publishOn: text().$type<IsoDate>().notNull(),
    state: text({ enum: CHANGE_STATES }).notNull().default("waiting"),
    /** Why the last publishing run left it out or failed. */
    reason: text(),
    isOffered: integer({ mode: "boolean" }).notNull().default(false),
    base: text().notNull(),
    /** The change that it takes back. */
    undoes: text(),
    /** Who made it, as the activity log names them. */
    actor: text().notNull(),
    createdAt: integer().notNull(),
    /** When it came into its state. */
    stateAt: integer().notNull(),
    /** Its id while it is waiting or a draft. */
    pending: text().generatedAlwaysAs(sql`CASE WHEN state IN ('waiting', 'draft') THEN id END`),
  },
  (table) => [
    uniqueIndex("content_changes_entry").on(table.entryId),
    index("content_changes_pending")
      .on(table.pending)
      .where(sql`pending IS NOT NULL`),
  ],
);

/** How the last publishing run failed. `run` identifies what it tried to publish. At most one row. */
export const publishingFailuresTable = sqliteTable("publishing_failures", {
  id: text({ enum: ["last"] }).primaryKey(),
  run: text().notNull(),
  reason: text().notNull(),
  times: integer().notNull(),
  failedAt: integer().notNull(),
});

/** A task as a reminder tells of it. Days as in a plan. */
type RemindedTask = { title: string; deadline: IsoDate; finishBy: IsoDate; takesDays: Range | null };

/** What the last reminder of a plan tells. `run`: the sweep that made it. */
export type PlanReminder = { run: string; tasks: RemindedTask[] };

/** What the last mail about changed facts tells, with the page that each is read on; `more`: beyond those that are named. */
export type PlanChange = {
  run: string;
  facts: { tasks: string[]; before: string; now: string; source: string | null }[];
  more: number;
};

/** The plan of a lead that was sent from /my-plan. */
export const plansTable = sqliteTable(
  "plans",
  {
    leadId: text().primaryKey(),
    emailHash: text().notNull(),
    country: text().$type<CountryId>().notNull(),
    /** Of the arrival: `2027-06`. */
    month: text().notNull(),
    reason: text({ enum: REASONS }),
    /** Of the country's record: the one that was chosen, else the first for the reason. */
    permit: text(),
    /** What its person chose to get, once they confirmed it (decision: plans-by-mail). */
    reminders: integer({ mode: "boolean" }).notNull(),
    changes: integer({ mode: "boolean" }).notNull(),
    inputs: text({ mode: "json" }).$type<PlanInputs>().notNull(),
    /** The days that its person moved tasks to, and the ids of those that were done when they sent it. */
    moves: text({ mode: "json" }).$type<PlanMarks["moves"]>().notNull(),
    done: text({ mode: "json" }).$type<PlanMarks["done"]>().notNull(),
    /** The words of the plan's facts that its person was last told; null until they were told any. */
    facts: text({ mode: "json" }).$type<Record<string, string>>(),
    /** The last day whose reminders were told. */
    remindedTo: text().notNull(),
    /** The day of the last mail about changed facts. */
    changesToldOn: text(),
    reminder: text({ mode: "json" }).$type<PlanReminder>(),
    change: text({ mode: "json" }).$type<PlanChange>(),
    /** When the sweep looks at it next; null while there is nothing to tell about it. */
    dueAt: integer(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index("plans_person").on(table.emailHash),
    index("plans_due")
      .on(table.dueAt)
      .where(sql`due_at IS NOT NULL`),
  ],
);

/** A stored plan. */
export type PlanRow = typeof plansTable.$inferSelect;

/** What the message form asks besides name and email. Lists, CSV and the form's schema take their fields from here. */
export const messageAnswerColumns = {
  inquiryType: text({ enum: INQUIRY_TYPES }),
  /** What a correction is about: the id of a fact, or the section of a guide. */
  about: text(),
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
    emailHash: text().notNull(),
    searchKey: text().notNull().default(""),
    ...messageAnswerColumns,
    ...skippedCheckColumn,
    consentVersion: text().notNull(),
    visitPage: text(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex("messages_entry").on(table.emailHash, table.entryId),
    index("messages_newest").on(table.createdAt, table.id),
    // For the desk.
    index("messages_about")
      .on(table.about)
      .where(sql`about IS NOT NULL`),
  ],
);

export type Message = typeof messagesTable.$inferSelect;

/** What the owner wrote to a person from the back office. */
export const repliesTable = sqliteTable(
  "replies",
  {
    id: text().primaryKey(),
    /** Made by the owner's browser (decision: send-once). */
    entryId: text().notNull(),
    /** Where it goes to: the person's email when it was written. */
    email: text().notNull(),
    emailHash: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** The message that it answers; null if none waited for an answer. */
    messageId: text(),
    /** Who wrote it, as the activity log names them. */
    actor: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    // Begins with the person, so that their page and a removal find all of them.
    uniqueIndex("replies_entry").on(table.emailHash, table.entryId),
  ],
);

export type Reply = typeof repliesTable.$inferSelect;

/** What the owner writes to many people at once (decision: announcements-by-the-outbox). It names nobody. */
export const announcementsTable = sqliteTable(
  "announcements",
  {
    id: text().primaryKey(),
    /** Made by the owner's browser (decision: send-once). */
    entryId: text().notNull(),
    subject: text().notNull(),
    /** Markdown. */
    text: text().notNull(),
    segment: text({ mode: "json" }).$type<Segment>().notNull(),
    status: text({ enum: ANNOUNCEMENT_STATUSES }).notNull().default("draft"),
    /** Why it is paused; null if it is not. */
    stoppedBy: text({ enum: ANNOUNCEMENT_STOPPERS }),
    /** Who wrote it, as the activity log names them. */
    actor: text().notNull(),
    /** When it is to begin; null for a draft. */
    sendAt: integer(),
    /** The same while it is scheduled or being sent: when the sweep is to look at it. */
    dueAt: integer().generatedAlwaysAs(sql`CASE WHEN status IN ('scheduled', 'sending') THEN send_at END`),
    startedAt: integer(),
    finishedAt: integer(),
    /** How many people the segment reached when it was sent or scheduled. */
    reach: integer().notNull().default(0),
    /**
     * The people up to this hash have their delivery if they were to get one; `~`, which comes after every hash, at the
     * end, and once it is canceled.
     */
    cursor: text().notNull().default(""),
    /** When it last came further; of one that has not moved for a day the owner is told. */
    movedAt: integer().notNull().default(0),
    /** What became of its deliveries when they were last counted; null before it begins. */
    progress: text({ mode: "json" }).$type<CountedMails>(),
    countedAt: integer(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex("announcements_entry").on(table.entryId),
    // For the sweep.
    index("announcements_due")
      .on(table.dueAt)
      .where(sql`due_at IS NOT NULL`),
    // What a person can have got: for their page, their removal, and when they unsubscribe.
    index("announcements_started")
      .on(table.startedAt)
      .where(sql`started_at IS NOT NULL`),
  ],
);

/** What is known about a person, across all their leads and messages. No row: nothing yet. */
export const peopleTable = sqliteTable(
  "people",
  {
    emailHash: text().primaryKey(),
    /** When they first pressed "Yes, that was me" in any of our mails: who reads this email is the person (decision: confirmed-leads). */
    confirmedAt: integer(),
    /** When the status first became another than `new`; null while it is `new`. */
    contactedAt: integer(),
    note: text().notNull().default(""),
    updatedAt: integer().notNull(),
    status: text({ enum: PERSON_STATUSES }).notNull().default("new"),
    /** Every change of the status, the oldest first. */
    statusHistory: text({ mode: "json" }).$type<StatusChange[]>().notNull().default([]),
    /** In the order they were added; each as `normalizeTag` makes it. */
    tags: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    /** When an answer is due: a message sets it, the owner changes it; null if none is. */
    dueAt: integer(),
  },
  (table) => [
    index("people_due")
      .on(table.dueAt, table.emailHash)
      .where(sql`due_at IS NOT NULL`),
  ],
);

/** The transactional outbox: what is to be sent for each lead, message, reply, announcement or notification (decision: nothing-lost). */
export const deliveriesTable = sqliteTable(
  "deliveries",
  {
    /** `<subject>:<kind>`, of an announcement `<subject>:<person>`, so that nothing is queued twice: see `deliveries/keys.store.ts`. */
    id: text().primaryKey(),
    kind: text({ enum: DELIVERY_KINDS }).notNull(),
    // What it is for: exactly one of these. It goes with it.
    leadId: text().references(() => leadsTable.id, { onDelete: "cascade" }),
    messageId: text().references(() => messagesTable.id, { onDelete: "cascade" }),
    replyId: text().references(() => repliesTable.id, { onDelete: "cascade" }),
    announcementId: text().references(() => announcementsTable.id, { onDelete: "cascade" }),
    notificationId: text().references(() => notificationsTable.id, { onDelete: "cascade" }),
    /** Who gets the announcement, by the hash of their email; null for everything else, whose subject says it. */
    person: text().references(() => peopleTable.emailHash, { onDelete: "cascade" }),
    // Its state: `DeliveryState` in domain/delivery.ts.
    status: text({ enum: DELIVERY_STATUSES }).notNull(),
    reason: text({ enum: DELIVERY_REASONS }),
    /** What the service said at the last attempt, for the owner. */
    lastError: text(),
    attempts: integer().notNull().default(0),
    /** When it was last queued: a second sign-up queues the same delivery again. */
    queuedAt: integer().notNull(),
    /** While it is queued: when it is due. Claimed or sending: until when its consumer has it. Null in any other state. */
    dueAt: integer(),
    sentAt: integer(),
    /** When it failed for good … */
    failedAt: integer(),
    /** … or, instead, when it was given up because it may have been sent: then it has a reason. */
    uncertainAt: integer(),
  },
  (table) => [
    check(
      "deliveries_one_subject",
      sql`(lead_id IS NOT NULL) + (message_id IS NOT NULL) + (reply_id IS NOT NULL) + (announcement_id IS NOT NULL)
        + (notification_id IS NOT NULL) = 1`,
    ),
    // For what deletes a subject, and for the person's page.
    index("deliveries_lead")
      .on(table.leadId)
      .where(sql`lead_id IS NOT NULL`),
    index("deliveries_message")
      .on(table.messageId)
      .where(sql`message_id IS NOT NULL`),
    index("deliveries_reply")
      .on(table.replyId)
      .where(sql`reply_id IS NOT NULL`),
    index("deliveries_notification")
      .on(table.notificationId)
      .where(sql`notification_id IS NOT NULL`),
    // And for the progress of an announcement.
    index("deliveries_announcement")
      .on(table.announcementId, table.status)
      .where(sql`announcement_id IS NOT NULL`),
    index("deliveries_person")
      .on(table.person)
      .where(sql`person IS NOT NULL`),
    // For the sweep: as small as the backlog.
    index("deliveries_due")
      .on(table.dueAt)
      .where(sql`due_at IS NOT NULL`),
    // For the owner's list and its counts, the newest first.
    index("deliveries_failed")
      .on(table.failedAt)
      .where(sql`failed_at IS NOT NULL`),
    index("deliveries_uncertain")
      .on(table.uncertainAt)
      .where(sql`uncertain_at IS NOT NULL`),
  ],
);

/**
 * What the site tells its owner by itself, the morning digest and what is wrong: at most one a day and topic, which the key says
 * (decision: morning-digest). It holds counts and names of our own, nothing of a person.
 */
export const notificationsTable = sqliteTable("notifications", {
  /** `ntf_<day of the owner>_<topic>`. */
  id: text().primaryKey(),
  /** What its mail is written from; null for the digest of an empty day, which is not sent. */
  content: text({ mode: "json" }).$type<NotificationContent>(),
  createdAt: integer().notNull(),
});

/**
 * Mails to a mailbox by day (UTC), and those to all of them together in rows of their own, for the limits. It knows mailboxes by
 * hash only and survives the removal of people (decision: promised-mail-is-sent). The sweep drops past days.
 */
export const mailboxMailsTable = sqliteTable(
  "mailbox_mails",
  {
    mailbox: text().notNull(),
    dayStart: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailbox, table.dayStart] })],
);

/**
 * What holds for all addresses that reach a mailbox, known by its hash: see `canonicalMailbox`. It survives the removal of people;
 * the sweep drops what no longer matters.
 */
export const mailboxesTable = sqliteTable("mailboxes", {
  mailbox: text().primaryKey(),
  /** When an address of it that is not confirmed last got a mail: in 30 days no further one gets any. */
  askedAt: integer(),
  /** When somebody unsubscribed an address of it that was not confirmed: no other such one gets mail. */
  stoppedAt: integer(),
});

/**
 * How many posts came from a network on a day (UTC), so that one cannot spend what others need (decision: one-guard).
 * The key is a number made of both with a secret of ours: nobody can read the network from it. Kept until the day after.
 */
export const networkDaysTable = sqliteTable("network_days", {
  key: integer().primaryKey(),
  dayStart: integer().notNull(),
  posts: integer().notNull(),
});

/**
 * People who were removed, and when: neither a restore nor a post that waits brings back what they had. What they send
 * afterwards stays (decision: removal).
 */
export const tombstonesTable = sqliteTable("tombstones", {
  emailHash: text().primaryKey(),
  erasedAt: integer().notNull(),
});

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

/** What visitors did on a day (UTC), as totals without anything about any of them (decision: visits-counted-by-day). */
export const visitDaysTable = sqliteTable("visit_days", {
  /** `2026-11-21`. */
  day: text().primaryKey(),
  totals: text({ mode: "json" }).$type<VisitTotals>().notNull(),
  /** How many posts of pages it counts: `VISITS_PER_DAY` at most. */
  posts: integer().notNull(),
});

/** People who unsubscribed (decision: removal). */
export const suppressionsTable = sqliteTable("suppressions", {
  emailHash: text().primaryKey(),
  createdAt: integer().notNull(),
  /** The import whose file says so; null once they say it themselves. */
  importId: text(),
});

/** Posts that look like spam, with the reasons; never counted, never mailed (decision: one-guard). */
export const quarantineTable = sqliteTable(
  "quarantine",
  {
    id: text().primaryKey(),
    /** The path it was posted to. */
    path: text().notNull(),
    reasons: text({ mode: "json" }).$type<string[]>().notNull(),
    /** The form's own fields, each capped. */
    body: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** Hash of the email in the post: a removal finds it whatever else the post holds. Null if it has none. */
    emailHash: text(),
    /** Whether it is certainly spam, which is deleted after a time; everything else waits until the owner has seen it. */
    isCertain: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether the browser submitted it natively, without scripts. */
    isPlainForm: integer({ mode: "boolean" }).notNull().default(false),
    /** When the list with it was shown to the owner; null until then. */
    seenAt: integer(),
    createdAt: integer().notNull(),
    /** Since when it only waits to be deleted: certain spam from the start; null while it waits for the owner to see it. */
    settledAt: integer().generatedAlwaysAs(sql`iif(is_certain, created_at, seen_at)`),
  },
  (table) => [
    index("quarantine_newest").on(table.createdAt, table.id),
    index("quarantine_email_hash").on(table.emailHash),
    // For the count of what waits, and the purge, which looks at nothing that waits.
    index("quarantine_settled").on(table.settledAt),
  ],
);

/** How many posts of a day (UTC) the quarantine holds, less those that a trigger saw go, and how many it only counted. */
export const quarantineDaysTable = sqliteTable("quarantine_days", {
  dayStart: integer().primaryKey(),
  stored: integer().notNull().default(0),
  countedOnly: integer().notNull().default(0),
});

/** When the cron job last ended without a failure, and when it last did what comes once a day. */
export const heartbeatsTable = sqliteTable("heartbeats", {
  step: text({ enum: ["sweep", "daily_purges", "watch"] }).primaryKey(),
  succeededAt: integer(),
});

/** What the owner did, for a year. It names no visitor. */
export const activitiesTable = sqliteTable("activities", {
  /** Made when it happened: the key is in the order of time. */
  id: text().primaryKey(),
  /** The email of the Cloudflare Access account, `owner` for the owner key, or `visitor`. */
  actor: text().notNull(),
  action: text({ enum: ACTIVITY_ACTIONS }).notNull(),
  details: text({ mode: "json" }).$type<ActivityDetails>().notNull(),
  createdAt: integer().notNull(),
});

/** Owner sessions that were signed out before their end, so that a copied cookie opens nothing. */
export const revokedSessionsTable = sqliteTable("revoked_sessions", {
  id: text().primaryKey(),
  /** When the session would have ended: afterwards the row is not needed. */
  endsAt: integer().notNull(),
});

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

/**
 * Every uploaded picture with all its sizes (decision: variants-at-upload). `shown_pictures` names the hero and the sharing
 * picture that show; an article names its own.
 */
export const uploadsTable = sqliteTable(
  "uploads",
  {
    id: text().primaryKey(),
    kind: text({ enum: UPLOAD_KINDS }).notNull(),
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

/** Which upload shows of each kind of picture. No row: nobody has chosen yet, and the built-in one shows. */
export const shownPicturesTable = sqliteTable("shown_pictures", {
  kind: text({ enum: PICTURE_KINDS }).primaryKey(),
  /** Null: the owner went back to the built-in one. */
  uploadId: text(),
  changedAt: integer().notNull(),
});

/** The last email that the owner sent to themself to try the mail. Times are ISO times. */
export type TestMail = {
  sentAt: string;
  outcome: "taken" | "refused" | "unknown";
  /** Of the email service's refusal, if it gave one. */
  code: string | null;
  arrivedAt: string | null;
};

export const settingsTable = sqliteTable("settings", {
  id: text({ enum: ["site"] }).primaryKey(),
  /** When the morning digest is sent, and what it tells; null before the owner's time zone is known. */
  morningDigest: text({ mode: "json" }).$type<DigestSettings>(),
  testMail: text({ mode: "json" }).$type<TestMail>(),
  /** When a backup was last read to its end. */
  lastBackupAt: integer(),
  /** Tells the secret apart that the hashes of emails are made with; null before the first sweep. */
  emailHashFingerprint: text(),
  /** Grows with each change: a restore keeps what was changed more often. */
  version: integer().notNull(),
});

/**
 * How each cited page answered when it was read last, for as long as the content cites it. Of its text a hash is kept, and nothing
 * else.
 */
export const watchedPagesTable = sqliteTable(
  "watched_pages",
  {
    url: text().primaryKey(),
    /** When it was asked last, and when it was read whole or said that it is unchanged. */
    askedAt: integer().notNull(),
    readAt: integer(),
    etag: text(),
    lastModified: text(),
    textHash: text(),
    textLength: integer(),
    /** What was looked for, as a hash: a page that is unchanged is read again where something else is. */
    lookedFor: text(),
    /** Since when it can't be read, and why. */
    unreadableSince: integer(),
    unreadableWhy: text({ enum: UNREADABLE }),
    /** Since when it is gone or elsewhere, how, and when that became a finding. */
    lostSince: integer(),
    lost: text({ enum: LOST }),
    movedTo: text(),
    foundAt: integer(),
  },
  (table) => [
    index("watched_pages_by_finding")
      .on(table.foundAt)
      .where(sql`found_at IS NOT NULL`),
    index("watched_pages_by_unreadable")
      .on(table.unreadableSince)
      .where(sql`unreadable_since IS NOT NULL`),
  ],
);

/** Where each page states which figure of which record, since when, and when it was seen there last. */
export const watchedFiguresTable = sqliteTable(
  "watched_figures",
  {
    url: text()
      .notNull()
      .references(() => watchedPagesTable.url, { onDelete: "cascade" }),
    recordId: text().notNull(),
    figure: text().notNull(),
    /** The words beside it, how often the page states it, and which numbers stand in places like that. */
    words: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    places: integer().notNull(),
    numbers: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    around: text().notNull(),
    seenSince: integer().notNull(),
    seenAt: integer().notNull(),
    missingSince: integer(),
    /** When it became a finding, and what stands in its place. */
    foundAt: integer(),
    foundText: text(),
  },
  (table) => [
    primaryKey({ columns: [table.url, table.recordId, table.figure] }),
    index("watched_figures_by_finding")
      .on(table.foundAt)
      .where(sql`found_at IS NOT NULL`),
  ],
);
