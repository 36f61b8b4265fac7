import type { ListPage } from "../store/lists.ts";
import { cursorOf } from "./list-cursor.ts";
import type { ListQuery } from "./list-query.ts";

/** The answer of a list (decision: lists); `nextCursor` is null at its end. */
export function listAnswer<Row, Item>({ sort }: ListQuery, { rows, next }: ListPage<Row>, toItem: (row: Row) => Item) {
  return { data: rows.map(toItem), nextCursor: next && cursorOf(sort, next) };
}

/** A time of the database as the API tells it: ISO 8601, UTC. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** What the owner keeps about the person of a row, as the API tells it. */
export function keptAbout({ contactedAt, note }: { contactedAt: number | null; note: string | null }) {
  return { contactedAt: contactedAt === null ? null : isoTime(contactedAt), note: note || null };
}
