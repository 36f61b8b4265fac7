import { ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";
import type { PageContent } from "#web/content/pages/page.ts";

export const JOB_SEARCH: PageContent = {
  meta: {
    path: "/job-search",
    title: "Module 7: employment and contracting",
    description:
      "Module 7 of the roadmap: executive positions, entrepreneurial partnerships, contracts and consulting, and investment in Africa, curated for members.",
  },
  motif: "east",
  eyebrow: "Module 7",
  heading: "Curated Employment & Contracting Opportunities",
  paragraphs: [
    "A move lasts when there is work in it. The seventh module of the roadmap opens four doors: executive and leadership positions, entrepreneurial partnerships, contract and consulting work, and investment and wealth building.",
    "Members work with an opportunity database, partnership templates, due diligence checklists, contract negotiation guides and introductions to people who hire.",
  ],
  pointers: {
    title: "Join the members",
    links: [
      {
        label: "Get the roadmap",
        to: ONE_TIME_OFFER_PAGE,
        text: "All seven modules, this one included, from our checkout.",
      },
      {
        label: "Community",
        to: "/community",
        text: "People who are planning, moving and already there, in forums, events and country groups.",
      },
      {
        label: "The seven modules",
        to: "/#program",
        text: "What you work through, from the first choice to the last box.",
      },
    ],
  },
};
