// `npm run restore -- FILE [--local | --remote]`: loads a backup (back office, *Backup Content*) into a deployment, beside
// what that holds: by default the local one, with --remote the one that `npm run deploy` made. With --back-to=BOOKMARK the
// deployed database is first taken back to an earlier moment; the backup, made just before, says what was sent, and who was
// removed or unsubscribed, since.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { secretFingerprint } from "../worker/hash.ts";
import { readConfiguration } from "./deploy/configuration.mjs";
import { readSecretsFile, secretsFileName } from "./deploy/secrets.mjs";
import {
  openArchive,
  QUESTION_BEFORE_RESTORE,
  readProgress,
  restoreActivity,
  restoreSteps,
  UnusableArchive,
} from "./restore/archive.ts";
import { goBack, resumeQueue } from "./restore/go-back.mjs";
import { migrateLocalDatabase } from "./local-database.mjs";
import { environmentWithSecrets, fail, readLocalSecrets, root } from "./setup.mjs";

const MOST_BYTES = 2 * 1024 ** 3;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    local: { type: "boolean" },
    remote: { type: "boolean" },
    /** Which deployed one: production, unless this says staging. */
    env: { type: "string", default: "production" },
    /** A bookmark of the database, as each deployment prints it. */
    "back-to": { type: "string" },
    /** Go on although the deployment hashes emails with another secret. */
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
if (!existsSync(file)) fail(`There is no file ${file}.`);
if (statSync(file).size >= MOST_BYTES) fail("The archive has more than 2 GB, which this restore cannot open.");
// Beside the environment's name, "" is production: its section is the file itself.
const section = options.env === "production" ? "" : options.env;
const place = options.remote
  ? ["--remote", `--env=${section}`]
  : ["--local", "--env=", "--persist-to", options["persist-to"]];

/** Runs wrangler and returns what it prints; fails with its words. */
function wrangler(args, where = place) {
  const result = spawnSync("wrangler", [...args, ...where], {
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

/** What the function returns; where the archive cannot be loaded, the command ends with the sentence that says why. */
function orFail(use) {
  try {
    return use();
  } catch (error) {
    if (error instanceof UnusableArchive) return fail(error.message);
    throw error;
  }
}

const archive = orFail(() => openArchive(readFileSync(file)));
const secrets = options.remote ? readSecretsFile(options.env) : readLocalSecrets();
const hashSecret = secrets.EMAIL_HASH_SECRET || secrets.LINK_SECRET;
const { secretFingerprint: expected } = archive.manifest;
const isSameSecret = hashSecret && expected ? secretFingerprint(hashSecret) === expected : null;
if (options.remote && isSameSecret === false && !options["other-secret"]) {
  fail(
    `The backup's hashes of emails belong to another LINK_SECRET than ${secretsFileName(options.env)} holds: who unsubscribed would not be recognized. Put the secret of the saved deployment there as EMAIL_HASH_SECRET and deploy, or add --other-secret. Nothing was changed.`,
  );
}
if (!options.remote) await migrateLocalDatabase(options["persist-to"]);

const [{ queue }] = readConfiguration(options.remote ? options.env : "production").queues.producers;
if (options["back-to"]) {
  goBack((args) => wrangler(args, []), { section, bookmark: options["back-to"], queue, say: console.log });
}
const found = wrangler(["d1", "execute", "DB", "--json", "--command", QUESTION_BEFORE_RESTORE]);
const [{ results }] = JSON.parse(found);
const progress = orFail(() => readProgress(results, archive.manifest));

const folder = mkdtempSync(join(tmpdir(), "homeward-restore-"));
try {
  // Pictures first: a row that shows one is written when the picture is there.
  const [{ bucket_name: bucket }] = readConfiguration(options.remote ? options.env : "production").r2_buckets;
  const list = archive.pictures.map((key) => {
    const path = join(folder, key);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, archive.read(key));
    return { key, file: path };
  });
  for (const format of new Set(list.map(({ key }) => key.split(".").at(-1)))) {
    const listFile = join(folder, `${format}.json`);
    writeFileSync(listFile, JSON.stringify(list.filter(({ key }) => key.endsWith(`.${format}`))));
    wrangler(["r2", "bulk", "put", bucket, "--filename", listFile, "--content-type", `image/${format}`]);
  }
  const sqlFile = join(folder, "rows.sql");
  // Each step is one transaction: what breaks off goes on here when the command is run again.
  for (const step of restoreSteps(archive, {
    done: progress?.statements,
    closing: [restoreActivity(archive.manifest, Date.now())],
  })) {
    writeFileSync(sqlFile, step.join("\n"));
    wrangler(["d1", "execute", "DB", "--yes", "--file", sqlFile]);
  }
  if (options["back-to"]) resumeQueue((args) => wrangler(args, []), { section, queue });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const restored = Object.entries(archive.manifest.counts).map(([what, count]) => `${count} ${what}`);
console.log(`
Restored the backup of ${archive.manifest.createdAt}: ${restored.join(", ")}.

${
  isSameSecret
    ? "It hashes emails with the same secret: notes, unsubscriptions and links in mails keep working."
    : "Notes, unsubscriptions and links in mails belong to the LINK_SECRET of the saved deployment: give this one the same, as EMAIL_HASH_SECRET."
}
`);
