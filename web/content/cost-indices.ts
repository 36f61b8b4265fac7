import { content } from "#content";
import { type Fact, fact, type OfficeId, type Reported } from "#domain/facts.ts";
import { type ComparedCountry, differByAThird } from "#web/lib/cost-comparison.ts";
import { pagesOf } from "./shared-pages.ts";

/** An option of the cost comparison: `value` is the slug; `costIndex` is 100 for the United States. */
export type CostCountry = {
  value: string;
  label: string;
  costIndex: Fact<number>;
  /** A second index, with New York at 100 and without rent; null where we found none. */
  secondIndex: Fact<number> | null;
  /** Where the country publishes its own consumer prices: something to check the index against, not its source. */
  pricesAt: OfficeId;
  /** Whether it can be the target: a country with a card among the guides can, a home cannot. */
  isTarget: boolean;
};

const { enteredOn, method, secondMethod, secondDate, homes, targets } = content["cost-indices"];

/** When the prices of the second index were entered. */
export const SECOND_INDEX_DATE = secondDate;

/** The indices of the cost comparison calculator, in its order. */
export const COST_COUNTRIES: readonly CostCountry[] = [
  ...homes.countries.map((row) => toCostCountry(row, homes.source, false)),
  ...targets.countries.map((row) => toCostCountry(row, targets.source, true)),
];

/** The same as numbers: the islands get data, not the ledger. */
export const COMPARED_COUNTRIES: readonly ComparedCountry[] = COST_COUNTRIES.map(
  ({ value, label, costIndex, secondIndex, isTarget }) => ({
    value,
    label,
    costIndex: costIndex.value,
    secondIndex: secondIndex?.value ?? null,
    isTarget,
  }),
);

/** Their scale. */
const UNITED_STATES = COMPARED_COUNTRIES[0]!;

type Row = (typeof homes.countries)[number];

function toCostCountry({ id, name, index, second, pricesAt }: Row, source: string, isTarget: boolean): CostCountry {
  const costIndex = fact<number>(index, "brief", null, { enteredOn, method });
  const details = { enteredOn, method: secondMethod, ...pagesOf([source]) };
  const secondIndex = second === undefined ? null : fact<number>(second, "summary", null, details);
  return { value: id, label: name, costIndex, secondIndex, pricesAt: pricesAt as OfficeId, isTarget };
}

/** The badge of a guide card. */
const COST_OF_LIVING_BADGES = ["Low", "Low-Medium", "Medium", "Medium-High"] as const;
export type CostOfLiving = (typeof COST_OF_LIVING_BADGES)[number];

/** The badge for a cost index, so that the guides and the calculator agree. */
export function costOfLivingBadge(costIndex: number): CostOfLiving {
  if (costIndex < 25) return "Low";
  if (costIndex < 30) return "Low-Medium";
  if (costIndex < 45) return "Medium";
  return "Medium-High";
}

/**
 * The badge that the second index gives, on the scale of the first; only where the two differ by more than a third.
 * @param value the slug of the country
 */
export function secondBadge(value: string): Reported[] {
  const country = COST_COUNTRIES.find((one) => one.value === value);
  if (!country?.secondIndex) return [];
  const second = (country.secondIndex.value / UNITED_STATES.secondIndex!) * UNITED_STATES.costIndex;
  if (!differByAThird(second, country.costIndex.value)) return [];
  const [page] = country.secondIndex.readAt!;
  return [{ value: `${costOfLivingBadge(second)} by an index of ${secondDate}`, page: page! }];
}
