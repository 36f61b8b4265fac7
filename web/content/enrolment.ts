import { OFFERS, OFFER_PAIRS, type OfferId } from "#domain/offers.ts";

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
  eyebrow: "Enroll",
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
    link: { label: "Join the waitlist instead", to: "/waitlist" },
  },
  note: { text: "Limited spots available each month", sample: true },
} as const;
