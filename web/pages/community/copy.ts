import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import type { Testimonial } from "#web/features/testimonials/testimonial.ts";
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

export type CommunityStat = { id: string; value: string; label: string; sample: boolean };

/** The numbers of the community; they stand until the provider's own take their place (decision: samples). */
export const communityStats: readonly CommunityStat[] = [
  { id: "members", value: "2,500+", label: "members", sample: true },
  { id: "relocations", value: "150+", label: "relocations", sample: true },
  { id: "events", value: "50+", label: "weekly events", sample: true },
  { id: "countries", value: "12", label: "countries", sample: true },
];

/** The four offerings of /community. */
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

/** The three testimonials of /community: invented people (decision: samples). */
export const communityTestimonials: readonly Testimonial[] = [
  {
    id: "community-solange",
    name: "Solange Baptiste",
    transition: "Nurse, moved with two children",
    location: "Toronto to Accra",
    text: "The Ghana group told me which three schools to visit and which question to ask at each. We signed with the second one, and my daughter had a friend before the term began.",
    rating: 5,
    sample: true,
  },
  {
    id: "community-terrence",
    name: "Terrence Whitfield",
    transition: "Engineer, works remotely",
    location: "Houston to Kigali",
    text: "My mentor had made every mistake that I was about to make. Four calls with him were worth more than a year of videos.",
    rating: 5,
    sample: true,
  },
  {
    id: "community-abena",
    name: "Abena Clarke",
    transition: "Retired teacher",
    location: "Birmingham to Cape Coast",
    text: "I came for the information and stayed for the Thursday call. When my container was late, six people told me what to do next.",
    rating: 5,
    sample: true,
  },
];

export const communityPage = {
  statsHeading: "In numbers",
  statsIntro: "A number that is marked as a sample was not counted, and stands here until one is.",
  offeringsHeading: "What you will find",
  testimonialsHeading: "Stories",
  testimonialsIntro: STORIES_NOTE,
  join: {
    heading: "Join the community",
    text: `${OFFER_TEXTS.community} ${OFFER_TEXTS.difference} ${OFFER_TEXTS.module7Alone} ${OFFER_TEXTS.opensOneTimePlan}`,
    button: "JOIN NOW",
  },
} as const;
