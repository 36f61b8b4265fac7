import { type CountryId, countryById, type Region, type Tag } from "#domain/countries.ts";
import type { Fact, Text } from "#domain/facts.ts";

/** A featured profile. Its picture is the poster of `id`. */
export type FeaturedCountry = {
  id: CountryId;
  name: string;
  /** Chooses the woven motif of its card. */
  region: Region;
  capital: Fact<string>;
  /** Where most newcomers go, in countries whose capital is not the place. */
  mainCities?: Fact<string>;
  tags: readonly Tag[];
  description: string;
  investment: Fact<string>;
  /** What the law asks of a foreign investor, where it asks for more than registration; beside the recommendation. */
  legalMinimum?: Fact<string>;
  climate: string;
  /** Five of them, those that are not verified last. */
  highlights: readonly Text[];
};

/** A notable destination: a description and three highlights. */
export type NotableCountry = {
  id: CountryId;
  name: string;
  region: Region;
  tags: readonly Tag[];
  description: string;
  highlights: readonly Text[];
};

type FeaturedText = Pick<
  FeaturedCountry,
  "mainCities" | "description" | "investment" | "legalMinimum" | "climate" | "highlights"
>;

/** Puts a featured profile together. */
export function featured(id: CountryId, text: FeaturedText): FeaturedCountry {
  const { name, region, capital, tags } = countryById(id);
  return { id, name, region, capital, tags, ...text };
}

/** Puts a notable destination together. */
export function notable(id: CountryId, text: Pick<NotableCountry, "description" | "highlights">): NotableCountry {
  const { name, region, tags } = countryById(id);
  return { id, name, region, tags, ...text };
}
