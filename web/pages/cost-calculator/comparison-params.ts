import { compareCosts, type ComparedCountry, type CostResult, readIncome } from "./cost-comparison.ts";
import { type Currency, isCurrency } from "#web/lib/currency.ts";

/** What a visitor compares, as the fields and the search params have it: slugs, and the income as typed. */
export type ComparisonChoices = { current: string; target: string; income: string; currency: Currency };

export const NO_CHOICES: ComparisonChoices = { current: "", target: "", income: "", currency: "USD" };

/** The comparison's search params; all others stay as they are. */
const PARAMETERS = ["current", "target", "income", "currency"] as const;

/** Longer than an income of 100 million with all its separators and cents, in characters. */
const MAX_INCOME_LENGTH = 24;

/** The choices in the search params, not validated; null if there are none. */
export function parseChoices(searchParams: URLSearchParams): ComparisonChoices | null {
  if (!PARAMETERS.some((name) => searchParams.has(name))) return null;
  const currency = searchParams.get("currency");
  return {
    current: searchParams.get("current") ?? "",
    target: searchParams.get("target") ?? "",
    income: (searchParams.get("income") ?? "").slice(0, MAX_INCOME_LENGTH),
    currency: isCurrency(currency) ? currency : NO_CHOICES.currency,
  };
}

/** The search params of a comparison, with the income in plain digits, so that the same comparison has the same URL. */
export function setChoices(searchParams: URLSearchParams, choices: ComparisonChoices): URLSearchParams {
  const after = new URLSearchParams(searchParams);
  for (const name of PARAMETERS) after.set(name, choices[name]);
  const { income } = readIncome(choices.income);
  if (income !== null) after.set("income", String(income));
  return after;
}

/** A result, and the currency of its income. */
export type Compared = { result: CostResult; currency: Currency };

/** The result for the choices; null while one of the three is missing or wrong. */
export function compareChoices(
  choices: ComparisonChoices | null,
  countries: readonly ComparedCountry[],
): Compared | null {
  if (!choices) return null;
  const current = countries.find(({ value }) => value === choices.current);
  const target = countries.find(({ value, month }) => month !== null && value === choices.target);
  const { income } = readIncome(choices.income);
  if (!current || !target || income === null) return null;
  return { result: compareCosts(current, target, income), currency: choices.currency };
}
