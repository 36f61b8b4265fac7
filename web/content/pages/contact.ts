import { site } from "#domain/site.ts";
import type { PageContent } from "#web/content/pages/page.ts";

export const CONTACT: PageContent = {
  meta: {
    path: "/contact",
    title: "Contact us",
    description:
      "Write to us about visas, countries, costs, the community, partnerships or the press. We reply within 24 hours.",
  },
  motif: "north",
  eyebrow: "Contact",
  heading: "Write to a person",
  paragraphs: [
    "Tell us where you are, where you would like to be and what stands between the two. A person reads every message, and you have a reply within 24 hours.",
    "Our team works from the USA, Tanzania and South Africa, so that somebody is awake when you are.",
  ],
  pointers: {
    title: "Ways to reach us",
    links: [
      {
        label: site.email.hello,
        to: `mailto:${site.email.hello}`,
        text: "For everything: countries, visas, costs, partnerships and the press.",
      },
      {
        label: "Questions and answers",
        to: "/faq",
        text: "Eighteen questions in six categories, and a search through all of them.",
      },
      {
        label: "Help centre",
        to: "/help",
        text: "Topics and answers about the roadmap, your account of it and this site.",
      },
    ],
  },
};
