import { notFound, type Permit, type PermitDocument, read } from "../country-record.ts";
import { authentication, FEES, FEES_OF_2024, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const workerPapers = read(
  "Form, the employer's letter and licenses, passport, photographs, diploma, proof of experience, job description",
  "ethiopia-labor-ministry",
  [sources.workProcedure, sources.workInvestments],
  FEES,
);
const investorPapers = read(
  "Form, name clearance, articles of the company, passport copies of the shareholders, tax number, office lease or title, bank statement",
  "ethiopia-investment",
  [sources.companyPapers],
  FEES,
);
const volunteerPapers = read(
  "Letter of appointment or contract, authenticated certificates, support letter of the government body for your organization, résumé, passport, photographs, earlier permits",
  "ethiopia-labor-ministry",
  [sources.workLawFirm, sources.ngoProcedure],
  {
    ...FEES,
    enteredOn: "2026-11-26",
    note: "A law firm's list for work permits in general, and a wiki's for organizations, which names the Ministry of Justice. The Ministry of Labor and Skills issues the permits: ask your organization.",
  },
);
const workPermitTime = read(
  "7 to 21 days for the work permit",
  "ethiopia-labor-ministry",
  [sources.workPayroll, sources.workProcedure],
  { ...FEES, note: "The residence card comes after it, and takes time of its own." },
);
const WORK_PERMIT_WEEKS = { from: 1, to: 3 } as const;
const shareholder: PermitDocument = {
  name: "Articles of the company that show you as a shareholder, and a letter of the Investment Commission",
  weeks: null,
  source: read(
    "A shareholder gets the residence card with these in place of a work permit",
    "ethiopia-immigration",
    [sources.residenceLawyers, sources.workGuide],
    FEES,
  ),
};
const originInvestor =
  "Foreign nationals of Ethiopian origin with the origin card count as domestic investors: none of these minimums holds for them.";

/** Permits for people who work or do business. */
export const ethiopiaWorkPermits: readonly [Permit, Permit, Permit, Permit] = [
  {
    id: "work-permit",
    name: "Work permit and temporary residence card",
    reasons: ["job", "skills"],
    whoFor: "People whom an employer in Ethiopia hires for a post that no Ethiopian can fill.",
    conditions: { jobOffer: true },
    ...shared,
    threshold: read(
      "A management post, or special skills that the employer finds nowhere in Ethiopia; ten Ethiopian employees for each foreign one",
      "ethiopia-labor-ministry",
      [sources.workGuide, sources.workPortal],
      { ...FEES, note: "Holders of the origin card need no work permit." },
    ),
    fee: read(
      "600 birr for the work permit, $1,500 a year for the residence card for work, and $400 for a visa of one month to enter on",
      "ethiopia-immigration",
      [sources.workProcedure, sources.fees2024],
      { ...FEES, note: `${FEES_OF_2024} The 600 birr are undated.` },
    ),
    firstTerm: read(
      "Three months to one year; up to two years for top managers",
      "ethiopia-labor-ministry",
      [sources.workClasses],
      FEES,
    ),
    renewal: read(
      "Before it ends, online by the employer, who must show how your skill passes to Ethiopians",
      "ethiopia-labor-ministry",
      [sources.workPortal, sources.workDirective, sources.workInvestments],
      FEES,
    ),
    work: read(
      "The job and often the place it was given for. A change needs approval.",
      "ethiopia-labor-ministry",
      [sources.workPayroll],
      FEES,
    ),
    documents: [
      ...papers(
        [
          "The employer's application and business license",
          "Diploma",
          "Proof of work experience",
          "Job description",
          "Five passport photographs",
        ],
        workerPapers,
      ),
      authentication,
    ],
    processing: workPermitTime,
    processingWeeks: WORK_PERMIT_WEEKS,
    feeUsd: { from: 1900, to: 1900 },
    applyAt: read(
      "The employer, on the portal for expatriate work permits; companies with an investment permit at the Investment Commission. Then you, at the immigration office.",
      "ethiopia-labor-ministry",
      [sources.workPortal, sources.workDirective, sources.residenceGuide],
      FEES,
    ),
    applyFrom: null,
    registerWithinDays: null,
  },
  {
    id: "investor",
    name: "Investment permit, investor visa and residence card",
    reasons: ["business"],
    whoFor: "People who bring capital for a company of their own, or for a share in one.",
    conditions: { capitalUsd: 200_000 },
    ...shared,
    threshold: read(
      "$200,000 for one project, $150,000 with an Ethiopian partner. In architecture, engineering, testing and publishing $100,000, or $50,000 with a partner.",
      "ethiopia-investment",
      [sources.capitalMinistry, sources.capitalAdviser, sources.companyPapers],
      { ...FEES, note: `Register the capital within a year of bringing it in. ${originInvestor}` },
    ),
    fee: read(
      "Investor visa: $60 for one month, $4,000 for five years since March 2026",
      "ethiopia-immigration",
      [sources.goldenVisa],
      {
        ...FEES,
        reported: [
          { value: "$150 for three months, $250 for six, $600 for a year, in July 2024", page: sources.fees2024 },
          { value: "$1,000 for five years, in 2021", page: sources.investorVisa2021 },
        ],
        note: "The fee of the investment permit itself we did not find.",
      },
    ),
    firstTerm: read(
      "One month to five years for the visa, one year for the residence card",
      "ethiopia-immigration",
      [sources.goldenVisa, sources.residenceOffice],
      FEES,
    ),
    work: read(
      "Your own company, in sectors open to foreigners. A shareholder without a post there needs no work permit.",
      "ethiopia-investment",
      [sources.workGuide, sources.reserved, sources.tradeOpened, sources.tradeConditions, sources.tradeAmended],
      {
        ...FEES,
        note: "32 areas were reserved for Ethiopians in 2020; import, export and wholesale trade have been opened since 2024, on conditions such as $10 million a year.",
      },
    ),
    documents: [
      ...papers(
        [
          "Memorandum and articles of association",
          "Tax number",
          "Authenticated office lease or title deed",
          "Bank statement of the capital paid in",
        ],
        investorPapers,
      ),
      shareholder,
    ],
    processing: notFound("ethiopia-investment", "How long the investment permit and the card after it take"),
    processingWeeks: null,
    feeLacks: "the investment permit",
    feeUsd: { from: 60, to: 4000 },
    applyAt: read(
      "The Ethiopian Investment Commission for the permit, then the immigration office for the card",
      "ethiopia-investment",
      [sources.residenceLawyers],
      FEES,
    ),
    applyFrom: null,
    registerWithinDays: null,
  },
  {
    id: "golden-investor-visa",
    name: "Golden investor visa",
    reasons: ["business"],
    whoFor: "Investors who want ten years without a renewal.",
    conditions: { capitalUsd: 200_000 },
    ...shared,
    threshold: notFound(
      "ethiopia-investment",
      "Which investment qualifies. The report of March 2026 names only the fee; plan with $200,000, the minimum of the investment permit.",
    ),
    fee: read("About $10,000", "ethiopia-immigration", [sources.goldenVisa], FEES),
    firstTerm: read("Ten years", "ethiopia-immigration", [sources.goldenVisa], FEES),
    renewal: notFound("ethiopia-immigration", "What comes after the ten years"),
    work: notFound("ethiopia-immigration", "Whether it allows more than your own company"),
    documents: [
      {
        name: "Investment permit",
        weeks: null,
        source: notFound("ethiopia-immigration", "Which papers it asks for; no page that we read lists them"),
      },
    ],
    processing: read(
      "Within hours for an extra $4,000 to $4,500, by a report on permits",
      "ethiopia-immigration",
      [sources.goldenVisa],
      { ...FEES, note: "How long it takes without that, and whether the offer holds for this visa, ask." },
    ),
    processingWeeks: null,
    feeUsd: { from: 10000, to: 10000 },
    applyAt: read("Immigration and Citizenship Service", "ethiopia-immigration", [sources.goldenVisa], {
      ...FEES,
      note: "The Council of Ministers endorsed it in March 2026; it was to hold from its publication in the gazette, which we did not see.",
    }),
    applyFrom: null,
    registerWithinDays: null,
  },
  {
    id: "organization",
    name: "Work permit for staff of organizations",
    reasons: ["volunteer"],
    whoFor: "People who serve with a charity, a mission or another registered organization.",
    conditions: { sponsor: true },
    ...shared,
    threshold: read(
      "A letter of appointment or a contract of an organization that is registered in Ethiopia",
      "ethiopia-labor-ministry",
      [sources.ngoProcedure, sources.ngoLaw, sources.ngoSuspended],
      {
        ...FEES,
        note: "In 2021 three aid agencies were suspended, among other things because foreigners had worked for them without a permit for more than six months.",
      },
    ),
    fee: notFound("ethiopia-labor-ministry", "What the permit costs for unpaid work"),
    firstTerm: read("One year", "ethiopia-labor-ministry", [sources.ngoProcedure], FEES),
    work: read("The work for the organization", "ethiopia-labor-ministry", [sources.ngoProcedure], FEES),
    documents: [
      ...papers(
        ["Letter of appointment or contract", "Copies of your certificates", "Résumé", "Passport photographs"],
        volunteerPapers,
      ),
      authentication,
    ],
    processing: read("30 days", "ethiopia-labor-ministry", [sources.ngoProcedure], {
      ...FEES,
      note: "The page is undated and names the Ministry of Justice, which registered organizations then.",
    }),
    processingWeeks: { from: 4, to: 5 },
    feeUsd: null,
    applyAt: read(
      "The organization, for the work permit; then you, at the immigration office",
      "ethiopia-labor-ministry",
      [sources.ngoProcedure, sources.residenceGuide],
      { ...FEES, note: "Churches: ask which authority writes the letter of support." },
    ),
    applyFrom: null,
    registerWithinDays: null,
  },
];
