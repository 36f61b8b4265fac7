import * as z from "zod";
import { defaults, maybe } from "./record.ts";

/** Rules of daily life that a newcomer may not expect. */
export const rulesFile = z.strictObject({
  defaults,
  religion: maybe.meta({ title: "Religion" }),
  alcohol: maybe.meta({ title: "Alcohol" }),
  militaryService: maybe.meta({ title: "Military service" }),
  unmarriedCouples: maybe.meta({ title: "Renting as an unmarried couple" }),
  drones: maybe.meta({ title: "Drones" }),
});
