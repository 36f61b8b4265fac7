import type { Fact } from "#domain/facts.ts";
import { rwandaVisas } from "#web/content/visas/rwanda.ts";
import { notFound, type PermitDocument, read } from "../country-record.ts";
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
  renewal: read(
    "Before it ends. An older page of the office names a fine of 20,000 francs for each month of delay.",
    "rwanda-dgie",
    [sources.workVisa],
    FEES,
  ),
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
  /** The planning figures of the visa page. */
  firstTerm: residencePermit.duration,
  processing: residencePermit.processing,
  /** The same in weeks. */
  processingWeeks: { from: 4, to: 13 },
  endOfBusiness: notFound("rwanda-dgie", "Ask what happens to the permit if the business closes or is sold."),
} as const;

/** Papers that one page lists; how long each takes to get, no page says. */
export function papers(names: readonly string[], listedAt: Fact<string>): readonly PermitDocument[] {
  return names.map((name) => ({ name, weeks: null, source: listedAt }));
}
