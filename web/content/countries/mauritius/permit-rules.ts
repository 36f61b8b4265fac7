import type { Fact } from "#domain/facts.ts";
import { estimated, notFound, type PermitDocument, read } from "../country-record.ts";
import { permitSources as sources } from "./sources.ts";

/** The pace of fees and permits, for every record of this folder that states one. */
export const FEES = { pace: "fees-and-visas" } as const;

const BOARD = "mauritius-residency";

/** Rules that several permits share. */
export const shared = {
  applyAt: read(
    "Online on the National Electronic Licensing System (business.edbmauritius.org), also from abroad, until the approval in principle",
    BOARD,
    [sources.retiredBoard, sources.professionalBoard],
    {
      ...FEES,
      note: "The Board charges nothing for its own work; the statutory fee is due when you are approved. After that you go to the Passport and Immigration Office in person.",
    },
  ),
  applyFrom: "either" as const,
  registerWithinDays: null,
  processing: estimated(
    "4 to 6 weeks to the approval in principle",
    "An adviser names this for retired people; we take it over, because the application goes the same way.",
    FEES,
  ),
  /** The same in weeks. */
  processingWeeks: { from: 4, to: 6 },
  dependants: read(
    "Spouse or partner of the opposite sex, parents and children who are unmarried and do not work, for as long as your own permit",
    BOARD,
    [sources.selfEmployedGuide, sources.professionalSovereign, sources.budget2021],
    {
      ...FEES,
      note: "The budget of 2021 said that spouses may work or invest without a permit of their own. An adviser wrote in 2025 that dependants cannot work without a permit. Ask before a second income is part of your plan.",
    },
  ),
  permanentResidence: read(
    "A permit of 20 years, since the law of 2025 after five years instead of three, and only with more income or investment than the permits themselves ask for",
    BOARD,
    [sources.tighterRules, sources.tighterRulesNews, sources.amendments, sources.rulesOf2025],
    {
      ...FEES,
      enteredOn: "2026-11-26",
      note: "Before, it took 150,000 rupees a month for professionals, 3 million a year for the self-employed and 15 million a year for investors. The new sums we found for retired people only.",
    },
  ),
  yearsToPermanentResidence: 5,
  citizenship: read(
    "British and Canadian citizens, as Commonwealth citizens: at the minister's discretion, after five years of residence in a row, or fewer but not under one",
    "mauritius-home-affairs",
    [sources.registration, sources.naturalizationForm],
    {
      ...FEES,
      enteredOn: "2026-11-26",
      note: "The page says that you must renounce your other nationality. Americans are no Commonwealth citizens: they apply for naturalization under section 9 of the Citizenship Act, and after how many years no page says that we could read in full. Ask the Home Affairs Division.",
    },
  ),
  yearsToCitizenship: 5,
  yearsAsk: {
    permanentResidence: "with more income or investment than this permit asks for",
    citizenship: "for British and Canadian citizens; for Americans we found no number",
  },
} as const;

export const endsOnRules = notFound(BOARD, "Ask how long you may stay if the conditions are no longer met.");

/** Papers that one page lists; how long each takes to get, no page says. */
export function papers(names: readonly string[], listedAt: Fact<string>): readonly PermitDocument[] {
  return names.map((name) => ({ name, weeks: null, source: listedAt }));
}
