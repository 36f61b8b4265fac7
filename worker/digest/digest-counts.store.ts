import { and, count, eq, gt, gte, isNotNull, isNull, lt, ne, not, or, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { REPORT_TYPE } from "../../domain/message.ts";
import { LEAD_KINDS, type LeadKind } from "../../domain/lead.ts";
import type { DigestCounts, DigestPart } from "../../domain/morning-digest.ts";
import { MAX_COUNTED } from "../../domain/owner-lists.ts";
import type { VisitTotals } from "../../domain/visit-counts.ts";
import { sumVisits } from "../../domain/visit-report.ts";
import type { Database } from "../db/database.ts";
import { coalesce, countUpTo, hasRow, iif, least, NO_TABLE, plus, query, valueOf } from "../db/expressions.ts";
import {
  announcementsTable,
  changesTable,
  deliveriesTable,
  IMPORT_SOURCE,
  leadsTable,
  messagesTable,
  networkDaysTable,
  peopleTable,
  quarantineDaysTable,
  quarantineTable,
  settingsTable,
  visitDaysTable,
} from "../db/schema.ts";
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
  const selected = columns.map(([name, value]) => [name, value.as(name)]);
  const { results, meta } = await db.run(query.select(Object.fromEntries(selected)).from(NO_TABLE));
  const [row = {}] = results as Record<string, number | string | null>[];
  const read = (name: string) => Number(row[name] ?? 0);
  const { backupAt, visits } = row;
  const all: Required<DigestCounts> = {
    people: { new: read("newPeople") },
    numbers: {
      optIns: read("optIns"),
      calculations: read("calculations"),
      plans: read("plans"),
      messages: read("messages"),
      withoutNotice: { leads: read("unnoticedLeads"), messages: read("unnoticedMessages") },
      ...(visits && { visits: { day: days.counted, ...sumVisits(JSON.parse(String(visits)) as VisitTotals) } }),
    },
    due: { today: read("dueToday"), late: read("late") },
    deliveries: {
      failed: read("failed"),
      recent: read("recent"),
      uncertain: read("uncertain"),
      failing: read("failing"),
      limited: read("limited"),
    },
    quarantine: { waiting: read("waiting"), countedOnly: read("countedOnly") },
    site: {
      settings,
      stuckAnnouncements: read("stuckAnnouncements"),
      unpublished: read("unpublished"),
      refusedNetworks: read("refusedNetworks"),
      deadPosts,
      database: nearlyFull(meta.size_after, databaseLimitMb),
    },
    backup: { at: backupAt === null ? null : Number(backupAt) },
  };
  return Object.fromEntries(parts.map((part) => [part, all[part]]));
}

