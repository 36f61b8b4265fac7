import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { pendingMigration } from "../scripts/pending-migration.ts";
import * as schema from "../worker/db/schema.ts";
import { makeProject } from "./support/deployed-project.ts";

const root = join(import.meta.dirname, "..");
const SCHEMA = "worker/db/leads.table.ts";

test("the committed migrations bring a database up to the schema", async () => {
  expect(await pendingMigration(schema, "migrations")).toBeNull();
});

test("what the schema has and no migration adds is named", async () => {
  const changed = { ...schema, shoesTable: sqliteTable("shoes", { shoeSize: integer() }) };
  expect(await pendingMigration(changed, "migrations")).toMatch(/^CREATE TABLE `shoes` \(\s+`shoe_size` integer/);
});

test("generating a migration adds files and leaves those that a database may have applied", () => {
  using project = makeProject(["domain", "migrations", "worker", "package.json", "drizzle.config.ts"]);
  const read = () => readdirSync(join(project.folder, "migrations")).filter((name) => name.endsWith(".sql"));
  const before = read().map((name) => [name, project.read(`migrations/${name}`)]);
  const changed = project
    .read(SCHEMA)
    .replace(/sqliteTable\(\s*"leads",\s*\{/, (start) => `${start} telephone: text(),`);
  project.write(SCHEMA, changed);
  const { scripts } = JSON.parse(project.read("package.json")) as { scripts: Record<string, string> };
  const command = `${scripts["db:generate"]!.split("&&").at(-1)!} --name=telephone`;
  const PATH = `${join(root, "node_modules", ".bin")}:${process.env.PATH}`;
  const options = { cwd: project.folder, shell: true, env: { ...process.env, PATH }, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(command, options);
  expect([status, stderr]).toEqual([0, ""]);
  const added = `${String(before.length).padStart(4, "0")}_telephone.sql`;
  expect(read()).toEqual([...before.map(([name]) => name), added]);
  expect(project.read(`migrations/${added}`)).toContain("ADD `telephone` text");
  for (const [name, sql] of before) expect(project.read(`migrations/${name}`), name).toBe(sql);
});
