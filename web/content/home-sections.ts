import { HOUSEHOLD_NOTE } from "#domain/calculation-summary.ts";
import { COUNTRIES } from "#domain/countries.ts";
import { PROGRAMME_LENGTH, PROGRAMME_MODULES } from "#domain/programme.ts";
import { site } from "#domain/site.ts";
import type { PageMeta } from "#web/lib/meta.ts";

// The texts of Home, section by section in the page's order (product §2, "Home"). Wording in quotes there is verbatim.
// The route's loader reads this module at build time; components get its parts as props.

export * from "./enrolment.ts";
export * from "./success-stories.ts";

export const homeMeta: PageMeta = {
  path: "/",
  title: "Move to Africa with a plan",
  description:
    "Country guides, visa guidance, cost comparisons and a roadmap of seven modules for the diaspora, expats and investors who are moving to Africa.",
};

export const hero = {
  eyebrow: "For the diaspora, expats and investors",
  heading: "Your move to Africa, from a dream to an address",
  intro: `${site.name} helps you choose the country that fits your life, get the papers right, and arrive with a home, a budget and people who expect you.`,
  button: { label: "Find Your Ideal Country", to: "#countries" },
  figures: [
    { value: String(COUNTRIES.length), label: "countries to choose from" },
    { value: String(PROGRAMME_MODULES.length), label: "modules in order" },
    { value: PROGRAMME_LENGTH.replace(" months", ""), label: "months to an address" },
  ],
  /** True of whatever picture the owner puts there. */
  picture: "Africa, where the journey leads",
} as const;

export const videoSection = {
  eyebrow: "Watch first",
  heading: "Community and visa guidance, on film",
  intro: "See how members prepare their papers, plan a first trip and help each other settle.",
  playLabel: "Play the film",
  /** Said before the outside player is loaded, which happens only when a visitor asks for it. */
  playNote: "The film comes from an outside video service and loads only when you press play.",
  frameTitle: `${site.name}: community and visa guidance`,
  loading: "The film is loading.",
  /** Under the frame: a frame that shows the browser's error page cannot be told from one that plays. */
  swap: "Is the film not playing? Use our own player",
  /** Where neither the frame nor our own film comes. */
  unavailable: "The film did not load.",
  elsewhere: "Open the preview in a new tab",
  /** Inside the fallback player, for browsers without one (product §8). */
  unsupported: "Your browser does not support the video tag.",
  link: "Ready to Start Your Journey",
} as const;

export const whyAfrica = {
  id: "why-africa",
  eyebrow: "Why Africa",
  heading: "Why Africa, and why now",
  intro: "People go for different reasons, and most have more than one. These are the ones that we hear most.",
  reasons: [
    {
      id: "belonging",
      title: "To belong",
      text: "To raise children where they are not the exception, close to the languages, food and family stories that they come from.",
    },
    {
      id: "value",
      title: "To live well on less",
      text: "In many cities rent, care and help at home cost a fraction of what they do in North America or Britain. Try it with your own figures.",
    },
    {
      id: "build",
      title: "To build something",
      text: "Young populations and growing cities need schools, clinics, software, farms and homes, and people who know how to make them.",
    },
    {
      id: "return",
      title: "Because doors are open",
      text: "Several countries now invite the diaspora by name, with a right to stay, investor permits or visas for remote work.",
    },
  ],
} as const;

/** The why-use-it section with its five benefit cards (product §1, §9). */
export const whyUseIt = {
  eyebrow: "Why use it",
  heading: `Why people move with ${site.name}`,
  intro: "A move has hundreds of small decisions. We put them in order and stay beside you until they are made.",
  benefits: [
    {
      id: "step-by-step-guidance",
      title: "Step-by-Step Guidance",
      text: "Seven modules with checklists, from the first idea to day ninety. You always know what comes next and what can wait.",
    },
    {
      id: "legal-and-visa-clarity",
      title: "Legal and Visa Clarity",
      text: "Visa types, papers, fees and times in plain words, each with the official office where you can confirm them.",
    },
    {
      id: "full-service-assistance",
      title: "Full Service Assistance",
      text: "Help with the discovery trip, banking, housing, schools and shipping, and introductions to people who do this for a living.",
    },
    {
      id: "settle-faster",
      title: "Settle Faster",
      text: "Arrive with a furnished first month, a doctor's number, a working phone and a plan for the first ninety days.",
    },
    {
      id: "community-support",
      title: "Community Support",
      text: "Ask people who made the same move last year. Somebody has already found the answer to your question.",
    },
  ],
} as const;

export const programmeSection = {
  id: "program",
  eyebrow: "Our program",
  heading: "The relocation roadmap",
  intro: `Seven modules over ${PROGRAMME_LENGTH}. Open one to see what you will have done by its end.`,
  checkpointsLabel: "What you will have done",
  button: { label: "See the plans", to: "#enroll" },
} as const;

/** The finder's fields and results are its feature's; these are the section's words (product §2). */
export const countriesSection = {
  id: "countries",
  eyebrow: "Find your country",
  heading: "Discover Your Ideal African Destination",
  intro:
    "Tell us what matters to you. You will see up to three countries that fit, best first, with the reasons, and all thirteen on the map.",
  finderHeading: "Country Finder Tool",
  finderButton: "Find My Matches",
  matchesHeading: "Your Top Matches",
  matchLink: "See Detailed Report",
  popularHeading: "Popular Relocation Destinations",
  popularIntro: "Seven places that people ask us about most.",
  popularLink: "View Country Guide",
} as const;

/** The calculator's fields and messages are its feature's; these are the section's words (product §2). */
export const calculatorSection = {
  id: "calculator",
  eyebrow: "Count it through",
  heading: "Cost of Living Calculator",
  intro: "Enter what a month costs you now and see an estimate for the life you have in mind.",
  currentHeading: "Your Current Location",
  destinationHeading: "Potential African Destination",
  submit: "Calculate Savings",
  submitting: "Calculating...",
  resultsId: "calculator-results",
  resultsHeading: "Your Cost Comparison",
  currentTotalLabel: "Current Monthly Expenses",
  newTotalLabel: "Estimated African Expenses",
  savingsLabel: "Your Monthly Savings",
  reportButton: { label: "Get Your Detailed Report", to: "#enroll" },
  householdNote: HOUSEHOLD_NOTE,
  note: "An estimate for orientation. It leaves out taxes, school fees, insurance and the move itself.",
} as const;

/** The last section of Home. */
export const landingFaqSection = {
  id: "faq",
  eyebrow: "Good questions",
  heading: "Frequently asked questions",
  intro: "Six questions that nearly everyone asks.",
  more: { label: "See all questions", to: "/faq" },
} as const;
