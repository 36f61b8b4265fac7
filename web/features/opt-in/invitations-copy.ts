import { COUNTRIES } from "#domain/countries.ts";
import { interpolate } from "#web/lib/interpolate.ts";

// Read by the pages' loaders at build time, so that neither the texts nor the catalog of countries is part of a script.

/** What the opt-in form says on one of its pages: a heading, and why a visitor of that page might sign up. */
export type OptInInvitation = { page: `/${string}`; heading: string; paragraphs: readonly [string, string] };

/** The pages that end with the opt-in form. */
export const OPT_IN_INVITATIONS = {
  countryGuides: {
    page: "/country-guides",
    heading: "Are you interested in one of them?",
    paragraphs: [
      "Tell us which country interests you, and what you hope for there.",
      "A person reads it. The guides stay open to you, whatever you decide.",
    ],
  },
  topCountries: {
    page: "/top-countries",
    heading: "You do not have to choose today",
    paragraphs: [
      "Tell us which country you are considering, or leave that open.",
      "A person reads it. Every profile and guide stays open while you decide.",
    ],
  },
  visaInformation: {
    page: "/visa-information",
    heading: "Tell us what you plan",
    paragraphs: [
      "Tell us where you are going and what you want to do there: visit, work, retire or stay for good.",
      "A person reads it. Do you need an answer? [Send us a message](/contact).",
    ],
  },
  community: {
    page: "/community",
    heading: "Tell us about your plans",
    paragraphs: [
      "You can write to us without joining anything. Tell us where you want to move and what you hope for.",
      "A person reads it. Do you need an answer? [Send us a message](/contact).",
    ],
  },
} as const satisfies Record<string, OptInInvitation>;

/** What the form says at the end of a page about one country; `{country}` stands for its name. */
const COUNTRY_INVITATIONS = {
  guide: {
    heading: "Are you interested in {country}?",
    paragraphs: [
      "Tell us what you hope for in {country}, and how far your plans are.",
      "A person reads it. The guide stays open to you, whatever you decide.",
    ],
  },
  visa: {
    heading: "Are you applying for {country}?",
    paragraphs: [
      "Tell us what you want to do in {country}: visit, work, retire or stay for good.",
      "A person reads it. Do you need an answer? [Send us a message](/contact).",
    ],
  },
} as const;

/** The opt-in form of a page about one country, with the country chosen. */
export function countryOptIn(kind: keyof typeof COUNTRY_INVITATIONS, page: `/${string}`, country: string) {
  const { heading, paragraphs } = COUNTRY_INVITATIONS[kind];
  const [first, second] = paragraphs;
  const named = (text: string) => interpolate(text, { country });
  const invitation: OptInInvitation = { page, heading: named(heading), paragraphs: [named(first), named(second)] };
  return { invitation, countries: OPT_IN_COUNTRIES, chosenCountry: country };
}

/** The countries to choose from, by name, as it is stored and repeated in the mail. */
export const OPT_IN_COUNTRIES = COUNTRIES.map(({ name }) => name).toSorted();
