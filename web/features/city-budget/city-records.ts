import type { CityOfCountry } from "#web/content/countries/cities.ts";
import type { City } from "#content-model/resolve/resolve-country.ts";
import type { Known } from "#content-model/resolve/records.ts";
import { homeOf, type LineId } from "#domain/city-budget.ts";
import type { Household, Lifestyle } from "#domain/households.ts";

/** The records that each line of a household's month follows from. */
export function lineRecords(
  { city }: CityOfCountry,
  household: Household,
  lifestyle: Lifestyle,
): Record<LineId, readonly Known[]> {
  const { neighborhood, size } = homeOf(household, lifestyle);
  return { rent: [city.homes[neighborhood][size]], ...recordsOfLines(city.basket) };
}

/** Those of the lines that are the same for every home. */
export function recordsOfLines(basket: City["basket"]): Record<Exclude<LineId, "rent">, readonly Known[]> {
  const { food, transport, utilities, internet, help } = basket;
  return {
    food: [food],
    transport: [transport],
    utilities: [utilities],
    internet: [internet],
    insurance: [],
    backup: [],
    help: [help],
  };
}
