import * as z from "zod";
import { defaults, fact, listed } from "./record.ts";
import { text } from "./values.ts";

export const profileFile = z
  .strictObject({
    defaults,
    mainCities: fact.optional().meta({ title: "Main cities" }),
    description: text.meta({ title: "Description", control: "text" }),
    investment: fact.optional().meta({ title: "Investment" }),
    legalMinimum: fact.optional().meta({ title: "Legal minimum" }),
    climate: text.optional().meta({ title: "Climate", control: "text" }),
    highlights: z.array(listed).meta({ title: "Highlight" }),
  })
  .meta({ title: "Profile", form: "Country" });
