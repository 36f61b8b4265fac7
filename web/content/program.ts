import { RELOCATION_COSTS } from "./planning-figures.ts";

/** A module of the relocation roadmap. */
export type ProgramModule = {
  /** Position in the program, 1 to 7. */
  number: number;
  id: string;
  title: string;
  description: string;
  checkpoints: readonly string[];
};

/** How long the program takes. */
export const PROGRAM_LENGTH = "6-12 months";

/** The seven modules of the relocation roadmap, in order. */
export const PROGRAM_MODULES = [
  {
    number: 1,
    id: "positioning",
    title: "Global positioning and country clarity",
    description:
      "Decide why you are moving, what you need from a place, and which two countries deserve a closer look.",
    checkpoints: [
      "Write down your reasons, your limits and what would make you turn back",
      "Score countries on language, income, health, schools and the right to stay",
      "Choose a first and a second country",
      "Learn how each treats your passport and your taxes",
      "Agree on a date range with everybody who is moving",
    ],
  },
  {
    number: 2,
    id: "paperwork",
    title: "Paperwork and pre-move essentials",
    description: "Collect, renew and authenticate every document before an office asks for it.",
    checkpoints: [
      "Renew passports that would run out within two years",
      "Order birth, marriage and education certificates in certified copies",
      "Request police clearances in time, since they expire",
      "Get apostilles or legalization where your destination requires them",
      "Arrange powers of attorney, wills and care of what stays behind",
      "Confirm your visa route with the official office",
    ],
  },
  {
    number: 3,
    id: "discovery-trip",
    title: "Discovery trip design",
    description: "Plan a visit that tests ordinary life in your chosen city and answers the questions you still have.",
    checkpoints: [
      "Set a question for every day of the trip",
      "Book appointments with a school, a hospital, a bank and an office",
      "Stay in two neighborhoods and travel at rush hour",
      "Record every price you pay",
      "Review the trip two weeks after your return",
    ],
  },
  {
    number: 4,
    id: "finances",
    title: "Financial infrastructure setup",
    description: "Build the accounts, reserves and tax position that carry you through the first year.",
    checkpoints: [
      "Write a budget for the move and for the first year",
      `Set aside ${RELOCATION_COSTS.livingExpensesMonths.value} of living expenses and the price of a flight home`,
      "Open or plan the accounts that you need on both continents",
      "Test how you will send and receive money, and what it costs",
      "Settle tax residence and reporting with an adviser",
    ],
  },
  {
    number: 5,
    id: "housing-and-education",
    title: "Housing, neighborhoods and education",
    description: "Find the school, the neighborhood and the lease, in that order.",
    checkpoints: [
      "Shortlist schools by curriculum, language, fees and waiting list",
      "Compare neighborhoods by commute, water, power and healthcare",
      "Rent before you buy, with a written agreement",
      "Learn who can own or lease land, and how a title is searched",
      "Enroll the children and send their records",
    ],
  },
  {
    number: 6,
    id: "relocation-system",
    title: "Complete relocation system",
    description: "Bring everything together in one calendar: shipping, travel, arrival and the first ninety days.",
    checkpoints: [
      "Make one calendar from notice to arrival, with an owner for each task",
      "Decide what to ship, sell, store and give away",
      "Arrange insurance, medical records and medicines for the journey",
      "Plan the first week: transport, SIM, keys, food and registration",
      "Set reviews for day 30, day 60 and day 90",
    ],
  },
  {
    number: 7,
    id: "employment-and-contracting",
    title: "Curated employment and contracting opportunities",
    description: "Use your experience to earn an income there: positions, contracts, partnerships and investments.",
    checkpoints: [
      "Rewrite your profile for employers and clients in your region",
      "Learn which work your permit allows",
      "Review curated openings and contracts every month",
      "Ask for introductions in your field through the network",
      "Check any partnership or investment before you sign",
    ],
  },
] as const satisfies readonly ProgramModule[];
