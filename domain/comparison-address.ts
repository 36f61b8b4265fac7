import { compareCosts, type CostResult, type IndexedCountry, readIncome } from "./cost-comparison.ts";
import { type Currency, isCurrency } from "./currency.ts";

/** What somebody compares, as it stands in the fields and in the address: slugs, and the income as it was typed. */
export type ComparisonChoices = { current: string; target: string; income: string; currency: Currency };

export const NO_CHOICES: ComparisonChoices = { current: "", target: "", income: "", currency: "USD" };

/** The comparison's parameters of the address; other parameters belong to others and stay. */
const PARAMETERS = ["current", "target", "income", "currency"] as const;

/** An income of 100 million with all its separators and cents is shorter; what is longer was not written by us. */
const LONGEST_INCOME = 24;

/** What an address says of a comparison; null where it says nothing. What it says may still be no comparison. */
export function choicesIn(address: URLSearchParams): ComparisonChoices | null {
  if (!PARAMETERS.some((name) => address.has(name))) return null;
  const currency = address.get("currency");
  return {
    current: address.get("current") ?? "",
    target: address.get("target") ?? "",
    income: (address.get("income") ?? "").slice(0, LONGEST_INCOME),
    currency: isCurrency(currency) ? currency : NO_CHOICES.currency,
  };
}

/** The address of a comparison: the income in plain digits, so that however it was typed, one comparison has one. */
export function withChoices(address: URLSearchParams, choices: ComparisonChoices): URLSearchParams {
  const after = new URLSearchParams(address);
  for (const name of PARAMETERS) after.set(name, choices[name]);
  const { income } = readIncome(choices.income);
  if (income !== null) after.set("income", String(income));
  return after;
}

/** A country of the two lists; the second one holds those that can be the target. */
export type ComparedCountry = IndexedCountry & { isTarget: boolean };

/** A result, and the currency of its income. */
export type Compared = { result: CostResult; currency: Currency };

/** The comparison that choices make; null as long as one of the three is missing or wrong. */
export function comparedBy(choices: ComparisonChoices | null, countries: readonly ComparedCountry[]): Compared | null {
  if (!choices) return null;
  const current = countries.find(({ value }) => value === choices.current);
  const target = countries.find(({ value, isTarget }) => isTarget && value === choices.target);
  const { income } = readIncome(choices.income);
  if (!current || !target || income === null) return null;
  return { result: compareCosts(current, target, income), currency: choices.currency };
}
