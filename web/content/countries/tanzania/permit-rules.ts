import type { Fact } from "#domain/facts.ts";
import { type PermitDocument, read } from "../country-record.ts";
import { permitSources as sources } from "./sources.ts";

/** The pace of fees and permits, for every record of this folder that states one. */
export const FEES = { pace: "fees-and-visas" } as const;

export const IMMIGRATION = "tanzania-immigration";

/** Rules that several permits share. */
export const shared = {
  applyAt: read(
    "Online: work permit and residence permit in one system since 2021, with the company or institution as applicant",
    IMMIGRATION,
    [sources.permitsOffice, sources.workPermitInvestors],
    {
      ...FEES,
      note: "Class B and most of class C are asked for before you enter the country. Zanzibar has an office of its own.",
    },
  ),
  applyFrom: "before travel" as const,
  registerWithinDays: null,
  /** By law for the work permit; for the residence permit from what was promised and what it took before. */
  processing: read(
    "14 days by law for the work permit. In 2018 the government promised both permits within seven working days; before, they took months.",
    IMMIGRATION,
    [sources.workPermitTime, sources.workPermitSpeed],
    { ...FEES, note: "No page gives today's time for the residence permit. Our plans count two to twelve weeks." },
  ),
  processingWeeks: { from: 2, to: 12 },
  renewal: read(
    "Two years at a time. By the law as reported in 2024, permit and renewals end after five years in all.",
    IMMIGRATION,
    [sources.permitYears, sources.permitConsulate],
    {
      ...FEES,
      note: "A bill of 2024 was to lift the limit of five years. The work permit may run to eight years since 2021. Ask which limit counts.",
    },
  ),
  firstTerm: read("Two years", IMMIGRATION, [sources.permitConsulate, sources.workPermitPayroll], {
    ...FEES,
    reported: [{ value: "up to three years in the law, as reported in 2024", page: sources.permitYears }],
  }),
  dependants: read(
    "Wife, children and near relatives who live on your income, each on a dependent pass for $550; sons only up to 18",
    IMMIGRATION,
    [sources.dependantOffice, sources.dependantLaw],
    { ...FEES, note: "The page says wife. A husband who follows his wife asks the office in writing." },
  ),
  familyFees: { spouseUsd: { from: 550, to: 550 }, childUsd: { from: 550, to: 550 } },
  permanentResidence: read(
    "Not by itself: the permit is renewed, and leads to no settlement",
    IMMIGRATION,
    [sources.classBNoSettlement, sources.classCNoSettlement],
    FEES,
  ),
  yearsToPermanentResidence: null,
  citizenship: read(
    "By naturalization: the last twelve months without a break, and seven of the ten years before; $1,500, not paid back",
    IMMIGRATION,
    [sources.citizenshipEmbassy, sources.citizenshipPortal],
    {
      ...FEES,
      enteredOn: "2026-11-26",
      reported: [
        { value: "$800 and more than ten years of residence, by the embassy in Washington", page: sources.embassyFees },
        { value: "five years of residence", page: sources.citizenshipShorter },
      ],
      note: "You give up your US, British or Canadian citizenship. Swahili or English and good character are asked for.",
    },
  ),
  yearsToCitizenship: 8,
  endsWhen: read("When it expires or is canceled; you may then stay for one month", IMMIGRATION, [sources.graceMonth], {
    ...FEES,
    note: "By the regulations as of September 2002. Ask for what it can be revoked.",
  }),
} as const;

export const classCFee = read(
  "$250 to $550 for class C, by a law firm's table of April 2023",
  IMMIGRATION,
  [sources.permitFees],
  {
    ...FEES,
    note: "The table names people with a class D work permit. Ask for the fee of your own kind of class C.",
  },
);

export const endsWithJob = read(
  "With the job: the employer reports its end and hands the permit in within 14 days",
  IMMIGRATION,
  [sources.workPermitDuties],
  FEES,
);

/** Papers that one page lists; how long each takes to get, no page says. */
export function papers(names: readonly string[], listedAt: Fact<string>): readonly PermitDocument[] {
  return names.map((name) => ({ name, weeks: null, source: listedAt }));
}
