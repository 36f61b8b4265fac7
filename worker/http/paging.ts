import { z } from "zod";
import { LIST_LIMITS } from "../../domain/owner-lists.ts";
import type { Page, Position } from "../db/page.ts";

// Every list of the API is paged the same way: `limit` and `cursor` in the query, `data` and `nextCursor` in the answer.
// A cursor is opaque to the client: a position as JSON, in base64url.

/** A query parameter that may be left out or empty; undefined then. */
export function optionalParameter<Output>(schema: z.ZodType<Output, string>) {
  return z
    .string("Please give this only once")
    .trim()
    .transform((text) => text || undefined)
    .pipe(schema.optional())
    .optional();
}

const limitMessage = `Please ask for 1 to ${LIST_LIMITS.largestPage} rows`;

/** The parameters of a page: how many rows, and where it begins. */
export const pagingParameters = {
  limit: optionalParameter(
    z
      .string()
      .regex(/^\d{1,3}$/, limitMessage)
      .transform(Number)
      .pipe(z.number().min(1, limitMessage).max(LIST_LIMITS.largestPage, limitMessage)),
  ),
  cursor: optionalParameter(z.string().max(8192, "This is not a place in the list")),
};

type PagingParameters = { limit?: number | undefined; cursor?: string | undefined };

/**
 * The page that the parameters ask for.
 * @param orders the orders, or the parts, that the list can be in; a cursor of any other is refused
 */
export function toPageRequest(
  { limit, cursor }: PagingParameters,
  orders: readonly string[],
  context: z.RefinementCtx,
) {
  const after = cursor === undefined ? null : decodeCursor(cursor, orders);
  if (cursor !== undefined && after === null) {
    context.addIssue({ code: "custom", path: ["cursor"], message: "This is not a place in the list" });
  }
  return { limit: limit ?? LIST_LIMITS.page, after };
}

/** The query of a list that is paged, but neither filtered nor sorted. */
export function pageQuery(orders: readonly string[]) {
  return z.object(pagingParameters).transform((parameters, context) => toPageRequest(parameters, orders, context));
}

/** The answer of a list; `nextCursor` is null on its last page. */
export function toPageAnswer<Row, Item>({ rows, next }: Page<Row>, toItem: (row: Row) => Item) {
  return { data: rows.map(toItem), nextCursor: next && encodeCursor(next) };
}

function encodeCursor({ order, key, id }: Position): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString("base64url");
}

const cursorSchema = z.tuple([z.string(), z.union([z.number(), z.string()]), z.string()]);

/** Orders whose sort key is text; the others have numbers. */
const TEXT_ORDERS = new Set(["name", "email"]);

function decodeCursor(cursor: string, orders: readonly string[]): Position | null {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success) return null;
  const [order, key, id] = parsed.data;
  const isText = TEXT_ORDERS.has(order);
  return orders.includes(order) && isText === (typeof key === "string") ? { order, key, id } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
