import * as z from "zod";
import { defaults, maybe } from "./record.ts";

/** Rules of daily life that a newcomer may not expect. */
export const rulesFile = z.strictObject({
  defaults,
  religion: maybe,
  alcohol: maybe,
  militaryService: maybe,
  unmarriedCouples: maybe,
  drones: maybe,
});
