import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** The site map (product §2), by hand; any other path shows the not-found screen. */
export default [
  index("routes/home.tsx"),
  route("waitlist", "routes/waitlist.tsx"),
  route("country-guides", "routes/country-guides.tsx"),
  route("top-countries", "routes/top-countries.tsx"),
  route("visa-information", "routes/visa-information.tsx"),
  route("cost-calculator", "routes/cost-calculator.tsx"),
  route("community", "routes/community.tsx"),
  route("help", "routes/help.tsx"),
  route("contact", "routes/contact.tsx"),
  route("faq", "routes/faq.tsx"),
  route("blog", "routes/blog.tsx"),
  route("job-search", "routes/job-search.tsx"),

  route("privacy-policy", "routes/privacy-policy.tsx"),
  route("terms-of-service", "routes/terms-of-service.tsx"),
  route("cookie-policy", "routes/cookie-policy.tsx"),

  route("admin", "routes/admin.tsx"),
  route("contacts", "routes/contacts.tsx"),
  route("analytics", "routes/analytics.tsx"),
  route("optin-report", "routes/optin-report.tsx"),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
