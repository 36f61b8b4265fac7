import { CALCULATOR_OPTIONS, type CalculatorChoice, type CalculatorInput } from "./calculator-input.ts";
import type { LandingEstimate } from "./landing-estimate.ts";

const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

/** An amount in US dollars as people write it: $1,234, or $1,234.50 where there are cents. */
export function dollars(amount: number): string {
  return DOLLARS.format(amount);
}

/** A share of the current total: 64%, or -1,400% if the new country costs that much more. */
export function wholePercent(percent: number): string {
  return `${percent.toLocaleString("en-US")}%`;
}

/** The label of a choice; an unknown value is its own label. */
export function choiceLabel(choice: CalculatorChoice, value: string): string {
  return CALCULATOR_OPTIONS[choice].find((option) => option.value === value)?.label ?? value;
}

/**
 * The form service's field `result`: destination, lifestyle, estimated monthly total, estimated monthly savings with
 * percent, as one line of text.
 */
export function calculationSummary(input: CalculatorInput, estimate: LandingEstimate): string {
  return [
    `Destination: ${choiceLabel("destinationCountry", input.destinationCountry)}`,
    `Lifestyle: ${choiceLabel("lifestyle", input.lifestyle)}`,
    `Estimated monthly total: ${dollars(estimate.new.total)}`,
    `Estimated monthly savings: ${dollars(estimate.savings)} (${estimate.savingsPercent}%)`,
  ].join("; ");
}

/** The result in one sentence, for savings, no difference, higher cost, and no current cost. */
export function savingsSentence({ current, new: there, savings, savingsPercent }: LandingEstimate): string {
  if (savings > 0)
    return `You would save ${dollars(savings)} a month: ${wholePercent(savingsPercent)} of what you spend now.`;
  if (savings === 0) return "Life there costs as much a month as you spend now.";
  if (current.total === 0) {
    return `You spend nothing now, so there is no percentage: life there costs ${dollars(there.total)} a month.`;
  }
  return `Life there costs ${dollars(-savings)} more a month: ${wholePercent(-savingsPercent)} more than you spend now.`;
}

/** Shown before every estimate. */
export const FACTOR_NOTE =
  "This estimate multiplies your costs by one round factor for the whole country. To plan, add up a month in a city on our cost calculator.";

/** Shown beside every estimate, because the form asks for both. */
export const HOUSEHOLD_NOTE = "The kind of home and the size of your household do not change this estimate.";

/** The choices behind the estimate, in one line. */
export function choicesLine(input: CalculatorInput): string {
  const choices: [label: string, choice: CalculatorChoice][] = [
    ["From", "currentCountry"],
    ["To", "destinationCountry"],
    ["Home", "housingType"],
    ["Lifestyle", "lifestyle"],
    ["Household", "householdSize"],
  ];
  return choices.map(([label, choice]) => `${label}: ${choiceLabel(choice, input[choice])}`).join("; ");
}
