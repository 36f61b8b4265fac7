import { type SQL, sql } from "drizzle-orm";
import { LEAD_KINDS, type LeadSource } from "../../domain/lead.ts";
import type { PersonStatus } from "../../domain/person.ts";
import type { Database } from "../db/database.ts";
import type { ListPage, ListRequest } from "../lists/lists.store.ts";
import type { Position } from "../db/page.ts";
import { allOf, fitsPerson, LEAD_COUNTRIES, toLine, wantsNews } from "../people/filter.store.ts";
import { unsubscribedAt } from "../people/suppressions.store.ts";
import { foldText } from "../../domain/fold-text.ts";

// The list of all people: each once, at the last thing they sent. No table is written for it (decision: written-rows): a
// page walks the indexes of opt-ins, submissions and messages together, newest first, and takes each person where they
// come first. What is due has an index of its own.

/** Rows that a filtered page looks at, beside which it reads as many notes. */
const WINDOW = 2000;

type PersonRow = {
  /** Of the last thing that was sent. */
  id: string;
  name: string;
  email: string;
  /** Null for a message. */
  source: LeadSource | null;
  country: string | null;
  createdAt: number;
  personId: string;
  confirmedAt: number | null;
  contactedAt: number | null;
  status: PersonStatus;
  tags: string[];
  dueAt: number | null;
  note: string | null;
  unsubscribedAt: number | null;
  wantsNews: "yes" | null;
};

type FoundRow = Omit<PersonRow, "tags" | "country"> & { tags: string | null; countries: string | null };

/** One page of all people, by the last thing they sent, newest first; where answers are due, by when. */
export async function listPeople(db: Database, query: ListRequest): Promise<ListPage<PersonRow>> {
  const { person, people, isDue } = query;
  if (person || people) {
    const rows = await findLatest(db, people ?? [person!], query);
    return { rows: rows.map(toRow), next: null, sortedAmong: null };
  }
  return isDue ? listDue(db, query) : listByLastContact(db, query);
}

async function listByLastContact(db: Database, query: ListRequest): Promise<ListPage<PersonRow>> {
  const { limit, after } = query;
  const isFiltered = [query.search, query.country, query.status, query.tag, query.isUnconfirmed].some(Boolean);
  const window = isFiltered ? Math.max(query.window ?? WINDOW, limit) : 2 * limit;
  const isInWindow = allOf([isCreatedWithin(query), ...(after ? [isBefore(after)] : [])]);
  const [end] = await db.all<{ created_at: number; id: string }>(
    sql`${sentItems(sql`created_at, id`, isInWindow)} LIMIT 1 OFFSET ${window - 1}`,
  );
  const found = await db.all<FoundRow>(sql`WITH recent AS MATERIALIZED (
      ${sentItems(ITEM_COLUMNS, isInWindow)} LIMIT ${window}),
    latest AS (SELECT *, max(printf('%015d:%s', created_at, id)) FROM recent GROUP BY email_hash)
    SELECT ${ROW_COLUMNS} FROM latest LEFT JOIN people USING (email_hash)
    WHERE ${fits(query)} ${after ? sql`AND NOT ${cameBefore(after, query)}` : sql``}
    ORDER BY latest.created_at DESC, latest.id DESC LIMIT ${limit}`);
  const lastRow = found.length === limit ? found.at(-1) : undefined;
  const last = lastRow ?? (end && { createdAt: end.created_at, id: end.id });
  return {
    rows: found.map(toRow),
    next: last ? { order: "newest", key: last.createdAt, id: last.id } : null,
    sortedAmong: null,
  };
}

/** Who waits for an answer, the earliest due first. Reads the people of the page, and what is theirs. */
async function listDue(db: Database, query: ListRequest): Promise<ListPage<PersonRow>> {
  const { limit, after, dueBefore } = query;
  const due = await db.all<{ emailHash: string; dueAt: number }>(sql`SELECT email_hash AS emailHash, due_at AS dueAt
    FROM people WHERE due_at IS NOT NULL
      ${dueBefore === undefined ? sql`` : sql`AND due_at < ${dueBefore}`}
      ${after ? sql`AND (due_at, email_hash) > (${after.key}, ${after.id})` : sql``}
    ORDER BY due_at, email_hash LIMIT ${limit}`);
  const latest = await findLatest(
    db,
    due.map(({ emailHash }) => emailHash),
    query,
  );
  const byPerson = new Map(latest.map((row) => [row.personId, row]));
  const last = due.length === limit ? due.at(-1) : undefined;
  return {
    rows: due.flatMap(({ emailHash }) => byPerson.get(emailHash) ?? []).map(toRow),
    next: last ? { order: "due", key: last.dueAt, id: last.emailHash } : null,
    sortedAmong: null,
  };
}

