import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import type { PageContent } from "#web/layout/page-content.ts";
import { STORIES_NOTE } from "#web/lib/sample.ts";

export const COMMUNITY: PageContent = {
  meta: {
    path: "/community",
    title: "Community of people moving to Africa",
    description:
      "Discussion forums, virtual events, country groups and a mentorship program for people who plan their move to Africa or have already made it.",
  },
  motif: "west",
  eyebrow: "Community",
  heading: "Meet people who are moving to Africa",
  paragraphs: ["A community for people who plan a move, have made one, or invest in an African country."],
  pointers: {
    title: "Get to know us first",
    links: [
      "waitlist",
      {
        label: "Module 7",
        to: "/job-search",
        text: "Curated employment and contracting opportunities, which is part of the one-time plan.",
      },
      "contact",
    ],
  },
};

export const communityOfferings = [
  {
    id: "discussion-forums",
    title: "Discussion Forums",
    description:
      "Ask about everyday matters: renting from a landlord, opening a bank account, getting a shipment through customs. Threads stay searchable, so that the next person finds the answer.",
  },
  {
    id: "virtual-events",
    title: "Virtual Events",
    description:
      "Live sessions with people who have moved and with guests who know the subject: visas, schools, taxes, building, health. You can ask about your own case.",
  },
  {
    id: "country-groups",
    title: "Country Groups",
    description:
      "A group for each destination, from first questions to weekend plans. Members post prices, openings and neighborhood news from where they live.",
  },
  {
    id: "mentorship-program",
    title: "Mentorship Program",
    description:
      "We match you with somebody who made a similar move, with your kind of family, work or budget. Meet for a set number of conversations, and later do the same for the next newcomer.",
  },
] as const;

export const communityPage = {
  statsHeading: "In numbers",
  statsIntro: "A number that is marked as a sample was not counted, and stands here until one is.",
  offeringsHeading: "What you will find",
  testimonialsHeading: "Stories",
  testimonialsIntro: STORIES_NOTE,
  join: {
    heading: "Join the community",
    text: `${OFFER_TEXTS.community} ${OFFER_TEXTS.opensOneTimePlan}`,
    button: "JOIN NOW",
  },
} as const;
