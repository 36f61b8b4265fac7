import type { CityOfCountry } from "#web/content/countries/cities.ts";
import { isLease, type Known } from "#web/content/countries/country-record.ts";
import { homeOf, type LineId } from "#domain/city-budget.ts";
import type { Household } from "#domain/households.ts";

/** The records that each line of a household's month follows from. */
export function lineRecords({ city }: CityOfCountry, household: Household): Record<LineId, readonly Known[]> {
  const { food, transport, utilities, internet, help } = city.basket;
  const rooms = homeOf(household) === "rentOneBedroom" ? "oneBedroom" : "threeBedrooms";
  return {
    rent: city.districts.map((district) => district[rooms]).filter(isLease),
    food: [food],
    transport: [transport],
    utilities: [utilities],
    internet: [internet],
    help: [help],
  };
}
