import * as z from "zod";
import { place, placed } from "./place.ts";
import { defaults, fact, maybe } from "./record.ts";
import { id, text } from "./values.ts";

export const healthFile = z.strictObject({
  defaults,
  publicSystem: maybe,
  insurance: maybe.meta({ description: "What private cover costs, what it must include, and its limits of age." }),
  hospitals: z.array(placed(z.strictObject({ id, name: text, ...place, about: fact }))),
  vaccinations: maybe,
  bring: maybe,
  chronicIllness: maybe,
  mentalHealth: maybe,
  disability: maybe,
  malaria: maybe,
  evacuation: maybe,
});
