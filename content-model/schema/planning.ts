import * as z from "zod";
import { day, range, text } from "./values.ts";

const planningRange = z
  .strictObject({ value: text, from: z.number(), to: z.number() })
  .refine(
    ({ value, from, to }) => value.replaceAll(/[$,]/g, "") === `${from}-${to}`,
    "value has other ends than from and to",
  );

export const planning = z.strictObject({
  entered: day,
  method: text,
  month: z.strictObject({
    housing: planningRange,
    food: planningRange,
    transportation: planningRange,
    utilities: planningRange,
  }),
  move: z.strictObject({
    moving: planningRange,
    livingExpenses: planningRange,
    livingExpensesMonths: z.strictObject({ value: text }),
    businessSetup: planningRange,
    internationalTuitionPerYear: planningRange,
  }),
  comforts: z.strictObject({ method: text, ridesPerAdult: range, backup: range }),
  firstYear: z.strictObject({
    method: text,
    agentMonths: range,
    furniture: range,
    furnitureOfBedroom: range,
    car: range,
    schoolEntry: range,
  }),
  healthCover: z.strictObject({ method: text, adult: range, over65: range, child: range }),
});
