import * as z from "zod";
import { defaults, fact, maybe, orUnpublished, timed, use } from "./record.ts";

export const goodsFile = z.strictObject({
  defaults,
  household: maybe,
  timeAbroad: maybe,
  clearing: maybe,
  car: fact,
  replacementCar: maybe,
  medicines: orUnpublished,
  pets: maybe,
  bannedBreeds: maybe,
  petAirlines: maybe,
  drivingLicense: z.union([timed, use]),
  licenseExchange: maybe,
  policeStops: maybe,
});
