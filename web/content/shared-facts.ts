import { type Fact, fact } from "#domain/facts.ts";
import { factOf, numberOf } from "./countries/countries.ts";
import type { RawRecord } from "#content-model/schema/record.ts";
import { RELOCATION_COSTS, TYPICAL_MONTHLY_EXPENSES } from "./planning-figures.ts";
import { detailsOf } from "#content-model/resolve/record-details.ts";

/** The planning figures by the ids by which texts name them: `planning.month.food`. */
const PLANNING = new Map<string, Fact>(
  Object.entries({ month: TYPICAL_MONTHLY_EXPENSES, move: RELOCATION_COSTS }).flatMap(([part, figures]) =>
    Object.entries(figures).map(([name, figure]) => [`planning.${part}.${name}`, figure]),
  ),
);

/**
 * What a text repeats by its id: a record of a country, one of the planning figures, or a number.
 * @throws Error where there is none
 */
export function factNamed(id: string): Fact | string {
  return PLANNING.get(id) ?? numberOf(id) ?? factOf(id);
}

/** A record that belongs to no country, such as one of an article; it was read on shared pages alone. */
export function toSharedFact(raw: RawRecord): Fact {
  const { value, basis = "summary", office = null } = raw;
  return fact(value, basis, office, detailsOf(raw, {}));
}
