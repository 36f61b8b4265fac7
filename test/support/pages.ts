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

/** The back office's routes: without a session they show a sign-in panel. */
export const BACK_OFFICE: readonly string[] = ["/admin", "/contacts", "/analytics", "/optin-report"];
