import type * as z from "zod";
import { reference, text } from "./values.ts";

export const place = {
  city: reference.nullable().meta({ title: "City", description: "One of the guide’s cities, as its address has it." }),
  town: text.optional().meta({ title: "Town", rare: true }),
};
/** Where a school or a hospital stands: in a city of the record, or in a town that is part of none of them. */
export type Place = { city: string | null; town?: string | undefined };

/** What is in none of the record's cities says where it is. */
export function placed<Schema extends z.ZodType<Place>>(schema: Schema) {
  return schema.refine(({ city: inCity, town }) => inCity !== null || town !== undefined, {
    path: ["town"],
    error: "Name the town, or choose one of the cities",
  });
}
