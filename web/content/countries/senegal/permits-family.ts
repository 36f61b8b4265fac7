import { notFound, type Permit, read } from "../country-record.ts";
import { cardPapers, EXPELLED, FEES, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const OFFICE = "senegal-interior-ministry";

const familyPapers = read(
  "The letter of the person who takes you in, with a letter of lodging, and proof of the family tie",
  OFFICE,
  [sources.cardEmbassy, sources.longStay],
  FEES,
);
const returnPapers = read(
  "Birth certificate, and the identity card or the birth certificate of the Senegalese father or mother; papers in another language are translated",
  "senegal-justice-ministry",
  [sources.certificate],
  FEES,
);

/** Ways for families. */
export const senegalFamilyPermits: readonly [Permit, Permit] = [
  {
    id: "family",
    name: "Foreigner's card for families",
    reasons: ["family"],
    whoFor: "Spouses and children of Senegalese citizens or of foreigners with a card.",
    conditions: { relative: true },
    ...shared,
    threshold: read(
      "Proof of the family tie, and a person in Senegal who answers for you",
      OFFICE,
      [sources.longStay, sources.cardExpats],
      { ...FEES, note: "African descent without a Senegalese relative opens no card of its own." },
    ),
    work: read(
      "None by itself: a foreigner's job needs a contract that the labor directorate has approved",
      "senegal-labor-directorate",
      [sources.workLawFirm],
      FEES,
    ),
    dependants: notFound(OFFICE, "Each person needs a card of their own: ask from which age."),
    documents: [
      ...papers(["Marriage or birth certificate", "Letter of the person who takes you in"], familyPapers),
      ...cardPapers,
    ],
    citizenship: read(
      "After five years of marriage to a Senegalese woman or man",
      "senegal-justice-ministry",
      [sources.nationalitySpouses, sources.nationalityLaw],
      { ...FEES, note: "By the clerk of a court, in 2021. Others wait for ten years of residence." },
    ),
    yearsToCitizenship: 10,
    endsWhen: EXPELLED,
  },
  {
    id: "senegalese-parent",
    name: "Certificate of nationality, for children of a Senegalese parent",
    reasons: ["return"],
    whoFor: "People with a Senegalese father or mother, wherever they were born. They need no card.",
    conditions: { origin: true },
    threshold: read(
      "A father or mother who is Senegalese; you prove it with the certificate of nationality",
      "senegal-justice-ministry",
      [sources.nationality, sources.certificate],
      FEES,
    ),
    fee: read("2,000 francs in stamps", "senegal-justice-ministry", [sources.certificate], {
      ...FEES,
      note: "Translations come on top.",
    }),
    firstTerm: read("For life", "senegal-justice-ministry", [sources.nationality], FEES),
    renewal: read("None", "senegal-justice-ministry", [sources.nationality], FEES),
    work: read("Any, as a citizen", "senegal-justice-ministry", [sources.nationality, sources.nationalityPresident], {
      ...FEES,
      note: "The office of president is closed to people with two nationalities.",
    }),
    dependants: read(
      "Your children are Senegalese through you. A foreign spouse applies for the foreigner's card.",
      "senegal-justice-ministry",
      [sources.nationality, sources.longStay],
      FEES,
    ),
    familyFees: { feeIn: "family", spouseUsd: { from: 161, to: 161 }, childUsd: null },
    documents: papers(
      [
        "Birth certificate of less than three months",
        "Identity card or birth certificate of the Senegalese parent",
        "Certificate of residence",
      ],
      returnPapers,
    ),
    processing: read(
      "One to two days at the court; up to 30 working days for papers sent by letter to the embassy in London",
      "senegal-justice-ministry",
      [sources.certificate, sources.consulate],
      FEES,
    ),
    processingWeeks: { from: 1, to: 6 },
    feeUsd: { from: 4, to: 4 },
    applyAt: read(
      "The court of the district where you live in Senegal; from abroad, the consulate",
      "senegal-justice-ministry",
      [sources.certificate, sources.consulate],
      FEES,
    ),
    applyFrom: "either",
    registerWithinDays: null,
    permanentResidence: read(
      "Citizens live in Senegal without a permit",
      "senegal-justice-ministry",
      [sources.nationality],
      FEES,
    ),
    yearsToPermanentResidence: 0,
    citizenship: read("You are a citizen from birth", "senegal-justice-ministry", [sources.nationality], FEES),
    yearsToCitizenship: 0,
    endsWhen: notFound(
      "senegal-justice-ministry",
      "Ask by which acts a citizen of two countries can lose the nationality.",
    ),
  },
];
