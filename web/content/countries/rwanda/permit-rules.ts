import type { Fact } from "#domain/facts.ts";
import { rwandaVisas } from "./visas.ts";
import { type PermitDocument, read } from "../country-record.ts";
import { permitSources as sources } from "./sources.ts";

const [, residencePermit] = rwandaVisas.types;

/** The pace of fees and permits, for every record of this folder that states one. */
export const FEES = { pace: "fees-and-visas" } as const;

/** Rules that several permits share. */
export const shared = {
  applyAt: read(
    "Online through IremboGov, or at the Directorate General, within 15 days of your arrival",
    "rwanda-dgie",
    [sources.residencePermits, sources.investorAtlas],
    {
      ...FEES,
      reported: [
        {
          value: "within 15 days of signing the contract or registering the business",
          page: sources.visaQuestions,
        },
      ],
      note: "Late applications are fined. Keep to the earlier of the two days.",
    },
  ),
  applyFrom: "in the country" as const,
  registerWithinDays: 15,
  dependants: read(
    "Spouse and children under 21, each on a dependant's permit (M2), with the marriage or birth certificate",
    "rwanda-dgie",
    [sources.dependantVisa, sources.volunteerOffice],
    { ...FEES, note: "We found no page that lets them work. Ask before a second income is part of your plan." },
  ),
  permanentResidence: read(
    "After five years in a row of lawful residence, with secure means, a clean record and a contribution to the country",
    "rwanda-dgie",
    [sources.permanentGuide, sources.permanentOffice],
    {
      ...FEES,
      note: "The office's own page that we read names no years. It can withdraw the permit after a felony or three years abroad.",
    },
  ),
  yearsToPermanentResidence: 5,
  citizenship: read(
    "By residence, after 15 years in the bill that became the law of 2021",
    "rwanda-dgie",
    [sources.residenceYears, sources.nationalityCabinet],
    {
      ...FEES,
      reported: [{ value: "five years", page: sources.nationalityInvestors }],
      note: "Five years was the rule before. The cabinet decides.",
    },
  ),
  yearsToCitizenship: 15,
  /** What the visa page says, too. */
  firstTerm: residencePermit.duration,
  renewal: residencePermit.detailedInfo.extensions,
  processing: residencePermit.processing,
  /** The same in weeks. */
  processingWeeks: { from: 4, to: 13 },
} as const;

/** Papers that one page lists; how long each takes to get, no page says. */
export function papers(names: readonly string[], listedAt: Fact<string>): readonly PermitDocument[] {
  return names.map((name) => ({ name, weeks: null, source: listedAt }));
}
