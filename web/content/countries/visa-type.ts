import type { CountryId } from "#domain/countries.ts";
import type { Fact, OfficeId } from "#domain/facts.ts";

/** The difficulties: Easy green, Medium yellow, Hard red; anything else is gray. Our reading, no rule. */
export type Difficulty = "Easy" | "Medium" | "Hard";

/** A visa type. Parts of `detailedInfo` that are missing show fallbacks. */
export type VisaType = {
  /** The country's id, a hyphen and the slug of its page: `rwanda-tourist-visa` (see visaPath). */
  id: string;
  name: string;
  /** The kind of visa that it replaces, where people still ask for that one. */
  replaces?: string;
  duration: Fact<string>;
  requirements: Fact<readonly string[]>;
  processing: Fact<string>;
  difficulty: Difficulty;
  /** The office that every fact of this type is to be confirmed at. */
  confirmAt: OfficeId;
  detailedInfo: {
    cost?: Fact<string>;
    application?: Fact<string>;
    documents?: Fact<readonly string[]>;
    tips: Fact<readonly string[]>;
    extensions: Fact<string>;
  };
};

/** Shown where a type leaves a part out. Missing documents show the list of requirements. */
export const VISA_FALLBACKS = {
  cost: "Contact embassy",
  application: "Contact the embassy or consulate of the country for its application process.",
} as const;

export type VisaCountry = { country: CountryId; types: readonly VisaType[] };
