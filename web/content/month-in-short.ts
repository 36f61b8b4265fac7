import { cityBudget } from "#domain/city-budget.ts";
import { COUNTRIES, type Country, type CountryId } from "#domain/countries.ts";
import { dollarsText, middleOf } from "#domain/dollars-text.ts";
import { cityFigures, type CityOfCountry } from "#web/content/countries/cities.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { MONTH_LACKS } from "./month-household.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";

const TEXTS = {
  month: "{dollars} a month in {city}",
  none: "{city}: no full price published",
  underName: "{dollars} a month",
  noMonth: "No full price published",
};

/** The countries by that month, the cheapest first, those without a full price last; what is equal by the catalog (decision: finder). */
export const COUNTRIES_BY_MONTH: readonly Country[] = COUNTRIES.toSorted((a, b) => plannedUsd(a.id) - plannedUsd(b.id));

function plannedUsd(country: CountryId): number {
  const { sum, isWhole } = monthOf(mainCity(country));
  return isWhole ? middleOf(sum).from : Number.MAX_VALUE;
}

type Place = Pick<CityOfCountry, "city" | "record">;

function mainCity(country: CountryId): Place {
  const { record } = COUNTRY_FOLDERS[country];
  return { city: record.cities[0], record };
}

function monthOf(place: Place) {
  return cityBudget(cityFigures(place), { adults: 1, children: 0 }, "comfortable", null);
}

function monthText(place: Place, texts: { month: string; none: string }): string {
  const { sum, isWhole, missing } = monthOf(place);
  const city = place.city.name;
  if (!isWhole) return interpolate(texts.none, { city });
  const month = interpolate(texts.month, { dollars: dollarsText(middleOf(sum)), city });
  return missing.length > 0 ? month + countText(MONTH_LACKS, missing.length) : month;
}

/** A month in a country's main city to plan with: "$1,400 a month in Nairobi". */
export function monthInShort(country: CountryId): string {
  return monthText(mainCity(country), TEXTS);
}

/** The same of any city, under its name: "$1,400 a month". */
export function cityMonthInShort(place: Place): string {
  return monthText(place, { month: TEXTS.underName, none: TEXTS.noMonth });
}
