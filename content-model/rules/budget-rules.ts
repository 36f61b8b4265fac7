import type { Problem } from "#content-model/rules/problem.ts";
import { numbersIn } from "./figures.ts";
import type { RawReaders } from "#content-model/schema/readers.ts";

/**
 * Finds reader-page budgets that can't be computed.
 * @param entries everything in the countries' files, by its id
 * @param cities the ids of all cities
 */
export function findWrongBudgets(
  readers: RawReaders,
  entries: ReadonlyMap<string, object>,
  cities: ReadonlySet<string>,
): Problem[] {
  return Object.entries(readers).flatMap(([id, { budget }]) => {
    if (!budget) return [];
    const report = (path: readonly PropertyKey[], text: string): Problem => {
      return { file: `content/readers/${id}.yaml`, line: 1, column: 1, path: ["budget", ...path], text };
    };
    const lines = budget.lines.flatMap((line, index) => {
      if (!("record" in line)) return [];
      const { value = "" } = (entries.get(line.record) ?? {}) as { value?: unknown };
      const stated = numbersIn(String(value));
      const missing = [line.amounts.from, line.amounts.to].filter((amount) => !stated.includes(amount));
      return missing.map((amount) => {
        const dollars = `$${amount.toLocaleString("en-US")}`;
        return report(
          ["lines", index, "amounts"],
          `"${line.record}" does not say ${dollars}: bring the line up to date.`,
        );
      });
    });
    const { city } = budget;
    return cities.has(city) ? lines : lines.concat(report(["city"], `There is no city "${city}": name another one.`));
  });
}
