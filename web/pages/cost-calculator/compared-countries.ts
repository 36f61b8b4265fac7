import type { CountryId } from "#domain/countries.ts";
import { COST_COUNTRIES } from "#web/content/cost-indices.ts";
import { monthInShort, yearUsd } from "#web/content/month-in-short.ts";
import type { ComparedCountry } from "./cost-comparison.ts";

/** The countries of the comparison, as its islands get them. */
export const COMPARED_COUNTRIES: readonly ComparedCountry[] = COST_COUNTRIES.map(
  ({ value, label, costIndex, isTarget }) => ({
    value,
    label,
    costIndex: costIndex.value,
    month: isTarget ? monthInShort(value as CountryId) : null,
    yearUsd: isTarget ? yearUsd(value as CountryId) : null,
  }),
);
