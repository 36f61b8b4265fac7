import type { CityOfCountry } from "#web/content/countries/cities.ts";
import type { Known } from "#web/content/countries/country-record.ts";
import { type CityFigures, homeOf, type LineId } from "#domain/city-budget.ts";
import type { Household } from "#domain/households.ts";

/** What a budget in this city is counted with. */
export function cityFigures({ city, record }: CityOfCountry): CityFigures {
  return { month: city.monthUsd, advanceRentMonths: record.homes.advanceRentMonths };
}

/** The records that each line of a household's month follows from. */
export function lineRecords({ city }: CityOfCountry, household: Household): Record<LineId, readonly Known[]> {
  const { food, transport, utilities, internet, help } = city.basket;
  const rooms = homeOf(household) === "rentOneBedroom" ? "oneBedroom" : "threeBedrooms";
  return {
    rent: city.districts.map((district) => district[rooms]),
    food: [food],
    transport: [transport],
    utilities: [utilities],
    internet: [internet],
    help: [help],
  };
}
