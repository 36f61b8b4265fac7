import type { CityOfCountry } from "#web/content/countries/cities.ts";
import { BUDGET_TEXTS, firstYearText } from "#web/features/city-budget/budget-words.ts";
import { dollarsText } from "#web/lib/amounts.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { citiesPage } from "../copy.ts";
import { exampleBudgets, findLine, LineAmount } from "./month.tsx";

const texts = citiesPage.one["first-year"];

/** What the first year takes three households, as one sum each. */
export function FirstYear({ place }: { place: CityOfCountry }) {
  const budgets = exampleBudgets(place);
  const ids = [...new Set(budgets.flatMap(({ budget }) => budget.firstYear.lines.map(({ id }) => id)))];
  return (
    <>
      <p className="mb-4 measure">{texts.intro}</p>
      <table data-slot="first-year" className="budget-table">
        <caption className="sr-only">{interpolate(texts.caption, { city: place.city.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{citiesPage.one.month.line}</th>
            {budgets.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => (
            <tr key={id}>
              <th scope="row">{BUDGET_TEXTS.firstYear[id]}</th>
              {budgets.map(({ name, budget }) => (
                <td key={name}>
                  <b>{name}</b>
                  <LineAmount line={findLine(budget.firstYear.lines, id)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{BUDGET_TEXTS.firstYear.sum}</th>
            {budgets.map(({ name, budget }) => (
              <td key={name}>
                <b>{name}</b>
                {firstYearText(budget, dollarsText)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="mt-4 measure font-semibold">{BUDGET_TEXTS.firstYear.leftOut}</p>
    </>
  );
}
