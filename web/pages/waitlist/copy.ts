import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import { PROGRAM_LENGTH } from "#web/content/program.ts";
import type { Navigation } from "#web/layout/navigation.ts";
import type { PageMeta } from "#web/lib/page-meta.ts";
import { STORIES_NOTE } from "#web/lib/sample.ts";

export const WAITLIST_META: PageMeta = {
  path: "/waitlist",
  title: "Join the waitlist",
  description:
    "A free list for people who are not ready to enroll: we write when we launch something new for a move to Africa.",
};

export const WAITLIST_HERO = {
  eyebrow: "Free waitlist",
  heading: "Planning a move to Africa, but not ready to enroll?",
  text: `A guided way to move to Africa: the right country, the right papers, and a plan for each step. ${OFFER_TEXTS.enrollmentIsOpen}`,
} as const;

export const WAITLIST_BENEFITS = {
  eyebrow: "Benefits",
  title: "Six kinds of help with a move",
  intro:
    "The guides, the visa information and the calculators are free to read and use. The community and the career opportunities belong to the paid program.",
  tiles: [
    {
      id: "location",
      title: "Location Guides",
      text: "Countries, cities and neighborhoods side by side: cost, climate, schools and healthcare.",
    },
    {
      id: "visa",
      title: "Visa & Documentation",
      text: "Which visa, which papers and in which order, with the office that decides.",
    },
    {
      id: "community",
      title: "Expat Community",
      text: "Meet people who have moved to the country that you are going to.",
    },
    {
      id: "career",
      title: "Career Opportunities",
      text: "Positions, contracts and partnerships for people who bring skills from abroad.",
    },
    {
      id: "finance",
      title: "Financial Planning",
      text: "Budgets, banking and transfers, so that you know your figures before you go.",
    },
    {
      id: "lifestyle",
      title: "Lifestyle Support",
      text: "Housing, healthcare, schools and daily customs.",
    },
  ],
} as const satisfies { tiles: readonly { id: string; title: string; text: string }[] } & Record<string, unknown>;

export type BenefitId = (typeof WAITLIST_BENEFITS)["tiles"][number]["id"];

export const WAITLIST_STORIES = {
  title: "Success stories",
  intro: STORIES_NOTE,
} as const;

export const WAITLIST_FAQ = {
  title: "Four things people ask first",
  entries: [
    {
      id: "what-happens",
      title: "What happens after I join the waitlist?",
      content:
        "You get an email that confirms your sign-up. It has one link to unsubscribe and one to remove your data. After that we write when we launch something new.",
    },
    {
      id: "cost",
      title: "Does it cost anything?",
      content: `No. The waitlist is free, it reserves nothing and you owe nothing. The guides, the visa information and the calculators on this site are free as well. ${OFFER_TEXTS.difference} You do not have to wait to enroll.`,
    },
    {
      id: "which-countries",
      title: "Which countries do you cover?",
      content: `There are detailed guides to ${COUNTRY_IDS.length} African countries. The [country guides](/country-guides) list them all, and the [country finder](/#countries) helps to choose.`,
    },
    {
      id: "how-long",
      title: "How long does a move take?",
      content: `The relocation roadmap is made for ${PROGRAM_LENGTH}, from choosing a country to living there. Papers can take months, so begin with them.`,
    },
  ],
} as const;

export const WAITLIST_CLOSING = {
  title: "Join in a minute",
  text: "Two fields, and we write when we launch something new. Enrollment in the program is open already.",
  button: "Join the waitlist now",
} as const;

/** The waitlist's own bar. */
export const WAITLIST_NAVIGATION: Navigation = {
  links: [
    { label: "Benefits", to: "#benefits" },
    { label: "Stories", to: "#stories" },
    { label: "FAQ", to: "#faq" },
  ],
  call: { label: "Join the waitlist", menuLabel: "Join the waitlist", to: "#join" },
};
