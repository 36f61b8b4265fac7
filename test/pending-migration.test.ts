import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { pendingMigration } from "../scripts/pending-migration.ts";

const root = join(import.meta.dirname, "..");
const SCHEMA = "worker/store/schema.ts";

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
