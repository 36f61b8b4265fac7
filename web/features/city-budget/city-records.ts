import type { CityOfCountry } from "#web/content/countries/cities.ts";
import { isLease, type Known } from "#web/content/countries/country-record.ts";
import { homeOf, type LineId } from "#domain/city-budget.ts";
import type { Household, Lifestyle } from "#domain/households.ts";

/** The records that each line of a household's month follows from. */
export function lineRecords(
  { city }: CityOfCountry,
  household: Household,
  lifestyle: Lifestyle,
): Record<LineId, readonly Known[]> {
  const { food, transport, utilities, internet, help } = city.basket;
  const home = homeOf(household, lifestyle, city.monthUsd);
  const sizes = home === "twoBedrooms" ? (["oneBedroom", "threeBedrooms"] as const) : [home];
  return {
    rent: sizes.flatMap((size) => city.districts.map((district) => district[size])).filter(isLease),
    food: [food],
    transport: [transport],
    utilities: [utilities],
    internet: [internet],
    insurance: [],
    backup: [],
    help: [help],
  };
}
