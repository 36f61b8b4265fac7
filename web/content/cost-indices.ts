import { type Fact, fact, type PublicPage, type Reported, type OfficeId } from "#domain/facts.ts";
import { type ComparedCountry, differByAThird } from "#web/lib/cost-comparison.ts";
import { pageOf } from "./sources.ts";

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

/** How the indices were made: no office publishes them. */
const INDEX_METHOD =
  "A round planning figure that says what the same life takes, with the United States at 100. It stands for the whole country and rests on no price survey.";

/** How the second index is made, and what it leaves out. */
const SECOND_METHOD =
  "Numbeo makes it of prices that its visitors enter, with New York at 100 and without rent: for African countries that of mid-2023, for the United States and the United Kingdom that of early 2023.";

/** The indices of the cost comparison calculator, in its order. */
export const COST_COUNTRIES: readonly CostCountry[] = [
  home("united-states", "United States", 100, 72.4, "us-bls"),
  home("united-kingdom", "United Kingdom", 85, 61.5, "uk-ons"),
  home("canada", "Canada", 75, null, "canada-statcan"),
  target("ghana", "Ghana", 25, 28.5, "ghana-statistical-service"),
  target("kenya", "Kenya", 30, 28.9, "kenya-knbs"),
  target("rwanda", "Rwanda", 35, null, "rwanda-nisr"),
  target("south-africa", "South Africa", 45, 34.5, "south-africa-stats"),
  target("nigeria", "Nigeria", 28, 23.2, "nigeria-nbs"),
  target("morocco", "Morocco", 32, 30.1, "morocco-hcp"),
  target("senegal", "Senegal", 26, 46.0, "senegal-ansd"),
  target("mauritius", "Mauritius", 55, 41.0, "mauritius-statistics"),
  target("egypt", "Egypt", 22, 21.7, "egypt-capmas"),
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

type CountryRow = [value: string, label: string, index: number, second: number | null, pricesAt: OfficeId];

function home(...row: CountryRow): CostCountry {
  return costCountry(row, pageOf("costIndexHome"), false);
}

function target(...row: CountryRow): CostCountry {
  return costCountry(row, pageOf("costIndexAfrica"), true);
}

function costCountry([value, label, index, second, pricesAt]: CountryRow, page: PublicPage, isTarget: boolean) {
  return { value, label, costIndex: indexFact(index), secondIndex: secondFact(second, page), pricesAt, isTarget };
}

function secondFact(index: number | null, page: PublicPage): Fact<number> | null {
  return index === null ? null : fact<number>(index, "summary", null, { method: SECOND_METHOD, readAt: [page] });
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

/**
 * The badge that the second index gives, on the scale of the first; only where the two differ by more than a third.
 * @param value the slug of the country
 */
export function secondBadge(value: string): Reported[] {
  const country = COMPARED_COUNTRIES.find((one) => one.value === value);
  if (!country?.secondIndex) return [];
  const second = (country.secondIndex / UNITED_STATES.secondIndex!) * UNITED_STATES.costIndex;
  if (!differByAThird(second, country.costIndex)) return [];
  return [{ value: `${costOfLivingBadge(second)} by an index of mid-2023`, page: pageOf("costIndexAfrica") }];
}
