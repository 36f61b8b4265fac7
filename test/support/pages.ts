/** The 19 routes, in the order of docs/product.md. */
export const PAGES = [
  "/",
  "/waitlist",
  "/country-guides",
  "/top-countries",
  "/visa-information",
  "/cost-calculator",
  "/community",
  "/help",
  "/contact",
  "/faq",
  "/blog",
  "/privacy-policy",
  "/terms-of-service",
  "/cookie-policy",
  "/admin",
  "/contacts",
  "/analytics",
  "/optin-report",
  "/job-search",
] as const;

/** One page of each kind that stands behind a parameter, and those beside the 19; test/built/found.spec.ts sees all of them. */
export const DETAIL_PAGE_SAMPLES = [
  "/country-guides/ghana",
  "/top-countries/tanzania",
  "/visa-information/kenya/work-permit",
  "/blog/health-care-before-during-after",
  "/compare/ghana-vs-kenya",
  "/search",
  "/announcements",
  "/families",
  "/returning",
  "/retirees",
  "/investors",
] as const;

/** The back office's routes: without a session they show a sign-in panel. */
export const BACK_OFFICE: readonly string[] = ["/admin", "/contacts", "/analytics", "/optin-report", "/announcements"];
