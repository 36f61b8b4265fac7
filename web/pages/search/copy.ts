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
  eyebrow: "Search",
  heading: "What are you looking for?",
  paragraphs: ["Countries, permits, cities, visas, questions, articles and help. On every page, the key / leads here."],
  searchLabel: "Search this site",
  searchPlaceholder: "A country, a visa, a question",
  /** Placeholder for the number of results, or of pages while nothing is typed. */
  count: { one: "1 result", many: "{count} results" },
  loading: "Searching…",
  failed: "The search could not be loaded. Please check your connection and try again; the list of all pages is below.",
  empty: {
    title: "Nothing on “{query}” yet",
    hint: "We count what people look for here in vain, without who asked, and write it next. Try another word, or choose from the list of all pages.",
    showAll: "Show All Pages",
  },
  nearest: "What comes nearest:",
  ask: "Ask us, and a person replies",
  results: "Results",
  /** What a result is, and the headings of the list of all pages. */
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
} as const;
