import { type FormEvent, useState } from "react";
import { compareCosts, type CostResult, type IndexedCountry, parseIncome } from "#domain/cost-comparison.ts";

/**
 * The comparison's inputs and its result (product §4): no result, then one after Calculate, which stays as it is until
 * the next Calculate, whatever is chosen meanwhile.
 */
export function useComparison(countries: readonly IndexedCountry[]) {
  const [currentValue, setCurrentValue] = useState("");
  const [targetValue, setTargetValue] = useState("");
  const [incomeText, setIncomeText] = useState("");
  const [result, setResult] = useState<CostResult | null>(null);

  const current = countries.find(({ value }) => value === currentValue);
  const target = countries.find(({ value }) => value === targetValue);
  const income = parseIncome(incomeText);
  const isReady = current !== undefined && target !== undefined && income !== null;

  function calculate(event: FormEvent) {
    event.preventDefault();
    if (isReady) setResult(compareCosts(current, target, income));
  }

  return {
    current: { value: currentValue, set: setCurrentValue },
    target: { value: targetValue, set: setTargetValue },
    income: { text: incomeText, set: setIncomeText, isWrong: incomeText.trim() !== "" && income === null },
    isReady,
    calculate,
    result,
  };
}
