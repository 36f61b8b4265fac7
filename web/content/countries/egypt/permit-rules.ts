import { type Known, notFound, type PermitDocument, read } from "../country-record.ts";
import { permitSources as sources } from "./sources.ts";

/** The pace of fees and permits, for every record of this folder that states one. */
export const FEES = { pace: "fees-and-visas" } as const;

const PASSPORTS = "egypt-interior-ministry";

/** Rules that several permits share. */
export const shared = {
  applyAt: read(
    "At the passports and immigration administration in Abbassia, Cairo, or its branch for your district, in person",
    PASSPORTS,
    [sources.touristSteps, sources.spouse],
    {
      ...FEES,
      note: "You get a plastic residence card. Fees are paid with proof that the money came in foreign currency.",
    },
  ),
  applyFrom: "in the country" as const,
  registerWithinDays: null,
  fee: notFound(PASSPORTS, "Ask at the counter; fees changed in 2023 and are paid from foreign money."),
  feeUsd: null,
  permanentResidence: read(
    "None that newcomers can reach: the ten-year residence is for foreigners who lived in Egypt before May 26, 1952. The longest is five years, renewable.",
    PASSPORTS,
    [sources.special, sources.fiveYears],
    FEES,
  ),
  yearsToPermanentResidence: null,
  citizenship: read(
    "After ten years of residence in a row, of age 21, with Arabic, at the discretion of the Ministry",
    PASSPORTS,
    [sources.nationality, sources.nationalityWays, sources.property2026],
    {
      ...FEES,
      note: "An agent notes that the law speaks of normal residence without counting days. By investment it is faster.",
    },
  ),
  yearsToCitizenship: 10,
} as const;

/** Papers that one page lists, or that nobody publishes; how long each takes to get, no page says. */
export function papers(names: readonly string[], listedAt: Known): readonly PermitDocument[] {
  return names.map((name) => ({ name, weeks: null, source: listedAt }));
}
