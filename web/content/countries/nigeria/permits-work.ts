import { notFound, type Permit, read } from "../country-record.ts";
import {
  FEES,
  IMMIGRATION,
  noResidenceRule,
  papers,
  relativesFees,
  relativesOfResidents,
  shared,
} from "./permit-rules.ts";
import { sources } from "./sources.ts";

const employmentPapers = read(
  "Passport with six months left, employment contract, acceptance letter, the employer's application that takes immigration responsibility, quota approval, certificates, résumé; for managers a board resolution",
  IMMIGRATION,
  [sources.employmentVisa],
  FEES,
);
const skilledPapers = read(
  "Passport and photograph, a recommendation of the Nigerian Skills Gap Assessment, vetted certificates and résumé, a police report from where you live",
  IMMIGRATION,
  [sources.highlySkilled],
  FEES,
);
const missionPapers = read(
  "The institution's application that takes immigration responsibility, passport with six months and two blank pages, two photographs, form IMM22, certificates and résumé, proof of funds, letters of offer and acceptance, payment receipts",
  IMMIGRATION,
  [sources.strGroups],
  FEES,
);
const investorPapers = read(
  "A qualifying investment, proof where the money comes from and that it was transferred, passport, visa application",
  IMMIGRATION,
  [sources.investorAtlas],
  FEES,
);

const employerDependants = read(
  "Spouse and children apply on their own, for visas R2B to R2E. A law directory says that dependants may study and that work is restricted.",
  IMMIGRATION,
  [sources.employmentVisa, sources.dependentLawyers],
  FEES,
);

