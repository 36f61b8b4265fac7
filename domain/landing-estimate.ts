import { factors } from "#content/factors";
import type { CalculatorCost } from "./calculator-input.ts";

/** What the estimate depends on; the household's size and the housing type do not affect it. */
export type EstimateInput = Readonly<Record<CalculatorCost, number>> & {
  destinationCountry: string;
  lifestyle: string;
};

/** Monthly amounts in US dollars. */
type MonthlyCosts = { housing: number; utilities: number; food: number; transport: number; total: number };

/** The estimate for one input. */
export type LandingEstimate = {
  current: MonthlyCosts;
  new: MonthlyCosts & { staff: number };
  /** Negative if the new country costs more. */
  savings: number;
  /** Of the current total, rounded; 0 if that is 0. */
  savingsPercent: number;
};

const GENEROUS_LIFESTYLES = new Set(["premium", "luxury"]);

/** By how much a country multiplies each cost, before the lifestyle; for a country without a factor of its own the usual one. */
function destinationFactor(destinationCountry: string): number {
  return own(factors.destinations, destinationCountry) ?? factors.otherDestinations;
}

/** By how much a lifestyle multiplies each cost; "modest" and "comfortable" have no factor of their own. */
function lifestyleMultiplier(lifestyle: string): number {
  return own(factors.lifestyles, lifestyle) ?? factors.otherLifestyles;
}

/** A name that somebody sent may be one that every object has. */
function own(values: Readonly<Record<string, number>>, name: string): number | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** What a month costs now and what it might cost there (docs/product.md, "Landing calculator"). */
export function landingEstimate(input: EstimateInput): LandingEstimate {
  const factor = destinationFactor(input.destinationCountry) * lifestyleMultiplier(input.lifestyle);
  const current = withTotal({
    housing: input.housingCost,
    utilities: input.utilityCost,
    food: input.foodCost,
    transport: input.transportCost,
  });
  const there = withTotal({
    housing: Math.round(current.housing * factor),
    utilities: Math.round(current.utilities * factor),
    food: Math.round(current.food * factor),
    transport: Math.round(current.transport * factor),
  });
  const staff = GENEROUS_LIFESTYLES.has(input.lifestyle) ? factors.staff.generous : factors.staff.usual;
  const total = there.total + staff;
  const savings = wholeCents(current.total - total);
  // Adding 0 turns what rounds to -0 into 0.
  const savingsPercent = current.total === 0 ? 0 : Math.round((savings / current.total) * 100) + 0;
  return { current, new: { ...there, staff, total }, savings, savingsPercent };
}

function withTotal(costs: Omit<MonthlyCosts, "total">): MonthlyCosts {
  return { ...costs, total: wholeCents(costs.housing + costs.utilities + costs.food + costs.transport) };
}

/** A sum without binary rounding errors: 0.1 + 0.2 is 0.3. */
function wholeCents(dollars: number): number {
  return Math.round(dollars * 100) / 100 + 0;
}
