import * as z from "zod";
import { defaults, fact, listFact } from "./record.ts";
import { id, office, text } from "./values.ts";

export const visasFile = z.strictObject({
  defaults,
  types: z.array(
    z.strictObject({
      id,
      name: text,
      replaces: text.optional(),
      duration: fact,
      requirements: listFact,
      processing: fact,
      difficulty: z.enum(["Easy", "Medium", "Hard"]),
      confirmAt: office,
      detailedInfo: z.strictObject({
        cost: fact.optional(),
        application: fact.optional(),
        documents: listFact.optional(),
        tips: listFact,
        extensions: fact,
      }),
    }),
  ),
});