const COLUMNS: Readonly<Record<DigestPart, (days: DigestDays, now: number) => Record<string, SQL>>> = {
  people: ({ yesterday, today }) => ({ newPeople: countNewPeople(yesterday, today) }),
  numbers: ({ yesterday, today, counted }) => {
    const isNewLead = (kind: LeadKind) => and(eq(leadsTable.kind, kind), isBetween(leadsTable, yesterday, today));
    const isMessage = ne(coalesce(messagesTable.inquiryType, ""), REPORT_TYPE);
    const isNewMessage = and(isBetween(messagesTable, yesterday, today), isMessage);
    // The owner needs no notice of whom they imported.
    const isUnnoticed = and(ne(leadsTable.source, IMPORT_SOURCE), not(hasDelivery(leadsTable.id, "owner_mail")));
    const unnoticed = LEAD_KINDS.map((kind) => countUpTo(leadsTable, and(isNewLead(kind), isUnnoticed)));
    return {
      optIns: countUpTo(leadsTable, isNewLead("opt_in")),
      plans: countUpTo(leadsTable, isNewLead("plan")),
      calculations: countUpTo(leadsTable, isNewLead("submission")),
      messages: countUpTo(messagesTable, isNewMessage),
      // Each reads two rows for what it counts.
      unnoticedLeads: unnoticed.reduce(plus),
      unnoticedMessages: countUpTo(
        messagesTable,
        and(isNewMessage, not(hasDelivery(messagesTable.id, "message_mail"))),
      ),
      visits: valueOf(
        query.select({ totals: visitDaysTable.totals }).from(visitDaysTable).where(eq(visitDaysTable.day, counted)),
      ),
    };
  },
  due: ({ tomorrow }, now) => ({
    dueToday: countUpTo(peopleTable, lt(peopleTable.dueAt, tomorrow)),
    late: countUpTo(peopleTable, lt(peopleTable.dueAt, now)),
  }),
  deliveries: (_days, now) => {
    const { dueAt, failedAt, uncertainAt, reason, attempts } = deliveriesTable;
    return {
      failed: countUpTo(deliveriesTable, isNotNull(failedAt)),
      recent: countUpTo(deliveriesTable, gt(failedAt, now - RECENT_MS)),
      uncertain: countUpTo(deliveriesTable, isNotNull(uncertainAt)),
      limited: countUpTo(deliveriesTable, and(isNotNull(dueAt), eq(reason, "site_limit"))),
      failing: countUpTo(deliveriesTable, and(isNotNull(dueAt), gte(attempts, 3))),
    };
  },
  quarantine: ({ counted }) => {
    const { dayStart, countedOnly } = quarantineDaysTable;
    return {
      waiting: countUpTo(quarantineTable, isNull(quarantineTable.settledAt)),
      countedOnly: valueOf(
        query
          .select({ countedOnly })
          .from(quarantineDaysTable)
          .where(eq(dayStart, Date.parse(counted))),
      ),
    };
  },
  site: ({ counted }, now) => {
    const { dueAt, status, movedAt, cursor } = announcementsTable;
    const patience = iif<number>(eq(cursor, CURSOR_AT_END), 3 * DAY_MS, DAY_MS);
    const { pending, reason, state } = changesTable;
    const { dayStart, posts } = networkDaysTable;
    return {
      stuckAnnouncements: countUpTo(
        announcementsTable,
        and(isNotNull(dueAt), eq(status, "sending"), lt(plus(movedAt, patience), now)),
      ),
      unpublished: countUpTo(changesTable, and(isNotNull(pending), or(isNotNull(reason), eq(state, "draft")))),
      refusedNetworks: countUpTo(
        networkDaysTable,
        and(eq(dayStart, Date.parse(counted)), gte(posts, POSTS_PER_NETWORK_AND_DAY.quarantined)),
      ),
    };
  },
  backup: () => ({ backupAt: valueOf(query.select({ at: settingsTable.lastBackupAt }).from(settingsTable)) }),
};

function nearlyFull(bytes: number, limit: number): { megabytes: number; limit: number } | null {
  const megabytes = Math.round(bytes / MEGABYTE);
  return megabytes >= NEARLY_FULL * limit ? { megabytes, limit } : null;
}

/** How many people left something in a time, and nothing before it. */
function countNewPeople(from: number, until: number): SQL {
  const isNew = (table: SentTable) => isBetween(table, from, until);
  const ofKind = (kind: LeadKind) => arrived(leadsTable, and(eq(leadsTable.kind, kind), isNew(leadsTable)));
  const [first, ...others] = LEAD_KINDS.map(ofKind);
  const items = unionAll(first!, arrived(messagesTable, isNew(messagesTable)), ...others).as("items");
  const all = query.selectDistinct({ emailHash: items.emailHash }).from(items).as("arrived");
  const isKnown = (table: SentTable) =>
    hasRow(table, and(eq(table.emailHash, all.emailHash), lt(table.createdAt, from)));
  const counted = query
    .select({ count: least(count(), MAX_COUNTED) })
    .from(all)
    .where(not(or(isKnown(leadsTable), isKnown(messagesTable))!));
  return valueOf(counted);
}

type SentTable = typeof leadsTable | typeof messagesTable;

/** Who sent something, as often as they did: at most `MAX_COUNTED` rows. */
function arrived(table: SentTable, which: SQL | undefined) {
  const some = query.select({ emailHash: table.emailHash }).from(table).where(which).limit(MAX_COUNTED).as("some");
  return query.select({ emailHash: some.emailHash }).from(some);
}

function isBetween({ createdAt }: SentTable, from: number, until: number): SQL | undefined {
  return and(gte(createdAt, from), lt(createdAt, until));
}
