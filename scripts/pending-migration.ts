import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * The SQL that drizzle-kit would generate to bring `migrations/` up to a schema file, or null when they agree.
 * Works on a copy, so `migrations/` never changes.
 * @param root the project's folder
 * @param schema path of the schema's module, relative to `root`
 * @throws Error with drizzle-kit's own words when it cannot compare them, for example because a column may be renamed
 */
export function pendingMigration(root: string, schema: string, environment = process.env): string | null {
  mkdirSync(join(root, ".wrangler"), { recursive: true });
  // drizzle-kit only takes a relative folder.
  const folder = mkdtempSync(join(root, ".wrangler", "pending-migration-"));
  try {
    const copy = join(folder, "migrations");
    cpSync(join(root, "migrations"), copy, { recursive: true });
    const known = new Set(readdirSync(copy));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        join("node_modules", "drizzle-kit", "bin.cjs"),
        "generate",
        "--dialect=sqlite",
        "--casing=snake_case",
        `--schema=./${schema}`,
        `--out=./${relative(root, copy).replaceAll("\\", "/")}`,
      ],
      { cwd: root, env: environment, encoding: "utf8" },
    );
    const made = readdirSync(copy).filter((name) => !known.has(name));
    if (made.length > 0) return made.map((name) => readFileSync(join(copy, name), "utf8")).join("\n");
    if (status === 0 && stdout.includes("No schema changes")) return null;
    throw new Error(`drizzle-kit could not compare ${schema} with migrations/:\n${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
