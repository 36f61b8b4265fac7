import { and, count, desc, eq, gt, inArray, isNotNull, lt, lte, ne, not, type SQL, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { uuidv7 } from "uuidv7";
import type { AnnouncementFields, AnnouncementStatus, Segment } from "../../domain/announcement.ts";
import type { Database } from "../db/database.ts";
import { coalesce, greatest, hasRow, isSame, least, plus, total } from "../db/expressions.ts";
import { enqueueAnnouncementMails } from "../deliveries/queue.store.ts";
import { resumeHeldMails, withholdCanceled } from "../deliveries/transitions.store.ts";
import { mayGetNews } from "../mail/ledger.store.ts";
import { fitsPerson, includesCountry, LEAD_COUNTRIES } from "../people/filter.store.ts";
import { cutPage, type PageRequest } from "../db/page.ts";
import { announcementsTable, deliveriesTable, leadsTable, peopleTable, suppressionsTable } from "../db/schema.ts";
import { countedNow } from "./progress.store.ts";

// An announcement goes through the people in the order of their hashes, a window after the other, and makes a delivery
// for each who fits: how far it came is one column, which the same transaction moves on (decision:
// announcements-by-the-outbox).

export type Announcement = typeof announcementsTable.$inferSelect;

/** Upper bound on the people counted for the reach of a segment. */
const PEOPLE_COUNTED = 250_000;

/** The people that one step of sending looks at. */
const PEOPLE_PER_WINDOW = 10_000;

/** Comes after every hash: everybody was gone through. */
export const CURSOR_AT_END = "~";

/** Stores a draft. The same entry again stores nothing (decision: send-once). @returns the draft, or the one of before */
export async function storeAnnouncement(
  db: Database,
  draft: AnnouncementFields & { entryId: string; actor: string },
  now: number,
): Promise<{ announcement: Announcement; isNew: boolean }> {
  const { entryId, actor, subject, text, segment } = draft;
  const id = `announcement_${uuidv7()}`;
  const times = { createdAt: now, updatedAt: now };
  const [, found] = await db.batch([
    db
      .insert(announcementsTable)
      .values({ id, entryId, actor, subject, text, segment, ...times })
      .onConflictDoNothing(),
    db.select().from(announcementsTable).where(eq(announcementsTable.entryId, entryId)),
  ]);
  return { announcement: found[0]!, isNew: found[0]!.id === id };
}

/** Reads one row, by key; null if there is none. */
export async function readAnnouncement(db: Database, id: string): Promise<Announcement | null> {
  const [found] = await db.select().from(announcementsTable).where(eq(announcementsTable.id, id));
  return found ?? null;
}

/** One page of the announcements, the newest first. Reads one row more than it returns. */
export async function listAnnouncements(db: Database, { limit, after }: PageRequest) {
  const found = await db
    .select()
    .from(announcementsTable)
    .where(after ? lt(announcementsTable.id, after.id) : undefined)
    .orderBy(desc(announcementsTable.id))
    .limit(limit + 1);
  return cutPage(found, limit, ({ createdAt, id }) => ({ order: "newest", key: createdAt, id }));
}

/** Which announcement, if it has one of these states. */
function isIn(id: string, ...statuses: AnnouncementStatus[]): SQL | undefined {
  return and(eq(announcementsTable.id, id), inArray(announcementsTable.status, statuses));
}

/** Changes an announcement, if `which` finds it, and returns it. */
function update(db: Database, which: SQL | undefined, change: SQLiteUpdateSetSource<typeof announcementsTable>) {
  return db.update(announcementsTable).set(change).where(which).returning();
}

/**
 * Changes a draft. @returns it; null where there is no such draft, or it was changed since
 * @param basedOn when it was changed last, as far as who changes it now knows, in milliseconds
 */
export async function changeDraft(
  db: Database,
  id: string,
  change: { [Name in keyof AnnouncementFields]?: AnnouncementFields[Name] | undefined },
  basedOn: number | undefined,
  now: number,
): Promise<Announcement | null> {
  const isUnchanged = basedOn === undefined ? undefined : eq(announcementsTable.updatedAt, basedOn);
  // Later than before, so that it tells two changes of one moment apart.
  const updatedAt = greatest(now, plus(announcementsTable.updatedAt, 1));
  const [changed] = await update(db, and(isIn(id, "draft"), isUnchanged), { ...change, updatedAt });
  return changed ?? null;
}

/** Deletes a draft. @returns whether there was one */
export async function deleteDraft(db: Database, id: string): Promise<boolean> {
  const deleted = await db.delete(announcementsTable).where(isIn(id, "draft")).returning({ id: announcementsTable.id });
  return deleted.length > 0;
}

/**
 * Lets a draft or a scheduled one begin: at `sendAt`, in milliseconds, or at once.
 * @returns it; null where it is in no such state, or was changed since
 * @param basedOn when the version that the owner saw was stored, in milliseconds
 */
export async function scheduleAnnouncement(
  db: Database,
  id: string,
  { sendAt, reach, basedOn }: { sendAt: number | null; reach: number; basedOn: number },
  now: number,
): Promise<Announcement | null> {
  const begun = { status: "sending", sendAt: now, startedAt: now, movedAt: now } as const;
  const change = sendAt === null ? begun : ({ status: "scheduled", sendAt } as const);
  const [changed] = await update(db, and(isIn(id, "draft", "scheduled"), eq(announcementsTable.updatedAt, basedOn)), {
    ...change,
    reach,
    updatedAt: greatest(now, plus(announcementsTable.updatedAt, 1)),
  });
  return changed ?? null;
}

/** Stops an announcement for now. @returns it; null where it is not being sent */
export async function pauseAnnouncement(db: Database, id: string, now: number): Promise<Announcement | null> {
  const [changed] = await update(db, isIn(id, "sending"), { status: "paused", stoppedBy: "owner", updatedAt: now });
  return changed ?? null;
}

/**
 * Goes on with a paused announcement, and makes due what waited for that.
 * @returns it, with the ids of those deliveries; null where it is not paused
 */
export async function markResumed(
  db: Database,
  id: string,
  now: number,
): Promise<{ announcement: Announcement; deliveryIds: string[] } | null> {
  const [[announcement], held] = await db.batch([
    update(db, isIn(id, "paused"), {
      status: "sending",
      stoppedBy: null,
      movedAt: now,
      // One that had not begun when a restore paused it begins now.
      startedAt: coalesce(announcementsTable.startedAt, now),
      sendAt: least(coalesce(announcementsTable.sendAt, now), now),
      updatedAt: now,
    }),
    resumeHeldMails(db, id, now),
  ]);
  return announcement ? { announcement, deliveryIds: held.map((delivery) => delivery.id) } : null;
}

/**
 * Cancels an announcement: nobody gets it any more. A scheduled one, of which nothing was sent, is a draft again. How far
 * another one came names a person, and is forgotten.
 * @returns it; null where there is nothing to cancel
 */
export async function cancelAnnouncement(db: Database, id: string, now: number): Promise<Announcement | null> {
  const [[unscheduled], [canceled], , [counted]] = await db.batch([
    update(db, isIn(id, "scheduled"), { status: "draft", sendAt: null, reach: 0, updatedAt: now }),
    update(db, isIn(id, "sending", "paused"), {
      status: "canceled",
      stoppedBy: null,
      finishedAt: now,
      updatedAt: now,
      cursor: CURSOR_AT_END,
    }),
    withholdCanceled(db, id),
    update(db, isIn(id, "canceled"), countedNow(now)),
  ]);
  return unscheduled ?? (canceled ? counted! : null);
}

/** How many people a segment reaches now; where it is not complete, at least that many. Reads at most four rows for each. */
export async function countReach(db: Database, segment: Segment): Promise<{ people: number; isComplete: boolean }> {
  const looked = db
    .select({ fits: sql<number>`${matchesSegment(segment)}`.as("fits") })
    .from(peopleTable)
    .limit(PEOPLE_COUNTED)
    .as("looked");
  const [counted] = await db.select({ looked: count(), reached: total<number>(looked.fits) }).from(looked);
  return { people: counted!.reached, isComplete: counted!.looked < PEOPLE_COUNTED };
}

/**
 * Whether a row of `people` is of somebody whom an announcement may reach and is to reach: always only who did not
 * unsubscribe and confirmed a form that is sent for news, or on which they ticked the box for them (decisions:
 * consent-record, confirmed-leads). What anybody else sent in their name, and they did not confirm, counts for nothing.
 */
function matchesSegment({ tags, sources, countries }: Segment): SQL {
  const isConfirmed = isNotNull(leadsTable.confirmedAt);
  return and(
    isNotNull(peopleTable.confirmedAt),
    fitsPerson({ tags }),
    sources.length > 0 ? hasLead(and(isConfirmed, inArray(leadsTable.source, sources))) : undefined,
    countries.length > 0 ? hasLead(and(isConfirmed, includesCountry(LEAD_COUNTRIES, countries))) : undefined,
    not(hasRow(suppressionsTable, eq(suppressionsTable.emailHash, peopleTable.emailHash))),
    hasLead(mayGetNews),
  )!;
}

function hasLead(which: SQL | undefined): SQL {
  return hasRow(leadsTable, and(eq(leadsTable.emailHash, peopleTable.emailHash), which));
}

/** The announcements that are to begin or still go through people, the earliest first: who has gone through all takes no place. */
export function findDueAnnouncements(db: Database, now: number): Promise<Announcement[]> {
  const { id, dueAt, cursor } = announcementsTable;
  return db
    .select()
    .from(announcementsTable)
    .where(and(lte(dueAt, now), ne(cursor, CURSOR_AT_END)))
    .orderBy(dueAt, id)
    .limit(MOST_AT_ONCE);
}

/** Announcements processed per sweep; others wait their turn. */
const MOST_AT_ONCE = 5;

/** Lets the scheduled announcements begin whose time has come. */
export async function beginScheduled(db: Database, now: number): Promise<void> {
  await db
    .update(announcementsTable)
    .set({ status: "sending", startedAt: now, movedAt: now })
    .where(and(lte(announcementsTable.dueAt, now), eq(announcementsTable.status, "scheduled")));
}

/**
 * Makes the deliveries for the next people who fit, at most `limit`, and remembers how far it came, in one transaction:
 * whoever repeats it, or does it at the same moment, makes none twice. Looks at `PEOPLE_PER_WINDOW` people.
 * @param cursor how far it had come
 * @returns the ids of the deliveries, and how far it came; null where it was stopped or another was faster
 */
export async function queueNextWindow(
  db: Database,
  { id, segment, cursor }: Pick<Announcement, "id" | "segment" | "cursor">,
  limit: number,
  now: number,
): Promise<{ deliveryIds: string[]; cursor: string } | null> {
  const { hashes, reached } = await findNext(db, segment, cursor, limit);
  const isUnchanged = and(isIn(id, "sending"), eq(announcementsTable.cursor, cursor));
  const [queued, moved] = await db.batch([
    enqueueAnnouncementMails(db, id, hashes, hasRow(announcementsTable, isUnchanged), now),
    db
      .update(announcementsTable)
      .set({ cursor: reached, movedAt: now })
      .where(isUnchanged)
      .returning({ id: announcementsTable.id }),
  ]);
  return moved.length > 0 ? { deliveryIds: queued.map((delivery) => delivery.id), cursor: reached } : null;
}

/** The next people who fit, and how far that is: to the last of them, or to the end of the window if there are fewer. */
async function findNext(db: Database, segment: Segment, cursor: string, limit: number) {
  const { emailHash, confirmedAt, tags } = peopleTable;
  const isNext = gt(emailHash, cursor);
  const window = db
    .select({ emailHash, confirmedAt, tags })
    .from(peopleTable)
    .where(isNext)
    .orderBy(emailHash)
    .limit(PEOPLE_PER_WINDOW)
    // As the table, so that `matchesSegment` is about it.
    .as("people");
  // Reads no further than the last of them, where there are enough.
  let found = await db
    .select({ emailHash: window.emailHash })
    .from(window)
    .where(matchesSegment(segment))
    .orderBy(window.emailHash)
    .limit(limit);
  let end: string = CURSOR_AT_END;
  if (found.length < limit) {
    const [last] = await db
      .select({ emailHash })
      .from(peopleTable)
      .where(isNext)
      .orderBy(emailHash)
      .limit(1)
      .offset(PEOPLE_PER_WINDOW - 1);
    end = last?.emailHash ?? CURSOR_AT_END;
    // Ask again: people who sign up or leave in the meantime shift the end of the window.
    found = await db
      .select({ emailHash })
      .from(peopleTable)
      .where(and(isNext, lte(emailHash, end), matchesSegment(segment)))
      .orderBy(emailHash)
      .limit(limit);
  }
  const hashes = found.map((person) => person.emailHash);
  return { hashes, reached: hashes.length === limit ? hashes.at(-1)! : end };
}

/** Ends the announcements that went through everybody, once nothing of them waits. */
export async function finishAnnouncements(db: Database, now: number): Promise<void> {
  const { id, dueAt, status, cursor } = announcementsTable;
  const isOpen = and(eq(deliveriesTable.announcementId, id), inArray(deliveriesTable.status, ["queued", "sending"]));
  await db
    .update(announcementsTable)
    .set({ status: "sent", finishedAt: now, ...countedNow(now) })
    .where(
      and(isNotNull(dueAt), eq(status, "sending"), eq(cursor, CURSOR_AT_END), not(hasRow(deliveriesTable, isOpen))),
    );
}

/** Upper bound on the open deliveries looked through for unsent mails. */
const OPEN_COUNTED = 2000;

/**
 * How many mails of announcements are open, and how many others wait for the limit of the site. What waits for the limit of one
 * person takes no room of others'. Reads at most 4,000 rows.
 */
export async function countOpenMails(db: Database): Promise<{ announced: number; limited: number }> {
  const { kind, reason, dueAt } = deliveriesTable;
  const open = db.select({ kind, reason }).from(deliveriesTable).where(isNotNull(dueAt)).limit(OPEN_COUNTED).as("open");
  const isAnnounced = eq(open.kind, "announcement_mail");
  const [counted] = await db
    .select({
      announced: total<number>(and(isAnnounced, not(isSame(open.reason, "mailbox_limit")))!),
      limited: total<number>(and(not(isAnnounced), isSame(open.reason, "site_limit"))!),
    })
    .from(open);
  return counted!;
}
