import { cityBudget } from "#domain/city-budget.ts";
import { COUNTRIES, type Country, type CountryId } from "#domain/countries.ts";
import { dollarsText, middleOf } from "#domain/dollars-text.ts";
import { cityFigures } from "#web/content/countries/cities.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { MONTH_LACKS } from "#web/content/month-household.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";

const TEXTS = {
  month: "{dollars} a month in {city}",
  none: "{city}: no full price published",
};

/** The countries by that month, the cheapest first, those without a full price last; what is equal by the catalog (decision: finder). */
export const COUNTRIES_BY_MONTH: readonly Country[] = COUNTRIES.toSorted((a, b) => plannedUsd(a.id) - plannedUsd(b.id));

function plannedUsd(country: CountryId): number {
  const { sum, isWhole } = monthOf(country);
  return isWhole ? middleOf(sum).from : Number.MAX_VALUE;
}

function monthOf(country: CountryId) {
  const { record } = COUNTRY_FOLDERS[country];
  const [city] = record.cities;
  return { city, ...cityBudget(cityFigures({ city, record }), { adults: 1, children: 0 }, "comfortable", null) };
}

/** A month in a country's main city to plan with: "$1,400 a month in Nairobi". */
export function monthInShort(country: CountryId): string {
  const { city, sum, isWhole, missing } = monthOf(country);
  if (!isWhole) return interpolate(TEXTS.none, { city: city.name });
  const month = interpolate(TEXTS.month, { dollars: dollarsText(middleOf(sum)), city: city.name });
  return missing.length > 0 ? month + countText(MONTH_LACKS, missing.length) : month;
}
