import { inspect } from "node:util";

/** Whether a part of a tuple is a text, a number or a pattern. */
function isText(part: unknown): boolean {
  return part === null || part instanceof RegExp || (typeof part !== "object" && typeof part !== "function");
}

/** The name of a row in a message: its own text, the texts of a tuple, or its id, name or path. */
function nameOf(row: unknown): string {
  if (Array.isArray(row)) return row.filter(isText).map(String).join(" ");
  if (typeof row !== "object" || row === null) return JSON.stringify(row) ?? String(row);
  const named = ["id", "name", "path", "file", "title"].map((key) => (row as Record<string, unknown>)[key]);
  return named.find((name): name is string => typeof name === "string") ?? JSON.stringify(row).slice(0, 200);
}

function describeFailure(row: unknown, error: unknown): string {
  if (!(error instanceof Error)) return `${nameOf(row)}: ${String(error)}`;
  // Vitest's message cuts lists and objects short.
  const isCut = "actual" in error && /…|Array\(/.test(error.message);
  const actual = isCut ? `, got ${inspect(error.actual, { compact: true, breakLength: Infinity }).slice(0, 1000)}` : "";
  return `${nameOf(row)}: ${error.message}${actual}`;
}

function requireRows(rows: readonly unknown[]) {
  if (rows.length === 0) throw new Error("There are no rows to check.");
}

/**
 * Checks one rule on every row. Returns the name of each row that breaks the rule, with its first failed expectation,
 * so that one test reports all of them.
 */
export function violationsIn<const Row>(rows: readonly Row[], check: (row: Row) => void): string[] {
  requireRows(rows);
  return rows.flatMap((row) => {
    try {
      const result: unknown = check(row);
      if (result instanceof Promise) throw new TypeError("use asyncViolationsIn for an asynchronous check");
      return [];
    } catch (error) {
      return [describeFailure(row, error)];
    }
  });
}

/** Like `violationsIn`, for checks that wait; the rows are checked one after another. */
export async function asyncViolationsIn<const Row>(
  rows: readonly Row[],
  check: (row: Row) => Promise<void>,
): Promise<string[]> {
  requireRows(rows);
  const violations: string[] = [];
  for (const row of rows) {
    try {
      await check(row);
    } catch (error) {
      violations.push(describeFailure(row, error));
    }
  }
  return violations;
}
