import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { expect, test } from "vitest";
import { migrate } from "../scripts/local-database.mjs";

/** What the migrations use of D1, on SQLite in memory. */
function openDatabase() {
  const sqlite = new DatabaseSync(":memory:");
  const prepare = (sql: string, values: SQLInputValue[] = []) => ({
    bind: (...bound: SQLInputValue[]) => prepare(sql, bound),
    run: async () => sqlite.prepare(sql).run(...values),
    all: async () => ({ results: sqlite.prepare(sql).all(...values) }),
  });
  return {
    sqlite,
    prepare,
    async batch(statements: ReturnType<typeof prepare>[]) {
      sqlite.exec("BEGIN");
      try {
        for (const statement of statements) await statement.run();
        sqlite.exec("COMMIT");
      } catch (error) {
        sqlite.exec("ROLLBACK");
        throw error;
      }
    },
  };
}

const MIGRATIONS = [
  { name: "0000_people.sql", statements: ["CREATE TABLE people (id integer)", "CREATE INDEX by_id ON people (id)"] },
  { name: "0001_notes.sql", statements: ["ALTER TABLE people ADD COLUMN note text"] },
];

test("a database gets the migrations that it lacks, each once", async () => {
  const database = openDatabase();
  await migrate(database, MIGRATIONS.slice(0, 1));
  database.sqlite.exec("INSERT INTO people (id) VALUES (1)");
  await migrate(database, MIGRATIONS);
  await migrate(database, MIGRATIONS);
  expect({ ...database.sqlite.prepare("SELECT * FROM people").get() }).toEqual({ id: 1, note: null });
});

test("a migration that fails is named, and nothing of it stays", async () => {
  const database = openDatabase();
  const broken = { name: "0002_broken.sql", statements: ["CREATE TABLE left_over (id)", "ALTER TABLE nobody DROP id"] };
  await expect(migrate(database, [...MIGRATIONS, broken])).rejects.toThrow(/0002_broken\.sql: no such table: nobody/);
  await migrate(database, MIGRATIONS);
});

test.each([
  ["migrations that are gone", "INSERT INTO d1_migrations (name) VALUES ('0007_gone.sql')"],
  ["changed migrations", "ALTER TABLE people ADD COLUMN shoe_size integer"],
])("a database made by %s is refused with the way to start over", async (_which, sql) => {
  const database = openDatabase();
  await migrate(database, MIGRATIONS);
  database.sqlite.exec(sql);
  await expect(migrate(database, MIGRATIONS)).rejects.toThrow("npm start -- --empty");
});
