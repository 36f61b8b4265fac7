import type { PageContent } from "#web/content/pages/page.ts";

export const COMMUNITY: PageContent = {
  meta: {
    path: "/community",
    title: "Community of people moving to Africa",
    description:
      "Discussion forums, virtual events, country groups and a mentorship program for people who plan their move to Africa or have already made it.",
  },
  motif: "west",
  eyebrow: "Community",
  heading: "Nobody should move alone",
  paragraphs: [
    "Meet people who are planning the same move, people who made it years ago, and people who invest in the countries they came home to.",
  ],
  pointers: {
    title: "Get to know us first",
    links: [
      {
        label: "Join the waitlist",
        to: "/waitlist",
        text: "Be the first to know when we launch.",
      },
      {
        label: "Module 7",
        to: "/job-search",
        text: "Curated employment and contracting opportunities, for members of the roadmap.",
      },
      {
        label: "Contact",
        to: "/contact",
        text: "Write to us. We reply within 24 hours.",
      },
    ],
  },
};
