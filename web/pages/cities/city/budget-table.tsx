import type { ReactNode } from "react";
import { cityBudget, homeOf, type Line } from "#domain/city-budget.ts";
import { cityFigures, type CityOfCountry } from "#web/content/countries/cities.ts";
import { BUDGET_TEXTS, householdText } from "#web/features/city-budget/budget-words.ts";
import { dollarsText, roundEnds } from "#domain/dollars-text.ts";
import { citiesPage, EXAMPLES } from "../copy.ts";

/** The budgets of the example households on each city's page. */
export function exampleBudgets(place: CityOfCountry) {
  return EXAMPLES.map(({ household, lifestyle }) => ({
    name: `${householdText(household)}, ${lifestyle}`,
    home: BUDGET_TEXTS.homes[homeOf(household, lifestyle).size],
    budget: cityBudget(cityFigures(place), household, lifestyle, null),
  }));
}

/** A line of the table, with a cell for each household. */
type BudgetRow = { label: string; cells: readonly ReactNode[] };

type BudgetTableProps = {
  slot: string;
  caption: string;
  /** The households. */
  names: readonly string[];
  rows: readonly BudgetRow[];
  /** Sums, below the rows. */
  sums: readonly BudgetRow[];
};

/** A budget with a column for each household. */
export function BudgetTable({ slot, caption, names, rows, sums }: BudgetTableProps) {
  return (
    <table data-slot={slot} className="budget-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{citiesPage.one.month.line}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map((row) => toRow(row, names))}</tbody>
      <tfoot>{sums.map((row) => toRow(row, names))}</tfoot>
    </table>
  );
}

function toRow({ label, cells }: BudgetRow, names: readonly string[]): ReactNode {
  return (
    <tr key={label}>
      <th scope="row">{label}</th>
      {names.map((name, index) => (
        <td key={name}>
          <b>{name}</b>
          {cells[index]}
        </td>
      ))}
    </tr>
  );
}

/** The amount of a line, that it isn't published, or a dash where the household has no such line. */
export function LineAmount({ lines, id }: { lines: readonly Line[]; id: string }) {
  const line = lines.find((one) => one.id === id);
  if (!line) return "–";
  return line.range ? dollarsText(roundEnds(line.range)) : <i>{BUDGET_TEXTS.notPublished}</i>;
}
