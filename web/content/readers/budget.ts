import { addRanges, type Range } from "#domain/range.ts";
import { cityBudget, type CityBudget } from "#domain/city-budget.ts";
import { cityFigures, findCity } from "#web/content/countries/cities.ts";
import { fact, type Fact, type IsoDate } from "#domain/facts.ts";
import { type DollarRange, RELOCATION_COSTS } from "#web/content/planning-figures.ts";
import { factOf } from "#web/content/countries/countries.ts";
import type { RawReader } from "#content-model/schema/readers.ts";
import type { Budget, BudgetLine } from "./reader.ts";

type RawBudgetLine = NonNullable<RawReader["budget"]>["lines"][number];

/** `$1,670` */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString("en-US")}`;
}

function estimate(min: number, max: number, enteredOn: IsoDate, method: string): Fact<DollarRange> {
  const [low, high] = [min, max].map((amount) => Math.round(amount / 10) * 10) as [number, number];
  return fact({ text: `${dollars(low)}-${high.toLocaleString("en-US")}`, min: low, max: high }, "estimate", null, {
    enteredOn,
    method,
  });
}

/**
 * A line whose amounts are those of a ledger record that states them in words, such as a guide's rent.
 * @param of what the record is about, for the method
 * @param amounts the two amounts that are taken from the record's text, which states them (budget-rules.ts)
 */
export function lineFromText(
  label: string,
  of: string,
  source: Fact<string>,
  amounts: Amounts,
  months = 1,
): BudgetLine {
  const per = months === 1 ? "" : `, divided by ${months} months`;
  return {
    label,
    range: estimate(
      amounts.min / months,
      amounts.max / months,
      source.enteredOn,
      `${of}: from ${dollars(amounts.min)} to ${dollars(amounts.max)}${per}. ${source.method ?? ""}`.trim(),
    ),
  };
}

export type Amounts = { min: number; max: number };

/**
 * A line from a planning figure.
 * @param times for how many such households or people it stands, with the reason in `why`
 */
export function lineFromRange(label: string, source: Fact<DollarRange>, times = 1, why = "", months = 1): BudgetLine {
  const { text, min, max } = source.value;
  const steps = [
    `Our planning range of ${text}`,
    times !== 1 && `times ${times}`,
    months !== 1 && `divided by ${months} months`,
  ];
  const reason = why ? ` ${why}` : "";
  return {
    label,
    range: estimate(
      (min * times) / months,
      (max * times) / months,
      source.enteredOn,
      `${steps.filter(Boolean).join(", ")}.${reason} ${source.method ?? ""}`.trim(),
    ),
  };
}

/** A line as a reader's file names it. */
export function budgetLine(raw: RawBudgetLine): BudgetLine {
  if ("figure" in raw) return lineFromRange(raw.label, RELOCATION_COSTS[raw.figure], raw.times, raw.why, raw.months);
  const { from: min, to: max } = raw.amounts;
  return lineFromText(raw.label, raw.of, factOf(raw.record), { min, max }, raw.months);
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
