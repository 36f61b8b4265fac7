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
  heading: "Nobody should move an ocean alone",
  paragraphs: [
    "Behind every move that went well stands somebody who had gone before: who knew the honest agent, the right school, the queue that moves. Our community is where you meet them before you need them.",
    "There are four ways in: discussion forums, virtual events, groups for each country and a mentorship program that pairs you with someone who has already settled.",
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
