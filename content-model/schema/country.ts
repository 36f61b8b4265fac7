import * as z from "zod";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { day, office, sourceId, text } from "./values.ts";

/** How many units of a currency one US dollar buys. */
export const perDollar = z.number().positive("Above 0");

export const countryFile = z
  .strictObject({
    id: z.enum(COUNTRY_IDS).meta({ fixed: true }),
    currency: z
      .strictObject({
        code: z.string().length(3).meta({ title: "Code" }),
        plural: text.meta({ title: "Plural" }),
        perDollar: perDollar.meta({ title: "Units of its currency for one US dollar" }),
        near: text.meta({ title: "Near which rate", description: "The latest rate that was found, and its day." }),
        office: office.meta({ title: "Central bank" }),
        enteredOn: day.meta({ title: "Entered on" }),
        source: sourceId.optional().meta({ title: "Page of the rate" }),
      })
      .meta({ title: "Currency" }),
    profile: z.enum(["featured", "notable"]).optional().meta({ title: "Its profile" }),
  })
  .meta({ title: "Currency", form: "Country" });
