import { countryById, type GuideCountryId, type Region } from "#domain/countries.ts";
import { type Fact, type Text } from "#domain/facts.ts";

/** A country guide. What states a rule or a figure is a ledger record. */
export type CountryGuide = {
  id: GuideCountryId;
  name: string;
  /** Chooses the woven motif of its card. */
  region: Region;
  capital: Fact<string>;
  population: Fact<string>;
  language: Fact<string>;
  currency: Fact<string>;
  highlights: readonly Text[];
  description: string;
  detailedGuide: DetailedGuide;
};

/** What the dialog says beside the country's record, by section. */
export type DetailedGuide = {
  housing: { areas: Text };
  healthcare: { quality: Text };
  business: { opportunities: readonly Text[]; startupCost: Fact<string>; incentives: Fact<string> };
  education: { international: Text; universities: Text; cost: Fact<string> };
  culture: { lifestyle: Text; food: Text; climate: Text };
};

/** What a guide adds to the figures that the ledger already holds for its country. */
type GuideText = Pick<CountryGuide, "highlights" | "description" | "detailedGuide">;

/** Puts a guide together: figures from domain/countries.ts. */
export function countryGuide(id: GuideCountryId, text: GuideText): CountryGuide {
  const country = countryById(id);
  return {
    id,
    name: country.name,
    region: country.region,
    capital: country.capital,
    population: country.population,
    language: country.languages,
    currency: country.currency,
    ...text,
  };
}
