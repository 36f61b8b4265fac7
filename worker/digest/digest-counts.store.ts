import { and, eq, gt, gte, isNotNull, type SQL, sql } from "drizzle-orm";
import type { DeliveryKind } from "../../domain/delivery.ts";
import { LEAD_KINDS } from "../../domain/lead.ts";
import type { DigestCounts, DigestPart } from "../../domain/morning-digest.ts";
import { MAX_COUNTED } from "../../domain/owner-lists.ts";
import type { VisitTotals } from "../../domain/visit-counts.ts";
import { sumVisits } from "../../domain/visit-report.ts";
import { countUpTo } from "../db/count-up-to.ts";
import type { Database } from "../db/database.ts";
import { deliveriesTable } from "../db/schema.ts";
import { hasDelivery } from "../deliveries/queue.store.ts";
import { CURSOR_AT_END } from "../announcements/announcements.store.ts";
import { POSTS_PER_NETWORK_AND_DAY } from "../quarantine/network-days.store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a permanent failure counts as recent; retries alone take a day. */
const RECENT_MS = 2 * DAY_MS;

/** The part of the database's limit from which its size matters: early enough to change the plan. */
const NEARLY_FULL = 0.8;

const MEGABYTE = 1_000_000;

/**
 * The moments that a digest counts between, in milliseconds: yesterday, and the end of today; and the day of UTC whose visits
 * and posts it tells.
 */
type DigestDays = { yesterday: number; today: number; tomorrow: number; counted: string };

/** Digest inputs from outside the database: invalid settings, the database's size limit, and posts that could not be stored. */
type Deployment = { settings: readonly string[]; databaseLimitMb: number; deadPosts: number };

/**
 * What the parts of a digest tell. One statement. Each count reads at most `MAX_COUNTED` rows, that of new people three
 * times as many and up to three more for each; the visits are one row. Those of failing deliveries and of networks read all open
 * deliveries, and all networks of two days.
 */
export async function countForDigest(
  db: Database,
  parts: readonly DigestPart[],
  days: DigestDays,
  { settings, databaseLimitMb, deadPosts }: Deployment,
  now: number,
): Promise<DigestCounts> {
  const columns = parts.flatMap((part) => Object.entries(COLUMNS[part](days, now)));
  if (columns.length === 0) return {};
  const selected = columns.map(([name, value]) => sql`${value} AS ${sql.identifier(name)}`);
  const { results, meta } = await db.run(sql`SELECT ${sql.join(selected, sql`, `)}`);
  const [row = {}] = results as Record<string, number | string | null>[];
  const count = (name: string) => Number(row[name] ?? 0);
  const { backupAt, visits } = row;
  const all: Required<DigestCounts> = {
    people: { new: count("newPeople") },
    numbers: {
      optIns: count("optIns"),
      calculations: count("calculations"),
      plans: count("plans"),
      messages: count("messages"),
      withoutNotice: { leads: count("unnoticedLeads"), messages: count("unnoticedMessages") },
      ...(visits && { visits: { day: days.counted, ...sumVisits(JSON.parse(String(visits)) as VisitTotals) } }),
    },
    due: { today: count("dueToday"), late: count("late") },
    deliveries: {
      failed: count("failed"),
      recent: count("recent"),
      uncertain: count("uncertain"),
      failing: count("failing"),
      limited: count("limited"),
    },
    quarantine: { waiting: count("waiting"), countedOnly: count("countedOnly") },
    site: {
      settings,
      stuckAnnouncements: count("stuckAnnouncements"),
      unpublished: count("unpublished"),
      refusedNetworks: count("refusedNetworks"),
      deadPosts,
      database: nearlyFull(meta.size_after, databaseLimitMb),
    },
    backup: { at: backupAt === null ? null : Number(backupAt) },
  };
  return Object.fromEntries(parts.map((part) => [part, all[part]]));
}

