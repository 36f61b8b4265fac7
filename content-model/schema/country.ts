import * as z from "zod";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { day, office, sourceId, text } from "./values.ts";

/** How many units of a currency one US dollar buys. */
export const perDollar = z.number().positive("Above 0");

export const countryFile = z.strictObject({
  id: z.enum(COUNTRY_IDS),
  currency: z.strictObject({
    code: z.string().length(3),
    plural: text,
    perDollar,
    office,
    entered: day,
    near: text.meta({ description: "The latest rate that was found, and its day." }),
    source: sourceId.optional(),
  }),
  profile: z.enum(["featured", "notable"]).optional(),
});
