import type { CountryRecord } from "../country-record.ts";
import { ghanaPermitsForGood } from "./permits-for-good.ts";
import { ghanaPermitsToLive } from "./permits-to-live.ts";
import { ghanaPermitsToWork } from "./permits-to-work.ts";

/** The ways to stay in Ghana: to work, to live there, and for good. */
export const ghanaPermits = [
  ...ghanaPermitsToWork,
  ...ghanaPermitsToLive,
  ...ghanaPermitsForGood,
] as const satisfies CountryRecord["permits"];
