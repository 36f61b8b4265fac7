import { COUNTRY_IDS, type CountryId } from "#domain/country-ids.ts";
import type { PlanKit } from "#domain/plan.ts";
import { planKit } from "#web/content/plans/plan-kits.ts";

/** The kits of all countries, each made once. */
export const COUNTRY_KITS: readonly PlanKit[] = COUNTRY_IDS.map(planKit);

const kits = new Map(COUNTRY_KITS.map((kit) => [kit.country, kit]));

export function kitOfCountry(country: CountryId): PlanKit {
  return kits.get(country)!;
}
