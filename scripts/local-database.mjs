// The local deployment's database. Needs the installed packages, unlike setup.mjs.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { Refusal } from "./refusal.mjs";
import { environment, failIfRefused, root } from "./setup.mjs";

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
 * Brings the local database to the migrations; stops the process with a sentence where it can't. All in one start of the runtime:
 * `wrangler d1 migrations apply` starts one per migration, which is slow on the first start of a clone.
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
  const migrations = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => ({ name, statements: splitSql(readFileSync(join(MIGRATIONS, name), "utf8")) }));
  await migrate(env.DB, migrations).catch(failIfRefused).finally(dispose);
}

/**
 * Applies the migrations that a database lacks, each in a transaction.
 * @param database D1
 * @param migrations in order, each with its name and its statements
 * @throws {Refusal} with SQLite's words where one fails, and with the command that starts over where the database is of another version
 */
export async function migrate(database, migrations) {
  await database
    .prepare(
      `CREATE TABLE IF NOT EXISTS ${TABLE} (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT UNIQUE,
        applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
      )`,
    )
    .run();
  const { results } = await database.prepare(`SELECT name FROM ${TABLE}`).all();
  const applied = new Set(results.map(({ name }) => name));
  if (!applied.isSubsetOf(new Set(migrations.map(({ name }) => name)))) throw new Refusal(OTHER_MIGRATIONS);
  for (const { name, statements } of migrations.filter((one) => !applied.has(one.name))) {
    const record = database.prepare(`INSERT INTO ${TABLE} (name) VALUES (?)`).bind(name);
    await database.batch([...statements.map((sql) => database.prepare(sql)), record]).catch((error) => {
      throw new Refusal(`The local database could not be migrated. ${name}: ${error.message}`);
    });
  }
  const made = await database.prepare(DEFINITIONS).all();
  const wanted = await definitionsAfter(migrations.flatMap(({ statements }) => statements));
  if (JSON.stringify(made.results) !== JSON.stringify(wanted)) throw new Refusal(OTHER_MIGRATIONS);
}

/** What the migrations make of an empty database. */
async function definitionsAfter(statements) {
  const { DatabaseSync } = await import("node:sqlite");
  const empty = new DatabaseSync(":memory:");
  for (const sql of statements) empty.exec(sql);
  return empty.prepare(DEFINITIONS).all();
}
