import * as z from "zod";
import { perDollar } from "./country.ts";
import { day, office, text } from "./values.ts";

const exchangeRate = z
  .strictObject({
    perDollar: perDollar.meta({ title: "Units for one US dollar" }),
    enteredOn: day.optional().meta({ title: "Entered on" }),
    office: office.optional().meta({ title: "Central bank" }),
  })
  .meta({ form: "Exchange rate" });

export const exchangeRates = z
  .strictObject({
    enteredOn: day.meta({ title: "Entered on" }),
    method: text.meta({ title: "How it was made", control: "text" }),
    rates: z.strictObject({
      CAD: exchangeRate.meta({ title: "Canadian dollar" }),
      GBP: exchangeRate.meta({ title: "British pound" }),
      EUR: exchangeRate.meta({
        title: "Euro",
        description: "Records name amounts in euros, but nobody converts into them.",
      }),
    }),
  })
  .meta({
    title: "Exchange rates",
    form: "Exchange rates",
    formTitle: "How the rates are made",
    pages: ["/cost-calculator"],
  });
