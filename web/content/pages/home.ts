import type { Pointer } from "#web/content/pages/page.ts";
import type { PageMeta } from "#web/lib/meta.ts";

export const HOME_META: PageMeta = {
  path: "/",
  title: "Move to Africa with a plan",
  description:
    "Country guides, visa guidance, cost comparisons and a roadmap of seven modules for the diaspora, expats and investors who are moving to Africa.",
};

export const HOME_HERO = {
  eyebrow: "For the diaspora, expats and investors",
  heading: "Your move to Africa, from a dream to an address",
  text: "Choose the country that fits your life, get the papers right, and arrive with a home, a bank account and people who expect you. The relocation roadmap takes you there in 6 to 12 months.",
  primary: { label: "See the roadmap", to: "#program" },
  secondary: { label: "Read the country guides", to: "/country-guides" },
  picture:
    "Three arched windows: a sailing boat off the coast, a road into snow-capped highlands, an acacia on the savannah at sunset",
} as const;

export const HOME_WHY = {
  eyebrow: "Why Africa",
  title: "Why so many are going home",
  intro:
    "A lower cost of living, young and growing economies, and the quiet of belonging. The hard part has never been the wish; it is the hundred small decisions between the wish and the door key.",
  reasons: [
    {
      title: "Step-by-step guidance",
      text: "Seven modules in the order in which a move happens, each with its checkpoints.",
    },
    {
      title: "Legal and visa clarity",
      text: "Which visa, which papers, how long and how much, before you book a flight.",
    },
    {
      title: "Full service assistance",
      text: "Help with the parts that are hard from a distance: banks, leases, schools.",
    },
    { title: "Settle faster", text: "A discovery trip with a purpose, and a neighbourhood that you chose yourself." },
    { title: "Community support", text: "People who crossed before you, in the country that you are going to." },
  ],
} as const;

export const HOME_PROGRAM = {
  eyebrow: "Our program",
  title: "The relocation roadmap",
  intro: "A program of 6 to 12 months in seven modules. You work through them in order, or begin where you are.",
  modules: [
    "Global positioning and country clarity",
    "Paperwork and pre-move essentials",
    "Discovery trip design",
    "Financial infrastructure setup",
    "Housing, neighborhoods and education",
    "Complete relocation system",
    "Curated employment and contracting opportunities",
  ],
  call: "Get Started",
} as const;

export const HOME_EXPLORE: { title: string; intro: string; links: readonly Pointer[] } = {
  title: "Begin wherever you are",
  intro: "Everything here is free to read, and written for people who have to decide.",
  links: [
    {
      label: "Country guides",
      to: "/country-guides",
      text: "Nine countries in depth: visas, housing, healthcare, business, schools and daily life.",
    },
    {
      label: "Visa information",
      to: "/visa-information",
      text: "Visa types for Ghana, Kenya and Rwanda: duration, processing, fees and documents.",
    },
    {
      label: "Cost calculator",
      to: "/cost-calculator",
      text: "What your income is worth in nine African countries, in one comparison.",
    },
    {
      label: "Community",
      to: "/community",
      text: "People who are planning, moving and already there, in forums, events and country groups.",
    },
  ],
};

export const HOME_WAITLIST = {
  title: "Be there when it opens",
  intro: "Leave your name and be the first to know when we launch.",
  call: { label: "Join the waitlist", to: "/waitlist" },
} as const;
