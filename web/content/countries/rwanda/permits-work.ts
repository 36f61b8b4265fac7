import { notFound, type Permit, read } from "../country-record.ts";
import { FEES, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const workerPapers = read(
  "Passport, photograph, form, the employer's letter, résumé, notarized police clearance, signed contract, notarized certificates",
  "rwanda-dgie",
  [sources.workVisa, sources.workPermitPayroll],
  FEES,
);
const companyPapers = read(
  "Application letter, résumé, company registration of the Rwanda Development Board, police clearance of the country where you lived for the last six months; for investors the investment certificate",
  "rwanda-dgie",
  [sources.investorLawyers, sources.entrepreneurStory],
  FEES,
);

/** What the permits for people with a company share. */
const company = {
  ...shared,
  fee: read("150,000 francs to apply", "rwanda-dgie", [sources.investorLawyers], {
    ...FEES,
    note: "Less than the planning figure for a residence permit on our visa page. Ask whether more is due on approval.",
  }),
  feeUsd: { from: 105, to: 105 },
  work: read(
    "Business in the sector of the permit's class, such as mining, farming, manufacturing or hospitality",
    "rwanda-dgie",
    [sources.investorLawyers, sources.permitsRdb],
    FEES,
  ),
  endsWhen: notFound("rwanda-dgie", "Ask what happens to the permit if the business closes or is sold."),
} satisfies Partial<Permit>;

/** Permits for people who work or do business. */
export const rwandaWorkPermits: readonly [Permit, Permit, Permit] = [
  {
    id: "skilled-worker",
    name: "H1 and H2: skilled workers",
    reasons: ["job", "skills"],
    whoFor: "People with a skill that Rwanda looks for, or with an employer there.",
    conditions: { jobOffer: true },
    ...shared,
    threshold: read(
      "H1: qualifications and experience in an occupation on the Occupations in Demand List. H2: an employer who sponsors you for any other.",
      "rwanda-dgie",
      [sources.permitsRdb, sources.skilledLawyers],
      {
        ...FEES,
        note: "By the Development Board's page an H1 applicant may still be seeking the job. Plan with a job offer.",
      },
    ),
    fee: notFound(
      "rwanda-dgie",
      "Ask for today's. A payroll company names $200 to $250; an old page of the office 50,000 francs a year, and 5,000 for the card.",
    ),
    firstTerm: read("H1 three years, H2 two years", "rwanda-dgie", [sources.skilledLawyers], {
      ...FEES,
      reported: [{ value: "one year", page: sources.workVisa }],
    }),
    work: read(
      "The job it was given for. A change of job needs approval.",
      "rwanda-dgie",
      [sources.workPermitPayroll],
      FEES,
    ),
    documents: papers(
      [
        "Letter from the employer",
        "Signed employment contract",
        "Résumé",
        "Notarized diplomas",
        "Notarized police clearance, in English or French",
        "Passport photograph",
      ],
      workerPapers,
    ),
    feeUsd: null,
    endsWhen: notFound("rwanda-dgie", "Ask how long you may stay to look for another employer."),
  },
  {
    id: "investor",
    name: "Business investor",
    reasons: ["business"],
    whoFor: "People whose company holds an investment certificate of the Rwanda Development Board.",
    conditions: { capitalUsd: 100_000 },
    ...company,
    threshold: read(
      "An investment certificate for your company. Capital of at least $100,000 by one page, no minimum by another.",
      "rwanda-rdb",
      [sources.investorLawyers, sources.investorAtlas, sources.investorMinimum, sources.investorNoMinimum],
      { ...FEES, note: "The certificate costs $500 by one page and asks for a business plan." },
    ),
    documents: papers(
      [
        "Investment certificate",
        "Company registration certificate",
        "Résumé",
        "Application letter",
        "Original police clearance",
      ],
      companyPapers,
    ),
  },
  {
    id: "entrepreneur",
    name: "Business entrepreneur",
    reasons: ["business"],
    whoFor: "People with a small company of their own in Rwanda that is no registered investment.",
    conditions: {},
    ...company,
    threshold: read(
      "A company of your own, registered with the Rwanda Development Board. No capital is named.",
      "rwanda-dgie",
      [sources.investorLawyers, sources.entrepreneurStory, sources.noNomadVisa],
      {
        ...FEES,
        note: "Rwanda has no visa for remote workers by one tax site. Ask the office whether a one-person company for clients abroad qualifies.",
      },
    ),
    documents: papers(
      [
        "Company registration certificate, in its long form",
        "Résumé",
        "Application letter",
        "Original police clearance",
      ],
      companyPapers,
    ),
  },
];
