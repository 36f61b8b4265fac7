import { count, exists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { QueryBuilder, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { MAX_COUNTED } from "../../domain/owner-lists.ts";

// What the query builder has no words for.

/** Builds the subqueries of statements. */
export const query = new QueryBuilder({ casing: "snake_case" });

/** The one column of a query's first row, as an expression. */
export function valueOf<Result>(subquery: SQLWrapper): SQL<Result> {
  return sql`${subquery}`;
}

/** An expression, or a value to bind. */
type Operand = SQLWrapper | string | number | null;

/** Operands in parentheses: a list for IN, or a row to compare. */
export function tuple(...operands: Operand[]): SQL {
  return sql`${operands}`;
}

function sqlFunction(name: string) {
  return <Result = unknown>(...operands: Operand[]): SQL<Result> => sql`${sql.raw(name)}${operands}`;
}

export const coalesce = sqlFunction("coalesce");
export const nullIf = sqlFunction("nullif");
/** The smallest of several values of one row. */
export const least = sqlFunction("min");
/** The greatest of several values of one row. */
export const greatest = sqlFunction("max");
/** `(condition, value if it holds, value if not)` */
export const iif = sqlFunction("iif");
/** The sum over rows; 0 where there are none. Of conditions: how many rows meet it. */
export const total = sqlFunction("total");
export const lower = sqlFunction("lower");
export const substr = sqlFunction("substr");
export const printf = sqlFunction("printf");
export const json = sqlFunction("json");
export const jsonArray = sqlFunction("json_array");
export const jsonSet = sqlFunction("json_set");
export const jsonInsert = sqlFunction("json_insert");
export const jsonExtract = sqlFunction("json_extract");
export const jsonPatch = sqlFunction("json_patch");
export const jsonArrayLength = sqlFunction("json_array_length");
export const jsonGroupArray = sqlFunction("json_group_array");

export function jsonObject(fields: Record<string, Operand>): SQL {
  return sql`json_object${Object.entries(fields).flat()}`;
}

export function plus(left: Operand, right: Operand): SQL<number> {
  return sql`(${left} + ${right})`;
}

export function concat(left: Operand, right: Operand): SQL<string> {
  return sql`(${left} || ${right})`;
}

/** Whether a text has another one in it. Not by LIKE: D1 limits its patterns to 50 bytes, and they would need escaping. */
export function includesText(text: SQLWrapper, part: string): SQL {
  return sql`instr(${text}, ${part}) > 0`;
}

/** The value of the first condition that holds; null if none does. A condition that is left out never holds. */
export function caseWhen<Result>(...branches: [condition: SQL | undefined, value: Operand][]): SQL<Result> {
  const held = branches.filter(([condition]) => condition !== undefined);
  return sql`CASE${sql.join(held.map(([condition, value]) => sql` WHEN ${condition} THEN ${value}`))} END`;
}

/** In an upsert: what the row that is there already was to have in a column. */
export function excluded(column: SQLiteColumn): SQL {
  return sql`excluded.${sql.identifier(toSnakeCase(column.name))}`;
}

/** Whether both are the same, or both null. */
export function isSame(left: SQLWrapper, right: Operand): SQL {
  return sql`${left} IS ${right}`;
}

/** Compares two rows by the first column in which they differ, which an index of these columns serves. */
export function compareRows(row: readonly SQLWrapper[], operator: "<" | "<=" | ">" | ">=", other: Operand): SQL {
  return sql`${row} ${sql.raw(operator)} ${other}`;
}

/** Whether a table has such a row. */
export function hasRow(table: SQLiteTable, which: SQL | undefined): SQL {
  return exists(
    query
      .select({ one: sql`1` })
      .from(table)
      .where(which),
  );
}

/** How many such rows a table has. Reads and counts at most `most`. */
export function countUpTo(table: SQLiteTable, which: SQL | undefined, most = MAX_COUNTED): SQL<number> {
  const found = query
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(which)
    .limit(most)
    .as("found");
  return valueOf(query.select({ count: count() }).from(found));
}

/** What reads no table, for queries that only have subqueries. */
export const NO_TABLE = sql`(SELECT 1)`;

/** A JSON list as a table. Sent as one parameter, a list may be longer than the 100 parameters of D1. */
export function jsonEach<Value = string>(list: SQLWrapper | readonly Value[], alias = "item") {
  const name = sql.identifier(alias);
  return {
    rows: sql`json_each(${Array.isArray(list) ? JSON.stringify(list) : list}) AS ${name}`,
    value: sql<Value>`${name}.value`,
    /** What an item that is an object has under a name: a list or an object as JSON, anything else as a value. */
    field: <Key extends keyof Value & string>(key: Key) => sql<Value[Key]>`(${name}.value ->> ${sql.raw(`'${key}'`)})`,
  };
}

/** The items of a JSON list, for IN. */
export function itemsOf(list: SQLWrapper | readonly string[], alias?: string) {
  const { rows, value } = jsonEach(list, alias);
  return query.select({ value }).from(rows);
}
