import { COST_COUNTRIES, type CostOfLiving, costOfLivingBadge } from "#web/content/cost-indices.ts";
import { countryById, type GuideCountryId, type Region } from "#domain/countries.ts";
import { type Fact, fact, type Text } from "#domain/facts.ts";

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
  costOfLiving: Fact<CostOfLiving>;
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

/** How the badge is made. */
const BADGE_METHOD =
  "Made from the cost index of our calculator: under 25 low, under 30 low to medium, under 45 medium.";

/** What a guide adds to the figures that the ledger already holds for its country. */
type GuideText = Pick<CountryGuide, "highlights" | "description" | "detailedGuide">;

/** Puts a guide together: figures from domain/countries.ts, the badge from the cost index (web/content/cost-indices.ts). */
export function countryGuide(id: GuideCountryId, text: GuideText): CountryGuide {
  const country = countryById(id);
  const costIndex = COST_COUNTRIES.find(({ value }) => value === id)?.costIndex;
  if (!costIndex) throw new Error(`There is no cost index for "${id}".`);
  return {
    id,
    name: country.name,
    region: country.region,
    capital: country.capital,
    population: country.population,
    language: country.languages,
    currency: country.currency,
    costOfLiving: fact<CostOfLiving>(costOfLivingBadge(costIndex.value), "estimate", null, {
      enteredOn: costIndex.enteredOn,
      method: BADGE_METHOD,
    }),
    ...text,
  };
}
