import type { LandingEstimate } from "#domain/landing-estimate.ts";
import { CALCULATOR_TEXTS } from "#web/content/landing-calculator.ts";
import { dollars } from "./dollars.ts";

const PARTS = ["housing", "utilities", "food", "transport", "staff", "total"] as const;
const TEXTS = CALCULATOR_TEXTS.parts;

/** The estimate, category by category, for those who want to check it. */
export function PartsTable({ estimate }: { estimate: LandingEstimate }) {
  const now = { ...estimate.current, staff: 0 };
  return (
    <details className="mt-8 border-y border-line">
      <summary className="flex min-h-13 items-center font-semibold underline-offset-4 hover:underline">
        {TEXTS.heading}
      </summary>
      <table className="mb-6 w-full max-w-xl text-left tabular-nums">
        <caption className="sr-only">{TEXTS.heading}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 font-semibold">
              {TEXTS.part}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {TEXTS.now}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {TEXTS.there}
            </th>
          </tr>
        </thead>
        <tbody>
          {PARTS.map((part) => (
            <tr key={part} className="border-b border-line last:border-0 last:font-semibold">
              <th scope="row" className="py-2 font-normal">
                {TEXTS[part]}
              </th>
              <td className="py-2 text-right">{dollars(now[part])}</td>
              <td className="py-2 text-right">{dollars(estimate.new[part])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
