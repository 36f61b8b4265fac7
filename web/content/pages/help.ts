import type { PageContent } from "#web/content/pages/page.ts";

export const HELP: PageContent = {
  meta: {
    path: "/help",
    title: "Help centre",
    description:
      "Help with country guides, visas, costs and the community: topics, frequent questions and a way to reach us. Support replies within 24 hours.",
  },
  motif: "east",
  eyebrow: "Help centre",
  heading: "How can we help?",
  paragraphs: [
    "Most questions about moving have been asked before, and the answers are written down. If yours is not among them, write to us: support replies within 24 hours, and the live chat is staffed Monday to Friday, 9 AM to 6 PM EST.",
  ],
  pointers: {
    title: "Find an answer",
    links: [
      {
        label: "Questions and answers",
        to: "/faq",
        text: "Eighteen questions in six categories, and a search through all of them.",
      },
      {
        label: "Contact",
        to: "/contact",
        text: "Write to us. We reply within 24 hours.",
      },
      {
        label: "Community",
        to: "/community",
        text: "People who are planning, moving and already there, in forums, events and country groups.",
      },
    ],
  },
};
