import { type Known, type PermitDocument, read } from "../country-record.ts";
import { permitSources as sources } from "./sources.ts";

/** The pace of fees and permits, for every record of this folder that states one. */
export const FEES = { pace: "fees-and-visas" } as const;

const OFFICE = "morocco-dgsn";

/** Rules that several permits share. Each of them is a registration card (carte d'immatriculation) with its own purpose. */
export const shared = {
  fee: read("100 dirhams for each year of the card", OFFICE, [sources.cardEmbassyNiger, sources.cardFee], {
    ...FEES,
    note: "Copies, certified signatures and translations come on top.",
  }),
  /** The same in US dollars. */
  feeUsd: { from: 11, to: 11 },
  firstTerm: read("One year", OFFICE, [sources.cardTerms, sources.cardAgadir], FEES),
  renewal: read(
    "Two or three years at the first renewal, then five, then ten. Apply two months before the card ends.",
    OFFICE,
    [sources.cardTerms, sources.cardAgadir],
    {
      ...FEES,
      reported: [{ value: "one year at a time for three years, then ten", page: sources.retiredHomes }],
      note: "A late application may put you back to one year.",
    },
  ),
  dependants: read(
    "Spouse and children under 18 by family reunification. A child gets a travel document instead of a card.",
    OFFICE,
    [sources.titlesKinds],
    { ...FEES, note: "To work, a spouse needs a contract that the Ministry of Employment has approved." },
  ),
  processing: read("30 to 90 days. A receipt serves as a permit for three months and can be renewed.", OFFICE, [
    sources.cardTimeline,
    sources.titlesApplication,
  ]),
  /** The same in weeks. */
  processingWeeks: { from: 4, to: 13 },
  applyAt: read(
    "In person at the foreigners' office of the police, or the gendarmerie, where you live, within 90 days of entry",
    OFFICE,
    [sources.titlesApplication, sources.titlesIntroduction, sources.cardProblems],
    {
      ...FEES,
      reported: [{ value: "within 15 days of arrival", page: sources.cardGuide }],
      note: "Papers differ from office to office. Report a new address within ten days, or pay 1,000 to 3,000 dirhams.",
    },
  ),
  applyFrom: "in the country" as const,
  registerWithinDays: 15,
  familyFees: { feeIn: "family-reunification", spouseUsd: { from: 11, to: 11 }, childUsd: null },
  permanentResidence: read(
    "A residence card for ten years, renewable, after four years of lawful stay without a break. It is not a right: means, work and plans count.",
    OFFICE,
    [sources.residenceFourYears, sources.residenceGuide],
    { ...FEES, reported: [{ value: "after three years", page: sources.retiredFrench }] },
  ),
  yearsToPermanentResidence: 4,
  citizenship: read(
    "Naturalization after five years of regular residence, with means, good conduct and, since February 2023, Arabic or Amazigh",
    "morocco-justice-ministry",
    [sources.naturalizationLanguage, sources.naturalization],
    FEES,
  ),
  yearsToCitizenship: 5,
  endsWhen: read(
    "On its last day, or if papers cannot be shown or you are expelled. You then have 15 days to leave.",
    OFFICE,
    [sources.titlesWithdrawal],
    { ...FEES, note: "The guide finds the law unclear. Ask before the reason of your stay ends." },
  ),
} as const;

/** Papers that every card asks for. */
const commonPapers = read(
  "Passport copies with the entry stamp, photographs, proof of address, a Moroccan police record, medical certificate, proof of means; at the first application often a police record from home as well",
  OFFICE,
  [sources.moroccanRecord, sources.moroccanRecordGuide, sources.cardPapers, sources.cardExpert, sources.cardTimeline],
  {
    ...FEES,
    enteredOn: "2026-11-26",
    note: "Since January 9, 2013 the Moroccan record has been required, from the Ministry of Justice, with a 10-dirham stamp and a copy of your birth certificate. The clearance from home should be less than three months old, by one page. Copies are certified at the commune.",
  },
);

/** Papers that one page lists, or that nobody publishes; how long each takes to get, no page says. */
export function papers(names: readonly string[], listedAt: Known): readonly PermitDocument[] {
  return names.map((name) => ({ name, weeks: null, source: listedAt }));
}

export const cardPapers: readonly PermitDocument[] = papers(
  [
    "Police clearance from your home country, in French or Arabic",
    "Moroccan judicial record (casier judiciaire) from the Ministry of Justice",
    "Medical certificate from a doctor in Morocco",
    "Lease or title, with a utility bill",
    "Six to eight passport photographs",
    "Passport copies, with the page of the entry stamp",
  ],
  commonPapers,
);
