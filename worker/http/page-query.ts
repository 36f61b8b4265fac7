import { z } from "zod";
import { decodeCursor, encodeCursor } from "./cursor.ts";

/** A place in a list: which of its parts, the sort key of the last row that was shown, and its id for rows that tie. */
export type Place = { part: string; key: number; id: string };

/** The cursor of a place. */
export function cursorOf({ part, key, id }: Place): string {
  return encodeCursor([part, key, id]);
}

const limitMessage = "Please ask for 1 to 200 rows";

/**
 * The parameters of a list that is only paged through (decision: lists): `limit`, 50 where it is left out, and `cursor`.
 * @param parts the parts that the list has, in their order
 */
export function pageQuery(parts: [string, ...string[]]) {
  const placeSchema = z
    .tuple([z.enum(parts), z.number(), z.string()])
    .transform(([part, key, id]): Place => ({ part, key, id }));
  return z.object({
    limit: z.coerce.number(limitMessage).int(limitMessage).min(1, limitMessage).max(200, limitMessage).default(50),
    cursor: z
      .string()
      .max(256)
      .optional()
      .transform((cursor, context) => {
        if (cursor === undefined) return null;
        const place = placeSchema.safeParse(decodeCursor(cursor));
        if (place.success) return place.data;
        context.addIssue({ code: "custom", message: "This is not a place in the list" });
        return z.NEVER;
      }),
  });
}
