import { planMoney, type LivingCosts, type PlanMoney } from "./plan-money.ts";
import type { IsoDate } from "#domain/facts.ts";
import type { Plan, PlanInputs } from "#domain/plan.ts";
import { cityBudget, type LineId } from "#web/features/city-budget/city-budget.ts";
import type { PlanCity, PlanKitFile } from "./kit-file.tsx";

/** The money of a plan, with the city that it is counted for and the lines of a month that no record names. */
export type HouseholdMoney = PlanMoney & {
  city: PlanCity | null;
  month: LivingCosts["month"];
  missing: readonly LineId[];
};

/** Counts a plan's money for its household and city: the city that the inputs name, or the first of the record. */
export function householdMoney(plan: Plan, inputs: PlanInputs, kit: PlanKitFile, today: IsoDate): HouseholdMoney {
  const city = kit.cities.find(({ id }) => id === inputs.city) ?? kit.cities[0] ?? null;
  const household = { adults: inputs.adults, children: inputs.childrenAges.length };
  // The permit's fee is one of the tasks' costs.
  const budget = city && cityBudget(city.figures, household, "comfortable", null);
  const month = budget?.isWhole ? budget.sum : null;
  const advance = budget?.arrival.lines.find(({ id }) => id === "advanceRent")?.range ?? null;
  return { ...planMoney(plan, { month, arrival: advance }, today), city, month, missing: budget?.missing ?? [] };
}
