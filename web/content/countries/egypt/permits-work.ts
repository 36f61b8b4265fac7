import { estimated, notFound, type Permit, read } from "../country-record.ts";
import { FEES, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const LABOR = "egypt-labor-ministry";
const PASSPORTS = "egypt-interior-ministry";
const GAFI = "egypt-gafi";

const workPapers = read(
  "HIV test at the central laboratory of the Ministry of Health in Egypt, certificates translated into Arabic and legalized by the Egyptian embassy at home",
  LABOR,
  [sources.workIbn, sources.workRemoly],
  FEES,
);
const investorPapers = read(
  "Form of the Investment Authority, papers of the company, security clearance",
  GAFI,
  [sources.investorCompany, sources.investorRules],
  FEES,
);
const citizenshipPapers = read(
  "Medical report, clear police record, proof of the source of the money, transfer from abroad in US dollars",
  GAFI,
  [sources.citizenshipSums, sources.citizenshipDual],
  FEES,
);

/** Permits for people who work or invest in a company. */
export const egyptWorkPermits: readonly [Permit, Permit, Permit] = [
  {
    id: "work-permit",
    name: "Work visa and work permit",
    reasons: ["job", "skills"],
    whoFor: "People whom an employer in Egypt hires for skills that are hard to find there.",
    conditions: { jobOffer: true },
    ...shared,
    threshold: read(
      "An employer whose foreigners are at most 10% of the staff, three years of experience in the field, and no competition with Egyptians",
      LABOR,
      [sources.workIbn, sources.workSkills],
      FEES,
    ),
    fee: read(
      "3,000 pounds a year (about $60) in the first three years, 5,000 from the fourth to the sixth",
      LABOR,
      [sources.workFees],
      { ...FEES, note: "From a decree of about 2014: ask for today's." },
    ),
    firstTerm: read("One year", LABOR, [sources.workIbn], {
      ...FEES,
      note: "The residence that goes with it is six months at first.",
    }),
    renewal: read(
      "A year at a time; a work permit is never permanent",
      LABOR,
      [sources.workIbn, sources.workTemporary],
      FEES,
    ),
    work: read("The job of the employer who applied", LABOR, [sources.workIbn, sources.workRules], FEES),
    dependants: notFound(PASSPORTS, "Ask for the residence of spouse and children, and whether they may work."),
    documents: papers(
      [
        "Employment contract",
        "HIV test in Egypt",
        "Certificates translated into Arabic",
        "Passport with the work visa",
      ],
      workPapers,
    ),
    processing: read(
      "7 to 14 working days for the work visa. Then a receipt lets you begin; the permit itself takes 8 to 10 months, the residence about 30 days.",
      LABOR,
      [sources.workIbn, sources.workRemoly],
      { ...FEES, note: "Stay outside Egypt until the visa is approved, and finish within 60 days of entry." },
    ),
    processingWeeks: { from: 2, to: 3 },
    feeUsd: { from: 60, to: 60 },
    applyAt: read("By the employer, at the Ministry of Labor", LABOR, [sources.workIbn, sources.workRules], FEES),
    applyFrom: "before travel",
    registerWithinDays: 60,
    endsWhen: notFound(LABOR, "Ask how long you may stay after the job ends."),
  },
  {
    id: "investor",
    name: "Investor residence",
    reasons: ["business"],
    whoFor: "Founders, shareholders and partners of a company, and owners of a firm, in Egypt.",
    conditions: { capitalUsd: 1000 },
    ...shared,
    threshold: read(
      "A company of yours, judged by points: activity, paid-in capital, staff and place. The least capital that counts is 50,000 pounds ($1,000) for a limited company.",
      GAFI,
      [sources.investorPoints, sources.investorLaw],
      {
        ...FEES,
        note: "250,000 pounds for a joint stock company. Points decide, so the least may not be enough: ask the Investment Authority first.",
      },
    ),
    fee: notFound(GAFI, "Ask the Investment Authority."),
    firstTerm: read("One year", GAFI, [sources.investorLaw, sources.investorCompany], FEES),
    renewal: read(
      "One more year if the project has begun in earnest, then five years at a time while it lasts",
      GAFI,
      [sources.investorLaw, sources.investorRules],
      { ...FEES, reported: [{ value: "three years at the first renewal", page: sources.investorCompany }] },
    ),
    work: read("Your own company", GAFI, [sources.investorLaw], {
      ...FEES,
      note: "Whether you need a work permit besides, ask the Authority.",
    }),
    dependants: read("Relatives of the first degree", GAFI, [sources.investorCompany], FEES),
    documents: papers(["Application form", "Papers of the company", "Security clearance"], investorPapers),
    processing: notFound(GAFI, "No page names a time; the security clearance decides."),
    processingWeeks: null,
    feeUsd: null,
    applyAt: read("General Authority for Investment and Free Zones (GAFI)", GAFI, [sources.investorCompany], FEES),
    applyFrom: null,
    registerWithinDays: null,
    endsWhen: read(
      "When you leave the company, or it is struck off the register",
      GAFI,
      [sources.investorRules, sources.investorCompany],
      FEES,
    ),
  },
  {
    id: "citizenship-by-investment",
    name: "Citizenship by investment",
    reasons: ["business"],
    whoFor: "Investors who want the nationality, without living in Egypt first.",
    conditions: { capitalUsd: 250_000 },
    threshold: read(
      "$250,000 given to the treasury; or $300,000 of real estate; or $350,000 in a business and $100,000 given; or $500,000 in a bank, back in pounds after three years",
      GAFI,
      [sources.citizenshipSums, sources.citizenshipMarket],
      {
        ...FEES,
        note: "Keep real estate and business for five years. The pound may have fallen when a deposit comes back.",
      },
    ),
    fee: read("$10,000 to begin, not paid back", GAFI, [sources.citizenshipFees], FEES),
    firstTerm: read(
      "Six months of residence while you bring the money and the papers, then the nationality",
      GAFI,
      [sources.citizenshipGafi, sources.citizenshipProcess],
      FEES,
    ),
    renewal: read("None: a nationality does not run out", GAFI, [sources.citizenshipDual], FEES),
    work: read("Any, as a citizen", GAFI, [sources.citizenshipDual], FEES),
    dependants: read(
      "Children under 21 become citizens with you. Your spouse follows two years later.",
      GAFI,
      [sources.citizenshipGafi, sources.citizenshipSpouse],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        reported: [
          { value: "you, your spouse and unmarried children together, after two years", page: sources.citizenshipFees },
        ],
        note: "The Investment Authority names the investor and minor children up to 21, and no spouse. Ask how your spouse stays in Egypt until then.",
      },
    ),
    documents: papers(
      ["Medical report", "Police clearance", "Proof of the source of the money", "Bank transfer from abroad"],
      citizenshipPapers,
    ),
    processing: read(
      "6 to 12 months; a first answer within 3",
      GAFI,
      [sources.citizenshipProcess, sources.citizenshipMarket],
      FEES,
    ),
    processingWeeks: { from: 26, to: 52 },
    feeUsd: { from: 10_000, to: 10_000 },
    applyAt: read(
      "Citizenship by Investment Unit, under the Prime Minister, at the Investment Authority",
      GAFI,
      [sources.citizenshipMarket],
      FEES,
    ),
    applyFrom: null,
    registerWithinDays: null,
    permanentResidence: estimated(
      "At once: a citizen needs no residence permit",
      "Follows from the nationality; no page says it.",
      FEES,
    ),
    yearsToPermanentResidence: 0,
    citizenship: read(
      "At once, without years of residence",
      GAFI,
      [sources.citizenshipDual, sources.citizenshipProcess],
      {
        ...FEES,
        note: "Men of military age and US citizens should ask a lawyer first: Egypt sees dual citizens as Egyptians only.",
      },
    ),
    yearsToCitizenship: 0,
    endsWhen: notFound(GAFI, "Ask what happens if you sell before the five years end."),
  },
];
