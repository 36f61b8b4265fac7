import { OFFERS, OFFER_PAIRS, type OfferId } from "#domain/offers.ts";
import { PROGRAMME_LENGTH } from "#domain/programme.ts";
import { site } from "#domain/site.ts";
import type { Testimonial } from "./testimonial.ts";

// The texts of Home, section by section in the page's order (product §2, "Home"). Wording in quotes there is verbatim.

export const hero = {
  eyebrow: "For the African diaspora in the USA, Canada and the UK",
  heading: "The way home, planned with care",
  intro: `${site.name} helps you choose a country, prepare your papers, and arrive with a home, a budget and people who expect you.`,
  button: { label: "Find Your Ideal Country", to: "#countries" },
} as const;

export const videoSection = {
  heading: "Community and visa guidance, on film",
  intro: "See how members prepare their papers, plan a first trip and help each other settle.",
  playLabel: "Play the film",
  /** Said before the outside player is loaded, which happens only when a visitor asks for it. */
  playNote: "The film comes from an outside video service and loads only when you press play.",
  frameTitle: `${site.name}: community and visa guidance`,
  /** Inside the fallback player, for browsers without one (product §8). */
  unsupported: "Your browser does not support the video tag.",
  link: "Ready to Start Your Journey",
} as const;

export const whyAfrica = {
  id: "why-africa",
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
  heading: "The relocation roadmap",
  intro: `Seven modules over ${PROGRAMME_LENGTH}. Open one to see what you will have done by its end.`,
  checkpointsLabel: "What you will have done",
  button: { label: "See the plans", to: "#enroll" },
} as const;

/** The finder's fields and results are its feature's; these are the section's words (product §2). */
export const countriesSection = {
  id: "countries",
  heading: "Discover Your Ideal African Destination",
  intro: "Tell us what matters to you. You will see up to three countries and the reasons for each.",
  finderHeading: "Country Finder Tool",
  finderButton: "Find My Matches",
  matchesHeading: "Your Top Matches",
  matchLink: "See Detailed Report",
  popularHeading: "Popular Relocation Destinations",
  popularLink: "View Country Guide",
} as const;

/** The calculator's fields and messages are its feature's; these are the section's words (product §2). */
export const calculatorSection = {
  id: "calculator",
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
  note: "An estimate for orientation. It leaves out taxes, school fees, insurance and the move itself.",
} as const;

/** The three testimonials of Home, 5 stars each (product §2, §3, §9): invented people (decision: samples). */
export const landingTestimonials: readonly Testimonial[] = [
  {
    id: "landing-danielle",
    name: "Danielle Hughes",
    transition: "Project manager and mother of two",
    location: "Atlanta, USA to Accra, Ghana",
    text: "The school-first advice saved us a year. We visited three, chose one, and only then looked for a house. My son walks to class, and I can hear the break bell from the kitchen.",
    rating: 5,
    photo: null,
    sample: true,
  },
  {
    id: "landing-andre",
    name: "André Lafontaine",
    transition: "Software developer, now with a team of four",
    location: "Montreal, Canada to Kigali, Rwanda",
    text: "I came with a list of ten questions and a return ticket. Eight had answers by day six, and the other two had names and dates beside them. I signed my lease on the second trip.",
    rating: 5,
    photo: null,
    sample: true,
  },
  {
    id: "landing-grace",
    name: "Grace Nkemelu",
    transition: "Retired midwife",
    location: "London, UK to Diani, Kenya",
    text: "Nobody told me what to dream. They told me which papers to bring, in which order, and whom to ask. Now I teach three mornings a week and swim on the others.",
    rating: 5,
    photo: null,
    sample: true,
  },
];

/** A message in the community-feedback picture: invented (decision: samples). */
type FeedbackMessage = { id: string; from: string; text: string; sample: true };

const feedbackMessages: readonly FeedbackMessage[] = [
  {
    id: "feedback-1",
    from: "Monique, Accra",
    text: "Keys in hand! The checklist for viewings paid for itself.",
    sample: true,
  },
  {
    id: "feedback-2",
    from: "Desmond, Nairobi",
    text: "Permit came through today. Thank you all for the patience.",
    sample: true,
  },
  {
    id: "feedback-3",
    from: "Aaliyah, Kigali",
    text: "First Umuganda this morning. I know my whole street now.",
    sample: true,
  },
  {
    id: "feedback-4",
    from: "Winston, Cape Town",
    text: "The bank asked for exactly the five papers on our list.",
    sample: true,
  },
  { id: "feedback-5", from: "Folake, Marrakech", text: "Who else is here in March? Tea is on me.", sample: true },
];

export const successStories = {
  heading: "Success Stories",
  intro: "Three people, three countries, and what made the difference.",
  /** The rating in words, for readers who do not see the stars. */
  ratingLabel: (rating: number) => `${rating} out of 5 stars`,
  feedback: {
    heading: "Community Feedback",
    /** The drawn picture of a group chat that stands for the screenshot of product §2. */
    alternative:
      "Illustration of a phone with a group chat: five short messages from members in Accra, Nairobi, Kigali, Cape Town and Marrakech, with good news about keys, a permit, neighbors and a bank.",
    messages: feedbackMessages,
    sample: true,
  },
  button: "I'm Ready To Join Now",
} as const;

/** A plan card; price and checkout address come from the offer (product §2, §9; decision: two-price-pairs). */
export type PlanCard = {
  offer: OfferId;
  title: string;
  badge: string;
  /** How the price is paid, after the amount. */
  terms: string;
  /** What the price comes to, or what it saves. */
  summary: string;
  features: readonly string[];
  button: string;
};

const { oneTime, monthly } = OFFER_PAIRS.home;
const MONTHS = 12;
const monthlyTotal = OFFERS[monthly].price * MONTHS;

function dollars(amount: number): string {
  return `$${amount.toLocaleString("en-US")}`;
}

/** What both plans include: the 5 features of the monthly card. */
const sharedFeatures = [
  "Step-by-step relocation roadmap with checklists",
  "Visa and paperwork guidance",
  "Discovery trip and budget planning tools",
  "Housing, neighborhood and school guidance",
  "Community and country groups",
] as const;

export const enrolment = {
  id: "enroll",
  heading: "Choose how you want to begin",
  intro: "Two ways to pay for the program. Payment happens on our external checkout, which opens in a new tab.",
  plans: [
    {
      offer: oneTime,
      title: "One-time payment",
      badge: "BEST VALUE",
      terms: "paid once",
      summary: `Save ${dollars(monthlyTotal - OFFERS[oneTime].price)} compared to monthly!`,
      features: [
        ...sharedFeatures,
        "Employment and contract opportunities",
        "1:1 strategy sessions",
        "Bonus material and masterminds",
      ],
      button: "Enroll with one payment",
    },
    {
      offer: monthly,
      title: "Monthly payment",
      badge: "POPULAR",
      terms: `a month for a ${MONTHS}-month program`,
      summary: `Total ${dollars(monthlyTotal)}`,
      features: sharedFeatures,
      button: "Enroll month by month",
    },
  ] satisfies readonly [PlanCard, PlanCard],
  banner: {
    heading: "Not ready to pay for anything?",
    text: "Use the Country Finder and the calculator, read the guides and ask us questions first. They are open to everyone.",
  },
  note: { text: "Limited spots available each month", sample: true },
} as const;

export const landingFaqSection = {
  id: "faq",
  heading: "Frequently asked questions",
  intro: "Six questions that nearly everyone asks.",
  more: { label: "See all questions", to: "/faq" },
} as const;
