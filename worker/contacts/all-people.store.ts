import { and, type Column, desc, eq, inArray, isNotNull, lt, max, ne, not, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { foldText } from "../../domain/fold-text.ts";
import { LEAD_KINDS, type LeadSource } from "../../domain/lead.ts";
import type { PersonStatus } from "../../domain/person.ts";
import type { Database } from "../db/database.ts";
import {
  coalesce,
  compareRows,
  hasRow,
  includesText,
  itemsOf,
  nullIf,
  printf,
  query,
  tuple,
} from "../db/expressions.ts";
import type { Position } from "../db/page.ts";
import { leadsTable, messagesTable, peopleTable } from "../db/schema.ts";
import { isCreatedWithin, type ListPage, type ListRequest } from "../lists/lists.store.ts";
import { fitsPerson, includesCountry, LEAD_COUNTRIES, toLine, wantsNews } from "../people/filter.store.ts";
import { unsubscribedAt } from "../people/suppressions.store.ts";

// The list of all people: each once, at the last thing they sent. No table is written for it (decision: written-rows): a
// page walks the indexes of opt-ins, submissions and messages together, newest first, and takes each person where they
// come first. What is due has an index of its own.

/** Rows that a filtered page looks at, beside which it reads as many notes. */
const WINDOW = 2000;

/** One page of all people, by the last thing they sent, newest first; where answers are due, by when. */
export async function listPeople(db: Database, request: ListRequest): Promise<ListPage<PersonRow>> {
  const { person, people, isDue } = request;
  if (person || people) {
    return { rows: await findLatest(db, people ?? [person!], request), next: null, sortedAmong: null };
  }
  return isDue ? listDue(db, request) : listByLastContact(db, request);
}

type PersonRow = ReturnType<typeof toRow>;

async function listByLastContact(db: Database, request: ListRequest): Promise<ListPage<PersonRow>> {
  const { limit, after, search, country, status, tag, isUnconfirmed } = request;
  const isFiltered = [search, country, status, tag, isUnconfirmed].some(Boolean);
  const window = isFiltered ? Math.max(request.window ?? WINDOW, limit) : 2 * limit;
  const isAsked = ({ createdAt, id }: SentTable) =>
    and(
      isCreatedWithin(createdAt, request),
      after ? compareRows([createdAt, id], "<", tuple(after.key, after.id)) : undefined,
    );
  const all = itemsByTime(isAsked).as("items");
  const [end] = await db
    .select({ createdAt: all.createdAt, id: all.id })
    .from(all)
    .limit(1)
    .offset(window - 1);
  const latest = latestOf(itemsByTime(isAsked).limit(window).as("items"));
  const found = await selectPeople(
    db,
    latest,
    and(fits(latest, request), after ? not(cameBefore(latest.emailHash, after, request)) : undefined),
  ).limit(limit);
  const lastRow = found.length === limit ? found.at(-1) : undefined;
  const last = lastRow ?? end;
  return {
    rows: found.map(toRow),
    next: last ? { order: "newest", key: last.createdAt, id: last.id } : null,
    sortedAmong: null,
  };
}

/** Who waits for an answer, the earliest due first. Reads the people of the page, and what is theirs. */
async function listDue(db: Database, request: ListRequest): Promise<ListPage<PersonRow>> {
  const { limit, after, dueBefore } = request;
  const { emailHash, dueAt } = peopleTable;
  const due = await db
    .select({ emailHash, dueAt })
    .from(peopleTable)
    .where(
      and(
        isNotNull(dueAt),
        dueBefore === undefined ? undefined : lt(dueAt, dueBefore),
        after ? compareRows([dueAt, emailHash], ">", tuple(after.key, after.id)) : undefined,
      ),
    )
    .orderBy(dueAt, emailHash)
    .limit(limit);
  const hashes = due.map((person) => person.emailHash);
  const latest = await findLatest(db, hashes, request);
  const byPerson = new Map(latest.map((row) => [row.personId, row]));
  const last = due.length === limit ? due.at(-1) : undefined;
  return {
    rows: hashes.flatMap((hash) => byPerson.get(hash) ?? []),
    next: last ? { order: "due", key: last.dueAt!, id: last.emailHash } : null,
    sortedAmong: null,
  };
}

/** The last thing that each of these people sent in the filter's days, if it fits the filter. */
async function findLatest(db: Database, people: readonly string[], request: ListRequest): Promise<PersonRow[]> {
  const isTheirs = ({ emailHash, createdAt }: SentTable) =>
    and(inArray(emailHash, itemsOf(people)), isCreatedWithin(createdAt, request));
  const items = unionAll(leadItems(isTheirs(leadsTable)), messageItems(isTheirs(messagesTable)));
  const latest = latestOf(items.as("items"));
  return (await selectPeople(db, latest, fits(latest, request))).map(toRow);
}

type SentTable = typeof leadsTable | typeof messagesTable;

function sentColumns({ createdAt, id, emailHash, name, email, searchKey }: SentTable) {
  return { createdAt, id, emailHash, name, email, searchKey };
}

function leadItems(which: SQL | undefined) {
  return query
    .select({
      ...sentColumns(leadsTable),
      source: sql<LeadSource | null>`${leadsTable.source}`.as("source"),
      countries: sql<string | null>`${LEAD_COUNTRIES}`.as("countries"),
    })
    .from(leadsTable)
    .where(which);
}

function messageItems(which: SQL | undefined) {
  return query
    .select({
      ...sentColumns(messagesTable),
      source: sql<LeadSource | null>`NULL`.as("source"),
      countries: sql<string | null>`NULL`.as("countries"),
    })
    .from(messagesTable)
    .where(which);
}

/** Everything that people sent, newest first: the index of leads begins with the kind, and the database merges what it gives. */
function itemsByTime(isAsked: (table: SentTable) => SQL | undefined) {
  const messages = messageItems(isAsked(messagesTable));
  const [first, ...others] = LEAD_KINDS.map((kind) => leadItems(and(eq(leadsTable.kind, kind), isAsked(leadsTable))));
  return unionAll(first!, messages, ...others).orderBy(desc(leadsTable.createdAt), desc(leadsTable.id));
}

type Items = ReturnType<ReturnType<typeof leadItems>["as"]>;

/** The last thing of each person: in SQLite, the columns of the row that has the greatest of a group. */
function latestOf(items: Items) {
  const { createdAt, id, emailHash, name, email, searchKey, source, countries } = items;
  const place = max(printf("%015d:%s", createdAt, id)).as("place");
  return query
    .select({ createdAt, id, emailHash, name, email, searchKey, source, countries, place })
    .from(items)
    .groupBy(emailHash)
    .as("latest");
}

type Latest = ReturnType<typeof latestOf>;

/** People with what is known of them, newest first. */
function selectPeople(db: Database, latest: Latest, which: SQL | undefined) {
  const named = query
    .select({ name: leadsTable.name })
    .from(leadsTable)
    .where(and(eq(leadsTable.emailHash, latest.emailHash), ne(leadsTable.name, "")))
    .limit(1);
  const { confirmedAt, contactedAt, status, tags, dueAt, note } = peopleTable;
  return db
    .select({
      id: latest.id,
      email: latest.email,
      source: latest.source,
      countries: latest.countries,
      createdAt: latest.createdAt,
      name: coalesce<string>(nullIf(latest.name, ""), named, ""),
      personId: latest.emailHash,
      confirmedAt,
      contactedAt,
      status: coalesce<PersonStatus>(status, "new"),
      tags,
      dueAt,
      note,
      unsubscribedAt: unsubscribedAt(latest.emailHash),
      wantsNews: wantsNews(latest.emailHash),
    })
    .from(latest)
    .leftJoin(peopleTable, eq(peopleTable.emailHash, latest.emailHash))
    .where(which)
    .orderBy(desc(latest.createdAt), desc(latest.id))
    .$dynamic();
}

/** Whether a person sent something at this place of the list or earlier in it, within its days: they are listed already. */
function cameBefore(person: Column, { key, id }: Position, request: ListRequest): SQL {
  const isEarlier = (table: SentTable) =>
    and(
      eq(table.emailHash, person),
      compareRows([table.createdAt, table.id], ">=", tuple(key, id)),
      isCreatedWithin(table.createdAt, request),
    );
  return or(hasRow(leadsTable, isEarlier(leadsTable)), hasRow(messagesTable, isEarlier(messagesTable)))!;
}

function fits(latest: Latest, { search, country, status, tag, isUnconfirmed }: ListRequest): SQL | undefined {
  return and(
    fitsPerson({ status, tags: tag ? [tag] : [], isUnconfirmed }),
    country ? includesCountry(latest.countries, [country]) : undefined,
    search ? includesText(latest.searchKey, foldText(search)) : undefined,
  );
}

function toRow({ tags, countries, ...row }: Awaited<ReturnType<typeof selectPeople>>[number]) {
  return { ...row, country: countries === null ? null : toLine(countries), tags: tags ?? [] };
}
