import { and, asc, desc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { LeadSource } from "../../domain/lead.ts";
import type { ListSort } from "../../domain/owner-lists.ts";
import type { Database } from "./database.ts";
import { leadsTable, messagesTable, peopleTable } from "./schema.ts";
import { foldForSearch } from "./search-key.ts";

// The owner's lists, page by page, by key: a page begins after the last row of the one before, whatever arrived or went
// meanwhile, so that no row shows twice and none is passed over. The newest and the oldest first page read one row
// more than they show, and what is kept about the people on it, however long the list is: they walk an index made for
// them. Filters pass over the rows that do not fit; the other orders read the whole list, but for opt-ins by address.

/** What a list is narrowed to, and its order. Times in milliseconds, the first included, the last not. */
export type ListFilter = {
  search?: string | undefined;
  source?: LeadSource | undefined;
  country?: string | undefined;
  createdFrom?: number | undefined;
  createdBefore?: number | undefined;
  sort: ListSort;
};

/** A place in a list: the sort key of a row, and its id, since many rows may share a key. */
export type ListPosition = { key: string | number; id: string };

export type ListPage<Row> = { rows: Row[]; next: ListPosition | null };

type PageQuery = ListFilter & { limit: number; after: ListPosition | null };

type ListedTable = typeof leadsTable | typeof messagesTable;

const keptColumns = { contactedAt: peopleTable.contactedAt, note: peopleTable.note };

/** One page of the opt-ins. A country is one by its whole name, in any case. */
export async function listOptIns(db: Database, query: PageQuery) {
  const { key, orderBy, where } = partsOf(leadsTable, query);
  const rows = await db
    .select({
      row: {
        id: leadsTable.id,
        name: leadsTable.name,
        email: leadsTable.email,
        countryInterest: leadsTable.countryInterest,
        goal: leadsTable.goal,
        source: leadsTable.source,
        createdAt: leadsTable.createdAt,
        campaign: leadsTable.utmCampaign,
        personId: leadsTable.addressHash,
        ...keptColumns,
      },
      key,
    })
    .from(leadsTable)
    .leftJoin(peopleTable, eq(peopleTable.addressHash, leadsTable.addressHash))
    .where(and(isNull(leadsTable.entryId), where, query.country ? isCountryInterest(query.country) : undefined))
    .orderBy(...orderBy)
    .limit(query.limit);
  return pageOf(rows, query.limit);
}

/** One page of the calculator submissions. A country is the slug of where they live or would go. */
export async function listSubmissions(db: Database, query: PageQuery) {
  const { key, orderBy, where } = partsOf(leadsTable, query);
  const slug = query.country?.toLowerCase();
  const rows = await db
    .select({
      row: {
        id: leadsTable.id,
        name: leadsTable.name,
        email: leadsTable.email,
        currentCountry: leadsTable.currentCountry,
        destinationCountry: leadsTable.destinationCountry,
        currentTotal: leadsTable.currentTotal,
        estimatedSavings: leadsTable.estimatedSavings,
        source: leadsTable.source,
        createdAt: leadsTable.createdAt,
        campaign: leadsTable.utmCampaign,
        personId: leadsTable.addressHash,
        ...keptColumns,
      },
      key,
    })
    .from(leadsTable)
    .leftJoin(peopleTable, eq(peopleTable.addressHash, leadsTable.addressHash))
    .where(
      and(
        isNotNull(leadsTable.entryId),
        where,
        slug ? or(eq(leadsTable.destinationCountry, slug), eq(leadsTable.currentCountry, slug)) : undefined,
      ),
    )
    .orderBy(...orderBy)
    .limit(query.limit);
  return pageOf(rows, query.limit);
}

/** One page of the messages. */
export async function listMessages(db: Database, query: PageQuery) {
  const { key, orderBy, where } = partsOf(messagesTable, query);
  const rows = await db
    .select({
      row: {
        id: messagesTable.id,
        name: messagesTable.name,
        email: messagesTable.email,
        inquiryType: messagesTable.inquiryType,
        subject: messagesTable.subject,
        message: messagesTable.message,
        createdAt: messagesTable.createdAt,
        personId: messagesTable.addressHash,
        ...keptColumns,
      },
      key,
    })
    .from(messagesTable)
    .leftJoin(peopleTable, eq(peopleTable.addressHash, messagesTable.addressHash))
    .where(where)
    .orderBy(...orderBy)
    .limit(query.limit);
  return pageOf(rows, query.limit);
}

export type OptInRow = Awaited<ReturnType<typeof listOptIns>>["rows"][number];
export type SubmissionRow = Awaited<ReturnType<typeof listSubmissions>>["rows"][number];
export type MessageRow = Awaited<ReturnType<typeof listMessages>>["rows"][number];

/** How each order compares two rows, and whether the greater comes first. */
const ORDERS: Record<ListSort, { key: (table: ListedTable) => SQL; isDescending: boolean }> = {
  newest: { key: (table) => sql`${table.createdAt}`, isDescending: true },
  oldest: { key: (table) => sql`${table.createdAt}`, isDescending: false },
  // The search key begins with the folded name. Cut, because the key of the last row travels in an address.
  name: { key: (table) => sql`substr((${table.name} = '') || ${table.searchKey}, 1, 80)`, isDescending: false },
  email: { key: (table) => sql`${table.emailKey}`, isDescending: false },
  savings: { key: () => sql`coalesce(${leadsTable.estimatedSavings}, 0)`, isDescending: true },
};

/** The parts that the lists have in common. */
function partsOf(table: ListedTable, { search, source, createdFrom, createdBefore, sort, after }: PageQuery) {
  const { isDescending, ...order } = ORDERS[sort];
  const key = order.key(table);
  const direction = isDescending ? desc : asc;
  const folded = search && foldForSearch(search);
  return {
    key: sql<string | number>`${key}`.as("sort_key"),
    orderBy: [direction(key), direction(table.id)],
    where: and(
      // Not LIKE: its patterns are limited to 50 bytes here, and would need escaping.
      folded ? sql`instr(${table.searchKey}, ${folded}) > 0` : undefined,
      source ? eq(leadsTable.source, source) : undefined,
      createdFrom === undefined ? undefined : gte(table.createdAt, createdFrom),
      createdBefore === undefined ? undefined : lt(table.createdAt, createdBefore),
      after === null
        ? undefined
        : sql`(${key}, ${table.id}) ${sql.raw(isDescending ? "<" : ">")} (${after.key}, ${after.id})`,
    ),
  };
}

/** The database ignores case in ASCII only; for the other letters the usual spellings are tried. */
function isCountryInterest(country: string): SQL {
  const spellings = [country, country.toLowerCase(), country.toUpperCase()];
  return sql`${leadsTable.countryInterest} COLLATE NOCASE IN ${spellings}`;
}

/**
 * A full page may have a next one, which then may be empty: reading a row ahead to know it would take the first page
 * over twice its size in rows read where something is kept about everyone on it (issue 5, item 8).
 */
function pageOf<Row extends { id: string }>(
  rows: { row: Row; key: ListPosition["key"] }[],
  limit: number,
): ListPage<Row> {
  const last = rows.at(-1);
  const next = last && rows.length === limit ? { key: last.key, id: last.row.id } : null;
  return { rows: rows.map(({ row }) => row), next };
}
