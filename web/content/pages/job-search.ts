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
    title: "Before you decide",
    links: [
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
      {
        label: "Contact",
        to: "/contact",
        text: "Ask us what fits your field. We reply within 24 hours.",
      },
    ],
  },
};
