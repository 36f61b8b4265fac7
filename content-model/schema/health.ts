import * as z from "zod";
import { place, placed } from "./place.ts";
import { defaults, fact, maybe } from "./record.ts";
import { id, text } from "./values.ts";

const hospital = z
  .strictObject({ id, name: text.meta({ title: "Name" }), ...place, about: fact.meta({ title: "About" }) })
  .meta({ form: "Hospital" });

export const healthFile = z.strictObject({
  defaults,
  publicSystem: maybe.meta({ title: "The public system" }),
  insurance: maybe.meta({
    title: "Private insurance",
    description: "What private cover costs, what it must include, and its limits of age.",
  }),
  hospitals: z.array(placed(hospital)),
  vaccinations: maybe.meta({ title: "Vaccinations" }),
  bring: maybe.meta({ title: "What to bring" }),
  chronicIllness: maybe.meta({ title: "With a chronic illness" }),
  mentalHealth: maybe.meta({ title: "Mental health" }),
  disability: maybe.meta({ title: "With a disability" }),
  malaria: maybe.meta({ title: "Malaria, for children and in pregnancy" }),
  evacuation: maybe.meta({ title: "Medical evacuation" }),
});
