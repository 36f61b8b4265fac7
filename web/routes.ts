import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { READER_LINKS } from "./content/readers/reader-links.ts";

/**
 * The site map, by hand; any other path shows the not-found screen. Which pages stand behind a parameter is data:
 * web/content/detail-pages.ts, and web/content/finder-results.ts.
 */
export default [
  index("pages/home/page.tsx"),
  route("waitlist", "pages/waitlist/page.tsx"),
  route("country-guides", "pages/country-guides/page.tsx"),
  route("country-guides/:country", "pages/country-guides/guide/page.tsx"),
  route("top-countries", "pages/top-countries/page.tsx"),
  route("top-countries/:country", "pages/top-countries/profile/page.tsx"),
  route("visa-information", "pages/visa-information/page.tsx"),
  route("visa-information/:country/:visa", "pages/visa-information/visa/page.tsx"),
  route("compare", "pages/compare/page.tsx"),
  route("compare/:countries", "pages/compare/side-by-side/page.tsx"),
  route("matches/:choices", "pages/matches/page.tsx"),
  route("cost-calculator", "pages/cost-calculator/page.tsx"),
  route("community", "pages/community/page.tsx"),
  route("help", "pages/help/page.tsx"),
  route("contact", "pages/contact/page.tsx"),
  route("faq", "pages/faq/page.tsx"),
  route("search", "pages/search/page.tsx"),
  route("blog", "pages/blog/page.tsx"),
  route("blog/:article", "pages/blog/article/page.tsx"),
  route("job-search", "pages/job-search/page.tsx"),

  // One module, which finds its reader by the path.
  ...READER_LINKS.map(({ id }) => route(id, "pages/readers/page.tsx", { id: `pages/readers/${id}` })),

  route("privacy-policy", "pages/privacy-policy/page.tsx"),
  route("terms-of-service", "pages/terms-of-service/page.tsx"),
  route("cookie-policy", "pages/cookie-policy/page.tsx"),

  route("admin", "pages/admin/page.tsx"),
  route("contacts", "pages/contacts/page.tsx"),
  route("announcements", "pages/announcements/page.tsx"),
  route("analytics", "pages/analytics/page.tsx"),
  route("optin-report", "pages/optin-report/page.tsx"),

  // Files that the build writes from the same data as the pages.
  route("sitemap.xml", "feeds/sitemap.ts"),
  route("robots.txt", "feeds/robots.ts"),
  route("feed.xml", "feeds/feed.ts"),
  route("search-index.json", "feeds/search-index.ts"),
  route("facts.json", "feeds/facts.ts"),
  route("reviews.json", "feeds/reviews.ts"),
  route("calendar/visa-information/:country/:visa/steps.json", "feeds/visa-steps.ts"),
  route("calendar/*", "feeds/calendar.ts"),

  route("*", "pages/not-found/page.tsx"),
] satisfies RouteConfig;
