import type { Fact } from "#domain/facts.ts";
import { notFound, type PermitDocument, read } from "../country-record.ts";
import { permitSources as sources } from "./sources.ts";

/** The pace of fees and permits, for every record of this folder that states one. */
export const FEES = { pace: "fees-and-visas" } as const;

/** Whoever reads a fee of 2024 must know that some were raised again. */
export const FEES_OF_2024 =
  "A fee of July 2024. In March 2026 the Council of Ministers raised several fees again; the whole table of today we did not find.";

/** Rules that several permits share: those of the residence card, which also follows a work permit or an investment. */
export const shared = {
  applyAt: read(
    "At the Immigration and Citizenship Service in Addis Ababa, within 30 days of your arrival if you mean to stay more than 90 days",
    "ethiopia-immigration",
    [sources.residenceGuide, sources.residenceLawyers],
    { ...FEES, note: "Enter on the visa that fits the permit: from a tourist visa there is often no way on." },
  ),
  applyFrom: "in the country" as const,
  registerWithinDays: 30,
  firstTerm: read(
    "One year, for the temporary residence card",
    "ethiopia-immigration",
    [sources.residenceOffice, sources.fees2024],
    FEES,
  ),
  renewal: read("Yearly, before it ends", "ethiopia-immigration", [sources.residenceOffice], FEES),
  dependants: read(
    "Spouse and children, each on a family member's residence card, with an authenticated marriage or birth certificate",
    "ethiopia-immigration",
    [sources.residenceLawyers],
    { ...FEES, note: "We found no page that lets them work. Ask before a second income is part of your plan." },
  ),
  familyFees: { feeIn: "family-member", spouseUsd: { from: 150, to: 150 }, childUsd: { from: 150, to: 150 } },
  permanentResidence: read(
    "Five years, renewable: for foreigners who enter on a residence visa, who invest a great deal or who have long ties with Ethiopia",
    "ethiopia-immigration",
    [sources.residenceOffice, sources.residenceOfficeAmharic],
    {
      ...FEES,
      reported: [
        { value: "typically after five years of lawful residence, by an undated guide", page: sources.permanentGuide },
      ],
      note: "The office's page names no years and no sum.",
    },
  ),
  yearsToPermanentResidence: null,
  citizenship: read(
    "By the law of 2003: an adult who has lived in Ethiopia for at least four years in all before applying, among other conditions",
    "ethiopia-immigration",
    [sources.nationalityLaw],
    { ...FEES, note: "Ethiopia does not recognize a second nationality: ask what you would give up." },
  ),
  yearsToCitizenship: 4,
  endsWhen: read(
    "Each day after the last one costs at least $30, due before you may leave; one report names up to $3,000 at once besides",
    "ethiopia-immigration",
    [sources.overstay, sources.goldenVisa],
    {
      ...FEES,
      note: "What holds when the job, the marriage or the company ends earlier we did not find: ask before it does.",
    },
  ),
  processing: notFound("ethiopia-immigration", "How long the residence card takes"),
  processingWeeks: null,
} as const;

/** Papers that one page lists; how long each takes to get, no page says. */
export function papers(names: readonly string[], listedAt: Fact<string>): readonly PermitDocument[] {
  return names.map((name) => ({ name, weeks: null, source: listedAt }));
}

/** Stamps on papers from home, which Ethiopia asks for in place of an apostille. */
export const authentication: PermitDocument = {
  name: "Stamps of your own foreign ministry and of the Ethiopian embassy on every paper from home",
  weeks: null,
  source: read("Diplomas and certificates must be authenticated", "ethiopia-investment", [sources.workInvestments], {
    note: "Ethiopia was on no list of the Apostille Convention that we read. Begin months ahead.",
  }),
};
