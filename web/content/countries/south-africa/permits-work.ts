import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import type { Permit } from "../country-record.ts";
import {
  medicalReport,
  permanentAfterFive,
  permitRule,
  permitUnknown,
  policeClearance,
  shared,
  workFee,
} from "./permit-rules.ts";
import { southAfricaSources as pages } from "./sources.ts";

const workProcessing = permitRule(
  "Four to eight weeks by advisers, often longer; in the UK up to 34 working days in 2015",
  [pages.volunteerXpatweb, pages.vfsUk, pages.spouseTime],
  { note: "Advisers state four to eight weeks for other long visas, and tell of months where Home Affairs is behind." },
);

const qualifications = permitRule(
  "The evaluation of foreign degrees by the South African Qualifications Authority (SAQA), or proof that it was asked for",
  [pages.pointsDocuments, pages.criticalApply],
);

/** Permits to work in South Africa. */
export const southAfricaWorkPermits: readonly [Permit, Permit, Permit, Permit] = [
  {
    id: "critical-skills-work-visa",
    name: "Critical skills work visa",
    reasons: ["skills", "job"],
    whoFor: "Qualified people whose occupation is on the government's list and who have an employer there.",
    conditions: { jobOffer: true },
    ...shared,
    threshold: permitRule(
      "An occupation on the critical skills list, which gives the 100 points asked for, and an offer from a verifiable employer",
      [pages.pointsFragomen, pages.criticalList2023],
      {
        note: "The list found is that of October 3, 2023. Most occupations also need registration with their council.",
      },
    ),
    fee: workFee,
    firstTerm: permitRule("Up to five years", [pages.saMigrationTypes], {
      note: "The page gives this as the longest term of all temporary visas.",
    }),
    work: permitRule("In the listed occupation", [pages.criticalApply]),
    documents: [
      policeClearance,
      medicalReport,
      { name: "SAQA evaluation of the degree", weeks: null, source: qualifications },
      {
        name: "Certificate of the professional council",
        weeks: null,
        source: permitRule("From a body that SAQA recognizes, or from a government department", [pages.criticalApply]),
      },
    ],
    processing: workProcessing,
    processingWeeks: { from: 4, to: 8 },
    feeUsd: { from: 170, to: 180 },
    yearsToPermanentResidence: 0,
    yearsToCitizenship: 10,
    permanentResidence: permitRule(
      "At once, with five years of experience after the degree",
      [
        pages.criticalPermanent,
        pages.residencyXpatweb,
        pages.permanentTimes,
        pages.spousePermanent,
        pages.criticalTimes,
      ],
      {
        note: "The application takes 8 to 12 months by one adviser, 3 to 24 by another, and took six in an older account.",
      },
    ),
    endsWhen: permitRule("May not be renewed if the occupation has left the list", [pages.listSummary]),
  },
  {
    id: "general-work-visa",
    name: "General work visa",
    reasons: ["job"],
    whoFor: "Employees whose salary, degree and experience together reach 100 points.",
    conditions: { jobOffer: true },
    ...shared,
    threshold: permitRule(
      "100 points, and an offer of at least 650,976 rand a year (about $38,000); above 976,194 rand (about $57,000) it counts 50 points",
      [pages.pointsBal, pages.pointsFragomen],
      {
        note: "A master's or doctorate counts 50 points, a bachelor's 30; 5 to 10 years of experience 20, more 30; a trusted employer 30; an official language such as English 10. Dollars at 17 rand.",
        reported: [
          {
            value: "The lower salary counts 30 points, no longer 20, and begins at 650,796 rand.",
            page: pages.pointsImcosa,
          },
          { value: "The lower salary counts 20 points.", page: pages.pointsDocuments },
        ],
      },
    ),
    fee: workFee,
    firstTerm: permitRule("As long as the contract, at most five years", [pages.vfsOverview]),
    work: permitRule("For the employer of the contract", [pages.vfsOverview]),
    documents: [
      policeClearance,
      medicalReport,
      { name: "SAQA evaluation of the degree", weeks: null, source: qualifications },
      {
        name: "The employer's undertakings and registration",
        weeks: null,
        source: permitRule("Among them to pay for a deportation and to report the end of the job", [
          pages.pointsDocuments,
        ]),
      },
    ],
    processing: workProcessing,
    processingWeeks: { from: 4, to: 8 },
    feeUsd: { from: 170, to: 180 },
    yearsToPermanentResidence: 5,
    yearsToCitizenship: 15,
    permanentResidence: permanentAfterFive,
    endsWhen: permitRule("Lapses without proof of the job six months after it was issued and every year after that", [
      pages.vfsOverview,
    ]),
  },
  {
    id: "business-visa",
    name: "Business visa",
    reasons: ["business"],
    whoFor: "Founders and investors who will work in their own business.",
    conditions: { capitalUsd: 294_000 },
    ...shared,
    threshold: permitRule(
      "5 million rand from abroad (about $294,000) in the book value of the business, and 60% of the staff citizens or permanent residents within twelve months",
      [pages.businessBlackPen, pages.businessIbn, PUBLIC_PAGES.southAfricaBusinessVisa],
      {
        note: "Dollars at 17 rand. The Department of Trade can recommend less in favored sectors. Buying a home does not count.",
      },
    ),
    fee: workFee,
    firstTerm: permitRule("At most three years", [pages.embassyTypes], {
      note: "The embassy's page says this of all temporary residence visas, in March 2023.",
      reported: [{ value: "Temporary residence is given for at most five years.", page: pages.saMigrationTypes }],
    }),
    work: permitRule("Only in the business for which it was issued", [pages.businessBlackPen]),
    dependants: permitRule("The immediate family may come for as long; accompanying spouses may not work", [
      pages.businessBlackPen,
      pages.accompanyingXpatweb,
    ]),
    documents: [
      policeClearance,
      {
        name: "Recommendation of the Department of Trade",
        weeks: { from: 9, to: 9 },
        source: permitRule("About 45 working days; the application is like a small business plan", [pages.businessIbn]),
      },
      {
        name: "Certificate of a South African chartered accountant",
        weeks: null,
        source: permitRule("Confirms the amount invested", [pages.businessIbn, pages.businessBlackPen]),
      },
    ],
    processing: permitRule(
      "Nine weeks for the recommendation, then about four to eight for the visa",
      [pages.businessIbn, pages.volunteerXpatweb],
      { note: "The second figure is the one given for other long visas. A site visit can be part of it." },
    ),
    processingWeeks: { from: 13, to: 17 },
    feeUsd: { from: 170, to: 180 },
    yearsToPermanentResidence: 0,
    yearsToCitizenship: 10,
    permanentResidence: permitRule(
      "May be applied for at once; the money must be invested and 60% of the staff local",
      [pages.businessBlackPen, pages.businessPermanent],
    ),
    endsWhen: permitRule("Proof that all conditions are met is due after 24 months", [pages.businessBlackPen]),
  },
  {
    id: "remote-work-visitor-visa",
    name: "Visitor's visa for remote work",
    reasons: ["remote"],
    whoFor: "Employees of a company abroad who go on working for it.",
    conditions: { monthlyIncomeUsd: 3_190 },
    ...shared,
    threshold: permitRule(
      "A gross salary of 650,976 rand a year (about $38,000) from an employer abroad",
      [pages.remoteNomadVisa, pages.remoteSputnik],
      {
        note: "It was 1 million rand until October 2024. Freelancers without a contract of employment seem to be left out.",
        reported: [{ value: "650,796 rand a year.", page: pages.remoteImcosa }],
      },
    ),
    fee: permitRule("425 rand, as for every visitor's visa", [pages.feeTable], {
      reported: [
        { value: "1,520 rand in local currency for a long visitor's visa filed abroad.", page: pages.volunteerXpatweb },
      ],
    }),
    firstTerm: permitRule("Up to 36 months", [pages.remoteNomadVisa, pages.remoteImcosa], {
      reported: [{ value: "Up to six months at first, extended to 36 in South Africa.", page: pages.remoteBbrief }],
    }),
    renewal: permitRule("In South Africa, within the 36 months", [pages.remoteBbrief, pages.remoteEwn]),
    work: permitRule("Only for the employer abroad", [pages.remoteNomadVisa]),
    documents: [
      policeClearance,
      medicalReport,
      {
        name: "Contract of employment and three months of bank statements",
        weeks: null,
        source: permitRule("The contract is signed by both sides", [pages.remoteNomadVisa]),
      },
      {
        name: "Tax registration",
        weeks: null,
        source: permitRule(
          "With the Revenue Service; people registered in a treaty country only after 183 days in a year",
          [pages.remoteImcosa],
        ),
      },
    ],
    processing: permitUnknown("How long the visa for remote work takes at your mission."),
    processingWeeks: null,
    feeUsd: { from: 25, to: 90 },
    yearsToPermanentResidence: null,
    yearsToCitizenship: null,
    permanentResidence: permitRule("None, and no change to another visa inside South Africa", [
      pages.remoteImcosa,
      pages.remoteEwn,
    ]),
    citizenship: permitRule("None, as it does not lead to permanent residence", [pages.remoteImcosa]),
    endsWhen: permitRule("Local employment is not allowed", [pages.remoteNomadVisa]),
  },
];
