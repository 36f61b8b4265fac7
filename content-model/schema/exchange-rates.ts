import * as z from "zod";
import { perDollar } from "./country.ts";
import { day, office, text } from "./values.ts";

const exchangeRate = z.strictObject({ perDollar, entered: day.optional(), office: office.optional() });

export const exchangeRates = z.strictObject({
  entered: day,
  method: text,
  rates: z.strictObject({
    CAD: exchangeRate,
    GBP: exchangeRate,
    EUR: exchangeRate.meta({ description: "Records name amounts in euros, but nobody converts into them." }),
  }),
});
