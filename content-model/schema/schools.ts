import * as z from "zod";
import { place, placed } from "./place.ts";
import { defaults, fact, maybe } from "./record.ts";
import { id, text } from "./values.ts";

export const schoolsFile = z.strictObject({
  defaults,
  publicSchools: maybe,
  schools: z.array(
    placed(
      z.strictObject({
        id,
        name: text,
        ...place,
        curriculum: text,
        ages: text.optional(),
        fees: fact,
      }),
    ),
  ),
  universities: maybe,
  language: maybe,
  places: maybe,
  specialNeeds: maybe,
  transport: maybe,
});
