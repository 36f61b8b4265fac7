import { and, asc, type Column, desc, eq, gte, lt, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { LeadKind, LeadSource, PlanWish } from "../../domain/lead.ts";
import { LIST_LIMITS, type ListSort } from "../../domain/owner-lists.ts";
import type { PersonStatus } from "../../domain/person.ts";
import type { Database } from "../db/database.ts";
import { coalesce, concat, compareRows, iif, includesText, substr, tuple } from "../db/expressions.ts";
import type { Page, PageRequest, Position } from "../db/page.ts";
import {
  leadsTable,
  messageAnswerColumns,
  messagesTable,
  optInAnswerColumns,
  peopleTable,
  plansTable,
  submissionColumns,
} from "../db/schema.ts";
import { personColumns } from "../people/people.store.ts";
import { includesCountry, toLine, wantsNews } from "../people/filter.store.ts";
import { unsubscribedAt } from "../people/suppressions.store.ts";
import { foldText } from "../../domain/fold-text.ts";

// The owner's lists, paged by key: a page begins after the last row of the one before, so that no row is shown twice or
// skipped when others arrive or go. A page in the orders newest and oldest walks an index and reads the rows it shows and
// their notes, however long the list is. A filtered page looks through a window of `LIST_LIMITS.window` rows and tells
// where to go on; the other orders sort the newest rows of such a window (decision: bounded-lists).

/** What a list is narrowed to, and its order. Times in milliseconds, the first included, the last not. */
export type ListFilter = {
  search?: string | undefined;
  source?: LeadSource | undefined;
  country?: string | undefined;
  createdFrom?: number | undefined;
  createdBefore?: number | undefined;
  sort: ListSort;
};

export type ListRequest = ListFilter &
  PageRequest & {
    /** Looks through the whole list for the rows of this page, in place of a window: for files, which want them all. */
    isWhole?: boolean | undefined;
    /** How many rows a filtered or sorted page looks at; a request cannot set it. */
    window?: number | undefined;
    /** Only this person's rows: their `emailHash`. */
    person?: string | undefined;
  } & PeopleFilter;

/** What the list of all people is narrowed to besides. */
export type PeopleFilter = {
  /** Only these people, by `emailHash`. */
  people?: string[] | undefined;
  status?: PersonStatus | undefined;
  tag?: string | undefined;
  isUnconfirmed?: boolean | undefined;
  /** Only who waits for an answer, by when it is due; before `dueBefore` if given, in milliseconds. */
  isDue?: boolean | undefined;
  dueBefore?: number | undefined;
};

/** One page of a list. `sortedAmong` is how many of the newest rows its order covers; null when it covers them all. */
export type ListPage<Row> = Page<Row> & { sortedAmong: number | null };

type ListedTable = typeof leadsTable | typeof messagesTable;

/** What is known of the person of a row. Without a row of `people` they have the status `new`. */
const listedNotes = (table: ListedTable) => ({
  ...personColumns,
  status: coalesce<PersonStatus>(peopleTable.status, "new"),
  unsubscribedAt: unsubscribedAt(table.emailHash),
});

const leadColumns = {
  id: leadsTable.id,
  name: leadsTable.name,
  email: leadsTable.email,
  source: leadsTable.source,
  createdAt: leadsTable.createdAt,
  campaign: leadsTable.utmCampaign,
  skippedCheck: leadsTable.skippedCheck,
  personId: leadsTable.emailHash,
  ...listedNotes(leadsTable),
  /** Of this lead, not of another one of its person. */
  confirmedAt: leadsTable.confirmedAt,
};

/** For one person without the index of the kind: theirs is far shorter, which the database cannot know. */
function isOfKind(kind: LeadKind, { person }: ListRequest): SQL {
  return person === undefined ? eq(leadsTable.kind, kind) : sql`+${leadsTable.kind} = ${kind}`;
}

/** As one line, which the API promises and a cell holds. */
const listedCountries = { countryInterest: sql<string | null>`${leadsTable.countryInterest}`.mapWith(toLine) };

/** One page of the opt-ins. A country matches by its whole name, ignoring case. */
export function listOptIns(db: Database, query: ListRequest) {
  return readList(db, leadsTable, isOfKind("opt_in", query), query, isCountryInterest, (key) =>
    db
      .select({ row: { ...leadColumns, ...pick(leadsTable, optInAnswerColumns), ...listedCountries }, key })
      .from(leadsTable)
      .leftJoin(peopleTable, eq(peopleTable.emailHash, leadsTable.emailHash)),
  );
}

// The whole calculation is too long for a list: the mail and the backup have it.
const { calculation: _calculation, ...listedSubmissionColumns } = submissionColumns;

/** One page of the calculator submissions. A country is the slug of the current country or the destination. */
export function listSubmissions(db: Database, query: ListRequest) {
  const isCountry = (country: string) => {
    const slug = country.toLowerCase();
    return or(eq(leadsTable.destinationCountry, slug), eq(leadsTable.currentCountry, slug));
  };
  return readList(db, leadsTable, isOfKind("submission", query), query, isCountry, (key) =>
    db
      .select({ row: { ...leadColumns, ...pick(leadsTable, listedSubmissionColumns) }, key })
      .from(leadsTable)
      .leftJoin(peopleTable, eq(peopleTable.emailHash, leadsTable.emailHash)),
  );
}

/** One page of the plans. A country matches by its whole name, ignoring case. */
export function listPlans(db: Database, query: ListRequest) {
  const isChosen = (wish: PlanWish) => iif<"yes" | null>(plansTable[wish], "yes", null);
  const row = {
    ...leadColumns,
    ...listedCountries,
    month: plansTable.month,
    reason: plansTable.reason,
    permit: plansTable.permit,
    reminders: isChosen("reminders"),
    changes: isChosen("changes"),
    wantsNews: leadsTable.wantsNews,
  };
  return readList(db, leadsTable, isOfKind("plan", query), query, isCountryInterest, (key) =>
    db
      .select({ row, key })
      .from(leadsTable)
      .innerJoin(plansTable, eq(plansTable.leadId, leadsTable.id))
      .leftJoin(peopleTable, eq(peopleTable.emailHash, leadsTable.emailHash)),
  );
}

/** One page of the messages, which name no country. */
export function listMessages(db: Database, query: ListRequest) {
  const row = {
    id: messagesTable.id,
    name: messagesTable.name,
    email: messagesTable.email,
    ...pick(messagesTable, messageAnswerColumns),
    skippedCheck: messagesTable.skippedCheck,
    createdAt: messagesTable.createdAt,
    wantsNews: wantsNews(messagesTable.emailHash),
    personId: messagesTable.emailHash,
    ...listedNotes(messagesTable),
  };
  return readList(
    db,
    messagesTable,
    undefined,
    query,
    () => undefined,
    (key) =>
      db
        .select({ row, key })
        .from(messagesTable)
        .leftJoin(peopleTable, eq(peopleTable.emailHash, messagesTable.emailHash)),
  );
}

/** The columns of a table that belong to a group of worker/db/schema.ts. */
function pick<Table extends object, Group extends object>(table: Table, group: Group) {
  const columns = Object.keys(group).map((name) => [name, table[name as keyof Table]]);
  return Object.fromEntries(columns) as Pick<Table, keyof Group & keyof Table>;
}

/** How each order compares two rows, and whether the greater comes first. */
const ORDERS: Record<ListSort, { key: (table: ListedTable) => SQL | Column; isDescending: boolean }> = {
  newest: { key: (table) => table.createdAt, isDescending: true },
  oldest: { key: (table) => table.createdAt, isDescending: false },
  // The search key begins with the folded name; cut, because the key of the last row is part of a URL.
  name: { key: (table) => substr(concat(iif(eq(table.name, ""), 1, 0), table.searchKey), 1, 80), isDescending: false },
  email: { key: (table) => table.email, isDescending: false },
  savings: { key: () => coalesce(leadsTable.estimatedSavings, 0), isDescending: true },
};

/** Whether a list is in the order of time, which an index has. */
function isInOrderOfTime({ sort }: ListRequest) {
  return sort === "newest" || sort === "oldest";
}

/** Whether a row is of the days of a filter. */
export function isCreatedWithin(createdAt: Column, { createdFrom, createdBefore }: ListFilter): SQL | undefined {
  return and(
    createdFrom === undefined ? undefined : gte(createdAt, createdFrom),
    createdBefore === undefined ? undefined : lt(createdAt, createdBefore),
  );
}

/** The last row of a window. */
type WindowEnd = { createdAt: number; id: string };

/**
 * The last of the rows that a page may look at: null where the page ends by itself or fewer rows are left. Reads at most
 * `query.window` rows, of an index.
 */
async function findWindowEnd(
  db: Database,
  table: ListedTable,
  kind: SQL | undefined,
  query: ListRequest,
): Promise<WindowEnd | null> {
  const { search, source, country, sort, after, isWhole, person, window = LIST_LIMITS.window } = query;
  const isOrdered = isInOrderOfTime(query);
  if (isWhole || person || (isOrdered && !search && !source && !country)) return null;
  const { id, createdAt } = table;
  const direction = sort === "oldest" ? asc : desc;
  const isLater = after && isOrdered ? isAfter([createdAt, id], after, sort) : undefined;
  const [end] = await db
    .select({ createdAt, id })
    .from(table)
    .where(and(kind, isCreatedWithin(createdAt, query), isLater))
    .orderBy(direction(createdAt), direction(id))
    .limit(1)
    .offset(window - 1);
  return end ?? null;
}

function isAfter(row: readonly SQLWrapper[], after: Position, sort: ListSort): SQL {
  return compareRows(row, ORDERS[sort].isDescending ? "<" : ">", tuple(after.key, after.id));
}

/** A query of a list, with each row and its sort key, that lacks which rows, in which order, and how many. */
type ListSelect<Row> = {
  where: (condition: SQL | undefined) => {
    orderBy: (...columns: SQL[]) => { limit: (count: number) => PromiseLike<{ row: Row; key: string | number }[]> };
  };
};

/**
 * One page of a list. Unlike `cutPage`, takes a full page as a sign of a next one, which may be empty: reading one row more
 * would read its notes too, and the first page must read no more than twice its size.
 */
async function readList<Row extends { id: string }>(
  db: Database,
  table: ListedTable,
  kind: SQL | undefined,
  query: ListRequest,
  isCountry: (country: string) => SQL | undefined,
  select: (key: SQL.Aliased<string | number>) => ListSelect<Row>,
): Promise<ListPage<Row>> {
  const { search, source, country, sort, after, person, limit, window = LIST_LIMITS.window } = query;
  const end = await findWindowEnd(db, table, kind, query);
  const { isDescending, ...order } = ORDERS[sort];
  const key = order.key(table);
  const direction = isDescending ? desc : asc;
  const where = and(
    kind,
    search ? includesText(table.searchKey, foldText(search)) : undefined,
    source ? eq(leadsTable.source, source) : undefined,
    country ? isCountry(country) : undefined,
    person ? eq(table.emailHash, person) : undefined,
    isCreatedWithin(table.createdAt, query),
    after === null ? undefined : isAfter([key, table.id], after, sort),
    end
      ? compareRows([table.createdAt, table.id], sort === "oldest" ? "<=" : ">=", tuple(end.createdAt, end.id))
      : undefined,
  );
  const found = await select(sql<string | number>`${key}`.as("sort_key"))
    .where(where)
    .orderBy(direction(key), direction(table.id))
    .limit(limit);
  const last = found.at(-1);
  const isOrdered = isInOrderOfTime(query);
  let next: Position | null = null;
  if (last && found.length === limit) next = { order: sort, key: last.key, id: last.row.id };
  else if (end && isOrdered) next = { order: sort, key: end.createdAt, id: end.id };
  return { rows: found.map(({ row }) => row), next, sortedAmong: end !== null && !isOrdered ? window : null };
}

function isCountryInterest(country: string): SQL {
  return includesCountry(leadsTable.countryInterest, [country]);
}
