import { secondBadge } from "#web/content/cost-indices.ts";
import { type CountryId, countryById, type Region, type Tag } from "#domain/countries.ts";
import { type Fact, fact, type Text, type OfficeId } from "#domain/facts.ts";

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
  livingCost: Fact<string>;
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
  "mainCities" | "description" | "livingCost" | "investment" | "legalMinimum" | "climate" | "highlights"
>;

/** Puts a featured profile together. */
export function featured(id: CountryId, text: FeaturedText): FeaturedCountry {
  const { name, region, capital, tags } = countryById(id);
  const reported = secondBadge(id);
  const { id: factId, value, basis, office, method } = text.livingCost;
  const livingCosts =
    reported.length > 0 ? fact(value, basis, office, { id: factId, method, reported }) : text.livingCost;
  return { id, name, region, capital, tags, ...text, livingCost: livingCosts };
}

/** The cities that stand for a country beside its capital. */
export function mainCities(value: string, office: OfficeId): Fact<string> {
  return fact(value, "brief", office);
}

/** Puts a notable destination together. */
export function notable(id: CountryId, text: Pick<NotableCountry, "description" | "highlights">): NotableCountry {
  const { name, region, tags } = countryById(id);
  return { id, name, region, tags, ...text };
}

/** The level of living costs, in words; no office publishes it. */
export function livingCost(value: string): Fact<string> {
  return fact(value, "brief", null, {
    method: "A planning figure from general knowledge of prices, without a survey.",
  });
}

/** A figure that was given to us without its source: it says so itself, and stands last among the highlights. */
export function notVerified(value: string): Fact<string> {
  return fact(`${value} (Not verified)`, "summary", null, {
    method: "Given to us without its source or year, and not confirmed.",
  });
}

/** How much to bring; a recommendation, not a legal minimum. */
export function recommended(value: string): Fact<string> {
  return fact(value, "brief", null, {
    method: "A planning figure for a small venture. It is a recommendation and no legal minimum.",
  });
}
