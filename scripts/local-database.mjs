// The local deployment's database. Needs the installed packages, unlike setup.mjs.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { environment, fail, root } from "./setup.mjs";

const MIGRATIONS = join(root, "migrations");
/** Wrangler's own list, so that `wrangler d1 migrations list --local` agrees. */
const TABLE = "d1_migrations";

/**
 * Applies the migrations that the local database lacks, each in a transaction; stops the process with SQLite's words where
 * one fails. All in one start of the runtime: `wrangler d1 migrations apply` starts one per migration, which is slow on the
 * first start of a clone.
 * @param persistTo folder of the local deployment's data, as wrangler's `--persist-to`
 */
export async function migrateLocalDatabase(persistTo = ".wrangler/state") {
  // Only warnings: the files that wrangler reads are nothing to tell.
  Object.assign(process.env, environment, { WRANGLER_LOG: "warn" });
  // Imported here, because it takes a second: a command that refuses what it is asked for needs no runtime.
  const { getPlatformProxy, unstable_splitSqlQuery: splitSql } = await import("wrangler");
  const { env, dispose } = await getPlatformProxy({
    configPath: join(root, "wrangler.toml"),
    persist: { path: resolve(root, persistTo, "v3") },
  });
  try {
    await env.DB.prepare(
      `CREATE TABLE IF NOT EXISTS ${TABLE} (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT UNIQUE,
        applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
      )`,
    ).run();
    const { results } = await env.DB.prepare(`SELECT name FROM ${TABLE}`).all();
    const applied = new Set(results.map(({ name }) => name));
    const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
    for (const name of files.toSorted().filter((file) => !applied.has(file))) {
      const statements = splitSql(readFileSync(join(MIGRATIONS, name), "utf8")).map((sql) => env.DB.prepare(sql));
      const record = env.DB.prepare(`INSERT INTO ${TABLE} (name) VALUES (?)`).bind(name);
      await env.DB.batch([...statements, record]).catch((error) =>
        fail(`The local database could not be migrated. ${name}: ${error.message}`),
      );
    }
  } finally {
    await dispose();
  }
}
