import type { PageContent } from "#web/layout/page-content.ts";

export const NOT_FOUND: PageContent = {
  meta: {
    path: "/404",
    title: "404 Page Not Found",
    description: "There is no page at this address. Links to the home page and to other pages of the site.",
    noindex: true,
  },
  motif: "south",
  heading: "404 Page Not Found",
  paragraphs: [
    "If you followed a link to get here, the page has moved or does not exist. One of these pages may help.",
  ],
  pointers: {
    title: "Find your way",
    links: [
      {
        label: "Home",
        to: "/",
        text: "Start again from the beginning.",
      },
      "countryGuides",
      "helpCenter",
    ],
  },
};

/** The hint to a developer, after everything that helps a visitor. */
export const ROUTER_HINT = "Did you forget to add the page to the router?";
