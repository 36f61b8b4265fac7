/**
 * Every public page that is not about one thing of a collection, in the order of the search's list. A page is listed here and
 * nowhere else: its route, its words, the sitemap, what is counted of visits and the tests follow.
 */
export const VISITOR_PAGES = [
  "/",
  "/country-guides",
  "/top-countries",
  "/cities",
  "/visa-information",
  "/permits",
  "/belonging",
  "/before-you-pay",
  "/my-plan",
  "/cost-calculator",
  "/compare",
  "/community",
  "/help",
  "/contact",
  "/faq",
  "/blog",
  "/search",
  "/waitlist",
  "/job-search",
  "/privacy-policy",
  "/terms-of-service",
  "/cookie-policy",
] as const;
export type VisitorPage = (typeof VISITOR_PAGES)[number];
