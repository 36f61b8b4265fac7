import * as z from "zod";
import { day, range, text } from "./values.ts";

const planningRange = z
  .strictObject({ value: text, from: z.number(), to: z.number() })
  .refine(
    ({ value, from, to }) => value.replaceAll(/[$,]/g, "") === `${from}-${to}`,
    "value has other ends than from and to",
  );

const factor = z.number().positive("Above 0");

/** What the calculator on the home page multiplies costs by; browsers and the Worker know it as `#content/factors`. */
const landing = z.strictObject({
  method: text,
  destinations: z.record(text, factor),
  otherDestinations: factor,
  lifestyles: z.record(text, factor),
  otherLifestyles: factor,
  staff: z
    .strictObject({ usual: z.number(), generous: z.number() })
    .meta({ description: "Household staff a month, in US dollars; generous in a premium or luxury life." }),
});

export type Factors = z.infer<typeof landing>;

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
  landing,
});
