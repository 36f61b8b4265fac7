import type { IsoDate } from "#domain/facts.ts";
import type { PagePath } from "./page-paths.ts";
import { DETAIL_PAGES, type DetailPage, newestEntry } from "./detail-pages.ts";
import { REVISED } from "./legal/legal-page.ts";

/** A public page of the site that is not about one thing of a collection. */
export type SitePage = {
  path: PagePath;
  label: string;
  text: string;
  /** The day on which its content last changed, where its data say so. */
  changedOn?: IsoDate;
};

/** The last entry among the pages of a kind. */
function findNewestEntry(kind: DetailPage["kind"]): IsoDate {
  return newestEntry(DETAIL_PAGES.filter((page) => page.kind === kind));
}

/** Every public page that is not about one thing; the back office is not among them. */
export const SITE_PAGES: readonly SitePage[] = [
  { path: "/", label: "Home", text: "The country finder, the cost of living calculator, the program and its prices." },
  {
    path: "/country-guides",
    label: "Country guides",
    text: "Nine countries, chapter by chapter: visas, housing, healthcare, business, schools and daily life.",
    changedOn: findNewestEntry("guide"),
  },
  {
    path: "/top-countries",
    label: "Top countries",
    text: "Profiles with capital, climate, living cost and what each country is known for.",
    changedOn: findNewestEntry("profile"),
  },
  {
    path: "/visa-information",
    label: "Visa information",
    text: "Visa types with duration, processing, fees and documents, and the directory of embassies.",
    changedOn: findNewestEntry("visa"),
  },
  {
    path: "/cost-calculator",
    label: "Cost calculator",
    text: "What your income is worth in nine African countries, and typical monthly expenses.",
  },
  {
    path: "/compare",
    label: "Compare countries",
    text: "Any two of our countries side by side: visas, costs, climate, schools, safety and law.",
    changedOn: findNewestEntry("comparison"),
  },
  { path: "/community", label: "Community", text: "Forums, events, country groups and mentors." },
  { path: "/help", label: "Help Center", text: "Help by topic, common questions and a message to our team." },
  { path: "/contact", label: "Contact", text: "Write to us; a person replies." },
  { path: "/faq", label: "FAQ", text: "Questions that people ask before they move, with answers." },
  {
    path: "/blog",
    label: "Blog",
    text: "Articles about papers, money, schools, health and work.",
    changedOn: findNewestEntry("article"),
  },
  { path: "/search", label: "Search", text: "Everything on this site, by a word or as a list." },
  { path: "/waitlist", label: "Join the waitlist", text: "A free list for people who are not ready to enroll." },
  {
    path: "/job-search",
    label: "Job search",
    text: "Module 7 of the program: curated employment and contracting opportunities.",
  },
  {
    path: "/privacy-policy",
    label: "Privacy policy",
    text: "What we store about you, why, and how to have it removed.",
    changedOn: REVISED.date,
  },
  {
    path: "/terms-of-service",
    label: "Terms of service",
    text: "The conditions of using this site.",
    changedOn: REVISED.date,
  },
  {
    path: "/cookie-policy",
    label: "Cookie policy",
    text: "What this site keeps in your browser.",
    changedOn: REVISED.date,
  },
];
