import type * as z from "zod";
import { id, text } from "./values.ts";

export const place = { city: id.nullable(), town: text.optional() };

/** What is in none of the record's cities says where it is. */
export function placed<Schema extends z.ZodType<{ city: string | null; town?: string | undefined }>>(schema: Schema) {
  return schema.refine(({ city: inCity, town }) => inCity !== null || town !== undefined, {
    path: ["town"],
    error: "Name the town, or choose one of the cities",
  });
}
