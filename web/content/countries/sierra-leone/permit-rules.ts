import type { Fact } from "#domain/facts.ts";
import { type PermitDocument, read } from "../country-record.ts";
import { permitSources as sources } from "./sources.ts";

/** The pace of fees and permits, for every record of this folder that states one. */
export const FEES = { pace: "fees-and-visas" } as const;

export const IMMIGRATION = "sierra-leone-immigration";
export const WORK_PERMITS = "sierra-leone-work-permits";

/** Rules that several permits share. */
export const shared = {
  applyAt: read(
    "Only online since January 1, 2026, on the Unified Permits Platform: work and residence permit in one place",
    IMMIGRATION,
    [sources.permitOnline, sources.permitLaunch, sources.permitFees, sources.permitIdentity, sources.identityCard],
    {
      ...FEES,
      note: "First comes the card for foreigners with a national number (NIN), from the civil registration authority; since June 2022 no permit goes out without it. The card costs 2,000 leones by one paper.",
    },
  ),
  applyFrom: null,
  registerWithinDays: null,
  processing: read(
    "One week for the residence permit by the office's own standard; two to six weeks for the work permit",
    IMMIGRATION,
    [sources.permitOffice, sources.permitProcedure, sources.workTime],
    { ...FEES, note: "The week was promised before the platform. Applications stood still from November 13, 2025." },
  ),
  /** The same in weeks. */
  processingWeeks: { from: 2, to: 7 },
  firstTerm: read("One year", IMMIGRATION, [sources.permitPolicy, sources.workTime, sources.permitYear], {
    ...FEES,
    reported: [{ value: "one to two years", page: sources.workYears }],
  }),
  renewal: read(
    "Every year; ask three days before it ends",
    IMMIGRATION,
    [sources.permitPolicy, sources.permitOffice],
    { ...FEES, note: "From an older site of the office. Ask earlier." },
  ),
  dependants: read(
    "Spouse, children and other relatives, each with an application of their own; a job needs a work permit",
    IMMIGRATION,
    [sources.permitOffice, sources.workAct],
    FEES,
  ),
  permanentResidence: read("Not by itself", IMMIGRATION, [sources.permitAtlas], {
    ...FEES,
    reported: [
      { value: "anyone may ask the citizenship board for permanent residence", page: sources.citizenshipBoard },
    ],
  }),
  yearsToPermanentResidence: null,
  citizenship: read(
    "By naturalization, open again since October 1, 2024: proof of eight years of residence, travel records, work or business and earnings of five years",
    IMMIGRATION,
    [sources.naturalization, sources.goldLaunch, sources.nationalityLaw, sources.amendment2006],
    {
      ...FEES,
      reported: [{ value: "15 years, and the old citizenship is given up", page: sources.naturalizationLonger }],
      note: "The law of 1973 has one rule for people of Black African descent and another for everybody else: ask which number of years is yours.",
    },
  ),
  yearsToCitizenship: 15,
} as const;

/** Papers that one page lists; how long each takes to get, no page says. */
export function papers(names: readonly string[], listedAt: Fact<string>): readonly PermitDocument[] {
  return names.map((name) => ({ name, weeks: null, source: listedAt }));
}
