import type { PageContent } from "#web/layout/page-content.ts";

export const comparePage = {
  meta: {
    path: "/compare",
    title: "Compare African countries side by side",
    description:
      "Two or three of thirteen African countries side by side: visa ways, costs, climate, language, schools, investment, safety and law, each fact with its source.",
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
    intro: "The sets of three that our Country Finder answers with.",
  },
  /** One comparison. */
  one: {
    lead: "What we know of {countries}, row by row. Where a cell is empty, we hold nothing on it yet.",
    nothing: "Nothing entered yet",
    sources: "Sources for {country}",
    /** The way from two countries to three, and from three to each two of them. */
    addThird: "Add a third country",
    addThirdOf: "{countries} compared",
    onlyTwo: "Only two of them",
    nextStep: {
      title: "Which of them fits the life you want?",
      text: "Three questions about lifestyle, language and investment, and the finder names the best matches.",
      label: "Find My Matches",
      to: "/#countries",
    },
  },
  pointers: {
    title: "Read on",
    links: [
      {
        label: "Country guides",
        to: "/country-guides",
        text: "Nine countries in depth: visas, housing, healthcare, business, schools and daily life.",
      },
      {
        label: "Top countries",
        to: "/top-countries",
        text: "Profiles of the places most people ask us about, with climate and budget.",
      },
      {
        label: "Cost calculator",
        to: "/cost-calculator",
        text: "What your income is worth in nine African countries.",
      },
    ],
  },
} as const satisfies PageContent & Record<string, unknown>;
