import type { City } from "#content-model/resolve/resolve-country.ts";
import type { Known } from "#content-model/resolve/records.ts";
import type { LineId } from "#domain/city-budget.ts";

/** The records that each line of a household's month follows from, except the rent, which differs by home. */
export function recordsOfLines(basket: City["basket"]): Record<Exclude<LineId, "rent">, readonly Known[]> {
  const { food, transport, utilities, internet, help } = basket;
  return {
    food: [food],
    transport: [transport],
    utilities: [utilities],
    internet: [internet],
    backup: [],
    help: [help],
  };
}
