import { compareCosts } from "./cost-comparison.ts";
import { amount, percentage } from "#web/lib/amounts.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { COMPARED_COUNTRIES } from "./compared-countries.ts";
import { comparisonTexts } from "./comparison-copy.ts";

const FROM = "united-states";
const TO = "ghana";
/** US dollars a year. */
const INCOME = 60_000;

const { example, result } = comparisonTexts;

/** A worked example, computed as the visitor's own comparison is; it stands in its place until there is one. */
export const EXAMPLE = describeExample();

export type Example = typeof EXAMPLE;

function describeExample() {
  const [current, target] = [findCountry(FROM), findCountry(TO)];
  const { equivalentIncome, savings, savingsPercentage } = compareCosts(current, target, INCOME);
  const names = {
    current: result.inSentence[FROM],
    target: target.label,
    income: amount(INCOME, "USD"),
    equivalent: amount(equivalentIncome, "USD"),
    difference: amount(savings, "USD"),
    percentage: percentage(savingsPercentage),
    currentIndex: String(current.costIndex),
    targetIndex: String(target.costIndex),
  };
  return {
    title: interpolate(result.title, { current: current.label, target: target.label }),
    month: target.month,
    sum: interpolate(example.sum, names),
    sentence: interpolate(result.sentences.savings, names),
  };
}

function findCountry(value: string) {
  return COMPARED_COUNTRIES.find((country) => country.value === value)!;
}
