import { OWNER_PAGES } from "../../domain/owner-pages.ts";
import { VISITOR_PAGES } from "../../domain/visitor-pages.ts";

/** The back office's routes: without a session they show a sign-in panel. */
export const BACK_OFFICE: readonly string[] = OWNER_PAGES;

/** Every page that stands behind no parameter. */
export const PAGES: readonly string[] = [...VISITOR_PAGES, ...OWNER_PAGES];

/** One page of each kind that stands behind a parameter, and the readers' pages; test/built/found.test.ts sees all of them. */
export const DETAIL_PAGE_SAMPLES: readonly string[] = [
  "/country-guides/ghana",
  "/country-guides/ghana/permits",
  "/top-countries/tanzania",
  "/visa-information/kenya/work-permit",
  "/blog/health-care-before-during-after",
  "/compare/ghana-vs-kenya",
  "/cities/mombasa",
  "/families",
  "/returning",
  "/coming-back",
  "/retirees",
  "/investors",
  "/leaving/usa",
  "/my-plan/kenya",
  "/before-you-pay/kenya",
];

/** A page of each kind: the other pages have the same parts with other words. */
export const PAGES_OF_EACH_KIND: readonly string[] = [
  "/",
  "/country-guides",
  "/cost-calculator",
  "/contact",
  "/blog",
  "/waitlist",
  "/cookie-policy",
  "/contacts",
  "/country-guides/ghana",
  "/visa-information/kenya/work-permit",
  "/compare/ghana-vs-kenya",
  "/cities/mombasa",
];
