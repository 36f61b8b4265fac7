import { countryById, type CountryId } from "#domain/countries.ts";
import type { IsoDate, PublicPage } from "#domain/facts.ts";
import { FACT_TEXTS } from "#web/features/facts/copy.ts";
import { describePage } from "#domain/fact-text.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate, shortDate } from "#domain/long-date.ts";
import { CITIES, cityFigures, type CityOfCountry, hasMonth } from "#web/content/countries/cities.ts";
import { type CityHomes } from "#content-model/resolve/resolve-country.ts";
import { isNotPublished, type Known } from "#content-model/resolve/records.ts";
import type { Range } from "#domain/range.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { EXCHANGE_RATES, RATES } from "#web/content/exchange-rates.ts";
import { cityPath, guidePath } from "#web/content/page-paths.ts";
import type { CityFigures, HomeSize, LineId, Neighborhood } from "#domain/city-budget.ts";
import { recordsOfLines } from "#web/features/city-budget/city-records.ts";
import type { Currency } from "#web/lib/currency.ts";
import { cityResultTexts as texts } from "./city-result-copy.ts";

/** What the island needs of a city: its figures, and where each line was read, in words. */
export type CityOption = {
  id: string;
  name: string;
  path: string;
  figures: CityFigures;
  /** By line; empty where no page names it. */
  sources: Record<Exclude<LineId, "rent">, string>;
  /** Those of the rent, by where the home is and its size. */
  rentSources: Record<Neighborhood, Record<HomeSize, string>>;
};

/** A country with its cities. */
export type CountryOption = {
  id: CountryId;
  name: string;
  /** Its guide, or its profile. */
  path: string;
  currency: { plural: string; perDollar: number; enteredOn: string };
  /** Where the months of rent in advance were read. */
  advanceSources: string;
  permits: readonly { id: string; name: string; fee: Range | null }[];
  cities: readonly CityOption[];
};

/** How many units a dollar buys, and when that rate was entered; of the dollar itself there is none. */
export type PlanningRates = Record<Currency, { perDollar: number; enteredOn: string }>;

export const PLANNING_RATES: PlanningRates = {
  USD: { perDollar: RATES.USD, enteredOn: "" },
  CAD: { perDollar: RATES.CAD, enteredOn: longDate(EXCHANGE_RATES.CAD.enteredOn) },
  GBP: { perDollar: RATES.GBP, enteredOn: longDate(EXCHANGE_RATES.GBP.enteredOn) },
};

/** Every country with a city whose month can be counted, in the order of the catalog. */
export const CITY_COUNTRIES: readonly CountryOption[] = [
  ...Map.groupBy(CITIES.filter(hasMonth), ({ country }) => country),
].map(([id, places]) => {
  const { plural, perDollar } = COUNTRY_FOLDERS[id].currency;
  const { name } = countryById(id);
  const { homes, permits } = places[0]!.record;
  return {
    id,
    name,
    path: guidePath(id),
    currency: { plural, perDollar: perDollar.value, enteredOn: longDate(perDollar.enteredOn) },
    advanceSources: sourceWords([homes.advanceRent]),
    permits: permits.map((permit) => ({ id: permit.id, name: permit.name, fee: permit.feeUsd })),
    cities: places.map(toOption),
  };
});

function toOption(place: CityOfCountry): CityOption {
  const { id, name, homes, basket } = place.city;
  return {
    id,
    name,
    path: cityPath(id),
    figures: cityFigures(place),
    sources: Object.fromEntries(
      Object.entries(recordsOfLines(basket)).map(([line, records]) => [line, sourceWords(records)]),
    ) as CityOption["sources"],
    rentSources: { newcomers: rentSources(homes.newcomers), elsewhere: rentSources(homes.elsewhere) },
  };
}

function rentSources({ one, two, three }: CityHomes): Record<HomeSize, string> {
  return { one: sourceWords([one]), two: sourceWords([two]), three: sourceWords([three]) };
}

/** The publishers of the pages that records were read on, with the pages' days, and that there is an estimate. */
function sourceWords(records: readonly (Known | undefined)[]): string {
  const facts = records.flatMap((known) => (!known || isNotPublished(known) ? [] : known));
  const named = facts.flatMap(({ readAt = [], enteredOn }) => readAt.map((page) => describeDated(page, enteredOn)));
  const hasEstimate = facts.some(({ basis }) => basis === "estimate");
  return [...new Set([...named, ...(hasEstimate ? [texts.ownEstimate] : [])])].join("; ");
}

/** Publisher and day of a page, or the day on which it was read where it has none of its own. */
function describeDated(page: PublicPage, readOn: IsoDate): string {
  if (page.date !== null) return describePage(page);
  return `${page.publisher}, ${interpolate(FACT_TEXTS.priceDays.read, { day: shortDate(readOn) })}`;
}
