import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { peopleTable } from "./schema.ts";

type PersonRow = typeof peopleTable.$inferInsert;

/** Of whom nothing is known yet. */
const UNKNOWN = {
  confirmedAt: null,
  mailedAt: null,
  contactedAt: null,
  note: "",
  status: "new",
  statusHistory: [],
  tags: [],
  dueAt: null,
} satisfies Omit<PersonRow, "emailHash" | "updatedAt">;

/**
 * The row of a person, to be inserted where a condition holds. drizzle inserts a SELECT by position: these are the
 * columns in the order of the schema.
 */
export function selectPersonRow(
  known: Partial<PersonRow> & { emailHash: string; updatedAt: number },
  condition: SQL,
): SQL {
  const row: Record<string, unknown> = { ...UNKNOWN, ...known };
  const values = Object.entries(getTableColumns(peopleTable)).map(([name, column]) => {
    const value = row[name] === null ? sql`NULL` : sql`${sql.param(row[name], column)}`;
    return sql`${value} AS ${sql.identifier(toSnakeCase(name))}`;
  });
  return sql`SELECT ${sql.join(values, sql`, `)} WHERE ${condition}`;
}
