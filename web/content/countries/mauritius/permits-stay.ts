import { estimated, notFound, type Permit, read } from "../country-record.ts";
import { FEES, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const BOARD = "mauritius-residency";
const IMMIGRATION = "mauritius-passport-office";

const premiumPapers = read(
  "Plans for a long stay with lodging, return ticket, travel and health insurance, proof of income",
  BOARD,
  [sources.premiumAgent, sources.premiumIbn],
  FEES,
);
const retiredPapers = read(
  "Birth certificate in English or French, passport, police clearance of the last ten years, photograph, signed promise, certified bank statement; sometimes marriage certificate and medical report",
  BOARD,
  [sources.retiredPapers, sources.retiredBoard],
  FEES,
);
const studentPapers = read(
  "Application to enter Mauritius, photographs, passport, letter of offer, the sponsor's bank statement of six months, medical report with HIV, hepatitis B and chest X-ray",
  IMMIGRATION,
  [sources.studentUom, sources.studentMiddlesex],
  FEES,
);

/** Permits for a year, for retired people and for students. */
export const mauritiusStayPermits: readonly [Permit, Permit, Permit] = [
  {
    id: "premium-visa",
    name: "Premium Visa",
    reasons: ["remote", "retirement"],
    whoFor: "Remote workers, retired people and long-stay visitors whose income comes from abroad.",
    conditions: { monthlyIncomeUsd: 1500 },
    ...shared,
    threshold: read(
      "$1,500 a month from outside Mauritius, more with dependants, and insurance for the first stay",
      BOARD,
      [sources.premiumAgent, sources.premiumIbn],
      {
        ...FEES,
        note: "The pages are of before the law of 2025, which raised other permits: ask whether it is still $1,500.",
      },
    ),
    fee: read(
      "Plan $50: it was free, but some applications cost that since December 2025",
      BOARD,
      [sources.premiumMagellan, sources.premiumAgent, sources.retiredIntrasia],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        note: "The older pages are of January 2023 and undated. The $50 are named for retired people; whether they hold for this visa no page says: ask the Board.",
      },
    ),
    firstTerm: read("Up to one year", BOARD, [sources.premiumTbi, sources.premiumMagellan], {
      ...FEES,
      note: "You may leave and come back. After 183 days you are a tax resident; pay for remote work is then taxed only as far as you bring it into Mauritius.",
    }),
    renewal: read(
      "For a further year, inside the country, but do not count on it: it is under review, and people report refusals",
      BOARD,
      [sources.premiumReview, sources.premiumTbi, sources.premiumIbn],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        reported: [{ value: "refused to two people, one of them for a renewal", page: sources.premiumRefusals }],
        note: "The budget of June 2025 announced a review of visas. An adviser wrote in August 2025 that no law had ended this one. Ask before you lease a home for more than a year.",
      },
    ),
    work: read(
      "For employers and clients abroad only; nothing on the local market",
      BOARD,
      [sources.premiumAgent, sources.premiumMagellan],
      FEES,
    ),
    dependants: read("Spouse and children may come along", BOARD, [sources.premiumIbn], {
      ...FEES,
      note: "For a school in Mauritius children need a student's visa.",
    }),
    familyFees: { spouseUsd: null, childUsd: null, pupils: "student" },
    documents: papers(
      ["Proof of lodging", "Return ticket", "Travel and health insurance", "Proof of income"],
      premiumPapers,
    ),
    processing: estimated(
      "1 to 4 weeks",
      "An agent names 48 hours at first and longer since then; the page breaks off before the number. We plan with up to a month.",
      FEES,
    ),
    processingWeeks: { from: 1, to: 4 },
    feeUsd: { from: 0, to: 50 },
    applyAt: read("Online, with the Economic Development Board", BOARD, [sources.premiumMagellan], FEES),
    applyFrom: null,
    registerWithinDays: null,
    permanentResidence: read(
      "Not by itself; you can change to a long-term permit inside the country",
      BOARD,
      [sources.premiumIbn],
      FEES,
    ),
    yearsToPermanentResidence: null,
    endsWhen: notFound(BOARD, "Ask what happens if your income falls below the sum."),
  },
  {
    id: "retired",
    name: "Residence Permit as a retired non-citizen",
    reasons: ["retirement"],
    whoFor: "People from 50 on with a steady income from abroad.",
    conditions: { monthlyIncomeUsd: 2000, minimumAge: 50 },
    ...shared,
    threshold: read(
      "Age 50, and $2,000 a month or $24,000 a year transferred to a bank in Mauritius, the first $2,000 within 60 days",
      BOARD,
      [sources.amendments, sources.retiredIntrasia, sources.retiredBoard],
      {
        ...FEES,
        note: "$1,500 a month or $18,000 a year was the rule before the law of 2025. The Board's page in our copy still names it.",
      },
    ),
    fee: read(
      "$1,000, and $50 to apply since December 2025",
      BOARD,
      [sources.retiredIntrasia, sources.retiredBoard],
      FEES,
    ),
    firstTerm: read("Ten years", BOARD, [sources.amendments, sources.retiredBoard], {
      ...FEES,
      note: "No minimum of days in Mauritius, by one adviser.",
    }),
    renewal: read(
      "With proof that the yearly transfers were made in each of the ten years",
      BOARD,
      [sources.amendments],
      { ...FEES, note: "The Board wants the evidence at the end of each year." },
    ),
    work: read(
      "None for pay. You may invest in a business that does not employ or pay you.",
      BOARD,
      [sources.retiredBoard, sources.retiredPapers, sources.budget2024],
      {
        ...FEES,
        note: "The budget of June 2024 announced work without another permit; ask whether it is the law.",
      },
    ),
    dependants: read(
      "Spouse or partner of the opposite sex, parents, and unmarried children who do not work",
      BOARD,
      [sources.retiredFamily, sources.retiredDependants],
      FEES,
    ),
    documents: papers(
      [
        "Birth certificate",
        "Police clearance of the last ten years",
        "Certified bank statement",
        "Passport with twelve months left",
        "Passport photograph",
        "Signed promise",
        "Medical report",
      ],
      retiredPapers,
    ),
    processing: read("4 to 6 weeks to the approval in principle", BOARD, [sources.retiredIntrasia], {
      ...FEES,
      note: "After that you fly to Mauritius and open the bank account.",
    }),
    processingWeeks: shared.processingWeeks,
    feeUsd: { from: 1050, to: 1050 },
    permanentResidence: read(
      "Not on this permit's minimum: 20 years are given after five years in which you transferred at least $200,000, and $2,000 a month makes $120,000",
      BOARD,
      [sources.amendments, sources.permanentBefore],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        note: "If you want it, bring in two thirds more each year than the permit asks for. Before the law of 2025 it was after three years at $1,500 a month.",
      },
    ),
    yearsToPermanentResidence: 5,
    yearsAsk: {
      permanentResidence: "if you transferred $200,000 in them; $2,000 a month is not enough",
      citizenship: shared.yearsAsk.citizenship,
    },
    endsWhen: notFound(BOARD, "Ask what happens if one year's transfers fall short."),
  },
  {
    id: "student",
    name: "Student residence permit",
    reasons: ["study"],
    whoFor: "People whom a school or university in Mauritius has admitted.",
    conditions: { admission: true },
    ...shared,
    threshold: read(
      "Admission, and a bank statement with 100,000 to 150,000 rupees ($2,200 to $3,300)",
      IMMIGRATION,
      [sources.studentMiddlesex, sources.studentUom],
      {
        ...FEES,
        note: "Middlesex names the lower sum, after the deposit; the University of Mauritius the higher. The dollars are ours.",
      },
    ),
    fee: notFound(IMMIGRATION, "The universities' pages that we read name no fee of the permit."),
    firstTerm: read("A provisional visa of three months, then the student permit", IMMIGRATION, [sources.studentUom], {
      ...FEES,
      note: "Do not travel before the provisional permit is there.",
    }),
    renewal: notFound(IMMIGRATION, "Ask the university, which applies for you."),
    work: read(
      "Up to 20 hours a week, with an authorization",
      IMMIGRATION,
      [sources.studentWork, sources.budget2021],
      FEES,
    ),
    dependants: notFound(IMMIGRATION, "Ask whether a spouse may come along."),
    documents: papers(
      [
        "Letter of offer",
        "Bank statement of six months",
        "Medical report with HIV, hepatitis B and chest X-ray",
        "Passport photographs",
        "Letter of the sponsor",
      ],
      studentPapers,
    ),
    processing: read("Within 4 weeks", IMMIGRATION, [sources.studentMiddlesex], FEES),
    processingWeeks: { from: 4, to: 4 },
    feeUsd: null,
    applyAt: read(
      "Through the university, which brings the papers to the office",
      IMMIGRATION,
      [sources.studentMiddlesex, sources.studentUom],
      FEES,
    ),
    applyFrom: "before travel",
    registerWithinDays: null,
    permanentResidence: read(
      "Not by itself; after the degree an Occupation Permit of up to ten years with a job",
      BOARD,
      [sources.budget2021],
      FEES,
    ),
    yearsToPermanentResidence: null,
    endsWhen: read(
      "If you take a full-time job: the permit is canceled and the employer applies",
      IMMIGRATION,
      [sources.studentWork],
      FEES,
    ),
  },
];
