import { notFound, type Permit, read } from "../country-record.ts";
import { FEES, papers, shared } from "./permit-rules.ts";
import { sources } from "./sources.ts";

const residentPapers = read(
  "Application form, cover letter, passport copy and photographs, proof of the income (bank statements, pension papers or investments), police clearance, address in Kenya",
  "kenya-immigration",
  [sources.classKLawyers, sources.classKKazi],
  FEES,
);
const missionPapers = read(
  "Application form, letter of the institution, its registration certificate and tax compliance, certified certificates, clearance of the regulator, a letter of secondment if a body abroad sends you",
  "kenya-immigration",
  [sources.classIGuide],
  FEES,
);

/** Permits for people who retire or serve. */
export const kenyaStayPermits: readonly Permit[] = [
  {
    id: "class-k",
    name: "Class K: ordinary residents",
    reasons: ["retirement"],
    whoFor: "People who live on a pension or other income from abroad and do not work in Kenya.",
    conditions: { monthlyIncomeUsd: 2000, minimumAge: 35 },
    ...shared,
    threshold: read(
      "At least 35 years old, and an assured income of $24,000 a year from outside Kenya, such as a pension or investments",
      "kenya-immigration",
      [sources.classKLawyers, sources.classKKazi, sources.classKForum],
      {
        ...FEES,
        reported: [{ value: "not less than $25,000 yearly", page: sources.classKAgent }],
        note: "Savings alone may not do, write applicants in a forum: the office looks for an income that comes in.",
      },
    ),
    fee: read(
      "20,000 shillings for processing and 250,000 shillings for each year",
      "kenya-immigration",
      [sources.feesAgo, sources.classKAgent],
      { ...FEES, note: "One agent adds a security bond of 100,000 shillings on approval." },
    ),
    work: read(
      "None: no job, business or profession in Kenya",
      "kenya-immigration",
      [sources.classKLawyers, sources.classKKazi],
      FEES,
    ),
    documents: papers(
      [
        "Proof of the yearly income",
        "Police clearance from your home country",
        "Passport copy and photographs",
        "Cover letter",
        "Address in Kenya",
      ],
      residentPapers,
    ),
    processing: read("2 to 3 months from application to approval", "kenya-immigration", [sources.classKAgent], FEES),
    processingWeeks: { from: 9, to: 13 },
    feeUsd: { from: 2100, to: 2100 },
    feeLacks: "a security bond of 100,000 shillings that one agent names",
    yearsToPermanentResidence: null,
    permanentResidence: notFound(
      "kenya-immigration",
      "The rule of seven years speaks of work permits, and class K is none. Ask whether its years count.",
    ),
    endsWhen: read(
      "You undertake not to take a job, business or profession in Kenya; the permit stands on that",
      "kenya-immigration",
      [sources.classKLawyers],
      FEES,
    ),
  },
  {
    id: "class-i",
    name: "Class I: religious work",
    reasons: ["volunteer"],
    whoFor: "Missionaries whom a registered religious institution in Kenya invites.",
    conditions: { sponsor: true },
    ...shared,
    threshold: read(
      "An institution registered under the Societies Act, and work that is preaching or worship. Since December 2024 charity workers in listed professions need class Q.",
      "kenya-immigration",
      [sources.classIChange],
      FEES,
    ),
    fee: read(
      "20,000 shillings a year for class I since December 2024. Class Q: 20,000 shillings for processing and 100,000 a year.",
      "kenya-immigration",
      [sources.classIChange],
      { ...FEES, reported: [{ value: "5,000 shillings to apply and 50,000 a year", page: sources.feesAgo }] },
    ),
    work: read(
      "The religious work of the institution. Unpaid voluntary service for anybody else needs a permit of its own.",
      "kenya-immigration",
      [sources.classIChange, sources.volunteers],
      FEES,
    ),
    documents: papers(
      [
        "Letter of the institution",
        "Registration certificate of the institution",
        "Tax compliance certificate of the institution",
        "Certified certificates",
        "Clearance of the regulator",
        "Letter of secondment",
      ],
      missionPapers,
    ),
    feeUsd: { from: 155, to: 930 },
    endsWhen: notFound("kenya-immigration", "Ask what happens if the institution ends the work early."),
  },
];
