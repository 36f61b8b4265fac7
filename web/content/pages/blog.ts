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
  heading: "Notes for the journey home",
  paragraphs: [
    "Practical reading about papers, money, schools, health and work, for people who are moving to Africa or thinking about it. Each article names the office where you can confirm what it says.",
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
