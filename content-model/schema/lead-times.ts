import { OWN_PAPERS } from "#domain/paper-kinds.ts";
import * as z from "zod";
import { day, text } from "./values.ts";

const leadTime = z
  .strictObject({
    about: text.optional().meta({ description: "What of a task it is the time of, where a task has several." }),
    from: z.int(),
    to: z.int(),
    unit: z.enum(["days", "weeks", "months"]),
    method: text,
  })
  .refine(({ from, to }) => from <= to, "from is above to");

const LEAD_TIMES = [
  ...OWN_PAPERS,
  "papers",
  "policeElsewhere",
  "familyPapers",
  "permit",
  "entry",
  "vaccinations",
  "pets",
  "container",
  "car",
  "school",
  "notice",
  "lease",
  "home",
  "utilities",
  "license",
  "ask",
  "bank",
  "landLawyer",
  "landSearch",
  "landPapers",
  "landContract",
  "landTransfer",
] as const;

export const leadTimes = z.strictObject({ entered: day, times: z.record(z.enum(LEAD_TIMES), leadTime) });
