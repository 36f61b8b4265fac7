import * as z from "zod";
import { defaults, maybe } from "./record.ts";

/** Partners, parents, children and old age. */
export const familyFile = z.strictObject({
  defaults,
  partner: maybe.meta({ title: "Unmarried or same-sex partner" }),
  parents: maybe.meta({ title: "Elderly parents" }),
  adoption: maybe.meta({ title: "Adoption" }),
  birth: maybe.meta({ title: "Pregnancy and birth" }),
  newbornPapers: maybe.meta({ title: "The baby’s papers" }),
  oldAge: maybe.meta({ title: "Care in old age" }),
  permitEnds: maybe.meta({ title: "If the job, the marriage or the pension ends" }),
});
