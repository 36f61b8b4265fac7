import { kenyaVisas } from "./visas.ts";
import { notFound, type PermitDocument, read } from "../country-record.ts";
import type { Fact } from "#domain/facts.ts";
import { sources } from "./sources.ts";

const [, workPermit] = kenyaVisas.types;

/** The pace of fees and permits, for every record of this folder that states one. */
export const FEES = { pace: "fees-and-visas" } as const;

/** Rules that several permits share. */
export const shared = {
  applyAt: read(
    "Online, on the eFNS portal of the Directorate of Immigration Services (fns.immigration.go.ke)",
    "kenya-immigration",
    [sources.classDGuide, sources.studentAgent],
    FEES,
  ),
  applyFrom: null,
  registerWithinDays: null,
  dependants: read(
    "Spouse, children and relatives who depend on you, each on a dependant's pass. It allows no work, business or study; a child of kindergarten age or older needs a student pass.",
    "kenya-immigration",
    [sources.dependantLawyers, sources.dependantIbn],
    { ...FEES, note: "The spouse is a married one of the other sex: unmarried and same-sex partners get no pass." },
  ),
  familyFees: {
    feeIn: "dependants-pass",
    spouseUsd: { from: 40, to: 80 },
    childUsd: { from: 40, to: 80 },
    pupils: "student-pass",
  },
  permanentResidence: read(
    "After seven years on work permits, the last three of them without a break. Investors and highly qualified people come first.",
    "kenya-immigration",
    [sources.permanentLawGuide, sources.permanentGuide],
    {
      ...FEES,
      note: "What the certificate costs in the end we did not find. One site names about 333 euros to apply.",
    },
  ),
  yearsToPermanentResidence: 7,
  citizenship: read(
    "By registration after seven years of continuous lawful residence, with a good record and proof of what you did for the country",
    "kenya-immigration",
    [sources.byResidence],
    FEES,
  ),
  yearsToCitizenship: 7,
  /** What the visa page says, too. */
  firstTerm: workPermit.duration,
  renewal: workPermit.detailedInfo.extensions,
  processing: workPermit.processing,
  /** The same in weeks. */
  processingWeeks: { from: 8, to: 17 },
} as const;

export const endOfBusiness = notFound(
  "kenya-immigration",
  "Ask what happens to the permit if the business closes or is sold.",
);

/** Papers that one page lists; how long each takes to get, no page says. */
export function papers(names: readonly string[], listedAt: Fact<string>): readonly PermitDocument[] {
  return names.map((name) => ({ name, weeks: null, source: listedAt }));
}
