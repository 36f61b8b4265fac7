import { and, desc, eq, getTableColumns, gt, inArray, isNull, lt, not, type SQL } from "drizzle-orm";
import { LETTER_DAYS, OFFICE_LIMITS } from "../../domain/offices.ts";
import { OFFICE_LETTER_DAYS } from "../../domain/retention.ts";
import type { Database } from "../db/database.ts";
import { countUpTo, hasRow, isSame, itemsOf, NO_TABLE } from "../db/expressions.ts";
import { insertWhere } from "../db/insert-where.ts";
import { placesChangedAfter } from "../db/places-changed.ts";
import { enqueueAnswerConfirmation } from "../deliveries/queue.store.ts";
import { officeAnswersTable, officeLettersTable } from "../db/schema.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many letters the desk lists. */
const LETTERS_LISTED = 200;

export type Letter = typeof officeLettersTable.$inferSelect;

/** What was sent by the page of a letter. */
export type Answered = Pick<
  typeof officeAnswersTable.$inferSelect,
  "id" | "letterId" | "digest" | "answers" | "name" | "position" | "document"
>;

/** Stores a letter; the same id again changes nothing. */
export async function storeLetter(db: Database, letter: Omit<Letter, "revokedAt">): Promise<Letter> {
  await db.insert(officeLettersTable).values(letter).onConflictDoNothing();
  return (await findLetter(db, letter.id))!;
}

export async function findLetter(db: Database, id: string): Promise<Letter | null> {
  return (await db.query.officeLettersTable.findFirst({ where: eq(officeLettersTable.id, id) })) ?? null;
}

/** Ends the link of a letter; the first time stays. */
export async function revokeLetter(db: Database, id: string, now: number): Promise<void> {
  const { id: letterId, revokedAt } = officeLettersTable;
  await db
    .update(officeLettersTable)
    .set({ revokedAt: now })
    .where(and(eq(letterId, id), isNull(revokedAt)));
}

/** Why the link of a letter works no more; null while it does. */
export function whyEnded({ createdAt, revokedAt }: Letter, now: number): "revoked" | "expired" | null {
  if (revokedAt !== null) return "revoked";
  return now >= expiryOf({ createdAt }) ? "expired" : null;
}

/** When the link of a letter ends, in milliseconds. */
export function expiryOf({ createdAt }: Pick<Letter, "createdAt">): number {
  return createdAt + LETTER_DAYS * DAY_MS;
}

/**
 * Stores what was answered to a letter whose link works, unless that many were stored already.
 * @returns whether it is stored, now or since it was sent before
 */
export async function storeAnswer(db: Database, answer: Answered, now: number): Promise<boolean> {
  const { letterId, digest } = officeAnswersTable;
  const { createdAt, id, revokedAt } = officeLettersTable;
  const isLive = and(eq(id, answer.letterId), isNull(revokedAt), gt(createdAt, now - LETTER_DAYS * DAY_MS));
  const hasRoom = lt(
    countUpTo(officeAnswersTable, eq(letterId, answer.letterId), OFFICE_LIMITS.answers),
    OFFICE_LIMITS.answers,
  );
  const isThis = and(eq(letterId, answer.letterId), eq(digest, answer.digest));
  const [, [found]] = await db.batch([
    insertWhere(
      db,
      officeAnswersTable,
      { ...answer, receivedAt: now },
      and(hasRow(officeLettersTable, isLive), hasRoom),
    ).onConflictDoNothing(),
    db.select({ isStored: hasRow(officeAnswersTable, isThis).mapWith(Boolean) as SQL<boolean> }).from(NO_TABLE),
  ]);
  return found!.isStored;
}

/** An answer with its letter; null where it is gone. */
export async function findAnswer(db: Database, id: string) {
  const [found] = await db
    .select({ answer: officeAnswersTable, letter: officeLettersTable })
    .from(officeAnswersTable)
    .innerJoin(officeLettersTable, eq(officeLettersTable.id, officeAnswersTable.letterId))
    .where(eq(officeAnswersTable.id, id));
  return found ?? null;
}

/**
 * Asks an address whether an answer that nobody has confirmed is its office's. The same address again is asked nothing.
 * @returns the ids of the mails that are due
 */
export async function askToConfirm(
  db: Database,
  answerId: string,
  to: { email: string; emailHash: string },
  now: number,
): Promise<string[]> {
  const { id, emailHash, confirmedAt } = officeAnswersTable;
  const isNew = and(eq(id, answerId), isNull(confirmedAt), not(isSame(emailHash, to.emailHash)));
  const [mails] = await db.batch([
    enqueueAnswerConfirmation(db, isNew, now),
    db
      .update(officeAnswersTable)
      .set({ ...to, askedAt: now })
      .where(isNew),
  ]);
  return mails.map((mail) => mail.id);
}

/** Confirms an answer, by whom its second link went to. The first time stays. */
export async function confirmAnswer(
  db: Database,
  { about, person }: { about: string; person: string },
  now: number,
): Promise<void> {
  const { id, emailHash, confirmedAt } = officeAnswersTable;
  await db
    .update(officeAnswersTable)
    .set({ confirmedAt: now })
    .where(and(eq(id, about), eq(emailHash, person), isNull(confirmedAt)));
}

/** The letters, the newest first, each with its answers, and what the owner changed in the two days after each. */
export async function listLetters(db: Database) {
  const letters = await db
    .select()
    .from(officeLettersTable)
    .orderBy(desc(officeLettersTable.createdAt))
    .limit(LETTERS_LISTED);
  const { digest: _, emailHash: __, ...columns } = getTableColumns(officeAnswersTable);
  const ids = itemsOf(letters.map(({ id }) => id));
  const answers = await db
    .select({ ...columns, changedSince: placesChangedAfter(columns.receivedAt) })
    .from(officeAnswersTable)
    .where(inArray(columns.letterId, ids))
    .orderBy(desc(columns.receivedAt));
  const byLetter = Map.groupBy(answers, ({ letterId }) => letterId);
  return letters.map((letter) => Object.assign(letter, { answers: byLetter.get(letter.id) ?? [] }));
}

/** Deletes letters that are kept no longer, with their answers. */
export async function purgeLetters(db: Database, now: number): Promise<void> {
  await db.delete(officeLettersTable).where(lt(officeLettersTable.createdAt, now - OFFICE_LETTER_DAYS * DAY_MS));
}
