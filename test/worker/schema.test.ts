import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { PERSONAL_TABLES } from "../../domain/backup.ts";
import * as schema from "../../worker/db/schema.ts";
import { rows } from "../support/worker.ts";

const tables = Object.values<unknown>(schema).filter((value) => is(value, SQLiteTable));

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test("the migrations make exactly the tables, columns and indexes that the schema describes", async () => {
  const made = await rows<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'",
  );
  expect(made.map(({ name }) => name).toSorted()).toEqual(tables.map((table) => getTableConfig(table).name).toSorted());
  for (const table of tables) {
    const { name, columns, indexes, primaryKeys } = getTableConfig(table);
    const keys = new Set(
      [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((key) => key.columns)].map(
        (key) => key.name,
      ),
    );
    const info = await rows<{ name: string; type: string; notnull: number; pk: number }>(`PRAGMA table_xinfo(${name})`);
    expect(
      info.map((column) => [column.name, column.type.toLowerCase(), column.notnull === 1, column.pk > 0]).toSorted(),
      name,
    ).toEqual(
      columns
        .map((column) => [snakeCase(column.name), column.getSQLType(), column.notNull, keys.has(column.name)])
        .toSorted(),
    );
    const found = await rows<{ name: string; unique: number; origin: string }>(`PRAGMA index_list(${name})`);
    expect(
      found
        .filter(({ origin }) => origin === "c")
        .map((index) => [index.name, index.unique === 1])
        .toSorted(),
      `indexes of ${name}`,
    ).toEqual(indexes.map(({ config }) => [config.name, config.unique]).toSorted());
  }
});

test("every partial index is used for a comparison of its first column with a parameter", async () => {
  const partial = await rows<{ name: string; table: string; column: string }>(
    `SELECT made.name, made.tbl_name AS "table", info.name AS "column"
     FROM sqlite_master AS made JOIN pragma_index_info(made.name) AS info ON info.seqno = 0
     WHERE made.type = 'index' AND made.sql LIKE '% WHERE %'`,
  );
  expect(partial.length).toBeGreaterThan(0);
  for (const { name, table, column } of partial) {
    const plan = await rows<{ detail: string }>(`EXPLAIN QUERY PLAN SELECT * FROM ${table} WHERE ${column} <= ?`, "x");
    expect(plan.map(({ detail }) => detail).join(), name).toContain(`USING INDEX ${name} `);
  }
});

test("a delivery goes with what it is for, found by an index", async () => {
  const keys = await rows<{ from: string; on_delete: string }>("PRAGMA foreign_key_list(deliveries)");
  expect(keys).toHaveLength(7);
  for (const { from, on_delete: onDelete } of keys) {
    const plan = await rows<{ detail: string }>(`EXPLAIN QUERY PLAN DELETE FROM deliveries WHERE ${from} = ?`, "x");
    expect([onDelete, plan.map(({ detail }) => detail).join()], from).toEqual([
      "CASCADE",
      expect.stringContaining("INDEX"),
    ]);
  }
});

/** Hashes of people that stay after a removal, or go with what they are about: what each is for, says the schema. */
const NOT_ERASED = ["deliveries", "mailbox_mails", "mailboxes", "tombstones", "suppressions"];

test("every table that holds something of a person is on the list of what a removal deletes", () => {
  const personal = tables.filter((table) =>
    getTableConfig(table).columns.some(({ name }) => /^(emailHash|person|mailbox|email)$/.test(name)),
  );
  const names = personal.map((table) => getTableConfig(table).name);
  expect(names.toSorted()).toEqual([...Object.keys(PERSONAL_TABLES), ...NOT_ERASED].toSorted());
});
