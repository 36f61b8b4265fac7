import { CALCULATOR_OPTIONS, type CalculatorChoice, type CalculatorInput } from "./calculator-input.ts";
import type { LandingEstimate } from "./landing-estimate.ts";

const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** An amount in US dollars as people write it: $1,234, or $1,234.50 where there are cents. */
export function dollars(amount: number): string {
  return DOLLARS.format(amount);
}

/** The words that a choice is shown with; the value itself where it is none of ours. */
export function choiceLabel(choice: CalculatorChoice, value: string): string {
  return CALCULATOR_OPTIONS[choice].find((option) => option.value === value)?.label ?? value;
}

/**
 * The field `result` of product §7: destination, lifestyle, estimated monthly total, estimated monthly savings with
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
