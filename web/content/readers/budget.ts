import { addRanges, type Range } from "#domain/range.ts";
import { cityBudget, type CityBudget } from "#domain/city-budget.ts";
import { cityFigures, findCity } from "#web/content/countries/cities.ts";
import { fact } from "#domain/facts.ts";
import { RELOCATION_COSTS } from "#web/content/planning-figures.ts";
import type { RawReader } from "#content-model/schema/readers.ts";
import type { Budget, BudgetLine } from "./reader.ts";

type RawBudgetLine = NonNullable<RawReader["budget"]>["lines"][number];

/** `$1,670` */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString("en-US")}`;
}

export type Amounts = { min: number; max: number };

/** A line made of a planning figure of a move, for some households or people (`why`) and by the month. */
export function budgetLine({ label, figure, times = 1, why, months = 1 }: RawBudgetLine): BudgetLine {
  const { value, enteredOn, method } = RELOCATION_COSTS[figure];
  const [min, max] = [value.min, value.max].map((amount) => Math.round((amount * times) / months / 10) * 10) as [
    number,
    number,
  ];
  const steps = [
    `Our planning range of ${value.text}`,
    times !== 1 && `times ${times}`,
    months !== 1 && `divided by ${months} months`,
  ];
  const range = { text: `${dollars(min)}-${max.toLocaleString("en-US")}`, min, max };
  return {
    label,
    range: fact(range, "estimate", null, {
      enteredOn,
      method: `${steps.filter(Boolean).join(", ")}. ${why} ${method ?? ""}`.trim(),
    }),
  };
}

/** The month of the budget's city: the same lines and sum as on the city's page. */
export function monthOf({ city, household }: Budget): CityBudget {
  return cityBudget(cityFigures(findCity(city)), household, "comfortable", null);
}

/** What the month and the further lines come to together. */
export function sumBudget(budget: Budget): Range {
  const lines = budget.lines.map(({ range: { value } }) => ({ from: value.min, to: value.max }));
  return addRanges([monthOf(budget).sum, ...lines]);
}
