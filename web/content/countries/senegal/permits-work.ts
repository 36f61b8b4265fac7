import { type Permit, type PermitDocument, read } from "../country-record.ts";
import { cardPapers, EXPELLED, FEES, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const OFFICE = "senegal-labor-directorate";

const approvedContract: PermitDocument = {
  name: "Contract that the labor directorate has stamped",
  weeks: { from: 2, to: 4 },
  source: read(
    "An answer within 15 days; two years later the approval is renewed",
    OFFICE,
    [sources.workApproval, sources.workOld],
    { ...FEES, reported: [{ value: "up to four weeks", page: sources.workFragomen }] },
  ),
};
const employeePapers = read(
  "Four signed copies of the contract, passport copies, criminal record, medical certificates and a letter to the director of labor",
  OFFICE,
  [sources.workApproval, sources.workLawFirm],
  FEES,
);
const businessPapers = read(
  "Statutes of the company, trade register or the merchant's card with its tax number (NINEA)",
  "senegal-interior-ministry",
  [sources.cardEmbassy, sources.workOld],
  FEES,
);

/** Cards for people who work or do business. */
export const senegalWorkPermits: readonly [Permit, Permit] = [
  {
    id: "employee",
    name: "Foreigner's card, with an approved labor contract",
    reasons: ["job", "skills"],
    whoFor: "People whom an employer in Senegal hires or to whom a company sends its own staff.",
    conditions: { jobOffer: true },
    ...shared,
    threshold: read(
      "A contract that the labor directorate has approved, of one year or more for the card",
      OFFICE,
      [sources.workLawFirm, sources.workPolicy, sources.cardEmbassy],
      {
        ...FEES,
        note: "No salary is named. In oil and gas 51% of the workers must be Senegalese. Citizens of West African states (ECOWAS) need no work permit.",
      },
    ),
    work: read(
      "The approved contract. Since 2018 you may not start before the approval.",
      OFFICE,
      [sources.workFragomen, sources.workLawFirm],
      FEES,
    ),
    documents: [
      approvedContract,
      ...papers(["Four copies of the contract", "Medical certificates for the work"], employeePapers),
      ...cardPapers,
    ],
    processing: read(
      "15 days to four weeks for the contract, then two to three months for the residence permit",
      OFFICE,
      [sources.workApproval, sources.workFragomen, sources.entry],
      {
        ...FEES,
        reported: [{ value: "four to six weeks for a provisional work permit", page: sources.workRivermate }],
      },
    ),
    processingWeeks: { from: 10, to: 17 },
    applyAt: read(
      "The employer at the labor directorate or the regional labor inspection; you at the police for foreigners",
      OFFICE,
      [sources.workApproval, sources.cardEmbassy],
      FEES,
    ),
    applyFrom: "in the country",
    registerWithinDays: null,
    endsWhen: EXPELLED,
  },
  {
    id: "business-owner",
    name: "Foreigner's card for people with a company",
    reasons: ["business"],
    whoFor: "People who own and run a company or a trade in Senegal.",
    conditions: {},
    ...shared,
    threshold: read(
      "A registered company or trade. A limited company (SARL) has had no minimum capital since 2015.",
      "senegal-apix",
      [sources.companyCapital, sources.cardEmbassy, sources.companyDay, sources.companyPress],
      {
        ...FEES,
        reported: [
          { value: "1,000,000 francs for a SARL, 10,000,000 for a public company (SA)", page: sources.companyOlder },
        ],
        note: "APIX registers a trade in a day and a company in one to two days after the notary. Our guide counts $2,000 to $10,000 to set one up.",
      },
    ),
    work: read(
      "Your own company or trade, once it is registered at APIX",
      "senegal-apix",
      [sources.companyDay, sources.companyPress, sources.circulation],
      {
        ...FEES,
        note: "A foreigner shows the passport, police clearance from home and a certificate of residence. Who travels a lot for the company may get a circulation card of five years.",
      },
    ),
    documents: [
      ...papers(["Statutes and trade register of the company", "Tax number (NINEA)"], businessPapers),
      ...cardPapers,
    ],
    endsWhen: EXPELLED,
  },
];
