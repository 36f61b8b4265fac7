import { notFound, payOf, read, type Work } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";
import { permitSources } from "./sources.ts";

const OLD = "When a dollar bought about 16 pounds. Expect more pounds today.";

const pay = payOf("egypt-capmas");

export const egyptWork: Work = {
  spouse: read(
    "Nobody works without a work permit of their own",
    "egypt-labor-ministry",
    [permitSources.workIbn, permitSources.schoolFamilies],
    { ...FEES, note: "Spouses of Egyptians need it, too, without the HIV test." },
  ),
  closedOccupations: read(
    "Tourist guides, export and import, customs clearance",
    "egypt-labor-ministry",
    [permitSources.workFees],
    { ...FEES, note: "From a decree of about 2014. Ask for the list of today." },
  ),
  openOccupations: read("English teachers; also tourism, farming and energy", "egypt-labor-ministry", [sources.jobs], {
    note: "A page of about 2017.",
  }),
  vacancies: notFound("egypt-labor-ministry", "We found no page that we trust. Ask schools and companies directly."),
  pay: [
    pay("All occupations, on average", "6,000 to 9,000 pounds a month", [sources.payAverage], {
      note: "The page has no date.",
    }),
    pay("Legal minimum", "6,000 pounds a month since March 2024", [sources.payLevels], {
      note: "Ask for the minimum of today.",
    }),
    pay("Office work in accounting or personnel, at entry", "10,000 pounds a month in December 2024", [
      sources.payLevels,
    ]),
    pay("Office work in accounting or personnel, after five years", "18,000 pounds a month in December 2024", [
      sources.payLevels,
    ]),
    pay("Manager, after ten years", "30,000 pounds a month in December 2024", [sources.payLevels]),
    pay("Specialist, after fifteen years", "45,000 pounds a month in December 2024", [sources.payLevels]),
    pay("Doctor", "18,500 to 51,700 pounds a month", [sources.payJobs], { note: OLD }),
    pay("Bank manager", "11,800 to 33,100 pounds a month", [sources.payJobs], { note: OLD }),
    pay("College professor", "8,870 to 24,800 pounds a month", [sources.payJobs], { note: OLD }),
    pay("Unskilled day labor", "75 pounds a day in October 2019", [sources.payDay], { note: OLD }),
  ],
};
