import { dollarsText, plannedText } from "#domain/dollars-text.ts";
import { countryById } from "#domain/countries.ts";
import { MONEY_LINES } from "#domain/plan-money.ts";
import { cityPath } from "#web/content/page-paths.ts";
import type { GeneralPlan } from "#web/content/plans/general-plan.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { NotCounted } from "../money.tsx";
import { generalPlanPage } from "./copy.ts";

const texts = generalPlanPage.money;

/** What the move costs one adult, line by line, with what no page names. */
export function PlanMoneyTable({ plan }: { plan: GeneralPlan }) {
  const { record, city, money } = plan;
  return (
    <>
      <p className="measure text-lead text-muted">{interpolate(texts.intro, { city: city.name })}</p>
      <table data-slot="plan-money" className="plan-money mt-6 w-full max-w-2xl">
        <caption className="sr-only">{interpolate(texts.caption, { country: countryById(record.id).name })}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 text-left font-semibold">
              {texts.line}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-semibold">
              {texts.amount}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {MONEY_LINES.map((line) => (
            <tr key={line}>
              <th scope="row" className="py-3 text-left leading-snug font-normal">
                {texts.lines[line]}
              </th>
              <td className="py-3 pl-4 text-right whitespace-nowrap tabular-nums">
                {money.lines[line] ? dollarsText(money.lines[line]) : texts.unknown}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-heading font-semibold">
            <th scope="row" className="py-3 text-left">
              {texts.total}
            </th>
            <td className="py-3 pl-4 text-right tabular-nums">{plannedText(money.total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-6 font-semibold">{texts.notCounted}</p>
      <NotCounted money={money} />
      <p className="mt-6">
        <NavAnchor to={`${cityPath(city.id)}#month`} className="link-standalone font-semibold">
          {interpolate(texts.city, { city: city.name })}
        </NavAnchor>
      </p>
    </>
  );
}
