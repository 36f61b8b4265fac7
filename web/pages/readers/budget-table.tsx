import { countryById } from "#domain/countries.ts";
import { sumBudget } from "#web/content/readers/budget.ts";
import type { Budget } from "#web/content/readers/reader.ts";
import { FactSource } from "#web/features/facts/fact.tsx";
import { TextList } from "#web/features/facts/fact-sheet.tsx";
import { amount } from "#web/lib/amounts.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { readersPage } from "./copy.ts";

const texts = readersPage.budget;

const AMOUNT_CLASS = "py-3 pl-4 text-right whitespace-nowrap tabular-nums";

/** What a month costs one household, line by line, with what the sum leaves out and how each line was made. */
export function BudgetTable({ budget }: { budget: Budget }) {
  const { country, household, lines, leftOut } = budget;
  const total = sumBudget(budget);
  return (
    <>
      <p className="measure text-lead text-muted">{household}</p>
      <table data-slot="reader-budget" className="mt-8 w-full max-w-2xl">
        <caption className="pb-2 text-left text-eyebrow text-muted">
          {interpolate(texts.place, { country: countryById(country).name })}
        </caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 text-left font-semibold">
              {texts.columns.line}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-semibold">
              {texts.columns.least}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-semibold">
              {texts.columns.most}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map(({ label, range: { value } }) => (
            <tr key={label}>
              <th scope="row" className="py-3 text-left leading-snug font-normal">
                {label}
              </th>
              <td className={AMOUNT_CLASS}>{amount(value.min, "USD")}</td>
              <td className={AMOUNT_CLASS}>{amount(value.max, "USD")}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-heading font-semibold">
            <th scope="row" className="py-3 text-left">
              {texts.total}
            </th>
            <td className={AMOUNT_CLASS}>{amount(total.min, "USD")}</td>
            <td className={AMOUNT_CLASS}>{amount(total.max, "USD")}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-4 measure text-muted">{texts.note}</p>
      <FactSource facts={lines.map(({ range }) => range)} className="mt-3 max-w-2xl" />
      <h3 className="mt-8 mb-4 font-serif text-xl leading-snug font-semibold">{texts.leftOut}</h3>
      <TextList texts={leftOut} className="measure" />
      <p className="mt-6" data-print="hide">
        <NavAnchor to={texts.calculator.to} className="link-standalone font-semibold">
          {texts.calculator.label}
        </NavAnchor>
      </p>
    </>
  );
}
