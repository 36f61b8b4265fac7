import { inDollars, type Permit, read } from "../country-record.ts";
import { CANCELED, FEES, OFFICE, papers, residencePapers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";
import { botswanaCurrency } from "./currency.ts";

const pula = inDollars(botswanaCurrency);
/** What the permits for work share: each is a work permit and a residence permit. */
const workPermit = {
  ...shared,
  fee: read(
    "1,500 pula for the work permit, and 1,500 for the residence permit",
    OFFICE,
    [sources.workPermit, sources.workRenewal, sources.permitFee],
    { ...FEES, note: "Renewals cost the same; 500 pula and 20 a day more if they are late." },
  ),
  feeUsd: { from: pula(3_000), to: pula(3_000) },
  renewal: read(
    "At least three months before it ends, with a new advertisement of at least 14 days that is no older than six months",
    OFFICE,
    [sources.workRenewal],
    { ...FEES },
  ),
  applyAt: read(
    "The nearest Labor Office, and any immigration office for the residence permit",
    OFFICE,
    [sources.workPermit, sources.residencePermit, sources.workAppeal],
    {
      ...FEES,
      enteredOn: "2026-11-26",
      note: "If it is refused, you may appeal within 30 days to the Minister of Employment, through the Regional Labor Office: a letter, a copy of the refusal and 500 pula; it takes 14 days. The National Immigrants Selection Board, which older pages name, was the way in 2020.",
    },
  ),
  applyFrom: null,
  registerWithinDays: null,
} satisfies Partial<Permit>;

const employeePapers = read(
  "Advertisement, application letter, contract or offer, résumé, certificates, passport copy, photographs, clearance of the profession",
  OFFICE,
  [sources.workPermit, sources.permitPapers],
  { ...FEES, note: "Certificates are certified at home and verified by the Botswana Qualifications Authority." },
);
const investorPapers = read(
  "Licenses, certificate of incorporation, lists of directors and shareholders, plan for jobs and training",
  OFFICE,
  [sources.permitPapers, sources.investors],
  FEES,
);
const churchPapers = read(
  "Letter of the church or organization, and the papers of both permits",
  OFFICE,
  [sources.preachers, sources.residencePermit],
  FEES,
);

/** Permits for people who work, do business or serve. */
export const botswanaWorkPermits: readonly [Permit, Permit, Permit] = [
  {
    id: "work-permit",
    name: "Work permit and residence permit",
    reasons: ["job", "skills"],
    whoFor: "People whom an employer in Botswana hires after it advertised the post and found no citizen for it.",
    conditions: { jobOffer: true },
    ...workPermit,
    threshold: read(
      "A post that was advertised, and 60% of the points that the board gives",
      OFFICE,
      [sources.points, sources.pointsWarning, sources.permitNumbers],
      {
        ...FEES,
        note: "Scarce skills bring more points. Even enough points are no guarantee: the minister said so himself, and permits fell from 11,062 in 2012 to 3,779 in 2021.",
      },
    ),
    work: read(
      "Work for pay or investment for profit. For urgent work there is an emergency permit of up to three months.",
      OFFICE,
      [sources.workPermit, sources.emergencyPermit],
      FEES,
    ),
    documents: [
      ...papers(
        [
          "The job advertisement, no older than six months",
          "Contract or offer",
          "Résumé",
          "Certified certificates, verified by the Botswana Qualifications Authority",
          "Clearance of your professional body",
        ],
        employeePapers,
      ),
      ...residencePapers,
    ],
    processing: read(
      "14 working days, by the government; about 30 in all, by an older page and a guide",
      OFFICE,
      [sources.workPermit, sources.nonCitizens, sources.workRenewal, sources.permitFee],
      FEES,
    ),
    processingWeeks: { from: 3, to: 6 },
  },
  {
    id: "investor",
    name: "Work and residence permits for investors and entrepreneurs",
    reasons: ["business"],
    whoFor: "People who bring capital for a company of their own.",
    conditions: { capitalUsd: pula(1_000_000) },
    ...workPermit,
    threshold: read(
      "1,000,000 pula, by one adviser; points for the jobs, the training and the share of citizens",
      OFFICE,
      [sources.investorCapital, sources.investors],
      {
        ...FEES,
        note: "We found no page of the government that names a sum. 35 kinds of trade are for citizens: see the section on work.",
      },
    ),
    work: read(
      "Work in the company. Investors with permanent residence, or with the support of the investment agency, can get a certificate of exemption in place of a work permit, in seven working days.",
      OFFICE,
      [sources.workPermit, sources.exemption],
      FEES,
    ),
    documents: [
      ...papers(
        [
          "Certificate of incorporation, lists of directors and shareholders",
          "Licenses of the trade",
          "Plan for jobs and for training citizens",
        ],
        investorPapers,
      ),
      ...residencePapers,
    ],
    processing: read("One to three months, by an adviser", OFFICE, [sources.investorCapital], FEES),
    processingWeeks: { from: 4, to: 13 },
  },
  {
    id: "church-or-organization",
    name: "Work and residence permits for churches and organizations",
    reasons: ["volunteer"],
    whoFor: "Missionaries, preachers and people whom an organization invites to serve.",
    conditions: { sponsor: true },
    ...workPermit,
    threshold: read(
      "A church or organization that invites. Preachers need both permits since August 1, 2009, and apply six months before.",
      OFFICE,
      [sources.preachers],
      { ...FEES, note: "Certain volunteers are outside the law on work permits; which ones, ask." },
    ),
    renewal: shared.renewal,
    work: read(
      "The service that the permit names; certain volunteers and employees of the government need no work permit",
      OFFICE,
      [sources.nonCitizens],
      FEES,
    ),
    documents: [...papers(["Letter of the church or organization"], churchPapers), ...residencePapers],
    processing: read("Apply six months before", OFFICE, [sources.preachers], FEES),
    processingWeeks: null,
    endsWhen: CANCELED,
  },
];
