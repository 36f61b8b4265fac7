import { FINDER_STEP } from "#web/features/finder/next-step.ts";
import type { PageContent } from "#web/layout/page-content.ts";

export const comparePage = {
  meta: {
    path: "/compare",
    title: "Compare African countries side by side",
    description:
      "Two or three of thirteen African countries side by side: visas, costs, climate, language, schools, investment, safety and law, with sources and dates.",
  },
  motif: "east",
  eyebrow: "Compare countries",
  heading: "Two or three countries, side by side",
  paragraphs: [
    "Choose two countries, add a third on their page, and read them row by row: how you enter and stay, what life costs, what the schools are like, and what three governments tell their citizens about safety.",
  ],
  list: { title: "Choose a pair", with: "{country} and", of: "{first} and {second} compared" },
  three: {
    title: "Three at once",
    intro: "Choose any three of our countries; they stand beside one another.",
    labels: ["First country", "Second country", "Third country"],
    open: "Choose a country",
    button: "Compare the Three",
    /** Where one country was chosen twice. */
    twice: "Choose three different countries.",
    loading: "Loading the three countries…",
    withoutScripts: "Your browser runs no scripts here: choose a pair above, which needs none.",
    onlyTwo: "Only two of them",
  },
  /** One comparison. */
  one: {
    lead: "{countries}, row by row. Where it says that nothing is entered, we have no information yet.",
    nothing: "Nothing entered yet",
    sources: "Sources for {country}",
    /** The way from two countries to three. */
    addThird: "Add a third country",
    addThirdOf: "{countries} compared",
    nextStep: {
      ...FINDER_STEP,
      title: "Which of them fits the life you want?",
    },
  },
  pointers: {
    title: "Read on",
    links: ["countryGuides", "topCountries", "costCalculator"],
  },
} as const satisfies PageContent & Record<string, unknown>;
