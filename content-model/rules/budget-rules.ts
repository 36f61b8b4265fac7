import type { Problem } from "#content-model/rules/problem.ts";
import type { RawReaders } from "#content-model/schema/readers.ts";

/**
 * Finds reader-page budgets in a city that there isn't.
 * @param cities the ids of all cities
 */
export function findWrongBudgets(readers: RawReaders, cities: ReadonlySet<string>): Problem[] {
  return Object.entries(readers).flatMap(([id, { budget }]) => {
    if (!budget || cities.has(budget.city)) return [];
    const text = `There is no city "${budget.city}": name another one.`;
    return [{ file: `content/readers/${id}.yaml`, line: 1, column: 1, path: ["budget", "city"], text }];
  });
}
