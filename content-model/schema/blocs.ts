import * as z from "zod";
import { BLOC_IDS, PASSPORTS } from "#domain/passport-codes.ts";
import { sharedSource, text } from "./values.ts";

const members = text.refine((codes) => {
  const list = codes.split(" ");
  return new Set(list).size === list.length && list.every((code) => PASSPORTS.includes(code));
}, "Codes of passports, each once, with a space between: BJ CI GH");

const bloc = z
  .strictObject({
    name: text.meta({ title: "Name" }),
    members: members.meta({ title: "Members", description: "Codes of passports, with a space between: BJ CI GH." }),
    sources: z.array(sharedSource).min(1).meta({ title: "Sources", control: "sources" }),
  })
  .meta({ form: "Bloc of countries" });

/** Blocs of countries that groups of passports name. */
export const blocs = z.record(z.enum(BLOC_IDS), bloc).meta({ title: "Blocs of countries" });
