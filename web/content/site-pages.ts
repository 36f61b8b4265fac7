import { factsIn, type IsoDate } from "#domain/facts.ts";
import { VISITOR_PAGES, type VisitorPage } from "#domain/visitor-pages.ts";
import { FOLDERS } from "./countries/countries.ts";
import { DETAIL_PAGES, type DetailPage, newestEntry } from "./detail-pages.ts";
import { REVISED } from "./legal-pages.ts";

/** What the search says of a public page, and the sitemap. */
type SitePageWords = {
  label: string;
  text: string;
  /** The day on which its content last changed, where its data say so. */
  changedOn?: IsoDate;
};

/** The last entry among the pages of a kind. */
function findNewestEntry(kind: DetailPage["kind"]): IsoDate {
  return newestEntry(DETAIL_PAGES.filter((page) => page.kind === kind));
}

const WORDS: Readonly<Record<VisitorPage, SitePageWords>> = {
  "/": { label: "Home", text: "The country finder, the cost of living calculator, the program and its prices." },
  "/country-guides": {
    label: "Country guides",
    text: "Every country, chapter by chapter: visas, housing, healthcare, business, schools and daily life.",
    changedOn: findNewestEntry("guide"),
  },
  "/top-countries": {
    label: "Top countries",
    text: "Profiles with capital, climate, living cost and what each country is known for.",
    changedOn: findNewestEntry("profile"),
  },
  "/cities": {
    label: "Cities",
    text: "City by city: rents by district, a month's basket, power, water, climate, flights, safety, schools and hospitals.",
    changedOn: findNewestEntry("city"),
  },
  "/visa-information": {
    label: "Visa information",
    text: "Visa types with duration, processing, fees and documents, and the directory of embassies.",
    changedOn: findNewestEntry("visa"),
  },
  "/permits": {
    label: "Find your permit",
    text: "Six questions, then the residence permits that fit you, those that almost fit, and what is missing.",
  },
  "/belonging": {
    label: "Which country takes me as a descendant?",
    text: "Citizenship and residence by descent, DNA, marriage and return: who qualifies, cost, rights, and what is open today.",
  },
  "/before-you-pay": {
    label: "Before you pay",
    text: "Check a land seller, a builder, an agent or a visa site before you send money: when to stop, registers, official sites and where to report fraud.",
    changedOn: newestEntry(factsIn(FOLDERS.map(({ safeguards }) => safeguards))),
  },
  "/my-plan": {
    label: "My plan",
    text: "A dated plan for your move: what to do, in which month, with which papers, for how much.",
  },
  "/cost-calculator": {
    label: "Cost calculator",
    text: "What your income is worth in African countries, and typical monthly expenses.",
  },
  "/compare": {
    label: "Compare countries",
    text: "Any two of our countries side by side: visas, costs, climate, schools, safety and law.",
    changedOn: findNewestEntry("comparison"),
  },
  "/community": { label: "Community", text: "Forums, events, country groups and mentors." },
  "/help": { label: "Help Center", text: "Help by topic, common questions and a message to our team." },
  "/contact": { label: "Contact", text: "Write to us; a person replies." },
  "/faq": { label: "FAQ", text: "Questions that people ask before they move, with answers." },
  "/blog": {
    label: "Blog",
    text: "Articles about papers, money, schools, health and work.",
    changedOn: findNewestEntry("article"),
  },
  "/search": { label: "Search", text: "Everything on this site, by a word or as a list." },
  "/waitlist": { label: "Join the waitlist", text: "A free list for people who are not ready to enroll." },
  "/job-search": {
    label: "Job search",
    text: "Module 7 of the program: curated employment and contracting opportunities.",
  },
  "/privacy-policy": {
    label: "Privacy policy",
    text: "What we store about you, why, and how to have it removed.",
    changedOn: REVISED.date,
  },
  "/terms-of-service": {
    label: "Terms of service",
    text: "The conditions of using this site.",
    changedOn: REVISED.date,
  },
  "/cookie-policy": { label: "Cookie policy", text: "What this site keeps in your browser.", changedOn: REVISED.date },
};

/** Every public page that is not about one thing of a collection. */
export const SITE_PAGES: readonly (SitePageWords & { path: VisitorPage })[] = VISITOR_PAGES.map((path) =>
  Object.assign({ path }, WORDS[path]),
);
