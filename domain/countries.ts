import { catalogValues } from "#content/catalog";
import { COUNTRY_IDS, type CountryId } from "./country-ids.ts";
import { type Fact, fact } from "./facts.ts";
import type { MatchCategories } from "./finder-options.ts";

/** Part of the continent; each has its own woven motif. */
export type Region = "west" | "east" | "north" | "south";

/** Names the pair of text and background color of a tag; the theme holds the pairs. */
export type TagTone = "forest" | "terracotta" | "ochre" | "indigo";
export type Tag = { label: string; tone: TagTone };

export type { CountryId };

export type Country = {
  /** Also the slug in URLs such as `/country-guides/ghana`, and the key of the country's poster. */
  id: CountryId;
  name: string;
  /** ISO 3166-1 alpha-2, for flags. */
  alpha2: string;
  /** ISO 3166-1 numeric, three digits, as Natural Earth's outlines are keyed. */
  numeric: string;
  region: Region;
  capital: Fact<string>;
  /** Degrees north and east of the capital; for South Africa of Pretoria. */
  capitalAt: { latitude: number; longitude: number };
  languages: Fact<string>;
  currency: Fact<string>;
  population: Fact<string>;
  /** Part of the finder's featured list. */
  featured: boolean;
  matchCategories: MatchCategories;
  tags: readonly Tag[];
  description: string;
};

type CatalogFact = (typeof catalogValues)[string]["capital"];

function toFact(
  id: string,
  { value, basis, office, enteredOn, checked, couldNotConfirm, changed, confirmed, answered, method }: CatalogFact,
) {
  return fact<string>(value, basis ?? "summary", office, {
    id,
    enteredOn,
    ...(checked && { checkedOn: checked }),
    ...(couldNotConfirm && { doubtedOn: couldNotConfirm }),
    ...(changed && { changed }),
    ...(confirmed && { confirmedOn: confirmed.on }),
    ...(answered && { answeredOn: answered }),
    ...(method && { method }),
  });
}

function toCountry(id: CountryId): Country {
  const { finder, featured = false, capital, languages, currency, population, ...rest } = catalogValues[id]!;
  const idOf = (key: string) => `${id}.catalog.${key}`;
  // Any language fits every country (decision: finder).
  const matchCategories = { ...finder, language: [...finder.language, "any"] } as MatchCategories;
  return {
    id,
    ...rest,
    featured,
    matchCategories,
    capital: toFact(idOf("capital"), capital),
    languages: toFact(idOf("languages"), languages),
    currency: toFact(idOf("currency"), currency),
    population: toFact(idOf("population"), population),
  };
}

/**
 * The countries that the content has, in catalog order, the featured ones first (decision: finder).
 */
export const COUNTRIES: readonly Country[] = COUNTRY_IDS.filter((id) => id in catalogValues).map(toCountry);

/** The countries with a card among the guides, which the calculator compares, too. */
export const GUIDE_COUNTRY_IDS = [
  "ghana",
  "kenya",
  "rwanda",
  "south-africa",
  "nigeria",
  "morocco",
  "senegal",
  "mauritius",
  "egypt",
] as const satisfies readonly CountryId[];
export type GuideCountryId = (typeof GUIDE_COUNTRY_IDS)[number];

/** The country of an id. */
export function countryById(id: CountryId): Country {
  const country = COUNTRIES.find((candidate) => candidate.id === id);
  if (!country) throw new Error(`There is no country with the id "${id}".`);
  return country;
}
