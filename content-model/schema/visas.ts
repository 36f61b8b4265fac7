import * as z from "zod";
import { defaults, fact, listFact } from "./record.ts";
import { id, office, text } from "./values.ts";

export const visasFile = z
  .strictObject({
    defaults,
    types: z.array(
      z
        .strictObject({
          id,
          name: text.meta({ title: "Name" }),
          replaces: text.optional().meta({ title: "Name it had before" }),
          duration: fact.meta({ title: "Duration" }),
          requirements: listFact.meta({ title: "Requirements" }),
          processing: fact.meta({ title: "Processing" }),
          difficulty: z.enum(["Easy", "Medium", "Hard"]).meta({ title: "How hard it is" }),
          confirmAt: office.meta({ title: "Office to confirm it with" }),
          detailedInfo: z.strictObject({
            cost: fact.optional().meta({ title: "Fee" }),
            application: fact.optional().meta({ title: "Application" }),
            documents: listFact.optional().meta({ title: "Documents" }),
            tips: listFact.meta({ title: "Tips" }),
            extensions: fact.meta({ title: "Extensions" }),
          }),
        })
        .meta({ form: "Visa page" }),
    ),
  })
  .meta({ title: "Visa pages" });
