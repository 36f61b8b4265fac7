import { CALCULATOR_OPTIONS } from "#domain/calculator-input.ts";
import { COST_COUNTRIES, type CostCountry } from "#web/content/cost-indices.ts";
import { type Fact, fact } from "#domain/facts.ts";
import { destinationFactor, lifestyleMultiplier } from "#domain/landing-estimate.ts";

const FACTOR_METHOD =
  "The factors are round planning figures. Ghana, Tanzania, Kenya and South Africa have one of their own; every other country uses the usual one. They rest on no price survey.";

/** The multipliers of both calculators for one country. `index` is null where this page's comparison lacks it. */
export type CalculatorFigures = { country: string; factor: Fact<number>; index: number | null; second: number | null };

/** The countries of the home page's calculator, with its factor and this page's index. */
export const CALCULATOR_FIGURES: readonly CalculatorFigures[] = CALCULATOR_OPTIONS.destinationCountry.map(
  ({ value, label }) => ({
    country: label,
    factor: fact<number>(destinationFactor(value), "brief", null, { method: FACTOR_METHOD }),
    index: findCountry(label)?.costIndex.value ?? null,
    second: findCountry(label)?.secondIndex?.value ?? null,
  }),
);

function findCountry(label: string): CostCountry | undefined {
  return (COST_COUNTRIES as readonly CostCountry[]).find((country) => country.label === label);
}

/** The lifestyles of the home page with what they multiply by: "Modest 0.8, Comfortable 0.8". */
export const LIFESTYLE_FIGURES: string = CALCULATOR_OPTIONS.lifestyle
  .map(({ value, label }) => `${label} ${lifestyleMultiplier(value)}`)
  .join(", ");
