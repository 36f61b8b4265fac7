import * as z from "zod";
import { defaults, fact, listed, written } from "./record.ts";
import { text } from "./values.ts";

export const guideFile = z
  .strictObject({
    defaults,
    highlights: z.array(listed).meta({ title: "Highlight" }),
    description: text.meta({ title: "Description", control: "text" }),
    detailedGuide: z.strictObject({
      housing: z.strictObject({ areas: written.meta({ title: "Where newcomers live" }) }).meta({ title: "Housing" }),
      healthcare: z.strictObject({ quality: written.meta({ title: "Quality of care" }) }).meta({ title: "Healthcare" }),
      business: z
        .strictObject({
          opportunities: z.array(listed).meta({ title: "Openings for a business" }),
          startupCost: fact.meta({ title: "What it takes to start a business" }),
          incentives: fact.meta({ title: "Incentives" }),
        })
        .meta({ title: "Business" }),
      education: z
        .strictObject({
          international: written.meta({ title: "International schools" }),
          universities: written.meta({ title: "Universities" }),
          cost: fact.meta({ title: "Cost of schools" }),
        })
        .meta({ title: "Education" }),
      culture: z
        .strictObject({
          lifestyle: written.meta({ title: "Day by day" }),
          food: written.meta({ title: "Food" }),
          climate: written.meta({ title: "Climate" }),
        })
        .meta({ title: "Culture" }),
    }),
  })
  .meta({ title: "Card of the guide", form: "Country" });
