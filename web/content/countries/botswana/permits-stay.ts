import { notFound, type Permit, read } from "../country-record.ts";
import { FEES, OFFICE, papers, residencePapers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const supporterPapers = read(
  "The supporter's identity card or permit, and a letter of support",
  OFFICE,
  [sources.residencePermit],
  FEES,
);
const admission = read("Letter of admission", OFFICE, [sources.residencePermit, sources.studyPermit], FEES);
const meansPapers = read("Proof of means of support, the last bank statement", OFFICE, [sources.permanentPapers], {
  ...FEES,
  note: "From the list for permanent residence; the office has none of its own for people with means.",
});
const permanentPapers = read(
  "Form 21, covering letter, two certified passport copies, two photographs, marriage certificate, and proof of work, means or business",
  OFFICE,
  [sources.permanentPapers, sources.permanentResidence],
  FEES,
);

/** What the program for investors asks of one person, of a spouse or child and of an adult dependant. */
export const passportCost = read(
  "$75,000 to $90,000 for one person, $10,000 for a spouse or a child under 18, $5,000 for each adult dependant",
  OFFICE,
  [sources.investorPassport, sources.investorPassportPortal],
  {
    ...FEES,
    note: "Plus about $5,000 of checks per adult and $2,000 to $5,000 of fees, by one report. In Parliament the minister could name no sum yet.",
  },
);
export const passportStatus = read(
  "Announced for early 2026; a portal took registrations in 2025",
  OFFICE,
  [sources.investorPassport, sources.investorPassportAgents, sources.amendmentBill],
  {
    ...FEES,
    note: "We found no page that says applications are open. Pay nobody before the government itself says that it is open.",
  },
);

/** Ways to stay without a job or a company in Botswana. */
export const botswanaStayPermits: readonly [Permit, Permit, Permit, Permit, Permit] = [
  {
    id: "student",
    name: "Residence permit for students",
    reasons: ["study"],
    whoFor: "People whom a school or university in Botswana has admitted.",
    conditions: { admission: true },
    ...shared,
    threshold: read(
      "Admission. The permit is needed before you can register.",
      OFFICE,
      [sources.studyPermit, sources.residencePermit],
      FEES,
    ),
    work: notFound(OFFICE, "Whether students may work; plan without it"),
    documents: [...papers(["Letter of admission"], admission), ...residencePapers],
    processing: read("Within your first 90 days, by one university", OFFICE, [sources.studyPermit], FEES),
    registerWithinDays: 90,
    processingWeeks: { from: 13, to: 13 },
  },
  {
    id: "family-member",
    name: "Residence permit for family members",
    reasons: ["family"],
    whoFor: "Spouses and children of a citizen or of somebody with a permit.",
    conditions: { relative: true },
    ...shared,
    threshold: read(
      "A supporter with an identity card or a permit, and the certificate of marriage or birth",
      OFFICE,
      [sources.residencePermit],
      FEES,
    ),
    work: read(
      "None on this permit: whoever wants to work needs a work permit",
      OFFICE,
      [sources.spouses, sources.employment, sources.nonCitizens],
      FEES,
    ),
    dependants: read("Each person has a permit of their own", OFFICE, [sources.residencePermit], FEES),
    documents: [
      ...papers(["Copy of the supporter's identity card or permit", "Letter of support"], supporterPapers),
      ...residencePapers,
    ],
    yearsToCitizenship: 10,
    citizenship: read(
      "Ten years of residence; five for the wife or husband of a citizen, in about a year and for 250 pula",
      OFFICE,
      [sources.nationalityLaw, sources.foreignSpouse],
      {
        ...FEES,
        note: "A declaration of intention comes first. The government's page still asks you to give up your own nationality: ask what holds since the law of December 2025.",
      },
    ),
  },
  {
    id: "own-means",
    name: "Residence permit for retired people and others with means",
    reasons: ["retirement"],
    whoFor: "People who live on a pension or other money from abroad and take no job in Botswana.",
    conditions: {},
    ...shared,
    threshold: read(
      "A stable income; one undated guide adds an age of 45. No sum is named.",
      OFFICE,
      [sources.retirement],
      {
        ...FEES,
        note: "We found no page of the government on this group, and no permit for remote workers. Ask an immigration office in writing before you plan on it.",
      },
    ),
    work: read("None in Botswana without a work permit", OFFICE, [sources.nonCitizens], {
      ...FEES,
      note: "Whether work online for people abroad counts we did not find.",
    }),
    documents: [...papers(["Proof of pension or other income", "Bank statements"], meansPapers), ...residencePapers],
  },
  {
    id: "permanent-residence",
    name: "Permanent residence",
    reasons: ["job", "business", "family", "retirement"],
    whoFor: "People who have lived in Botswana lawfully for five years without a break.",
    conditions: { yearsThere: 5 },
    ...shared,
    threshold: shared.permanentResidence,
    fee: notFound(OFFICE, "The amount is on no page that we read"),
    firstTerm: read("For life: a certificate", OFFICE, [sources.permanentPapers], FEES),
    renewal: read("None: it is a permanent status", OFFICE, [sources.permanentPapers], FEES),
    work: read(
      "Investors with permanent residence can get a certificate of exemption in place of a work permit; for others ask whether they still need one",
      OFFICE,
      [sources.exemption, sources.nonCitizens],
      FEES,
    ),
    dependants: notFound(OFFICE, "Whether spouse and children are included"),
    familyFees: null,
    documents: papers(
      [
        "Form 21 and a covering letter",
        "Two certified copies of the passport",
        "Two color photographs",
        "For employees: résumé, certificates, the employer's letter",
        "For investors: list of wages, value of the shares",
      ],
      permanentPapers,
    ),
    processing: notFound(OFFICE, "A letter comes by post; after how long, no page says"),
    processingWeeks: null,
    feeUsd: null,
    yearsToPermanentResidence: 0,
    applyAt: read("Any office of Immigration and Citizenship", OFFICE, [sources.permanentPapers], FEES),
    applyFrom: null,
    registerWithinDays: null,
    permanentResidence: read("It is permanent residence", OFFICE, [sources.permanentResidence], FEES),
    endsWhen: notFound(OFFICE, "After how long an absence it is lost"),
  },
  {
    id: "citizenship-by-investment",
    name: "Impact Investment Program, citizenship by investment",
    reasons: ["business"],
    whoFor: "Investors who want the nationality at once, if the program opens.",
    conditions: { capitalUsd: 75_000 },
    threshold: passportCost,
    fee: read(
      "About $5,000 of checks per adult and $2,000 to $5,000 of fees, on top of the contribution",
      OFFICE,
      [sources.investorPassportRace],
      FEES,
    ),
    firstTerm: read("Citizenship, lost if the investment is not made as agreed", OFFICE, [sources.amendmentBill], FEES),
    renewal: read("None: it is citizenship", OFFICE, [sources.amendmentBill], FEES),
    work: notFound(OFFICE, "Citizens need no permit; whether these have every right of others we did not find"),
    dependants: read(
      "Spouse, children under 18 and adult dependants, for a sum each",
      OFFICE,
      [sources.investorPassport],
      FEES,
    ),
    familyFees: null,
    documents: [
      {
        name: "Papers for the checks: identity, record, source of the money",
        weeks: null,
        source: notFound(OFFICE, "The list of papers was not published on any page that we read"),
      },
    ],
    processing: read(
      "60 days are the aim",
      OFFICE,
      [sources.investorPassportAgents, sources.investorPassportDays],
      FEES,
    ),
    processingWeeks: { from: 8, to: 9 },
    feeLacks: "the contribution itself",
    feeUsd: { from: 7_000, to: 10_000 },
    yearsToPermanentResidence: 0,
    yearsToCitizenship: 0,
    applyAt: read(
      "A portal of Arton Capital, a company that the government has an agreement with, and licensed agents later",
      OFFICE,
      [sources.investorPassportPortal, sources.investorPassportAgents],
      FEES,
    ),
    applyFrom: null,
    registerWithinDays: null,
    permanentResidence: read("Not needed: it is citizenship", OFFICE, [sources.amendmentBill], FEES),
    citizenship: passportStatus,
    endsWhen: read("When you do not keep to the agreed investment", OFFICE, [sources.amendmentBill], FEES),
  },
];
