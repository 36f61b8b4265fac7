import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Brings the database in a folder to the migrations, in a process as `npm start` does. */
function migrate(folder: string) {
  const script = `import("./scripts/local-database.mjs").then((module) => module.migrateLocalDatabase("${folder}"))`;
  return spawnSync(process.execPath, ["-e", script], { cwd: root, encoding: "utf8" });
}

test("a local database is migrated, left as it is, and refused once it is of other migrations", () => {
  mkdirSync(join(root, ".wrangler"), { recursive: true });
  const folder = mkdtempSync(join(root, ".wrangler", "local-database-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(migrate(folder)).toMatchObject({ status: 0, stderr: "" });
  expect(migrate(folder)).toMatchObject({ status: 0, stderr: "" });
  const databases = join(folder, "v3", "d1", "miniflare-D1DatabaseObject");
  const file = readdirSync(databases).find((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  const database = new DatabaseSync(join(databases, file!));
  database.exec("ALTER TABLE people ADD COLUMN shoe_size integer");
  database.close();
  const { status, stderr } = migrate(folder);
  expect([status, stderr]).toEqual([1, expect.stringContaining("npm start -- --empty")]);
});