/** Permits for people who work or invest. */
export const nigeriaWorkPermits: readonly [Permit, Permit, Permit, Permit] = [
  {
    id: "employment-r2a",
    name: "Employment visa (R2A) and residence card (CERPAC)",
    reasons: ["job"],
    whoFor: "People with a contract from an employer in Nigeria that holds a place for a foreigner.",
    conditions: { jobOffer: true },
    ...shared,
    registerWithinDays: 90,
    threshold: read(
      "A confirmed contract with an employer that has an approved expatriate quota. The employer applies for the quota first.",
      IMMIGRATION,
      [sources.employmentVisa, sources.reforms2025],
      {
        ...FEES,
        note: "Without the employer's quota there is no work permit. You enter on a visa Subject to Regularization.",
      },
    ),
    fee: read(
      "$2,000 for the residence card (CERPAC) since January 2019, besides the visa at $160 to $250",
      IMMIGRATION,
      [sources.cerpacFee, sources.visaFaq, sources.levySuspended],
      {
        ...FEES,
        note: "Ask whether it has changed since. A yearly levy of $10,000 to $15,000 on employers for each foreigner was announced in 2024 and suspended.",
      },
    ),
    firstTerm: read(
      "Two years from regularization; the visa itself is good for 90 days from issue",
      IMMIGRATION,
      [sources.employmentVisa],
      FEES,
    ),
    renewal: read(
      "Renewable with the employer's quota, which an agent gives as three years at first and two at each renewal",
      IMMIGRATION,
      [sources.employmentVisa, sources.quotaAgent],
      {
        ...FEES,
        reported: [{ value: "a quota of two to three years, as the minister decides", page: sources.quotaLawyers }],
      },
    ),
    work: read("Only for the employer that sponsors you", IMMIGRATION, [sources.employmentVisa], FEES),
    dependants: employerDependants,
    familyFees: relativesFees,
    documents: papers(
      [
        "Employment contract",
        "Acceptance letter",
        "Employer's application with immigration responsibility",
        "Expatriate quota approval",
        "Certificates and transcripts",
        "Résumé",
      ],
      employmentPapers,
    ),
    processing: read(
      "Up to five weeks for the employer's expatriate quota, then up to two weeks for the visa",
      IMMIGRATION,
      [sources.quotaAgent],
      {
        ...FEES,
        note: "An agent's figures without a date. The card follows within 90 days after arrival: plan for more.",
      },
    ),
    processingWeeks: { from: 5, to: 7 },
    feeUsd: { from: 2160, to: 2250 },
    feeLacks: null,
    yearsToPermanentResidence: null,
    permanentResidence: noResidenceRule,
    endsWhen: read(
      "The quota place belongs to the company: when you leave, it may give the place to another foreigner",
      IMMIGRATION,
      [sources.quotaLawyers],
      FEES,
    ),
  },
  {
    id: "highly-skilled-n4a",
    name: "Highly skilled immigrant visa (N4A)",
    reasons: ["skills"],
    whoFor: "People with rare knowledge that the Nigerian economy needs.",
    conditions: {},
    ...shared,
    threshold: read(
      "Specialized knowledge in an area that the economy needs, and a recommendation of the Nigerian Skills Gap Assessment under the Industrial Training Fund (ITF)",
      IMMIGRATION,
      [sources.highlySkilled],
      {
        ...FEES,
        reported: [
          { value: "a job offer and an employer that sponsors are required", page: sources.highlySkilledGuide },
        ],
      },
    ),
    firstTerm: read(
      "Five years, for any number of entries",
      IMMIGRATION,
      [sources.highlySkilled, sources.highlySkilledGuide],
      FEES,
    ),
    renewal: read("Renewable", IMMIGRATION, [sources.residenceTerms, sources.highlySkilled], FEES),
    work: read("Work and residence are allowed", IMMIGRATION, [sources.highlySkilled], FEES),
    dependants: relativesOfResidents,
    familyFees: relativesFees,
    documents: papers(
      [
        "Recommendation of the Skills Gap Assessment",
        "Vetted certificates",
        "Résumé with skill profile",
        "Police report",
        "Passport and photograph",
      ],
      skilledPapers,
    ),
  },
  {
    id: "investor-n3a",
    name: "Investor visa, small enterprise (N3A)",
    reasons: ["business"],
    whoFor: "People who bring capital into a business in Nigeria.",
    conditions: { capitalUsd: 250_000 },
    ...shared,
    threshold: read(
      "From $250,000 for a small enterprise. Larger classes (N3B to N3E) rise to $100 million for oil, gas and power.",
      IMMIGRATION,
      [sources.investorCapital, sources.investorGuide],
      {
        ...FEES,
        note: "The newspaper is of 2020; a guide verified in June 2026 gives the same sum in euros. The company's own capital is another matter: see the business chapter of our guide.",
      },
    ),
    firstTerm: read(
      "Three years for the small enterprise; four, six, eight or ten for larger ones",
      IMMIGRATION,
      [sources.investorGuide, sources.residenceTerms],
      FEES,
    ),
    renewal: read("Usually renewable while you meet the conditions", IMMIGRATION, [sources.residenceTerms], FEES),
    work: notFound(IMMIGRATION, "Ask whether you may also draw a salary from the company."),
    dependants: relativesOfResidents,
    familyFees: relativesFees,
    documents: papers(
      ["Proof of the investment", "Proof of the source and transfer of the money", "Passport", "Visa application"],
      investorPapers,
    ),
    processing: read("Typically about 90 days", IMMIGRATION, [sources.investorGuide], FEES),
    processingWeeks: { from: 13, to: 13 },
    endsWhen: read("When the investment is withdrawn", IMMIGRATION, [sources.investorWithdrawal], FEES),
  },
  {
    id: "mission-str",
    name: "Visa Subject to Regularization for missionaries and aid organizations",
    reasons: ["volunteer"],
    whoFor: "Clergy, missionaries and staff of aid organizations whom an institution in Nigeria invites.",
    conditions: { sponsor: true },
    ...shared,
    registerWithinDays: 90,
    threshold: read(
      "An institution that invites you and takes immigration responsibility for you",
      IMMIGRATION,
      [sources.strGroups, sources.strLawyers],
      FEES,
    ),
    fee: read(
      "No charge for the residence card (CERPAC) for aid organizations; the visa $160 to $250",
      IMMIGRATION,
      [sources.cerpacGuide, sources.visaFaq],
      {
        ...FEES,
        note: "Whether churches count among the organizations, we did not find. If not, the card costs $2,000.",
      },
    ),
    firstTerm: read(
      "Up to two years; the visa gives 90 days to apply for the card",
      IMMIGRATION,
      [sources.cerpacTerm, sources.strLawyers],
      FEES,
    ),
    renewal: read("Renewable when it expires", IMMIGRATION, [sources.cerpacTerm], FEES),
    work: read(
      "The activity that the card names, nothing else",
      IMMIGRATION,
      [sources.cerpacGuide, sources.cerpacFee],
      FEES,
    ),
    dependants: read(
      "Dependants of permit holders get residence cards of their own",
      IMMIGRATION,
      [sources.cerpacGateway],
      FEES,
    ),
    documents: papers(
      [
        "Application of the institution",
        "Passport",
        "Form IMM22",
        "Certificates and résumé",
        "Proof of funds",
        "Letters of offer and acceptance",
      ],
      missionPapers,
    ),
    feeUsd: { from: 160, to: 250 },
    feeLacks: null,
    yearsToPermanentResidence: null,
    permanentResidence: noResidenceRule,
  },
];
