import type { ComponentProps } from "react";
import type { costCalculatorPage } from "#web/content/cost-of-living.ts";
import { CostIndices } from "#web/sections/cost-calculator/cost-indices.tsx";
import { MonthlyExpenses } from "#web/sections/cost-calculator/monthly-expenses.tsx";

type CostFiguresProps = Pick<ComponentProps<typeof CostIndices>, "countries" | "facts"> &
  Pick<ComponentProps<typeof MonthlyExpenses>, "expenses"> & { texts: typeof costCalculatorPage };

/** The figures of /cost-calculator: the indices of the comparison, and what a month typically costs (product §9). */
export function CostFigures({ texts, countries, facts, expenses }: CostFiguresProps) {
  return (
    <>
      <CostIndices texts={texts.indices} note={texts.indexNote} countries={countries} facts={facts} />
      <MonthlyExpenses texts={texts.monthlyExpenses} expenses={expenses} />
    </>
  );
}
