import * as z from "zod";
import { defaults, fact, maybe, orUnpublished, timed, sameAs } from "./record.ts";
import { needs } from "./values.ts";

const WAYS = { exchange: "An exchange", test: "A test", keep: "One’s own stays valid" };
const driving = { chapter: "driving" } as const;
const pets = { chapter: "pets" } as const;

export const goodsFile = z.strictObject({
  defaults,
  household: maybe.meta({ title: "Household goods" }),
  householdNeeds: needs.meta({ title: "What a duty-free shipment needs first" }),
  timeAbroad: maybe.meta({ title: "How long you must have lived abroad" }),
  clearing: maybe.meta({ title: "Clearing agent and port charges" }),
  medicines: orUnpublished.meta({ title: "Medicines" }),
  drivingLicense: z.union([timed, sameAs]).meta({ title: "Your license", ...driving }),
  licenseBy: z
    .enum(["exchange", "test", "keep"])
    .nullable()
    .meta({ title: "How one gets a license", none: "Not published", options: WAYS }),
  licenseNeeds: needs.meta({ title: "What a local license needs first" }),
  licenseExchange: maybe.meta({ title: "Getting a local license", ...driving }),
  car: fact.meta({ title: "Bringing a car", ...driving }),
  replacementCar: maybe.meta({ title: "Selling it or bringing another one", ...driving }),
  policeStops: maybe.meta({ title: "If the police stop you", ...driving }),
  pets: maybe.meta({ title: "Bringing a pet", ...pets }),
  bannedBreeds: maybe.meta({ title: "Banned breeds", ...pets }),
  petAirlines: maybe.meta({ title: "Airlines that carry pets", ...pets }),
});
