import type { SearchKind } from "#web/content/search-entries.ts";
import type { PageMeta } from "#web/lib/page-meta.ts";

export const searchPage = {
  meta: {
    path: "/search",
    title: "Search this site",
    description:
      "Search the country guides, permits, cities, visas, questions, articles and help of this site, or choose from the list of all pages.",
  } satisfies PageMeta,
  motif: "west",
  heading: "What are you looking for?",
  paragraphs: ["Countries, permits, cities, visas, questions, articles and help."],
  searchLabel: "Search this site",
  searchPlaceholder: "A country, a visa, a question",
  count: { one: "1 result", many: "{count} results" },
  loading: "Searching…",
  failed: "The search could not be loaded. Please check your connection and try again; the list of all pages is below.",
  empty: {
    title: "Nothing on “{query}” yet",
    hint: "We keep an anonymous count of searches like this one to decide what to write next. Try another word, or browse all pages below.",
    showAll: "Show all pages",
  },
  /** Above the questions that are shown while nothing is typed. */
  try: "Try one of these",
  allPages: "All pages",
  filter: "Show only",
  all: "All",
  /** The heading of results that are about no one country. */
  noCountry: "General",
  showMore: "Show {count} more",
  nearest: "The closest we have:",
  ask: "Ask us; a person will reply",
  results: "Results",
  /** The filters of results, and the headings of the list of all pages. */
  kinds: {
    guide: "Country guides",
    chapter: "In the country guides",
    permit: "Permits",
    profile: "Country profiles",
    city: "Cities",
    visa: "Visas",
    plan: "Plans",
    safeguards: "Before you pay",
    reader: "By situation",
    home: "Leaving home",
    article: "Articles",
    question: "Questions",
    page: "Pages",
  } satisfies Record<SearchKind, string>,
  kindOf: {
    guide: "Guide",
    chapter: "Chapter",
    permit: "Permit",
    profile: "Profile",
    city: "City",
    visa: "Visa",
    plan: "Plan",
    safeguards: "Before you pay",
    reader: "By situation",
    home: "Leaving home",
    article: "Article",
    question: "Question",
    page: "Page",
  } satisfies Record<SearchKind, string>,
} as const;
