import * as z from "zod";
import { defaults, fact, maybe } from "./record.ts";
import { id, text } from "./values.ts";

const pay = z
  .strictObject({ id, occupation: text.meta({ title: "Occupation" }), pay: fact.meta({ title: "Pay" }) })
  .meta({ form: "Typical pay" });

export const workFile = z.strictObject({
  defaults,
  spouse: maybe.meta({ title: "Can your spouse work?" }),
  closedOccupations: maybe.meta({ title: "Jobs closed to foreigners" }),
  openOccupations: maybe.meta({ title: "Jobs in demand" }),
  vacancies: maybe.meta({ title: "Where jobs are posted" }),
  pay: z
    .array(pay)
    .max(3, "Three lines: a local salary, professionals, the minimum")
    .meta({ description: "A local salary first: cities show it next to a month." }),
});
