import * as z from "zod";
import { defaults, fact, listed } from "./record.ts";
import { text } from "./values.ts";

export const profileFile = z.strictObject({
  defaults,
  mainCities: fact.optional(),
  description: text,
  livingCost: fact.optional(),
  investment: fact.optional(),
  legalMinimum: fact.optional(),
  climate: text.optional(),
  highlights: z.array(listed),
});
