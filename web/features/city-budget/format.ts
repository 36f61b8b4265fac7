import { plannedText } from "#domain/dollars-text.ts";
import type { Range } from "#domain/range.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import type { CityBudget, LineId } from "#domain/city-budget.ts";
import type { Household } from "#domain/households.ts";
import { BUDGET_TEXTS } from "./copy.ts";

/** "2 adults and 1 child". */
export function householdText({ adults, children }: Household): string {
  const { adult, child } = BUDGET_TEXTS.people;
  const grown = `${adults} ${adult[adults === 1 ? 0 : 1]}`;
  return children === 0 ? grown : `${grown} and ${children} ${child[children === 1 ? 0 : 1]}`;
}

/** "rent, food". */
export function lineNames(lines: readonly LineId[]): string {
  return lines.map((id) => BUDGET_TEXTS.lines[id].toLowerCase()).join(", ");
}

/**
 * What a month comes to, with what the sum lacks; without rent or food there is no sum that one could plan with.
 * @param write an amount in the currency that is shown
 */
export function sumText({ sum, isWhole, missing }: CityBudget, write: (range: Range) => string): string {
  const lines = lineNames(missing);
  if (!isWhole) return interpolate(BUDGET_TEXTS.noSum, { lines });
  const planned = plannedText(sum, write);
  return lines ? interpolate(BUDGET_TEXTS.without, { sum: planned, lines }) : planned;
}
