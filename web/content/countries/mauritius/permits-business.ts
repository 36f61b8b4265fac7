import { type Permit, read } from "../country-record.ts";
import { endsOnRules, FEES, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const BOARD = "mauritius-residency";

const investorPapers = read(
  "Certified bank statement of your home country with the funds, and a written promise to transfer them within 60 days of the permit",
  BOARD,
  [sources.investorGuide],
  FEES,
);
const selfEmployedPapers = read(
  "Business plan with figures, letters of intent, résumé, qualifications, full birth certificate, passport, photograph, business registration, proof of the transfer, recent medical certificate",
  BOARD,
  [sources.selfEmployedIntrasia],
  { ...FEES, note: "Originals, shown in person. The adviser says to begin three months before you arrive." },
);
const propertyPapers = read(
  "Residence permit form, bank letter on the check of your identity, notarized copies of passport and birth certificate",
  "mauritius-edb",
  [sources.propertyPapers],
  FEES,
);

/** Permits for people who invest or work for themselves. */
export const mauritiusBusinessPermits: readonly [Permit, Permit, Permit] = [
  {
    id: "investor",
    name: "Occupation Permit as an investor",
    reasons: ["business"],
    whoFor: "People who run a company of their own in Mauritius.",
    conditions: { capitalUsd: 50_000 },
    ...shared,
    threshold: read(
      "$50,000, then a turnover of 1.5 million rupees in year one and 20 million in five years together",
      BOARD,
      [sources.investorGuide, sources.investorOptions, sources.investorBoard],
      {
        ...FEES,
        note: "By the rules of 2020 it was 4 million rupees a year from the third year on. The guidelines of August 19, 2025 also know a route with $100,000 and one for innovative start-ups.",
      },
    ),
    fee: read("$1,000 on approval, in 2023", BOARD, [sources.investorFee], {
      ...FEES,
      note: "Ask for today's, and for the $50 to apply that retired people pay since December 2025.",
    }),
    firstTerm: read(
      "Up to ten years, with a review in the fifth",
      BOARD,
      [sources.investorGuide, sources.tighterRules],
      FEES,
    ),
    renewal: read("By the turnover, reviewed in year five and year ten", BOARD, [sources.investorGuide], FEES),
    work: read("Your own company", BOARD, [sources.investorOptions], FEES),
    documents: papers(["Certified bank statement", "Promise to transfer the capital"], investorPapers),
    feeUsd: { from: 1000, to: 1000 },
    endsWhen: read(
      "The Board may revoke it at the review in year five if the income was not reached",
      BOARD,
      [sources.tighterRules, sources.tighterRulesNews],
      FEES,
    ),
  },
  {
    id: "self-employed",
    name: "Occupation Permit as a self-employed person",
    reasons: ["business", "remote"],
    whoFor: "Freelancers in services who work alone, for clients in Mauritius and abroad.",
    conditions: { capitalUsd: 50_000 },
    ...shared,
    threshold: read(
      "$50,000, services only, and a business income of 750,000 rupees in year one and 6 million in five years together",
      BOARD,
      [sources.selfEmployedGuide, sources.selfEmployedIntrasia, sources.selfEmployedBefore],
      {
        ...FEES,
        note: "Before the rules of 2025 it was $35,000 and 800,000 rupees a year. Three letters of intent, two of them of local clients, by one adviser; two letters by the other.",
      },
    ),
    fee: read("$1,000", BOARD, [sources.selfEmployedIntrasia, sources.selfEmployedBefore], FEES),
    firstTerm: read("Ten years", BOARD, [sources.selfEmployedIntrasia, sources.selfEmployedGuide], FEES),
    renewal: read(
      "With a business income of at least 1.5 million rupees a year from the sixth year on",
      BOARD,
      [sources.selfEmployedGuide],
      FEES,
    ),
    work: read("The approved service, alone; one local assistant may be employed", BOARD, [sources.selfEmployedGuide], {
      ...FEES,
      note: "Banking, tourism, engineering and health need a registration or license first.",
    }),
    documents: papers(
      [
        "Business plan with figures",
        "Letters of intent of clients",
        "Résumé and qualifications",
        "Full birth certificate",
        "Proof of the transfer",
        "Recent medical certificate",
      ],
      selfEmployedPapers,
    ),
    feeUsd: { from: 1000, to: 1000 },
    endsWhen: endsOnRules,
  },
  {
    id: "property",
    name: "Residence by property",
    reasons: ["business", "retirement", "remote"],
    whoFor: "People who buy a home for at least $375,000 in an approved scheme.",
    conditions: { capitalUsd: 375_000 },
    ...shared,
    threshold: read(
      "A home for $375,000 or more under the IRS, RES, PDS or Smart City scheme, or an apartment in a building of two floors above the ground",
      "mauritius-edb",
      [sources.propertyConsult, sources.propertyFaq, sources.amendments],
      { ...FEES, note: "Approved homes for people over 50 have no minimum price, by one adviser." },
    ),
    fee: read("20,000 rupees for the request to buy", "mauritius-edb", [sources.propertyPapers], {
      ...FEES,
      note: "An estate agent's page without a date. The permit's own fee we did not find.",
    }),
    firstTerm: read(
      "For as long as you own the home",
      "mauritius-edb",
      [sources.amendments, sources.propertyConsult],
      FEES,
    ),
    renewal: read("None while you own the home", "mauritius-edb", [sources.propertyConsult], FEES),
    work: read(
      "Work and investment without another permit, since September 2020; the home may be let",
      "mauritius-edb",
      [sources.retiredBoard, sources.propertyWork, sources.propertyConsult, sources.propertyPapers],
      {
        ...FEES,
        enteredOn: "2026-11-26",
        reported: [
          { value: "a work permit is compulsory, by a developer's older page", page: sources.propertyWorkBefore },
        ],
        note: "The Board's own page names homes under the IRS, RES and PDS schemes for it. Ask it about others.",
      },
    ),
    dependants: read("The buyer's dependants are included", "mauritius-edb", [sources.propertyConsult], FEES),
    documents: papers(
      ["Residence permit form", "Bank letter", "Notarized copy of the passport", "Notarized birth certificate"],
      propertyPapers,
    ),
    feeLacks: "the fee of the permit itself",
    feeUsd: { from: 435, to: 435 },
    applyAt: read(
      "Through the developer or agent, who brings the request to the Economic Development Board",
      "mauritius-edb",
      [sources.propertyPapers],
      FEES,
    ),
    applyFrom: null,
    registerWithinDays: null,
    permanentResidence: read(
      "It already is a residence without an end while you own the home",
      "mauritius-edb",
      [sources.propertyConsult],
      FEES,
    ),
    yearsToPermanentResidence: 0,
    endsWhen: read("When the home is sold", "mauritius-edb", [sources.amendments, sources.propertyConsult], FEES),
  },
];
