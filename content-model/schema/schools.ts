import * as z from "zod";
import { place, placed } from "./place.ts";
import { defaults, fact, maybe } from "./record.ts";
import { id, text } from "./values.ts";

const school = z
  .strictObject({
    id,
    name: text.meta({ title: "Name" }),
    ...place,
    curriculum: text.meta({ title: "Curriculum" }),
    ages: text.optional().meta({ title: "Ages" }),
    fees: fact.meta({ title: "Fees" }),
  })
  .meta({ form: "School" });

export const schoolsFile = z.strictObject({
  defaults,
  publicSchools: maybe.meta({ title: "Public schools" }),
  schools: z.array(placed(school)),
  language: maybe.meta({ title: "Language of lessons" }),
  places: maybe.meta({ title: "Waiting lists and starting midyear" }),
  specialNeeds: maybe.meta({ title: "Special needs" }),
  transport: maybe.meta({ title: "Getting to school" }),
  universities: maybe.meta({ title: "Universities" }),
});
