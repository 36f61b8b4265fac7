import { COUNTRY_IDS, type CountryId } from "./country-ids.ts";

type Government = "us" | "uk" | "canada";
export type TravelAdviceId = `${Government}-advice-${CountryId}`;

/** The pages of one government's travel advice, one for each country, by their ids in the ledger. */
export function travelAdviceOf(government: Government): readonly TravelAdviceId[] {
  return COUNTRY_IDS.map((id) => `${government}-advice-${id}` as const);
}

const PUBLISHERS = [
  {
    id: "us",
    name: "US Department of State",
    url: (slug: CountryId) => `https://travel.state.gov/en/international-travel/travel-advisories/${slug}.html`,
  },
  {
    id: "uk",
    name: "Foreign, Commonwealth & Development Office, UK",
    url: (slug: CountryId) => `https://www.gov.uk/foreign-travel-advice/${slug}`,
  },
  {
    id: "canada",
    name: "Global Affairs Canada",
    url: (slug: CountryId) => `https://travel.gc.ca/destinations/${slug}`,
  },
] as const;

/** The page of a government's travel advice on one country, or undefined for any other office. */
export function travelAdviceOffice(id: string): { name: string; url: string } | undefined {
  for (const { id: government, name, url } of PUBLISHERS) {
    const slug = COUNTRY_IDS.find((candidate) => id === `${government}-advice-${candidate}`);
    if (slug) return { name: `${name}: travel advice`, url: url(slug) };
  }
  return undefined;
}
