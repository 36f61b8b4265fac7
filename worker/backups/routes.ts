import { makeZip } from "client-zip";
import { Hono } from "hono";
import { BACKUP_VERSION, type BackupManifest, partName } from "../../domain/backup.ts";
import { type Backup, compress, continueBackup, findBackup, readPart } from "./parts.ts";
import { secretFingerprint } from "../hash.ts";
import { readConfiguration } from "../env.ts";
import { recordActivity } from "../owner/activity.ts";
import type { AppEnv } from "../http/context.ts";
import { AppError } from "../http/errors.ts";
import { logFailure } from "../log.ts";
import { openDatabase } from "../db/database.ts";
import { findErasuresSince } from "../people/erasures-store.ts";
import { changeSettings } from "../owner/settings-store.ts";
import { listPictureKeys } from "../pictures/store.ts";

/**
 * A backup of every lead, message, setting and picture (decision: backup-in-parts). A POST makes the next parts and is
 * repeated until the backup is complete; then it can be downloaded as one streamed ZIP. `npm run restore` loads it.
 */
export const backup = new Hono<AppEnv>()
  .post("/", async (c) => {
    // Not the request's session, because a replica may be behind.
    const { id, parts, isComplete } = await continueBackup(openDatabase(c.env.DB), c.env.BUCKET, Date.now());
    return c.json({ id, isComplete, rows: parts.reduce((sum, { rows }) => sum + rows, 0) });
  })
  .get("/:id", async (c) => {
    const found = await findBackup(c.env.BUCKET, c.req.param("id"));
    if (!found) throw new AppError(404, "no_backup", "This backup no longer exists. Please make a new one.");
    if (!found.isComplete) throw new AppError(409, "backup_not_complete", "This backup is not complete yet.");
    await recordActivity(c, "backup");
    return c.body(makeZip(archiveFiles(c.env, found)), 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="homeward-backup-${found.id.slice(0, 10)}.zip"`,
    });
  });

/** The files of the archive, each read when it is sent. Once all are read, the settings remember when. */
async function* archiveFiles(env: Env, { id, startedAt, parts }: Backup) {
  const { DB, BUCKET } = env;
  const db = openDatabase(DB);
  const counts: BackupManifest["counts"] = { pictures: 0 };
  const numbers: BackupManifest["parts"] = {};
  const removed = await findErasuresSince(db, startedAt.getTime());
  for (const part of parts) {
    const found = await readPart(BUCKET, id, part, removed);
    // A day old by now: the download breaks off, and the archive has no manifest.
    if (!found) throw new Error(`the part ${part.table}/${part.number} of a backup is missing in the bucket`);
    counts[part.table] = (counts[part.table] ?? 0) + found.rows;
    numbers[part.table] = part.number;
    yield { name: partName(part.table, part.number), lastModified: found.uploaded, input: found.body };
  }
  if (removed.size > 0) {
    counts.tombstones! += removed.size;
    numbers.tombstones! += 1;
    const lines = [...removed].map(([hash, at]) => `${JSON.stringify({ email_hash: hash, erased_at: at })}\n`);
    yield { name: partName("tombstones", numbers.tombstones!), lastModified: new Date(), input: await compress(lines) };
  }
  for (const key of await listPictureKeys(db)) {
    const object = await BUCKET.get(key);
    // A missing object must not keep the leads from being saved.
    if (!object) {
      logFailure("picture of a backup", new Error("the object is missing in the bucket"), { key });
      continue;
    }
    counts.pictures! += 1;
    yield { name: key, lastModified: object.uploaded, input: object.body, size: object.size };
  }
  const manifest: BackupManifest = {
    version: BACKUP_VERSION,
    createdAt: startedAt.toISOString(),
    counts,
    parts: numbers,
    secretFingerprint: secretFingerprint(readConfiguration(env).emailHashSecret),
  };
  yield { name: "manifest.json", lastModified: startedAt, input: JSON.stringify(manifest, null, 2) };
  await changeSettings(db, { lastBackupAt: Date.now() });
}
