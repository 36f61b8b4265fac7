import { z } from "zod";
import type { ListPosition } from "../store/lists.ts";

const contentSchema = z.tuple([z.string(), z.union([z.number(), z.string()]), z.string()]);

/** A place in a list, as the text that stands for it in an address; opaque to whoever gets it. */
export function cursorOf(sort: string, { key, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString("base64url");
}

/** The place that a cursor stands for; null where it is none of ours, or one of another order. */
export function positionOf(sort: string, cursor: string): ListPosition | null {
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return null;
  }
  const parsed = contentSchema.safeParse(content);
  if (!parsed.success) return null;
  const [cursorSort, key, id] = parsed.data;
  const isText = sort === "name" || sort === "email";
  return cursorSort === sort && isText === (typeof key === "string") ? { key, id } : null;
}
