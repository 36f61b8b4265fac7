import { type Permit, read } from "../country-record.ts";
import { endsWithJob, FEES, IMMIGRATION, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const LABOR = "tanzania-kazi";

const investorPapers = read(
  "Company papers, business license, tax numbers, proof of capital and premises, résumé, photographs, police clearance",
  IMMIGRATION,
  [sources.permitConsulate, sources.permitsOffice, sources.zanzibarInvestorTime],
  FEES,
);
const employeePapers = read(
  "Work permit, contract, job description, certified certificates, registration with the professional board where there is one, résumé",
  IMMIGRATION,
  [sources.classBPapers, sources.permitGuidelines],
  FEES,
);
const employerApplies = read(
  "The employer applies, not you: for this post only, and shows that no Tanzanian fills it",
  LABOR,
  [sources.workPermitOffice, sources.workPermitApplicants, sources.workPermitPayroll],
  {
    ...FEES,
    note: "One foreigner for ten local employees; the first ten posts of a registered investor do not count.",
  },
);

/** Permits for people who work: their own company, a job, a profession that is wanted. */
export const tanzaniaWorkPermits: readonly [Permit, Permit, Permit] = [
  {
    id: "class-a",
    name: "Class A: investors and self-employed people",
    reasons: ["business"],
    whoFor: "People who bring capital and run their own company, farm or practice.",
    conditions: { capitalUsd: 300_000 },
    ...shared,
    threshold: read(
      "$300,000 in assets or on a bank statement, unless the project is registered with the investment authority. Registration takes 1.25 billion shillings, about $500,000.",
      IMMIGRATION,
      [sources.permitConsulate, sources.registeredCapital],
      {
        ...FEES,
        note: "Since July 2025 fifteen kinds of small business are closed to foreigners: see the chapter on work.",
      },
    ),
    fee: read(
      "$1,000 for the work permit and $1,050 to $3,050 for the residence permit, by sector, in April 2023",
      IMMIGRATION,
      [sources.permitFees],
      {
        ...FEES,
        reported: [
          { value: "$1,600 for two years", page: sources.permitConsulate },
          { value: "$2,500 for the residence permit", page: sources.permitFeesHotels },
        ],
        note: "An application through the investment authority costs a tenth more.",
      },
    ),
    work: read("In your own business, in the sector of the permit", IMMIGRATION, [sources.permitsOffice], FEES),
    documents: papers(
      [
        "Memorandum and articles of the company",
        "Business license",
        "Proof of the capital",
        "Lease or title of the premises",
        "Police clearance of your country",
        "Résumé and certificates",
        "Tax clearance",
      ],
      investorPapers,
    ),
    feeUsd: { from: 2050, to: 4050 },
    applyAt: read(
      "Online, at the Immigration Department, the investment authority or, in Zanzibar, its own (ZIPA). Class A may be asked for after you arrive.",
      IMMIGRATION,
      [sources.permitsOffice, sources.permitGuidelines],
      { ...FEES, note: "A special pass of 60 days covers the wait; it allows no work." },
    ),
    applyFrom: "either",
    registerWithinDays: null,
  },
  {
    id: "class-b",
    name: "Class B: employees",
    reasons: ["job"],
    whoFor: "People with a contract of a company or institution in Tanzania.",
    conditions: { jobOffer: true },
    ...shared,
    threshold: employerApplies,
    fee: read(
      "$1,000 for the work permit (class C) and $2,050 for the residence permit, in April 2023",
      IMMIGRATION,
      [sources.permitFees],
      {
        ...FEES,
        reported: [{ value: "$2,000 for the residence permit", page: sources.permitFeesHotels }],
        note: "The employer usually pays. The fees are not paid back.",
      },
    ),
    work: read(
      "For this employer and this post only, not even for a sister company",
      LABOR,
      [sources.workPermitOffice, sources.workPermitPayroll],
      FEES,
    ),
    documents: papers(
      [
        "Contract and job description",
        "Certified certificates",
        "Registration with the professional board",
        "Résumé",
        "Passport of at least six months",
        "Photographs",
      ],
      employeePapers,
    ),
    feeUsd: { from: 3050, to: 3050 },
    endsWhen: endsWithJob,
  },
  {
    id: "prescribed-profession",
    name: "Class B with a work permit for a prescribed profession",
    reasons: ["skills", "job"],
    whoFor: "Doctors, nurses and other health staff, experts in oil and gas, and teachers of science and mathematics.",
    conditions: { jobOffer: true },
    ...shared,
    threshold: read(
      "A contract in a prescribed profession: health, oil and gas, teaching of science and mathematics",
      LABOR,
      [sources.workPermitInvestors, sources.prescribedProfessions],
      { ...FEES, note: "A law firm finds that these applications are looked at less closely than others." },
    ),
    fee: read(
      "$500 for the work permit (class B) and $2,050 for the residence permit, in April 2023",
      IMMIGRATION,
      [sources.permitFees],
      { ...FEES, reported: [{ value: "$2,000 for the residence permit", page: sources.permitFeesHotels }] },
    ),
    work: read("For this employer and this post only", LABOR, [sources.workPermitOffice], FEES),
    documents: papers(
      [
        "Contract and job description",
        "Certified certificates",
        "Registration with the Tanzanian board of the profession",
        "Résumé",
        "Photographs",
      ],
      employeePapers,
    ),
    feeUsd: { from: 2550, to: 2550 },
    endsWhen: endsWithJob,
  },
];
