import { cityBudget } from "#domain/city-budget.ts";
import type { CountryId } from "#domain/countries.ts";
import { dollarsText, middleOf } from "#domain/dollars-text.ts";
import { cityFigures } from "#web/content/countries/cities.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { MONTH_LACKS } from "./budget-words.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";

const TEXTS = {
  month: "{dollars} a month in {city}",
  none: "{city}: no full price published",
};

/** A month in a country's main city to plan with: "$1,400 a month in Nairobi". */
export function monthInShort(country: CountryId): string {
  const { record } = COUNTRY_FOLDERS[country];
  const [city] = record.cities;
  const { sum, isWhole, missing } = cityBudget(
    cityFigures({ city, record }),
    { adults: 1, children: 0 },
    "comfortable",
    null,
  );
  if (!isWhole) return interpolate(TEXTS.none, { city: city.name });
  const month = interpolate(TEXTS.month, { dollars: dollarsText(middleOf(sum)), city: city.name });
  return missing.length > 0 ? month + countText(MONTH_LACKS, missing.length) : month;
}
