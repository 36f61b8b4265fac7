import * as z from "zod";
import { defaults, fact, maybe } from "./record.ts";
import { id, text } from "./values.ts";

export const workFile = z.strictObject({
  defaults,
  spouse: maybe,
  closedOccupations: maybe,
  openOccupations: maybe,
  vacancies: maybe,
  pay: z
    .array(z.strictObject({ id, occupation: text, pay: fact }))
    .max(3, "Three lines: professionals, a local salary, the minimum"),
});
