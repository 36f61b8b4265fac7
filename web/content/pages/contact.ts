import type { PageIntroContent } from "#web/content/pages/page.ts";

export const CONTACT: PageIntroContent = {
  meta: {
    path: "/contact",
    title: "Contact us",
    description:
      "Write to us about visas, countries, costs, the community, partnerships or the press. We reply within 24 hours.",
  },
  motif: "north",
  eyebrow: "Contact",
  heading: "Write to a person",
  paragraphs: ["Ask about a country, a visa, a budget or the program. You do not need to have decided anything yet."],
};
