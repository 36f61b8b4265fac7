import type { Fact } from "#domain/facts.ts";
import { type PermitDocument, read } from "../country-record.ts";
import { permitSources as sources } from "./sources.ts";

/** The pace of fees and permits, for every record of this folder that states one. */
export const FEES = { pace: "fees-and-visas" } as const;

const OFFICE = "senegal-interior-ministry";

/** What ends a card before its term. */
export const EXPELLED = read(
  "Expulsion, for example of somebody who can no longer support themselves and their family. With a permission to settle that is revoked, the contract of work ends, too.",
  OFFICE,
  [sources.law7110],
  {
    ...FEES,
    note: "By a summary of the law of 1971. Ask how long you may stay after the job, the studies or the marriage.",
  },
);

/** Rules that several permits share. Each of them is a foreigner's identity card (carte d'identité d'étranger) with its own papers. */
export const shared = {
  fee: read(
    "15,000 francs in fiscal stamps, and a deposit of 75,000 for the journey home, which is returned when you leave",
    OFFICE,
    [sources.cardExpats, sources.cardRenewal, sources.immigrationLaw],
    {
      ...FEES,
      reported: [{ value: "several hundred thousand francs in all, by nationality", page: sources.immigrationLaw }],
      note: "The deposit depends on the nationality; the pages give it for French and other European citizens. A renewal costs 15,200 in stamps, the doctor's certificate about 20,000.",
    },
  ),
  /** The same in US dollars, the deposit included. */
  feeUsd: { from: 161, to: 161 },
  firstTerm: read("Five years, once the card itself is made", OFFICE, [sources.cardExpats], {
    ...FEES,
    reported: [{ value: "permits of one or two years", page: sources.immigrationLaw }],
    note: "Until then you live on a receipt of six months, which is stamped again and again.",
  }),
  renewal: read(
    "A letter to the minister, police clearance from Senegal, medical certificate, proof of means, photographs",
    OFFICE,
    [sources.cardRenewal],
    { ...FEES, note: "By a page of 2016." },
  ),
  dependants: read(
    "Each person applies for a card. Family is possible with proof; the pages tell no more.",
    OFFICE,
    [sources.longStay],
    FEES,
  ),
  /** The page does not say from which age a child needs a card. */
  familyFees: { feeIn: "family", spouseUsd: { from: 161, to: 161 }, childUsd: { from: 0, to: 161 } },
  processing: read(
    "A year to a year and a half until you hold the card. The permit to stay takes two to three months of it; until the card is made you live on a receipt of six months.",
    OFFICE,
    [sources.cardWait, sources.entry, sources.cardResident],
    {
      ...FEES,
      enteredOn: "2026-11-26",
      reported: [{ value: "about three years for the card, by a family's blog", page: sources.cardDelay }],
      note: "Nobody calls you: ask at the police yourself, and have the receipt renewed before its six months end.",
    },
  ),
  /** From the permit to the card, in weeks. */
  processingWeeks: { from: 8, to: 78 },
  applyAt: read(
    "In person at the police for foreigners in Dakar (DPETV, Dieuppeul), elsewhere at the police station, before the 90 days end",
    OFFICE,
    [sources.cardExpats, sources.cardRenewal, sources.cardEmbassy],
    { ...FEES, note: "Papers go in from Monday to Friday, 8 a.m. to noon, in French." },
  ),
  applyFrom: "in the country" as const,
  registerWithinDays: 90,
  permanentResidence: read(
    "No route of its own is published: the card is renewed",
    OFFICE,
    [sources.longStay, sources.bill],
    {
      ...FEES,
      note: "The law is of 1971. In November 2025 a member of Parliament put forward a bill for new cards with stricter papers; we found no page that says it passed.",
    },
  ),
  yearsToPermanentResidence: null,
  citizenship: read(
    "Naturalization from the age of 16 after ten years of residence, with clean record, health and tax certificates",
    "senegal-justice-ministry",
    [sources.nationality, sources.nationalityPress, sources.nationalityFiveYears],
    {
      ...FEES,
      note: "Five years are enough for exceptional services or for work in the state's service, by a thesis of 2010. 100,000 francs are due when it is granted. It is a favor, without appeal.",
    },
  ),
  yearsToCitizenship: 10,
} as const;

/** Papers that every card asks for. */
const commonPapers = read(
  "Letter to the Minister of the Interior, birth certificate, police clearance from home, medical certificate of a doctor in Senegal, certified passport pages, photographs, proof of means and of a home",
  OFFICE,
  [sources.cardEmbassy, sources.cardExpats, sources.cardSteps],
  {
    ...FEES,
    note: "The clearance may be three months old at most, the birth certificate six months, by one page three. In 2018 the US embassy made sworn papers in place of both for $50 each.",
  },
);

/** Papers that one page lists; how long each takes to get, no page says. */
export function papers(names: readonly string[], listedAt: Fact<string>): readonly PermitDocument[] {
  return names.map((name) => ({ name, weeks: null, source: listedAt }));
}

export const cardPapers: readonly PermitDocument[] = papers(
  [
    "Police clearance from your home country",
    "Birth certificate",
    "Medical certificate from a doctor in Senegal",
    "Certificate of residence, or a letter of your host",
    "Certified passport pages with the entry stamp, and three photographs",
    "Receipt for the deposit",
  ],
  commonPapers,
);
