import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { secretFingerprint } from "../../worker/hash.ts";
import { readConfiguration } from "../deploy/configuration.mjs";
import { secretsFileName } from "../deploy/secrets.mjs";
import { Refusal } from "../refusal.mjs";
import { IS_USED, openArchive } from "./archive.ts";
import { goBack, resumeQueue } from "./go-back.ts";

/**
 * Loads a backup into an empty deployment. With a bookmark it takes a deployed database back to that, and has it know who was removed
 * and who unsubscribed since, as the backup says.
 * @throws {Refusal} before anything is changed, or where a step fails
 */
export async function restore(files, options, tools) {
  if (files.length !== 1)
    throw new Refusal("Say which backup to restore: npm run restore -- FILE [--local | --remote]");
  if (options.local && options.remote) throw new Refusal("Restore to one place at a time: --local or --remote.");
  if (options["back-to"] && !options.remote)
    throw new Refusal("Only a deployed database has bookmarks: --remote --back-to=BOOKMARK.");
  const folder = mkdtempSync(join(tmpdir(), "homeward-restore-"));
  try {
    await load(unpack(files[0], folder, options), folder, options, tools);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads the archive into a folder. @returns its manifest, its pictures' files and what is loaded as one file of SQL */
function unpack(file, folder, { "back-to": bookmark }) {
  try {
    const { manifest, pictures, read, statements, stops } = openArchive(readFileSync(file));
    const sqlFile = join(folder, "rows.sql");
    const sql = openSync(sqlFile, "w");
    for (const statement of bookmark ? stops() : statements()) writeSync(sql, `${statement}\n`);
    closeSync(sql);
    const list = bookmark ? [] : pictures.map((key) => ({ key, file: join(folder, key) }));
    for (const picture of list) {
      mkdirSync(dirname(picture.file), { recursive: true });
      writeFileSync(picture.file, read(picture.key));
    }
    return { manifest, list, sqlFile };
  } catch (error) {
    throw new Refusal(`${file} cannot be restored. ${error.message} Nothing was changed.`);
  }
}

async function load({ manifest, list, sqlFile }, folder, options, { wrangler, readSecrets, migrate, say }) {
  const bookmark = options["back-to"];
  // Beside the environment's name, "" is production: its section is the file itself.
  const section = options.env === "production" ? "" : options.env;
  const place = options.remote
    ? ["--remote", `--env=${section}`]
    : ["--local", "--env=", "--persist-to", options["persist-to"]];
  const configuration = readConfiguration(options.remote ? options.env : "production");
  const [{ queue }] = configuration.queues.producers;
  const [{ bucket_name: bucket }] = configuration.r2_buckets;
  const secrets = readSecrets();
  const hashSecret = secrets.EMAIL_HASH_SECRET || secrets.LINK_SECRET;
  const { secretFingerprint: expected } = manifest;
  const isSameSecret = hashSecret && expected ? secretFingerprint(hashSecret) === expected : null;
  if (options.remote && isSameSecret === false && !options["other-secret"]) {
    throw new Refusal(
      `The backup's hashes of emails belong to another LINK_SECRET than ${secretsFileName(options.env)} holds: who unsubscribed would not be recognized. Put the secret of the saved deployment there as EMAIL_HASH_SECRET and deploy, or add --other-secret. Nothing was changed.`,
    );
  }
  if (!options.remote) await migrate(options["persist-to"]);
  if (bookmark) goBack(wrangler, { section, queue, bookmark }, say);
  else refuseUsed(wrangler, place);

  // Pictures first: a row that shows one is written when the picture is there.
  for (const format of new Set(list.map(({ key }) => key.split(".").at(-1)))) {
    const listFile = join(folder, `${format}.json`);
    writeFileSync(listFile, JSON.stringify(list.filter(({ key }) => key.endsWith(`.${format}`))));
    wrangler(["r2", "bulk", "put", bucket, "--filename", listFile, "--content-type", `image/${format}`, ...place]);
  }
  // One transaction: where it fails, the rows are as before.
  wrangler(["d1", "execute", "DB", "--yes", "--file", sqlFile, ...place]);
  if (bookmark) {
    resumeQueue(wrangler, { section, queue });
    return say(
      "It knows again who was removed and who unsubscribed, as the backup says. Leads, messages and notes that came since are in the backup alone. Look at /announcements and at the deliveries on /optin-report before you let anything go on.",
    );
  }

  const restored = Object.entries(manifest.counts).map(([what, count]) => `${count} ${what}`);
  say(`
Restored the backup of ${manifest.createdAt}: ${restored.join(", ")}.

${
  isSameSecret
    ? "It hashes emails with the same secret: notes, unsubscriptions and links in mails keep working."
    : "Notes, unsubscriptions and links in mails belong to the LINK_SECRET of the saved deployment: give this one the same, as EMAIL_HASH_SECRET."
}
`);
}

/** @throws {Refusal} where somebody uses the deployment */
function refuseUsed(wrangler, place) {
  const [{ results }] = JSON.parse(wrangler(["d1", "execute", "DB", "--json", "--command", IS_USED, ...place]));
  if (results[0].isUsed === 0) return;
  throw new Refusal(
    "This deployment is in use, and a backup goes into an empty one only. To undo what went wrong in it: --remote --back-to=BOOKMARK. Nothing was changed.",
  );
}
