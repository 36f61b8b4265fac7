import { BEFORE_YOU_PAY_PATH } from "#web/content/page-paths.ts";

/** The words around every page about one thing (decision: addresses). */
export const DETAIL_TEXTS = {
  breadcrumb: "You are here",
  home: "Home",
  contents: "On this page",
  related: "Related pages",
  /** The status of all facts of the page, and the first day on which one falls due for review. */
  entered: "Last updated on {date}, not yet confirmed with the offices; review due on {date}",
  confirmed: "Facts last confirmed with the offices on {date}; review due on {date}",
  calendar: "Add the review to your calendar",
  /** For a page without a fact of the ledger. */
  written: "Written on {date}",
} as const;

/** The overview page of each kind of page, as the breadcrumb names it; null for a kind that has none. */
export const OVERVIEWS = {
  guide: { label: "Country guides", path: "/country-guides" },
  chapter: { label: "Country guides", path: "/country-guides" },
  profile: { label: "Top countries", path: "/top-countries" },
  city: { label: "Cities", path: "/cities" },
  visa: { label: "Visa information", path: "/visa-information" },
  article: { label: "Blog", path: "/blog" },
  comparison: { label: "Compare countries", path: "/compare" },
  plan: { label: "My plan", path: "/my-plan" },
  safeguards: { label: "Before you pay", path: BEFORE_YOU_PAY_PATH },
  reader: null,
  home: null,
} as const;
