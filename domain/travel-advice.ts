import type { Office } from "./facts.ts";

/** How each country is named in the URLs of the three travel advice sites. */
const SLUGS = [
  "ghana",
  "kenya",
  "south-africa",
  "tanzania",
  "mauritius",
  "egypt",
  "sierra-leone",
  "senegal",
  "rwanda",
  "ethiopia",
  "botswana",
  "morocco",
  "nigeria",
] as const;
type AdviceCountry = (typeof SLUGS)[number];

type Government = "us" | "uk" | "canada";
export type TravelAdviceId = `${Government}-advice-${AdviceCountry}`;

/** The pages of one government's travel advice, one for each country, by their ids in the ledger. */
export function travelAdviceOf(government: Government): readonly TravelAdviceId[] {
  return SLUGS.map((slug) => `${government}-advice-${slug}` as const);
}

const PUBLISHERS = [
  {
    id: "us",
    name: "US Department of State",
    url: (slug: AdviceCountry) => `https://travel.state.gov/en/international-travel/travel-advisories/${slug}.html`,
  },
  {
    id: "uk",
    name: "Foreign, Commonwealth & Development Office, UK",
    url: (slug: AdviceCountry) => `https://www.gov.uk/foreign-travel-advice/${slug}`,
  },
  {
    id: "canada",
    name: "Global Affairs Canada",
    url: (slug: AdviceCountry) => `https://travel.gc.ca/destinations/${slug}`,
  },
] as const;

/** The page of a government's travel advice on one country, or undefined for any other office. */
export function travelAdviceOffice(id: string): Office | undefined {
  for (const { id: government, name, url } of PUBLISHERS) {
    const slug = SLUGS.find((candidate) => id === `${government}-advice-${candidate}`);
    if (slug) return { name: `${name}: travel advice`, url: url(slug) };
  }
  return undefined;
}
