import { notFound, type Permit, type PermitDocument, read } from "../country-record.ts";
import { cardPapers, FEES, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const OFFICE = "morocco-employment-ministry";

const contractVisa: PermitDocument = {
  name: "Contract for a foreign employee, approved by the Ministry of Employment",
  weeks: { from: 1, to: 3 },
  source: read(
    "The ministry answers within ten days; an agent counts two to three weeks",
    OFFICE,
    [sources.workMinistry, sources.workTime],
    { ...FEES, note: "The employer applies on the TAECHIR portal, then hands in the signed originals." },
  ),
};
const employeePapers = read(
  "Contract in several copies, forms, diplomas and certificates of earlier employers, résumé, papers of the company",
  OFFICE,
  [sources.workPapers, sources.workIbn],
  FEES,
);
const businessPapers = read(
  "Papers of the company, three months of its bank statements and three months of your own from a Moroccan bank",
  "morocco-dgsn",
  [sources.cardBusinessOwner, sources.cardExpert],
  {
    ...FEES,
    note: "As one office in Casablanca asks for them. The trade register and the tax on trades are among them.",
  },
);

/** Cards for people who work or do business. */
export const moroccoWorkPermits: readonly [Permit, Permit, Permit] = [
  {
    id: "employee",
    name: "Registration card for work, with an approved contract",
    reasons: ["job"],
    whoFor: "People whom an employer in Morocco hires or to whom a company sends its own staff.",
    conditions: { jobOffer: true },
    ...shared,
    threshold: read(
      "A contract that the Ministry of Employment approves. For a local job the agency ANAPEC first certifies that no Moroccan was found.",
      OFFICE,
      [sources.workLaw, sources.workIbn, sources.workShield],
      {
        ...FEES,
        note: "Spouses of Moroccans, staff of Casablanca Finance City and people sent by a parent company, for up to three years, need no such certificate.",
      },
    ),
    work: read(
      "The approved contract. Every later contract needs approval again.",
      OFFICE,
      [sources.workPreference, sources.workLaw],
      FEES,
    ),
    documents: [
      contractVisa,
      ...papers(["Diplomas and certificates of earlier employers", "Papers of the company"], employeePapers),
      ...cardPapers,
    ],
    processing: read(
      "One to three weeks for the contract, then 30 to 90 days for the card",
      OFFICE,
      [sources.workIbn, sources.workTime, sources.cardTimeline],
      { ...FEES, note: "The advertisement by ANAPEC comes before; how long it takes was not found." },
    ),
    processingWeeks: { from: 5, to: 16 },
  },
  {
    id: "casablanca-finance-city",
    name: "Registration card for work, Casablanca Finance City",
    reasons: ["job", "skills"],
    whoFor: "Staff of companies with the status of Casablanca Finance City: finance, services, regional head offices.",
    conditions: { jobOffer: true },
    ...shared,
    threshold: read(
      "A contract with such a company. No certificate of ANAPEC, and no diplomas or references.",
      OFFICE,
      [sources.cfcDesk, sources.cfcKnow],
      FEES,
    ),
    firstTerm: read("The approval of the contract was for five years in 2017", OFFICE, [sources.cfcDesk], {
      ...FEES,
      note: "Ask how long the first card lasts.",
    }),
    work: read("The approved contract", OFFICE, [sources.cfcOffice, sources.cfcTax], {
      ...FEES,
      note: "Staff could choose a flat income tax of 20% for four years, by a page of 2016. Ask what holds today.",
    }),
    documents: [
      {
        name: "Contract approved at the desk of Casablanca Finance City",
        weeks: { from: 1, to: 1 },
        source: read("In 48 hours", OFFICE, [sources.cfcOffice], {
          ...FEES,
          reported: [{ value: "within three working days", page: sources.cfcKnow }],
        }),
      },
      ...cardPapers,
    ],
    processing: read("48 hours for the contract and two weeks for the card", OFFICE, [sources.cfcOffice], FEES),
    processingWeeks: { from: 2, to: 3 },
    applyAt: read(
      "At the desk of Casablanca Finance City, through the company",
      OFFICE,
      [sources.cfcOffice, sources.cfcDesk],
      FEES,
    ),
    applyFrom: "in the country",
    registerWithinDays: null,
  },
  {
    id: "business-owner",
    name: "Registration card for the manager of a company",
    reasons: ["business"],
    whoFor: "People who own and run a company in Morocco.",
    conditions: { capitalUsd: 1100 },
    ...shared,
    threshold: read(
      "A company of your own. A limited company (SARL) needs 10,000 dirhams of capital, about $1,100, and one shareholder is enough.",
      "morocco-amdie",
      [sources.companyForms, sources.cardBusinessOwner],
      {
        ...FEES,
        reported: [{ value: "100,000 dirhams for a limited company", page: sources.companyOlder }],
        note: "No page names a capital for the card itself; the office looks at the company's statements. Our guide counts $2,000 to $10,000 to set one up.",
      },
    ),
    work: read(
      "Your own company. Farming, fishing and broadcasting have limits for foreigners; a local partner is not needed.",
      "morocco-amdie",
      [sources.companyKorte],
      FEES,
    ),
    documents: [
      ...papers(
        [
          "Papers of the company, with the trade register",
          "Three months of bank statements, the company's and your own",
        ],
        businessPapers,
      ),
      ...cardPapers,
    ],
    endsWhen: notFound("morocco-dgsn", "Ask what happens to the card if the company closes or is sold."),
  },
];
