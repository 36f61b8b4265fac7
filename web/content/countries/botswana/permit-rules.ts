import type { Fact } from "#domain/facts.ts";
import { inDollars, notFound, type PermitDocument, read } from "../country-record.ts";
import { permitSources as sources } from "./sources.ts";
import { botswanaCurrency } from "./currency.ts";

export const OFFICE = "botswana-home-affairs";

/** The pace of fees and permits, for every record of this folder that states one. */
export const FEES = { pace: "fees-and-visas" } as const;

/** What ends a permit before its term. */
export const CANCELED = read(
  "The minister may cancel it at any time, with seven days' notice or more: in July 2005 an editor's permits ended so, without a reason",
  OFFICE,
  [sources.canceledPermits],
  {
    ...FEES,
    note: "By the laws of then. Today's has a section on canceled permits, too, which we did not read: ask what the end of a job, a marriage or a company changes.",
  },
);

const pula = inDollars(botswanaCurrency);

/** Rules that several permits share: those of the residence permit, on which every permit but citizenship rests. */
export const shared = {
  fee: read("1,500 pula for the residence permit", OFFICE, [sources.permitFee, sources.studyFee], {
    ...FEES,
    note: "Pages of 2021 and undated ones. Ask at the counter.",
  }),
  /** The same in US dollars. */
  feeUsd: { from: pula(1_500), to: pula(1_500) },
  firstTerm: read("Up to five years", OFFICE, [sources.permitTerms], {
    ...FEES,
    reported: [{ value: "ten years, for one couple with a home of their own", page: sources.permitFamily }],
    note: "The board decides.",
  }),
  renewal: notFound(
    OFFICE,
    "How many months before. A work permit is renewed at least three months before it ends: ask at the same time.",
  ),
  processing: read(
    "About 30 working days, by a guide; nearly 90 days for one couple",
    OFFICE,
    [sources.permitFee, sources.permitFamily],
    { ...FEES, note: "Each of two offices waited for the other. Apply in your first week." },
  ),
  /** The same in weeks. */
  processingWeeks: { from: 6, to: 13 },
  applyAt: read("Any immigration office in Botswana", OFFICE, [sources.residencePermit, sources.permitFee], FEES),
  applyFrom: "in the country" as const,
  registerWithinDays: 7,
  dependants: read(
    "Spouse and children under 18, each with a residence permit and your letter of support; children of 18 and above apply alone",
    OFFICE,
    [sources.residencePermit, sources.employment],
    { ...FEES, note: "Parents above 65 can come, too, by one adviser, if you support them." },
  ),
  familyFees: {
    feeIn: "family-member",
    spouseUsd: { from: pula(1_500), to: pula(1_500) },
    childUsd: { from: pula(1_500), to: pula(1_500) },
  },
  permanentResidence: read(
    "After five years of lawful residence without a break",
    OFFICE,
    [sources.permanentResidence, sources.permanentPapers, sources.employment],
    {
      ...FEES,
      reported: [{ value: "ten years, by an undated guide", page: sources.permanentTenYears }],
      note: "Good character, means and a significant contribution to Botswana are asked for, too.",
    },
  ),
  yearsToPermanentResidence: 5,
  citizenship: read(
    "Ten years of residence, the last without a break, Setswana or another language of a tribe of Botswana, and the intention to stay",
    OFFICE,
    [sources.nationalityLaw, sources.amendmentBill],
    {
      ...FEES,
      note: "Whether you may keep your own nationality depends on the law of December 2025: ask before you apply.",
    },
  ),
  yearsToCitizenship: 10,
  endsWhen: CANCELED,
} as const;

/** Papers that one page lists; how long each takes to get, no page says. */
export function papers(names: readonly string[], listedAt: Fact<string>): readonly PermitDocument[] {
  return names.map((name) => ({ name, weeks: null, source: listedAt }));
}

/** What every residence permit asks for. */
export const residencePapers = papers(
  [
    "Form for a residence permit",
    "Medical and radiological report, issued in the last 14 days",
    "Certified birth and marriage certificates",
    "Two passport photographs",
  ],
  read(
    "Form, fees, medical report, certified birth or marriage certificate, two photographs",
    OFFICE,
    [sources.residencePermit, sources.entryExtension],
    { ...FEES, note: "An adviser says that medical and radiological reports are good for 14 days only." },
  ),
);
