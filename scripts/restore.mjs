// `npm run restore -- FILE [--local | --remote]`: loads a backup (back office, *Backup Content*) into a deployment, beside
// what that holds: by default the local one, with --remote the one that `npm run deploy` made. With --back-to=BOOKMARK the
// deployed database is first taken back to an earlier moment; the backup, made just before, says what was sent, and who was
// removed or unsubscribed, since.
import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { secretFingerprint } from "../worker/hash.ts";
import { readConfiguration } from "./deploy/configuration.mjs";
import { readSecretsFile, secretsFileName } from "./deploy/secrets.mjs";
import { openArchive } from "./restore/archive.ts";
import { goBack, resumeQueue } from "./restore/go-back.ts";
import { migrateLocalDatabase } from "./local-database.mjs";
import { environmentWithSecrets, fail, readLocalSecrets, root } from "./setup.mjs";

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
const [fileName] = positionals;
if (!fileName || positionals.length > 1)
  fail("Say which backup to restore: npm run restore -- FILE [--local | --remote]");
if (options.local && options.remote) fail("Restore to one place at a time: --local or --remote.");
if (options["back-to"] && !options.remote) fail("Only a deployed database has bookmarks: --remote --back-to=BOOKMARK.");
// npm runs us in the project's folder; the file's name is meant from where the person is.
const file = resolve(process.env.INIT_CWD ?? ".", fileName);
// Beside the environment's name, "" is production: its section is the file itself.
const section = options.env === "production" ? "" : options.env;
const place = options.remote
  ? ["--remote", `--env=${section}`]
  : ["--local", "--env=", "--persist-to", options["persist-to"]];
const configuration = readConfiguration(options.remote ? options.env : "production");
const [{ queue }] = configuration.queues.producers;
const [{ bucket_name: bucket }] = configuration.r2_buckets;

/** Runs wrangler and returns what it prints; fails with its words. */
function wrangler(args) {
  const result = spawnSync("wrangler", args, {
    cwd: root,
    // Below this level wrangler keeps what --json asks for to itself.
    env: { ...environmentWithSecrets, CI: "1", WRANGLER_LOG: "log" },
    encoding: "utf8",
    maxBuffer: 1024 ** 3,
  });
  if (result.error) fail(`Could not run wrangler: ${result.error.message}`);
  if (result.status !== 0) fail(`"wrangler ${args.join(" ")}" failed:\n${result.stdout}${result.stderr}`);
  return result.stdout;
}

const folder = mkdtempSync(join(tmpdir(), "homeward-restore-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

/** Reads the whole archive before anything is changed. @returns its manifest, its pictures' files and its rows as one file of SQL */
function unpack() {
  const { manifest, pictures, read, statements } = openArchive(readFileSync(file));
  const sqlFile = join(folder, "rows.sql");
  const sql = openSync(sqlFile, "w");
  for (const statement of statements()) writeSync(sql, `${statement}\n`);
  closeSync(sql);
  const list = pictures.map((key) => ({ key, file: join(folder, key) }));
  for (const picture of list) {
    mkdirSync(dirname(picture.file), { recursive: true });
    writeFileSync(picture.file, read(picture.key));
  }
  return { manifest, list, sqlFile };
}

function unpackOrFail() {
  try {
    return unpack();
  } catch (error) {
    return fail(`${file} cannot be restored. ${error.message} Nothing was changed.`);
  }
}

const { manifest, list, sqlFile } = unpackOrFail();
const secrets = options.remote ? readSecretsFile(options.env) : readLocalSecrets();
const hashSecret = secrets.EMAIL_HASH_SECRET || secrets.LINK_SECRET;
const { secretFingerprint: expected } = manifest;
const isSameSecret = hashSecret && expected ? secretFingerprint(hashSecret) === expected : null;
if (options.remote && isSameSecret === false && !options["other-secret"]) {
  fail(
    `The backup's hashes of emails belong to another LINK_SECRET than ${secretsFileName(options.env)} holds: who unsubscribed would not be recognized. Put the secret of the saved deployment there as EMAIL_HASH_SECRET and deploy, or add --other-secret. Nothing was changed.`,
  );
}
if (!options.remote) await migrateLocalDatabase(options["persist-to"]);
if (options["back-to"]) goBack(wrangler, { section, queue, bookmark: options["back-to"] });

// Pictures first: a row that shows one is written when the picture is there.
for (const format of new Set(list.map(({ key }) => key.split(".").at(-1)))) {
  const listFile = join(folder, `${format}.json`);
  writeFileSync(listFile, JSON.stringify(list.filter(({ key }) => key.endsWith(`.${format}`))));
  wrangler(["r2", "bulk", "put", bucket, "--filename", listFile, "--content-type", `image/${format}`, ...place]);
}
// One transaction: where it fails, the rows are as before.
wrangler(["d1", "execute", "DB", "--yes", "--file", sqlFile, ...place]);
if (options["back-to"]) resumeQueue(wrangler, { section, queue });

const restored = Object.entries(manifest.counts).map(([what, count]) => `${count} ${what}`);
console.log(`
Restored the backup of ${manifest.createdAt}: ${restored.join(", ")}.

${
  isSameSecret
    ? "It hashes emails with the same secret: notes, unsubscriptions and links in mails keep working."
    : "Notes, unsubscriptions and links in mails belong to the LINK_SECRET of the saved deployment: give this one the same, as EMAIL_HASH_SECRET."
}
`);
