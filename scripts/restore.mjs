// `npm run restore -- FILE [--local | --remote]`: loads a backup (back office, *Backup Content*) into an empty deployment: by default
// the local one, with --remote the one that `npm run deploy` made. With --back-to=BOOKMARK a deployed database is taken back to an
// earlier moment; the backup, made just before, says who was removed or unsubscribed since.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readSecretsFile } from "./deploy/secrets.mjs";
import { migrateLocalDatabase } from "./local-database.mjs";
import { Refusal } from "./refusal.mjs";
import { restore } from "./restore/restore.mjs";
import { environmentWithSecrets, failIfRefused, readLocalSecrets, root } from "./setup.mjs";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    local: { type: "boolean" },
    remote: { type: "boolean" },
    /** Which deployed one: production, unless this says staging. */
    env: { type: "string", default: "production" },
    /** A bookmark of the database, as each deployment prints it. */
    "back-to": { type: "string" },
    /** Load it although the deployment hashes emails with another secret. */
    "other-secret": { type: "boolean" },
    "persist-to": { type: "string", default: ".wrangler/state" },
  },
});

/** Runs wrangler and returns what it prints. */
function wrangler(args) {
  const result = spawnSync("wrangler", args, {
    cwd: root,
    // Below this level wrangler keeps what --json asks for to itself.
    env: { ...environmentWithSecrets, CI: "1", WRANGLER_LOG: "log" },
    encoding: "utf8",
    maxBuffer: 1024 ** 3,
  });
  if (result.error) throw new Refusal(`Could not run wrangler: ${result.error.message}`);
  if (result.status !== 0) throw new Refusal(`"wrangler ${args.join(" ")}" failed:\n${result.stdout}${result.stderr}`);
  return result.stdout;
}

// npm runs us in the project's folder; a file's name is meant from where the person is.
const files = positionals.map((name) => resolve(process.env.INIT_CWD ?? ".", name));
const readSecrets = () => (options.remote ? readSecretsFile(options.env) : readLocalSecrets());
const tools = { wrangler, readSecrets, migrate: migrateLocalDatabase, say: console.log };
await restore(files, options, tools).catch(failIfRefused);
