import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Brings the database in a folder to the migrations, as `npm start` does. */
function migrate(folder: string) {
  const script = join(folder, "migrate.mjs");
  const module = pathToFileURL(join(root, "scripts", "local-database.mjs"));
  writeFileSync(script, `import { migrateLocalDatabase } from "${module}"; await migrateLocalDatabase("${folder}");`);
  return spawnSync(process.execPath, [script], { cwd: root, encoding: "utf8" });
}

function changeDatabase(folder: string, sql: string) {
  const databases = join(folder, "v3", "d1", "miniflare-D1DatabaseObject");
  const file = readdirSync(databases).find((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  const database = new DatabaseSync(join(databases, file!));
  database.exec(sql);
  database.close();
}

/** Each test starts three processes that migrate a database. */
const WITH_TIME = { timeout: 120_000 };

test.each([
  ["was made by migrations that are gone", "INSERT INTO d1_migrations (name) VALUES ('0007_of-before.sql')"],
  ["was made by changed migrations", "ALTER TABLE people ADD COLUMN shoe_size integer"],
])("a local database that %s is refused with the way to start over", WITH_TIME, (_which, sql) => {
  mkdirSync(join(root, ".wrangler"), { recursive: true });
  const folder = mkdtempSync(join(root, ".wrangler", "local-database-"));
  try {
    expect(migrate(folder)).toMatchObject({ status: 0, stderr: "" });
    expect(migrate(folder)).toMatchObject({ status: 0, stderr: "" });
    changeDatabase(folder, sql);
    const { status, stderr } = migrate(folder);
    expect(status).toBe(1);
    expect(stderr).toContain("npm start -- --empty");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
