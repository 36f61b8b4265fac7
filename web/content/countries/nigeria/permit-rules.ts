import { type FamilyFees, notFound, type PermitDocument, read } from "../country-record.ts";
import type { Fact } from "#domain/facts.ts";
import { sources } from "./sources.ts";

/** The pace of fees and permits, for every record of this folder that states one. */
export const FEES = { pace: "fees-and-visas" } as const;

export const IMMIGRATION = "nigeria-immigration-service";

/** Rules that several permits share. */
export const shared = {
  applyAt: read(
    "Online with the Nigeria Immigration Service, then at the Nigerian embassy or consulate for papers and fingerprints. The residence card (CERPAC) is applied for online after arrival.",
    IMMIGRATION,
    [sources.visaFaq, sources.reforms2025, sources.evisaGuide2026],
    { ...FEES, note: "A short-visit e-Visa cannot be turned into a residence or work permit inside Nigeria." },
  ),
  applyFrom: "before travel" as const,
  registerWithinDays: null,
  fee: read("$160 to $250 for most visas, by nationality and class", IMMIGRATION, [sources.visaFaq], {
    ...FEES,
    note: "The fee of the residence card comes on top; for this class we did not find it.",
  }),
  /** The same in US dollars. */
  feeUsd: { from: 160, to: 250 },
  feeLacks: "the residence card",
  processing: read(
    "Usually 5 to 15 working days for the visa, longer when papers are missing or many apply",
    IMMIGRATION,
    [sources.visaFaq],
    FEES,
  ),
  processingWeeks: { from: 1, to: 3 },
  permanentResidence: read(
    "This class is itself one of the permanent residence visas",
    IMMIGRATION,
    [sources.permanentClasses, sources.permanentLawyers],
    { ...FEES, note: "What it grants still ends with its term: see how long it lasts." },
  ),
  yearsToPermanentResidence: 0,
  citizenship: read(
    "By naturalization after fifteen years of residence, or twelve months without a break after fifteen years in all within the twenty before",
    IMMIGRATION,
    [sources.citizenshipYears, sources.citizenshipWays],
    FEES,
  ),
  yearsToCitizenship: 15,
  endsWhen: read(
    "The Comptroller General may revoke it, or give it on other terms. In November 2017 the permits of the foreign staff of six companies ended because the companies had lost their licenses.",
    IMMIGRATION,
    [sources.revocationOffice, sources.revocationLawyers, sources.revocationSix],
    { ...FEES, note: "They had 15 days to leave." },
  ),
} as const;

export const noResidenceRule = notFound(
  IMMIGRATION,
  "We read of no number of years that turns this permit into permanent residence. Ask which N class is open to you.",
);

export const relativesOfResidents = read(
  "Spouse, minor and adult children and aged parents apply for N6A to N6D; their permits last as long as yours",
  IMMIGRATION,
  [sources.highlySkilled, sources.residenceTerms],
  FEES,
);

/** Each of them pays for a visa; what their residence cards cost we did not find. */
export const relativesFees: FamilyFees = {
  feeIn: "highly-skilled-n4a",
  spouseUsd: shared.feeUsd,
  childUsd: shared.feeUsd,
  lacks: "the residence card",
};

/** Papers that one page lists; how long each takes to get, no page says. */
export function papers(names: readonly string[], listedAt: Fact<string>): readonly PermitDocument[] {
  return names.map((name) => ({ name, weeks: null, source: listedAt }));
}
