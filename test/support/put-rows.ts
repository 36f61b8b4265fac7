import { env } from "cloudflare:workers";
import { openDatabase } from "../../worker/db/database.ts";
import * as schema from "../../worker/db/schema.ts";
import { run } from "./worker.ts";

const TABLES = {
  activities: schema.activitiesTable,
  announcements: schema.announcementsTable,
  content_changes: schema.changesTable,
  deliveries: schema.deliveriesTable,
  heartbeats: schema.heartbeatsTable,
  leads: schema.leadsTable,
  mailbox_mails: schema.mailboxMailsTable,
  mailboxes: schema.mailboxesTable,
  messages: schema.messagesTable,
  network_days: schema.networkDaysTable,
  notifications: schema.notificationsTable,
  people: schema.peopleTable,
  plans: schema.plansTable,
  quarantine: schema.quarantineTable,
  quarantine_days: schema.quarantineDaysTable,
  revoked_sessions: schema.revokedSessionsTable,
  settings: schema.settingsTable,
  shown_pictures: schema.shownPicturesTable,
  suppressions: schema.suppressionsTable,
  tombstones: schema.tombstonesTable,
  visit_days: schema.visitDaysTable,
} as const;
type Tables = typeof TABLES;
type Row<Name extends keyof Tables> = Partial<Tables[Name]["$inferInsert"]>;

/** What a row has in the columns that a test says nothing of: a new column without a default has its value here. */
const DEFAULTS: { readonly [Name in keyof Tables]: Row<Name> } = {
  activities: { actor: "owner", details: {}, createdAt: 1 },
  announcements: {
    subject: "News",
    text: "Hello",
    segment: { sources: [], countries: [], tags: [] },
    actor: "owner",
    createdAt: 1,
    updatedAt: 1,
  },
  content_changes: {
    title: "",
    edits: [],
    wanted: [],
    note: "",
    publishOn: "2026-11-01",
    base: "",
    actor: "owner",
    createdAt: 1,
    stateAt: 1,
  },
  deliveries: { kind: "lead_mail", status: "queued", dueAt: 1, queuedAt: 1 },
  heartbeats: {},
  leads: {
    kind: "opt_in",
    source: "waitlist_page",
    entryId: "waitlist_page",
    consentVersion: "v",
    createdAt: 1,
    updatedAt: 1,
  },
  mailbox_mails: { mailbox: "all", dayStart: 0, count: 1 },
  mailboxes: {},
  messages: { name: "Ama", subject: "Schools", message: "Which ones?", consentVersion: "v", createdAt: 1 },
  network_days: { key: 7 },
  notifications: { createdAt: 1 },
  people: { updatedAt: 1 },
  plans: {
    country: "kenya",
    month: "2027-06",
    reminders: true,
    changes: true,
    moves: {},
    done: [],
    remindedTo: "2026-11-23",
    createdAt: 1,
  },
  quarantine: { id: "quarantined_1", path: "/x", reasons: [], body: {}, createdAt: 1 },
  quarantine_days: {},
  revoked_sessions: { endsAt: 0 },
  settings: { id: "site", version: 1 },
  shown_pictures: { changedAt: 1 },
  suppressions: { createdAt: 1 },
  tombstones: { erasedAt: 1 },
  visit_days: { posts: 1 },
};

/** Inserts rows of a table, beside the API. */
export async function putRows<Name extends keyof Tables>(table: Name, ...rows: readonly Row<Name>[]): Promise<void> {
  const db = openDatabase(env.DB);
  const inserts = rows.map((row) => db.insert(TABLES[table]).values({ ...DEFAULTS[table], ...row } as never));
  await db.batch(inserts as never);
}

/** What counts from 1 as `i`, for `putRowsOf`. */
export function numbers(count: number): string {
  return `(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) SELECT i FROM n)`;
}

/**
 * Inserts a row of a table for each that some SQL selects: many by one statement. Leads that deliveries are for are made if they are not there.
 * @param columns SQL by the columns' names
 * @param from what follows FROM
 */
export async function putRowsOf(
  table: keyof Tables,
  from: string,
  columns: Readonly<Record<string, string | number>>,
): Promise<void> {
  if (table === "deliveries" && columns.lead_id !== undefined) {
    await run(`INSERT OR IGNORE INTO leads (id, kind, source, entry_id, email, email_hash, consent_version, created_at, updated_at)
      SELECT lead, 'opt_in', 'waitlist_page', lead, lead || '@stub.example', lead, 'v', 1, 1
      FROM (SELECT ${columns.lead_id} AS lead FROM ${from})`);
  }
  const defaults = Object.entries(DEFAULTS[table]).map(([name, value]) => [toSnakeCase(name), toLiteral(value)]);
  const values = { ...(Object.fromEntries(defaults) as Record<string, string>), ...columns };
  await run(
    `INSERT INTO ${table} (${Object.keys(values).join(", ")}) SELECT ${Object.values(values).join(", ")} FROM ${from}`,
  );
}

function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function toLiteral(value: unknown): string {
  if (typeof value === "boolean") return value ? "1" : "0";
  if (typeof value === "number") return String(value);
  return `'${typeof value === "string" ? value : JSON.stringify(value)}'`;
}
