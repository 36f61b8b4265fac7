import type { PageContent } from "#web/content/pages/page.ts";

export const BLOG: PageContent = {
  meta: {
    path: "/blog",
    title: "Blog: life and work in Africa",
    description:
      "Articles about moving to Ghana, Rwanda, Kenya, South Africa and Morocco: healthcare, business, education and life as a digital nomad.",
  },
  motif: "west",
  eyebrow: "Blog",
  heading: "Letters from those who went",
  paragraphs: [
    "Notes on housing and healthcare, schools and start-ups, from Ghana, Rwanda, Kenya, South Africa and Morocco, written for people who want to know what the first year is really like.",
  ],
  pointers: {
    title: "While you are here",
    links: [
      {
        label: "Country guides",
        to: "/country-guides",
        text: "Nine countries in depth: visas, housing, healthcare, business, schools and daily life.",
      },
      {
        label: "Community",
        to: "/community",
        text: "People who are planning, moving and already there, in forums, events and country groups.",
      },
      {
        label: "Join the waitlist",
        to: "/waitlist",
        text: "Be the first to know when we launch.",
      },
    ],
  },
};
