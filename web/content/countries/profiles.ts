import { FOLDERS } from "./countries.ts";
import type { FeaturedCountry, NotableCountry } from "./profile.ts";

export type { FeaturedCountry, NotableCountry };

const profiles = FOLDERS.flatMap(({ profile }) => profile ?? []);

export const FEATURED_COUNTRIES: readonly FeaturedCountry[] = profiles.filter((profile) => isFeatured(profile));

export const NOTABLE_COUNTRIES: readonly NotableCountry[] = profiles.filter(
  (profile): profile is NotableCountry => !isFeatured(profile),
);

/** The profiles of /top-countries: the featured ones first. */
export const PROFILES: readonly (FeaturedCountry | NotableCountry)[] = [...FEATURED_COUNTRIES, ...NOTABLE_COUNTRIES];

export function isFeatured(profile: FeaturedCountry | NotableCountry): profile is FeaturedCountry {
  return "investment" in profile;
}

/** How many countries the page shows: counted, never typed. */
export const TOP_COUNTRIES_COUNT: number = PROFILES.length;
