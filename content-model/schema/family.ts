import * as z from "zod";
import { defaults, maybe } from "./record.ts";

/** Partners, parents, children and old age. */
export const familyFile = z.strictObject({
  defaults,
  partner: maybe,
  parents: maybe,
  adoption: maybe,
  birth: maybe,
  newbornPapers: maybe,
  oldAge: maybe,
  permitEnds: maybe,
});
