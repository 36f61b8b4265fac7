import { type Fact, fact, type OfficeId } from "./facts.ts";

/** An option of the cost comparison: `value` is the slug; `costIndex` is 100 for the United States. */
export type CostCountry = {
  value: string;
  label: string;
  costIndex: Fact<number>;
  /** Where the country publishes its own consumer prices: something to check the index against, not its source. */
  pricesAt: OfficeId;
  /** Whether it can be the target: the target list holds the nine countries of the guides. */
  isTarget: boolean;
};

/** How the indices were made: no office publishes them. */
const INDEX_METHOD =
  "A round planning figure that says what the same life takes, with the United States at 100. It stands for the whole country and rests on no price survey.";

/** The twelve indices of the cost comparison calculator, in its order. */
export const COST_COUNTRIES = [
  home("united-states", "United States", 100, "us-bls"),
  home("united-kingdom", "United Kingdom", 85, "uk-ons"),
  home("canada", "Canada", 75, "canada-statcan"),
  target("ghana", "Ghana", 25, "ghana-statistical-service"),
  target("kenya", "Kenya", 30, "kenya-knbs"),
  target("rwanda", "Rwanda", 35, "rwanda-nisr"),
  target("south-africa", "South Africa", 45, "south-africa-stats"),
  target("nigeria", "Nigeria", 28, "nigeria-nbs"),
  target("morocco", "Morocco", 32, "morocco-hcp"),
  target("senegal", "Senegal", 26, "senegal-ansd"),
  target("mauritius", "Mauritius", 55, "mauritius-statistics"),
  target("egypt", "Egypt", 22, "egypt-capmas"),
] as const satisfies readonly CostCountry[];

function home<const V extends string>(value: V, label: string, index: number, pricesAt: OfficeId) {
  return { value, label, costIndex: indexFact(index), pricesAt, isTarget: false };
}

function target<const V extends string>(value: V, label: string, index: number, pricesAt: OfficeId) {
  return { value, label, costIndex: indexFact(index), pricesAt, isTarget: true };
}

function indexFact(index: number): Fact<number> {
  return fact<number>(index, "brief", null, { method: INDEX_METHOD });
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