/** The last thing that each of these people sent in the filter's days, if it fits the filter. */
function findLatest(db: Database, emailHashes: readonly string[], query: ListRequest): Promise<FoundRow[]> {
  const isOfThem = sql`email_hash IN (SELECT value FROM json_each(${JSON.stringify(emailHashes)}))`;
  const isTheirs = allOf([isOfThem, isCreatedWithin(query)]);
  return db.all<FoundRow>(sql`WITH latest AS (
      SELECT *, max(printf('%015d:%s', created_at, id)) FROM (${selectItems(ITEM_COLUMNS, isTheirs, [sql`1`])}) GROUP BY email_hash)
    SELECT ${ROW_COLUMNS} FROM latest LEFT JOIN people USING (email_hash)
    WHERE ${fits(query)} ORDER BY latest.created_at DESC, latest.id DESC`);
}

const ITEM_COLUMNS = sql`created_at, id, email_hash, name, email, search_key, source, countries`;

const ROW_COLUMNS = sql`latest.id, latest.email, latest.source, latest.countries, latest.created_at AS createdAt,
  coalesce(nullif(latest.name, ''), (SELECT name FROM leads WHERE leads.email_hash = latest.email_hash
    AND name <> '' LIMIT 1), '') AS name,
  latest.email_hash AS personId, people.confirmed_at AS confirmedAt, people.contacted_at AS contactedAt,
  coalesce(people.status, 'new') AS status, people.tags, people.due_at AS dueAt, people.note,
  ${unsubscribedAt(sql`latest.email_hash`)} AS unsubscribedAt, ${wantsNews(sql`latest.email_hash`)} AS wantsNews`;

/** Everything that people sent, newest first: the index of leads begins with the kind, and the database merges what it gives. */
function sentItems(columns: SQL, where: SQL): SQL {
  const kinds = LEAD_KINDS.map((kind) => sql`kind = ${kind}`);
  return sql`${selectItems(columns, where, kinds)} ORDER BY created_at DESC, id DESC`;
}

/** Leads of some kinds, and messages. */
function selectItems(columns: SQL, where: SQL, kinds: SQL[]): SQL {
  const select = (table: SQL, kind: SQL, source: SQL, countries: SQL) =>
    sql`SELECT ${columns} FROM (SELECT created_at, id, email_hash, name, email, search_key,
      ${source} AS source, ${countries} AS countries FROM ${table} WHERE ${kind}) WHERE ${where}`;
  const leads = kinds.map((kind) => select(sql`leads`, kind, sql`source`, LEAD_COUNTRIES));
  const messages = select(sql`messages`, sql`1`, sql`NULL`, sql`NULL`);
  return sql.join([...leads, messages], sql` UNION ALL `);
}

/** Whether a person sent something at this place of the list or earlier in it, within its days: they are listed already. */
function cameBefore({ key, id }: Position, query: ListRequest): SQL {
  const theirs = (table: SQL) => sql`EXISTS (SELECT 1 FROM ${table} AS theirs
    WHERE theirs.email_hash = latest.email_hash AND (created_at, id) >= (${key}, ${id}) AND ${isCreatedWithin(query)})`;
  return sql`(${theirs(sql`leads`)} OR ${theirs(sql`messages`)})`;
}

function isBefore({ key, id }: Position): SQL {
  return sql`(created_at, id) < (${key}, ${id})`;
}

function isCreatedWithin({ createdFrom, createdBefore }: ListRequest): SQL {
  return allOf([
    ...(createdFrom === undefined ? [] : [sql`created_at >= ${createdFrom}`]),
    ...(createdBefore === undefined ? [] : [sql`created_at < ${createdBefore}`]),
  ]);
}

function fits({ search, country, status, tag, isUnconfirmed }: ListRequest): SQL {
  const conditions = { status, tags: tag ? [tag] : [], isUnconfirmed, countries: country ? [country] : [] };
  return allOf([
    fitsPerson(conditions, (condition) => condition),
    ...(search ? [sql`instr(latest.search_key, ${foldText(search)}) > 0`] : []),
  ]);
}

function toRow({ tags, countries, ...row }: FoundRow): PersonRow {
  return {
    ...row,
    country: countries === null ? null : toLine(countries),
    tags: tags === null ? [] : (JSON.parse(tags) as string[]),
  };
}
