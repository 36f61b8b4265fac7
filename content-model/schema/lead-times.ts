import { OWN_PAPERS } from "#domain/paper-kinds.ts";
import * as z from "zod";
import { day, text } from "./values.ts";

const leadTime = z
  .strictObject({
    about: text.optional().meta({ title: "Of which part of the task", description: "Where a task has several." }),
    from: z.int().meta({ title: "From" }),
    to: z.int().meta({ title: "To" }),
    unit: z.enum(["days", "weeks", "months"]).meta({ title: "Unit" }),
    method: text.meta({ title: "How it was made", control: "text" }),
  })
  .refine(({ from, to }) => from <= to, "from is above to")
  .meta({ form: "Planning time" });

const LEAD_TIMES = [
  ...OWN_PAPERS,
  "papers",
  "policeElsewhere",
  "familyPapers",
  "translation",
  "company",
  "certifiedLease",
  "permit",
  "card",
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
  "drivingTests",
  "ask",
  "bank",
  "landLawyer",
  "landSearch",
  "landPapers",
  "landContract",
  "landTransfer",
] as const;

export const leadTimes = z
  .strictObject({ enteredOn: day.meta({ title: "Entered on" }), times: z.record(z.enum(LEAD_TIMES), leadTime) })
  .meta({
    title: "Planning times",
    form: "Planning times",
    formTitle: "Day of the planning times",
    pages: ["/my-plan"],
  });
