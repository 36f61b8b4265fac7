import { FINDER_STEP } from "#web/features/finder/next-step.ts";
import { MONTH_HOUSEHOLD } from "#web/content/month-household.ts";
import type { PageContent } from "#web/layout/page-content.ts";

export const comparePage = {
  meta: {
    path: "/compare",
    title: "Compare African countries side by side",
    description:
      "Two or three African countries or cities side by side: figures, visas, tax, costs, climate, schools, safety and law, with sources and dates.",
  },
  motif: "east",
  heading: "Two or three countries, side by side",
  paragraphs: [
    "How you enter and stay, what life costs, what the schools are like, and what three governments tell their citizens about safety.",
  ],
  list: {
    title: "Choose a pair",
    intro: `Each two countries have a page. ${MONTH_HOUSEHOLD}`,
    with: "Compare {country} with",
    of: "{first} and {second} compared",
  },
  countries: {
    intro: "Choose two or three. The figures come first.",
    withoutScripts: "Your browser runs no scripts here: choose a pair below, which needs none.",
  },
  cities: {
    intro: "Two or three cities in rows of values: what a month costs, power, water, climate, flights, safety.",
    withoutScripts: "Comparing cities needs scripts; each city has a page, which needs none.",
    all: "All cities",
    figures: {
      title: "A month in figures",
      none: "Not published",
      lines: {
        one: "Rent, one bedroom",
        three: "Rent, three bedrooms",
        foodPerAdult: "Food, one adult",
        transportPerAdult: "Transport, one adult",
        utilities: "Power and water",
        internet: "Internet",
        help: "Full-time help at home",
      },
      months: {
        alone: "A comfortable month for one adult",
        family: "A comfortable month for two adults and two children",
      },
    },
    chapters: {
      life: {
        title: "Life there",
        fits: "For whom it fits",
        doesNotFit: "For whom it does not",
        power: "Power",
        water: "Water",
        climate: "Climate",
        air: "Flights",
        safety: "Safety in the city",
        schools: "Schools",
        hospitals: "Hospitals",
      },
    },
  },
  /** One comparison. */
  one: {
    lead: "{countries}, row by row.",
    /** The way from two countries to three. */
    addThird: { label: "Add a third country", none: "Choose a country", button: "Compare the three" },
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
