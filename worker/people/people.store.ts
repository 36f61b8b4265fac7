import { and, type Column, count, eq, gte, inArray, ne, or, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { PERSONAL_TABLES } from "../../domain/backup.ts";
import { type PersonStatus, type StatusChange, TAG_LIMITS } from "../../domain/person.ts";
import { newActivityId } from "../activities/activities.store.ts";
import type { Database } from "../db/database.ts";
import {
  coalesce,
  hasRow,
  iif,
  json,
  jsonArrayLength,
  jsonEach,
  jsonGroupArray,
  jsonInsert,
  jsonObject,
  least,
  NO_TABLE,
  query,
  valueOf,
} from "../db/expressions.ts";
import { insertWhere } from "../db/insert-where.ts";
import {
  activitiesTable,
  IMPORT_SOURCE,
  importWordsTable,
  leadsTable,
  messagesTable,
  officeAnswersTable,
  peopleTable,
  plansTable,
  quarantineTable,
  repliesTable,
  tombstonesTable,
} from "../db/schema.ts";
import { hasItem } from "./filter.store.ts";
import { isConfirmed } from "../mail/ledger.store.ts";

/**
 * Deletes everything about a person in the database: leads, messages and the owner's replies with their deliveries, the
 * owner's notes, and their posts in the quarantine. Triggers adjust the counts. In the same transaction come the entry of
 * the activity log and the tombstone, which keeps a restore, and a post that waits in the queue, from bringing the person
 * back. Harmless when repeated (decision: removal): the time of the tombstone alone is written again, for what came into the queue since.
 */
export async function deletePerson(db: Database, emailHash: string, actor: string, now: number): Promise<void> {
  await db.batch([
    logErasure(db, actor, emailHash, now),
    db
      .insert(tombstonesTable)
      .values({ emailHash, erasedAt: now })
      .onConflictDoUpdate({ target: tombstonesTable.emailHash, set: { erasedAt: now } }),
    ...ERASED_TABLES.map((table) => db.delete(table).where(eq(table.emailHash, emailHash))),
  ]);
}

/** What a removal deletes; a backup and its restore know the same list. */
const ERASED_TABLES = Object.values({
  leads: leadsTable,
  plans: plansTable,
  messages: messagesTable,
  replies: repliesTable,
  office_answers: officeAnswersTable,
  quarantine: quarantineTable,
  people: peopleTable,
  import_words: importWordsTable,
} satisfies Record<keyof typeof PERSONAL_TABLES, SQLiteTable>);

/**
 * Adds to the activity log how much is about to be deleted. Nothing where there is nothing of the person, so that a
 * removal link that is used again fills no log.
 */
function logErasure(db: Database, actor: string, emailHash: string, now: number) {
  const leads = countOf(leadsTable, emailHash);
  const messages = countOf(messagesTable, emailHash);
  return insertWhere(
    db,
    activitiesTable,
    {
      id: newActivityId(),
      actor,
      action: "erasure",
      details: jsonObject({ leads, messages }),
      createdAt: now,
    },
    or(isKnown(emailHash), hasRow(quarantineTable, eq(quarantineTable.emailHash, emailHash))),
  );
}

function countOf(table: typeof leadsTable | typeof messagesTable, emailHash: string) {
  return query.select({ count: count() }).from(table).where(eq(table.emailHash, emailHash));
}

/** Whether somebody left a lead or a message. */
export function isKnown(emailHash: string | SQL | Column): SQL {
  return or(
    hasRow(leadsTable, eq(leadsTable.emailHash, emailHash)),
    hasRow(messagesTable, eq(messagesTable.emailHash, emailHash)),
  )!;
}

/** Whether a person counts as confirmed by an import alone: their own word replaces that (decision: imported-contacts). */
export const isConfirmedByImport = hasRow(
  leadsTable,
  and(
    eq(leadsTable.emailHash, peopleTable.emailHash),
    eq(leadsTable.entryId, IMPORT_SOURCE),
    eq(leadsTable.confirmedAt, peopleTable.confirmedAt),
  ),
);

/** A person's email; null for nobody. */
export function emailOf(emailHash: string | Column): SQL<string | null> {
  const emailIn = (table: typeof leadsTable | typeof messagesTable) =>
    query.select({ email: table.email }).from(table).where(eq(table.emailHash, emailHash)).limit(1);
  return coalesce(emailIn(leadsTable), emailIn(messagesTable));
}

/** A person's email, null where nothing of them is left, and whether they confirmed it. */
export async function findEmail(db: Database, emailHash: string) {
  const [found] = await db
    .select({ email: emailOf(emailHash), isConfirmed: isConfirmed(emailHash).mapWith(Boolean) })
    .from(NO_TABLE);
  return found!;
}

/** What the owner changes about a person; what is left out stays. Tags come and go one by one, so that two tabs lose none. */
export type PersonChange = {
  /** True: a person with the status `new` is contacted; false: the status is `new` again. */
  contacted?: boolean | undefined;
  status?: PersonStatus | undefined;
  note?: string | undefined;
  /** The note that is being replaced; another one stays. */
  noteBefore?: string | undefined;
  addedTag?: string | undefined;
  removedTag?: string | undefined;
  /** Milliseconds; null: no answer is due. */
  dueAt?: number | null | undefined;
};

/**
 * Stores what the owner notes about a person. One statement, so that no note outlives a removal at the same time. A
 * change of the status goes into its history; the first one that leaves `new` is when the person was contacted.
 * @returns what is stored; null for a person who has neither a lead nor a message
 */
export async function updatePerson(db: Database, emailHash: string, change: PersonChange, actor: string, now: number) {
  const [stored] = await changePerson(db, emailHash, change, actor, now, isUnchanged(emailHash, change));
  return stored ?? null;
}

/** Whether a person is known, and has the note that is being replaced, or the new one already. */
function isUnchanged(emailHash: string, { note, noteBefore }: PersonChange): SQL | undefined {
  if (note === undefined || noteBefore === undefined) return isKnown(emailHash);
  const noted = query.select({ note: peopleTable.note }).from(peopleTable).where(eq(peopleTable.emailHash, emailHash));
  return and(isKnown(emailHash), inArray(coalesce(noted, ""), [noteBefore, note]));
}

/** Stores the same change about several people, in one transaction. At most 90. @returns how many of them are known */
export async function updatePeople(
  db: Database,
  emailHashes: readonly string[],
  change: PersonChange,
  actor: string,
  now: number,
): Promise<number> {
  const [first, ...others] = emailHashes.map((emailHash) => changePerson(db, emailHash, change, actor, now));
  if (!first) return 0;
  const answers = await db.batch([first, ...others]);
  return answers.filter((stored) => stored.length > 0).length;
}

/** Notes that a new reply, that is, one that has this id, answers a person: whoever is new counts as contacted. */
export function markAnswered(db: Database, newReplyId: string, emailHash: string, actor: string, now: number) {
  const isNew = hasRow(repliesTable, eq(repliesTable.id, newReplyId));
  return changePerson(db, emailHash, { contacted: true, dueAt: null }, actor, now, isNew);
}

function changePerson(
  db: Database,
  emailHash: string,
  change: PersonChange,
  actor: string,
  now: number,
  condition: SQL | undefined = isKnown(emailHash),
) {
  const { note, addedTag, removedTag, dueAt } = change;
  const status = change.status ?? (change.contacted === undefined ? undefined : change.contacted ? "contacted" : "new");
  const entry = status && { status, at: now, by: actor };
  const row = {
    emailHash,
    contactedAt: status && status !== "new" ? now : null,
    note: note ?? "",
    status: status ?? "new",
    statusHistory: entry && status !== "new" ? [entry] : [],
    tags: addedTag === undefined ? [] : [addedTag],
    dueAt: dueAt ?? null,
    updatedAt: now,
  };
  return insertWhere(db, peopleTable, row, condition)
    .onConflictDoUpdate({
      target: peopleTable.emailHash,
      set: {
        ...(entry && statusSet(entry, change.status === undefined)),
        ...(note !== undefined && { note }),
        ...(removedTag !== undefined && { tags: withoutTag(removedTag) }),
        ...(addedTag !== undefined && { tags: withTag(addedTag) }),
        ...(dueAt !== undefined && { dueAt }),
        updatedAt: now,
      },
    })
    .returning(personColumns);
}

/** What the lists and the person's page tell of the owner's notes. */
export const personColumns = {
  confirmedAt: peopleTable.confirmedAt,
  contactedAt: peopleTable.contactedAt,
  note: peopleTable.note,
  status: peopleTable.status,
  tags: peopleTable.tags,
  dueAt: peopleTable.dueAt,
};

/** @param isMark whether it only marks as contacted who is new: then any other status stays */
function statusSet(entry: StatusChange, isMark: boolean) {
  const { status, at } = entry;
  const keeps = isMark && status !== "new" ? ne(peopleTable.status, "new") : eq(peopleTable.status, status);
  const history = peopleTable.statusHistory;
  return {
    status: iif(keeps, peopleTable.status, status),
    statusHistory: iif(keeps, history, jsonInsert(history, "$[#]", json(JSON.stringify(entry)))),
    contactedAt: status === "new" ? null : coalesce(peopleTable.contactedAt, at),
  };
}

function withoutTag(tag: string): SQL {
  const { rows, value } = jsonEach(peopleTable.tags);
  const others = query
    .select({ tags: jsonGroupArray(value) })
    .from(rows)
    .where(ne(value, tag));
  return valueOf(others);
}

/** The tags with one more, unless it is there or there are as many as there may be. */
function withTag(tag: string): SQL {
  const { tags } = peopleTable;
  const stays = or(gte(jsonArrayLength(tags), TAG_LIMITS.count), hasItem(tags, [tag]))!;
  return iif(stays, tags, jsonInsert(tags, "$[#]", tag));
}

/**
 * Makes an answer to a new message due, unless an earlier one is: runs in the transaction that stores the message.
 * @param dueAt milliseconds
 */
export function markAnswerDue(db: Database, newMessageId: string, emailHash: string, dueAt: number, now: number) {
  const isNew = hasRow(messagesTable, eq(messagesTable.id, newMessageId));
  return insertWhere(db, peopleTable, { emailHash, dueAt, updatedAt: now }, isNew).onConflictDoUpdate({
    target: peopleTable.emailHash,
    set: { dueAt: least(coalesce(peopleTable.dueAt, dueAt), dueAt), updatedAt: now },
  });
}
