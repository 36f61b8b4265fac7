import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { pendingMigration } from "../scripts/pending-migration.ts";
import { makeProject } from "./support/deployed-project.ts";

const root = join(import.meta.dirname, "..");
const SCHEMA = "worker/db/schema.ts";

test("the committed migrations bring a database up to the schema", () => {
  expect(pendingMigration(root, SCHEMA)).toBeNull();
});

test("a column that the schema has and no migration adds is named", () => {
  const before = readdirSync(join(root, "migrations"));
  mkdirSync(join(root, ".wrangler"), { recursive: true });
  const folder = mkdtempSync(join(root, ".wrangler", "schema-"));
  try {
    const text = readFileSync(join(root, SCHEMA), "utf8");
    const changed = text.replace(/sqliteTable\(\s*"leads",\s*\{/, (start) => `${start} telephone: text(),`);
    expect(changed).not.toBe(text);
    const file = join(folder, "schema.ts");
    const up = relative(folder, join(root, "worker", "store"));
    writeFileSync(file, changed.replaceAll('from "../', `from "${up}/../`).replaceAll('from "./', `from "${up}/`));
    expect(pendingMigration(root, relative(root, file))).toContain("ALTER TABLE `leads` ADD `telephone` text");
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(readdirSync(join(root, "migrations"))).toEqual(before);
});

/** It starts drizzle-kit in a project of its own. */
const WITH_TIME = { timeout: 60_000 };

test("generating a migration adds files and leaves those that a database may have applied", WITH_TIME, () => {
  using project = makeProject();
  const read = () => readdirSync(join(project.folder, "migrations")).filter((name) => name.endsWith(".sql"));
  const before = read().map((name) => [name, project.read(`migrations/${name}`)]);
  const schema = project.read(SCHEMA);
  project.write(
    SCHEMA,
    schema.replace(/sqliteTable\(\s*"leads",\s*\{/, (start) => `${start} telephone: text(),`),
  );
  project.write("drizzle.config.ts", readFileSync(join(root, "drizzle.config.ts"), "utf8"));
  const { scripts } = JSON.parse(project.read("package.json")) as { scripts: Record<string, string> };
  const command = `${scripts["db:generate"]!} --name=telephone`;
  const PATH = `${join(root, "node_modules", ".bin")}:${process.env.PATH}`;
  const { status, stderr } = spawnSync(command, {
    cwd: project.folder,
    shell: true,
    env: { ...process.env, PATH },
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
  expect(read()).toEqual([...before.map(([name]) => name), `${String(before.length).padStart(4, "0")}_telephone.sql`]);
  for (const [name, sql] of before) expect(project.read(`migrations/${name}`), name).toBe(sql);
});
