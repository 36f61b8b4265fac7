import { CHAPTER_TITLES } from "#domain/chapter-ids.ts";

/** The chapters of a guide that are made from its country's record: their titles, and the names of their rows. */
export const RECORD_TEXTS = {
  beforeYouPay: {
    homes: "Before you pay: check the seller, the builder or the agent",
    entry: "Before you pay: check the visa site or the adviser",
  },
  /** Under a chapter some of whose rows hold for others than the reader. */
  report: "Something changed? Tell us",
  reportAbout: "in {chapter}",
  entry: {
    title: CHAPTER_TITLES.entry,
    question: "Question",
    all: "US, British and Canadian passports",
    kind: "Kind",
    others: {
      title: "With another passport",
      columns: ["Passport", "You need", "Details"],
      days: "{days} days",
      whole: "Every passport and its rules",
      lead: "For visits. Most of this comes from unofficial sources, so before you book, confirm with",
    },
  },
  permits: {
    title: CHAPTER_TITLES.permits,
    columns: ["Permit", "You need", "First year, one adult", "Plan on", "Then"],
    feeLacks: "Also charged, amount not published",
    list: "Compare permits for this reason",
    shared: "What several permits share",
    asAbove: "Shared rules above that apply:",
    standardPapers: "Standard papers",
    plusStandardPapers: "The standard papers",
    plan: "Plan your move month by month",
    chooser: "Which permit fits you? Six questions",
  },
  belonging: {
    title: CHAPTER_TITLES.belonging,
    compare: "What each way costs and gives, next to other countries",
  },
  money: {
    title: CHAPTER_TITLES.money,
  },
  homes: {
    title: CHAPTER_TITLES.homes,
  },
  goods: {
    title: CHAPTER_TITLES.goods,
  },
  driving: {
    title: CHAPTER_TITLES.driving,
  },
  pets: {
    title: CHAPTER_TITLES.pets,
  },
  work: {
    title: CHAPTER_TITLES.work,
    pay: { title: "Typical pay", occupation: "Occupation", amount: "Pay" },
  },
  health: {
    title: CHAPTER_TITLES.health,
    risks: "Risks to your health",
    hospitals: "Hospitals",
  },
  schools: {
    title: CHAPTER_TITLES.schools,
    columns: ["School", "City", "Curriculum", "Ages", "Fees"],
  },
  family: {
    title: CHAPTER_TITLES.family,
  },
  rules: {
    title: CHAPTER_TITLES.rules,
  },
  cities: {
    title: CHAPTER_TITLES.cities,
    fits: "Good for",
    doesNotFit: "Not for",
    page: "Districts, prices and life in {city}",
    /** By the chapter of a city's page, at the end of the guide's chapter on the same. */
    more: {
      districts: "Districts and rents in {city}",
      schools: "Schools in {city}",
      health: "Hospitals in {city}",
      safety: "Safety in {city}",
    },
  },
  culture: { title: CHAPTER_TITLES.culture },
} as const;

/** The sources of a guide’s overview, and its links to the print page. */
export const OVERVIEW = {
  print: "Print the whole guide",
  sources: {
    title: "Sources",
    text: "Each chapter lists its sources, with publisher and date.",
    data: "Download everything we know about {country}:",
    inShort: "Sources for the short guide in the list of countries:",
  },
} as const;

export const CHAPTER_PAGE = {
  chapters: "Chapters of the guide",
  neighbors: "Next in the guide",
  overview: "Overview",
  before: "Before:",
  after: "Next:",
  all: "All chapters",
} as const;

export const PRINT_PAGE = {
  title: "The whole guide to {country}",
  description: "All chapters of the guide to {country} on one page, to print or to save.",
  back: "The guide to {country}",
} as const;

export const CHANGES_PAGE = {
  title: "What has changed in {country}",
  description:
    "Facts of our guide to {country} that changed in the last twelve months: what each said before and says now.",
  back: "Guide to {country}",
  none: "Nothing has changed in the last twelve months.",
  before: "Before:",
  now: "Now:",
} as const;
