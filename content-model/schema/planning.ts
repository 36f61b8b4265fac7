import * as z from "zod";
import { day, range, text } from "./values.ts";

const planningRange = z
  .strictObject({
    value: text.meta({ title: "As readers see it", description: "$300-800: the same ends as below." }),
    from: z.number().meta({ title: "From" }),
    to: z.number().meta({ title: "To" }),
  })
  .refine(
    ({ value, from, to }) => value.replaceAll(/[$,]/g, "") === `${from}-${to}`,
    "value has other ends than from and to",
  )
  .meta({ form: "Planning figure" });

const method = text.meta({ title: "How it was made", control: "text" });

const factor = z.number().positive("Above 0");

/** What the calculator on the home page multiplies costs by; browsers and the Worker know it as `#content/factors`. */
const landing = z.strictObject({
  method,
  destinations: z.record(text, factor).meta({ title: "By destination" }),
  otherDestinations: factor.meta({ title: "Other destinations" }),
  lifestyles: z.record(text, factor).meta({ title: "By lifestyle" }),
  otherLifestyles: factor.meta({ title: "Other lifestyles" }),
  staff: z
    .strictObject({ usual: z.number().meta({ title: "Usual" }), generous: z.number().meta({ title: "Generous" }) })
    .meta({
      title: "Household staff",
      description: "Household staff a month, in US dollars; generous in a premium or luxury life.",
    }),
});

export type Factors = z.infer<typeof landing>;

export const planning = z
  .strictObject({
    enteredOn: day.meta({ title: "Entered on" }),
    method,
    month: z.strictObject({
      housing: planningRange.meta({ title: "Housing" }),
      food: planningRange.meta({ title: "Food" }),
      transportation: planningRange.meta({ title: "Transportation" }),
      utilities: planningRange.meta({ title: "Utilities" }),
    }),
    move: z.strictObject({
      moving: planningRange.meta({ title: "Moving" }),
      livingExpenses: planningRange.meta({ title: "Living expenses" }),
      livingExpensesMonths: z
        .strictObject({ value: text.meta({ title: "As readers see it" }) })
        .meta({ title: "Months of living expenses", form: "Planning figure" }),
      businessSetup: planningRange.meta({ title: "Setting up a business" }),
      internationalTuitionPerYear: planningRange.meta({ title: "International tuition, a year" }),
    }),
    comforts: z
      .strictObject({
        method,
        ridesPerAdult: range.meta({ title: "Rides of an adult" }),
        backup: range.meta({ title: "Backup power" }),
      })
      .meta({ title: "Comforts" }),
    landing: landing.meta({ title: "Calculator on the home page" }),
  })
  .meta({
    title: "Planning figures",
    form: "Planning figures",
    formTitle: "Comfort, factors and how the figures are made",
    pages: ["/cost-calculator", "/"],
  });
