import * as z from "zod";
import { day, id, office, sharedSource, text, time } from "./values.ts";

const costIndex = z.strictObject({
  id,
  name: text,
  index: z.number(),
  second: z.number().optional(),
  pricesAt: office.meta({ description: "Where the country publishes its own consumer prices." }),
});

const compared = z.strictObject({
  source: sharedSource.meta({ description: "The page of the second index." }),
  countries: z.array(costIndex),
});

export const costIndices = z.strictObject({
  entered: day,
  method: text,
  secondMethod: text,
  secondDate: time.meta({ description: "When the prices of the second index were entered." }),
  homes: compared.refine(
    ({ countries: [first] }) => first?.id === "united-states",
    "The first is the United States, whose index is 100",
  ),
  targets: compared,
});
