import type { CountryRecord } from "../country-record.ts";
import { southAfricaLifePermits } from "./permits-life.ts";
import { southAfricaWorkPermits } from "./permits-work.ts";

/** The ways to stay in South Africa. */
export const southAfricaPermits: CountryRecord["permits"] = [...southAfricaWorkPermits, ...southAfricaLifePermits];
