import { cityBudget } from "#domain/city-budget.ts";
import { COUNTRIES, type Country, type CountryId } from "#domain/countries.ts";
import { dollarsText, middleOf } from "#domain/dollars-text.ts";
import { cityFigures, type CityOfCountry } from "#web/content/countries/cities.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { capitalize } from "#web/lib/capitalize.ts";
import { interpolate } from "#web/lib/interpolate.ts";

const TEXTS = {
  month: "{dollars} a month in {city}",
  /** Where a cost of the month isn't published. */
  from: "from {month}",
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
  return missing.length > 0 ? interpolate(TEXTS.from, { month }) : month;
}

/** A month in a country's main city to plan with: "$1,400 a month in Nairobi". */
export function monthInShort(country: CountryId): string {
  return capitalize(monthText(mainCity(country), TEXTS));
}

/** The badge of a guide card: a country's month in a word. */
const COST_BADGES = [
  { below: 1000, badge: "Low" },
  { below: 1300, badge: "Low-Medium" },
  { below: 2000, badge: "Medium" },
  { below: Number.MAX_VALUE, badge: "Medium-High" },
] as const;

export function costBadge(country: CountryId): string | undefined {
  const month = plannedUsd(country);
  return COST_BADGES.find(({ below }) => month < below)?.badge;
}

/** The badge with its month: "Medium: $1,400 a month in Nairobi". */
export function livingCost(country: CountryId): string {
  return [costBadge(country) ?? [], monthText(mainCity(country), TEXTS)].flat().join(": ");
}

/** A year of those months to plan with; null where a cost of the month isn't published. */
export function yearUsd(country: CountryId): number | null {
  const { sum, isWhole, missing } = monthOf(mainCity(country));
  return isWhole && missing.length === 0 ? middleOf(sum).from * 12 : null;
}

/** The same of any city, under its name: "$1,400 a month". */
export function cityMonthInShort(place: Place): string {
  return capitalize(monthText(place, { month: TEXTS.underName, none: TEXTS.noMonth }));
}
