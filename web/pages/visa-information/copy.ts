import { COUNTRY_IDS } from "#domain/country-ids.ts";
import type { OfficeId } from "#domain/facts.ts";
import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import { VISA_FALLBACKS } from "#web/content/countries/visa-type.ts";
import type { PageIntroContent } from "#web/layout/page-content.ts";

/** Official lists of embassies, and embassies, for readers who live in one country. */
export type EmbassyDirectory = { livingIn: string; text: string; offices: readonly OfficeId[] };

export const visaInformationPage = {
  meta: {
    path: "/visa-information",
    title: "Visas and permits for moving to Africa",
    description: `Entry rules and permits of ${COUNTRY_IDS.length} countries, with tourist visas, work permits and Ghana’s Right of Abode: how long they last, what they cost, which papers you need.`,
  },
  motif: "north",
  heading: "Which visa you need, and who grants it",
  paragraphs: [
    "What each visa asks of you, what it costs, how long it takes and where to confirm it. Start with a visit, then choose the permit that fits.",
  ],
  /** Each country by its name, leading to entry in its guide. */
  guides: {
    title: "Visas and entry, country by country",
    intro:
      "What US, British and Canadian passports need to visit. Each guide has the rules for other passports, and the permits that let you stay.",
    days: "{least}-{most} days",
    other: "Depends on your passport: see the list",
  },
  country: {
    title: "Visas for {country}",
  },
  card: {
    duration: "Duration",
    processing: "Processing time",
    requirements: "Requirements",
    difficulty: "Difficulty:",
    replaces: "In place of the former {kind}",
    viewDetails: "View details",
    ofType: "of the {type} for {country}",
  },
  dialog: {
    title: "{country}: {type}",
    duration: "Duration",
    processing: "Processing time",
    cost: "Cost",
    application: "Application process",
    documents: "Required documents",
    tips: "Tips",
    extensions: "Extensions and renewals",
    button: "GET VISA ASSISTANCE NOW",
    buttonNote: `You get the program, with guidance and checklists for preparing your papers. ${OFFER_TEXTS.nobodyFiles} ${OFFER_TEXTS.opensOneTimePlan}`,
    close: "Close",
  },
  /** The page of one visa type (decision: addresses). */
  page: { facts: "What it asks of you", before: "Before you pay", embassies: "Find the embassy of the country" },
  fallbacks: VISA_FALLBACKS,
  steps: {
    label: "I want to begin on",
    button: "Add the steps to your calendar",
    note: "Papers first, {days} days later the application, then the day by which the office should have decided. Move each one to the day that suits you.",
  },
  notice: {
    heading: "Important notice",
    paragraphs: [
      "Visa rules change, sometimes overnight, and differ by passport: a rule that holds for one passport may not hold for another, and may change next month. Use this page to plan, and confirm every fee, document and date with the office named beside it before you pay or book.",
      "We are not a government office or a law firm. Only the immigration authorities decide who may enter, stay or work.",
    ],
    button: "Contact Embassy Directory",
  },
  /** Opened by the notice's button. */
  embassyDirectory: {
    heading: "Embassy directory",
    intro:
      "The official lists of embassies and consulates where you live now, and some embassies that keep a site of their own.",
    directories: [
      {
        livingIn: "In the USA",
        text: "The State Department lists the embassies and consulates of every country.",
        offices: ["us-state-department", "kenya-embassy-washington", "rwanda-embassy-washington"],
      },
      {
        livingIn: "In Canada",
        text: "Global Affairs Canada lists the high commissions, embassies and consulates in Canada.",
        offices: ["global-affairs-canada"],
      },
      {
        livingIn: "In the UK",
        text: "The Foreign Office lists the high commissions and embassies in London.",
        offices: ["uk-fcdo", "ghana-high-commission-london", "rwanda-high-commission-london"],
      },
    ] satisfies readonly EmbassyDirectory[],
    close: "Close",
  },
  callToAction: {
    heading: "Help with preparing your papers",
    text: `The relocation roadmap has a checklist for each step, from the discovery trip to the residence permit. ${OFFER_TEXTS.nobodyFiles} ${OFFER_TEXTS.opensOneTimePlan}`,
    button: "JOIN NOW",
  },
} as const satisfies PageIntroContent & Record<string, unknown>;
