import type { CityOfCountry } from "#web/content/countries/cities.ts";
import { BUDGET_TEXTS, firstYearText } from "#web/features/city-budget/budget-words.ts";
import { dollarsText } from "#domain/dollars-text.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { citiesPage } from "../copy.ts";
import { BudgetTable, exampleBudgets, LineAmount } from "./budget-table.tsx";

const texts = citiesPage.one["first-year"];

/** What the first year costs each example household, as one sum. */
export function FirstYear({ place }: { place: CityOfCountry }) {
  const examples = exampleBudgets(place);
  const ids = [...new Set(examples.flatMap(({ budget }) => budget.firstYear.lines.map(({ id }) => id)))];
  return (
    <>
      <p className="mb-4 measure">{texts.intro}</p>
      <BudgetTable
        slot="first-year"
        caption={interpolate(texts.caption, { city: place.city.name })}
        names={examples.map(({ name }) => name)}
        rows={ids.map((id) => ({
          label: BUDGET_TEXTS.firstYear[id],
          cells: examples.map(({ name, budget }) => <LineAmount key={name} lines={budget.firstYear.lines} id={id} />),
        }))}
        sums={[
          {
            label: BUDGET_TEXTS.firstYear.sum,
            cells: examples.map(({ budget }) => firstYearText(budget, dollarsText)),
          },
        ]}
      />
      <p className="mt-4 measure font-semibold">{BUDGET_TEXTS.firstYear.leftOut}</p>
    </>
  );
}