const COLUMNS: Readonly<Record<DigestPart, (days: DigestDays, now: number) => Record<string, SQL>>> = {
  people: ({ yesterday, today }) => ({ newPeople: countNewPeople(yesterday, today) }),
  numbers: ({ yesterday, today, counted }) => ({
    optIns: countUpTo(sql`leads WHERE kind = 'opt_in' AND ${isBetween(yesterday, today)}`),
    plans: countUpTo(sql`leads WHERE kind = 'plan' AND ${isBetween(yesterday, today)}`),
    calculations: countUpTo(sql`leads WHERE kind = 'submission' AND ${isBetween(yesterday, today)}`),
    messages: countUpTo(sql`messages WHERE ${isBetween(yesterday, today)}`),
    // The owner needs no notice of whom they imported.
    unnoticedLeads: sum(
      LEAD_KINDS.map((kind) =>
        countUnnoticed(
          sql`leads`,
          "owner_mail",
          sql`kind = ${kind} AND ${isBetween(yesterday, today)} AND source <> 'import'`,
        ),
      ),
    ),
    unnoticedMessages: countUnnoticed(sql`messages`, "message_mail", isBetween(yesterday, today)),
    visits: sql`(SELECT totals FROM visit_days WHERE day = ${counted})`,
  }),
  due: ({ tomorrow }, now) => ({
    dueToday: countUpTo(sql`people WHERE due_at < ${tomorrow}`),
    late: countUpTo(sql`people WHERE due_at < ${now}`),
  }),
  deliveries: (_days, now) => ({
    failed: countDeliveries(isNotNull(deliveriesTable.failedAt)),
    recent: countDeliveries(gt(deliveriesTable.failedAt, now - RECENT_MS)),
    uncertain: countDeliveries(isNotNull(deliveriesTable.uncertainAt)),
    limited: countDeliveries(and(isNotNull(deliveriesTable.dueAt), eq(deliveriesTable.reason, "site_limit"))),
    failing: countDeliveries(and(isNotNull(deliveriesTable.dueAt), gte(deliveriesTable.attempts, 3))),
  }),
  quarantine: ({ counted }) => ({
    waiting: countUpTo(sql`quarantine WHERE settled_at IS NULL`),
    countedOnly: sql`(SELECT counted_only FROM quarantine_days WHERE day_start = ${Date.parse(counted)})`,
  }),
  site: ({ counted }, now) => ({
    stuckAnnouncements: sql`(SELECT count(*) FROM announcements WHERE due_at IS NOT NULL AND status = 'sending'
      AND moved_at < ${now} - iif(cursor = ${CURSOR_AT_END}, 3, 1) * ${DAY_MS})`,
    unpublished: countUpTo(sql`content_changes WHERE pending IS NOT NULL AND (reason IS NOT NULL OR state = 'draft')`),
    refusedNetworks: sql`(SELECT count(*) FROM network_days
      WHERE day_start = ${Date.parse(counted)} AND posts >= ${POSTS_PER_NETWORK_AND_DAY.quarantined})`,
  }),
  backup: () => ({ backupAt: sql`(SELECT last_backup_at FROM settings)` }),
};

function countDeliveries(which: SQL | undefined): SQL {
  return countUpTo(sql`${deliveriesTable} WHERE ${which}`);
}

function nearlyFull(bytes: number, limit: number): { megabytes: number; limit: number } | null {
  const megabytes = Math.round(bytes / MEGABYTE);
  return megabytes >= NEARLY_FULL * limit ? { megabytes, limit } : null;
}

/** What came without a notice to the owner. Reads two rows for each. */
function countUnnoticed(table: SQL, kind: DeliveryKind, which: SQL): SQL {
  return countUpTo(sql`${table} WHERE ${which} AND NOT ${hasDelivery(sql`${table}.id`, kind)}`);
}

function sum(counts: readonly SQL[]): SQL {
  return sql`(${sql.join([...counts], sql` + `)})`;
}

/** Who left something in a time, and nothing before it. */
function countNewPeople(from: number, until: number): SQL {
  const arrived = (table: SQL) =>
    sql`SELECT * FROM (SELECT email_hash FROM ${table} AND ${isBetween(from, until)} LIMIT ${MAX_COUNTED})`;
  const isKnown = (table: SQL) =>
    sql`EXISTS (SELECT 1 FROM ${table} WHERE email_hash = arrived.email_hash AND created_at < ${from})`;
  const tables = [...LEAD_KINDS.map((kind) => sql`leads WHERE kind = ${kind}`), sql`messages WHERE 1`];
  return sql`(SELECT min(count(*), ${MAX_COUNTED}) FROM (
      SELECT DISTINCT email_hash FROM (${sql.join(tables.map(arrived), sql` UNION ALL `)})) AS arrived
    WHERE NOT (${isKnown(sql`leads`)} OR ${isKnown(sql`messages`)}))`;
}

function isBetween(from: number, until: number): SQL {
  return sql`created_at >= ${from} AND created_at < ${until}`;
}
