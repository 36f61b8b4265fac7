import { content } from "#content";
import { type Fact, fact, type OfficeId } from "#domain/facts.ts";

/** An option of the cost comparison: `value` is the slug; `costIndex` is 100 for the United States. */
type CostCountry = {
  value: string;
  label: string;
  costIndex: Fact<number>;
  /** Where the country publishes its own consumer prices: something to check the index against, not its source. */
  pricesAt: OfficeId;
  /** Whether it can be the target: a country with a card among the guides can, a home cannot. */
  isTarget: boolean;
};

const { enteredOn, method, homes, targets } = content["cost-indices"];

/** The indices of the cost comparison calculator, in its order. */
export const COST_COUNTRIES: readonly CostCountry[] = [
  ...homes.map((row) => toCostCountry(row, false)),
  ...targets.map((row) => toCostCountry(row, true)),
];

type Row = (typeof homes)[number];

function toCostCountry({ id, name, index, pricesAt }: Row, isTarget: boolean): CostCountry {
  const costIndex = fact<number>(index, "brief", null, { enteredOn, method });
  return { value: id, label: name, costIndex, pricesAt: pricesAt as OfficeId, isTarget };
}
