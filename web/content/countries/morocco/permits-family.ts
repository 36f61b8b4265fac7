import { notFound, type Permit, read } from "../country-record.ts";
import { cardPapers, FEES, papers, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const OFFICE = "morocco-dgsn";

const spousePapers = read(
  "Marriage certificate drawn up by adouls, and a certificate that both spouses live at one address",
  OFFICE,
  [sources.residenceByRight],
  FEES,
);
const relativePapers = read(
  "Papers that show the relation, and that you are supported or have custody",
  OFFICE,
  [sources.residenceByRight],
  FEES,
);
const reunionPapers = read(
  "Marriage certificate or birth certificates, the card of the person you follow, and proof of support",
  OFFICE,
  [sources.cardExpert, sources.titlesKinds],
  FEES,
);

/** What the cards for the family of Moroccans share. */
const familyOfMoroccans = {
  ...shared,
  firstTerm: read("Ten years, renewable", OFFICE, [sources.residenceFourYears, sources.residenceByRight], {
    ...FEES,
    reported: [{ value: "in practice a card of one year first, for family reunification", page: sources.cardTerms }],
  }),
  permanentResidence: read(
    "The card is itself the residence card of ten years",
    OFFICE,
    [sources.residenceByRight, sources.residenceFourYears],
    FEES,
  ),
  yearsToPermanentResidence: 0,
} satisfies Partial<Permit>;

/** Cards for families. */
export const moroccoFamilyPermits: readonly [Permit, Permit, Permit] = [
  {
    id: "spouse-of-a-moroccan",
    name: "Residence card for the spouse of a Moroccan",
    reasons: ["family"],
    whoFor: "Husbands and wives of Moroccan citizens.",
    conditions: { relative: true },
    ...familyOfMoroccans,
    threshold: read(
      "A right by law, if you entered and stay lawfully, are married by Moroccan rules and live together",
      OFFICE,
      [sources.residenceByRight, sources.residenceGuide],
      FEES,
    ),
    work: read(
      "You may apply for any job: the contract needs approval, but no proof that no Moroccan was found",
      "morocco-employment-ministry",
      [sources.workPreference],
      FEES,
    ),
    documents: [
      ...papers(["Marriage certificate of the adouls", "Certificate of living at one address"], spousePapers),
      ...cardPapers,
    ],
    citizenship: read(
      "A wife by declaration after five years of life together in Morocco. A husband only by naturalization.",
      "morocco-justice-ministry",
      [sources.nationalityReport, sources.nationalityLawyer],
      FEES,
    ),
    yearsToCitizenship: 5,
    endsWhen: notFound(OFFICE, "Ask what a divorce or the death of your spouse changes."),
  },
  {
    id: "relative-of-a-moroccan",
    name: "Residence card for relatives of Moroccans",
    reasons: ["return", "family"],
    whoFor:
      "Children of a Moroccan mother who are not citizens, dependent parents of a Moroccan, parents of a Moroccan child.",
    conditions: { relative: true },
    ...familyOfMoroccans,
    threshold: read(
      "A right by law for them, after lawful entry. Children of a Moroccan parent are citizens and need no card.",
      OFFICE,
      [sources.residenceByRight, sources.nationalityLawyer],
      { ...FEES, note: "African descent without a Moroccan relative opens no card of its own." },
    ),
    work: notFound(
      "morocco-employment-ministry",
      "Ask whether a relative's contract is free of the ANAPEC certificate.",
    ),
    documents: [
      ...papers(["Papers that show the relation", "Proof of support or custody"], relativePapers),
      ...cardPapers,
    ],
  },
  {
    id: "family-reunification",
    name: "Registration card, family reunification",
    reasons: ["family"],
    whoFor: "Spouses and children under 18 of foreigners with a card.",
    conditions: { relative: true },
    ...shared,
    threshold: read("Husband, wife or child under 18 of a foreigner who lives lawfully in Morocco", OFFICE, [
      sources.titlesKinds,
    ]),
    work: read(
      "None by itself: a foreigner's job needs a contract that the ministry has approved",
      "morocco-employment-ministry",
      [sources.workLaw, sources.workPreference],
      FEES,
    ),
    dependants: notFound(OFFICE, "Each person needs a card of their own."),
    documents: [
      ...papers(
        ["Marriage or birth certificates, in French or Arabic", "Card of the person you follow"],
        reunionPapers,
      ),
      ...cardPapers,
    ],
    endsWhen: notFound(OFFICE, "Ask what a divorce or the 18th birthday changes."),
  },
];
