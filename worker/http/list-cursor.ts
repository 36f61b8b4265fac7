import { z } from "zod";
import type { ListPosition } from "../store/lists.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";

const contentSchema = z.tuple([z.string(), z.union([z.number(), z.string()]), z.string()]);

/** The cursor of a place in a list of that order. */
export function cursorOf(sort: string, { key, id }: ListPosition): string {
  return encodeCursor([sort, key, id]);
}

/** The place that a cursor stands for; null where it is none of ours, or one of another order. */
export function positionOf(sort: string, cursor: string): ListPosition | null {
  const parsed = contentSchema.safeParse(decodeCursor(cursor));
  if (!parsed.success) return null;
  const [cursorSort, key, id] = parsed.data;
  const isText = sort === "name" || sort === "email";
  return cursorSort === sort && isText === (typeof key === "string") ? { key, id } : null;
}
