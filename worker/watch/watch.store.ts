import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { watchedFiguresTable as figures, watchedPagesTable as pages } from "../db/schema.ts";

/** What is remembered of a page that was asked for. */
export type PageState = typeof pages.$inferSelect;

/** What is remembered of a figure on a page. */
export type SeenFigure = Omit<typeof figures.$inferSelect, "url">;

/** A row binds twelve values, and D1 allows a hundred per statement. */
const ROWS_AT_ONCE = 8;

/** How many findings the desk lists at once: more than an owner answers in a week. */
const FINDINGS_AT_ONCE = 200;

/** Reads what is remembered of a page; null if it was never asked for. */
export async function readPage(db: Database, url: string): Promise<{ page: PageState | null; seen: SeenFigure[] }> {
  const { url: _url, ...columns } = getTableColumns(figures);
  const [[page = null], seen] = await db.batch([
    db.select().from(pages).where(eq(pages.url, url)),
    db.select(columns).from(figures).where(eq(figures.url, url)),
  ]);
  return { page, seen };
}

/**
 * Stores what is remembered of a page from now on.
 * @param seen null: what was remembered of its figures stays
 */
export async function storePage(db: Database, page: PageState, seen: readonly SeenFigure[] | null): Promise<void> {
  const { url, ...set } = page;
  const rows = (seen ?? []).map((one) => Object.assign({ url }, one));
  const chunks = Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );
  await db.batch([
    db.insert(pages).values(page).onConflictDoUpdate({ target: pages.url, set }),
    ...(seen ? [db.delete(figures).where(eq(figures.url, url))] : []),
    ...chunks.map((chunk) => db.insert(figures).values(chunk)),
  ]);
}

/** Deletes pages last requested before a moment, which are no longer cited, together with their figures. */
export async function forgetPages(db: Database, before: number): Promise<void> {
  await db.delete(pages).where(lt(pages.askedAt, before));
}

/** The figures and pages that are findings, the newest first. */
export async function listFindings(db: Database) {
  const [ofFigures, ofPages] = await db.batch([
    db.select().from(figures).where(isNotNull(figures.foundAt)).orderBy(desc(figures.foundAt)).limit(FINDINGS_AT_ONCE),
    db.select().from(pages).where(isNotNull(pages.foundAt)).orderBy(desc(pages.foundAt)).limit(FINDINGS_AT_ONCE),
  ]);
  return { figures: ofFigures, pages: ofPages };
}

/** All pages that can't be read since before a moment, and PDFs that changed, the oldest first. */
export function listUnreadable(db: Database, before: number) {
  const isLong = lt(pages.unreadableSince, before);
  return db
    .select({ url: pages.url, unreadableWhy: pages.unreadableWhy })
    .from(pages)
    .where(and(isNotNull(pages.unreadableSince), or(isLong, eq(pages.unreadableWhy, "changed PDF"))))
    .orderBy(asc(pages.unreadableSince));
}

/** Every figure that its page stated when it was read last: where, which, and on which day. */
export function listSeen(db: Database) {
  const { url, recordId, figure, seenAt } = figures;
  return db
    .select({ url, recordId, figure, seenAt, lastModified: pages.lastModified })
    .from(figures)
    .innerJoin(pages, eq(pages.url, url))
    .where(isNull(figures.missingSince));
}

/** How many figures are watched, how many of them their page stated when it was read last, and how many pages were asked for. */
export async function countWatched(db: Database): Promise<{ figures: number; seen: number; pages: number }> {
  const [[ofFigures], [ofPages]] = await db.batch([
    db.select({ figures: count(), missing: count(figures.missingSince) }).from(figures),
    db.select({ pages: count() }).from(pages),
  ]);
  const { figures: all, missing } = ofFigures!;
  return { figures: all, seen: all - missing, pages: ofPages!.pages };
}
