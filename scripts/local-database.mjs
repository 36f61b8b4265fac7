// The local deployment's database. Needs the installed packages, unlike setup.mjs.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { environment, fail, root } from "./setup.mjs";

const MIGRATIONS = join(root, "migrations");
/** Wrangler's own list, so that `wrangler d1 migrations list --local` agrees. */
const TABLE = "d1_migrations";

/** Where the local deployment keeps its data. */
export const STATE = ".wrangler/state";

/** What a schema consists of; the tables of the runtime and of wrangler are not part of it. */
const DEFINITIONS = `SELECT name, sql FROM sqlite_master
  WHERE name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name <> '${TABLE}' ORDER BY name`;

const OTHER_MIGRATIONS = `The local database was made by other migrations than those in migrations/, for example on another branch.
Start over with \`npm start -- --empty\`: it deletes all local leads, mails and pictures (${STATE}).`;

/** Deletes the local deployment's data. */
export function deleteLocalState() {
  rmSync(join(root, STATE), { recursive: true, force: true });
}

/**
 * Applies the migrations that the local database lacks, each in a transaction; stops the process with SQLite's words where
 * one fails, and with the command that starts over where the database is of another version of the migrations. All in one start of the runtime: `wrangler d1 migrations apply` starts one per migration, which is slow on the
 * first start of a clone.
 * @param persistTo folder of the local deployment's data, as wrangler's `--persist-to`
 */
export async function migrateLocalDatabase(persistTo = STATE) {
  // Only warnings: the files that wrangler reads are nothing to tell.
  Object.assign(process.env, environment, { WRANGLER_LOG: "warn" });
  // Imported here, because it takes a second: a command that refuses what it is asked for needs no runtime.
  const { getPlatformProxy, unstable_splitSqlQuery: splitSql } = await import("wrangler");
  const { env, dispose } = await getPlatformProxy({
    configPath: join(root, "wrangler.toml"),
    persist: { path: resolve(root, persistTo, "v3") },
  });
  const statementsOf = (name) => splitSql(readFileSync(join(MIGRATIONS, name), "utf8"));
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
    const files = readdirSync(MIGRATIONS)
      .filter((name) => name.endsWith(".sql"))
      .toSorted();
    if (!applied.isSubsetOf(new Set(files))) fail(OTHER_MIGRATIONS);
    for (const name of files.filter((file) => !applied.has(file))) {
      const statements = statementsOf(name).map((sql) => env.DB.prepare(sql));
      const record = env.DB.prepare(`INSERT INTO ${TABLE} (name) VALUES (?)`).bind(name);
      await env.DB.batch([...statements, record]).catch((error) =>
        fail(`The local database could not be migrated. ${name}: ${error.message}`),
      );
    }
    const made = await env.DB.prepare(DEFINITIONS).all();
    if (JSON.stringify(made.results) !== JSON.stringify(await definitionsAfter(files.flatMap(statementsOf))))
      fail(OTHER_MIGRATIONS);
  } finally {
    await dispose();
  }
}

/** What the migrations make of an empty database. */
async function definitionsAfter(statements) {
  const { DatabaseSync } = await import("node:sqlite");
  const empty = new DatabaseSync(":memory:");
  for (const sql of statements) empty.exec(sql);
  return empty.prepare(DEFINITIONS).all();
}
