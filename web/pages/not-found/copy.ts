import type { PageContent } from "#web/layout/page-content.ts";

export const NOT_FOUND: PageContent = {
  meta: {
    path: "/404",
    title: "404 Page Not Found",
    description: "There is no page at this address. The way home and the most visited pages.",
    noindex: true,
  },
  motif: "south",
  eyebrow: "Off the map",
  heading: "404 Page Not Found",
  paragraphs: [
    "If you followed a link to get here, the page has moved or never was. These pages are where most people were going.",
  ],
  pointers: {
    title: "Find your way",
    links: [
      {
        label: "Home",
        to: "/",
        text: "Start again from the beginning.",
      },
      {
        label: "Country guides",
        to: "/country-guides",
        text: "Nine countries in depth: visas, housing, healthcare, business, schools and daily life.",
      },
      {
        label: "Help center",
        to: "/help",
        text: "Topics and answers about the roadmap, your account of it and this site.",
      },
    ],
  },
};

/** The hint to a developer, after everything that helps a visitor. */
export const ROUTER_HINT = "Did you forget to add the page to the router?";
