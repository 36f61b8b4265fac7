import { dollars } from "#domain/calculation-summary.ts";
import type { LandingEstimate } from "#domain/landing-estimate.ts";
import { RESULTS_TEXTS } from "./results-copy.ts";

/** The parts of the estimate; household staff are part of the new life only. */
export const ESTIMATE_PARTS = ["housing", "utilities", "food", "transport", "staff"] as const;

const TEXTS = RESULTS_TEXTS.parts;

type PartsTableProps = { estimate: LandingEstimate; destination: string };

/** The estimate, category by category: both columns in figures, household staff among them. */
export function PartsTable({ estimate, destination }: PartsTableProps) {
  const { current, new: there } = estimate;
  const now = { ...current, staff: 0 };
  return (
    <table className="w-full self-start text-left tabular-nums">
      <caption className="sr-only">{TEXTS.caption}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          {[TEXTS.part, TEXTS.now, destination].map((heading) => (
            <th key={heading} scope="col" className="py-2 font-semibold not-first:pl-4 not-first:text-right">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...ESTIMATE_PARTS, "total" as const].map((part) => (
          <tr key={part} className="border-b border-line font-normal last:border-0 last:font-semibold">
            <th scope="row" className="py-2 [font-weight:inherit]">
              {TEXTS[part]}
            </th>
            <td className="py-2 pl-4 text-right">{dollars(now[part])}</td>
            <td className="py-2 pl-4 text-right">{dollars(there[part])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
