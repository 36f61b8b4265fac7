import { gzipSync } from "node:zlib";
import { makeZip } from "client-zip";
import { Hono } from "hono";
import {
  BACKUP_TABLES,
  BACKUP_VERSION,
  type BackupManifest,
  type BackupTable,
  tableFile,
} from "../../domain/backup.ts";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };
import { openDatabase } from "../db/database.ts";
import { readConfiguration } from "../env.ts";
import { secretFingerprint } from "../hash.ts";
import type { AppEnv } from "../http/context.ts";
import { logFailure } from "../log.ts";
import { recordActivity } from "../activities/record-activity.ts";
import { changeSettings } from "../settings/settings.store.ts";
import { listPictureKeys } from "../pictures/pictures.store.ts";
import { readPages } from "./backups.store.ts";

/** Every lead, message, setting and picture as one streamed ZIP, which `npm run restore` loads (decision: backup). */
export const backup = new Hono<AppEnv>().get("/", async (c) => {
  await recordActivity(c, "backup");
  const startedAt = new Date();
  return c.body(makeZip(archiveFiles(c.env, startedAt)), 200, {
    "Content-Type": "application/zip",
    "Content-Disposition": `attachment; filename="homeward-backup-${startedAt.toISOString().slice(0, 10)}.zip"`,
  });
});

/** The files of the archive, each read when it is sent. Once all are read, the settings remember when. */
async function* archiveFiles(env: Env, startedAt: Date) {
  // Not the request's session, because a replica may be behind.
  const db = openDatabase(env.DB);
  const counts: BackupManifest["counts"] = {};
  for (const table of Object.keys(BACKUP_TABLES) as BackupTable[]) {
    yield { name: tableFile(table), lastModified: startedAt, input: compressRows(table) };
  }
  counts.pictures = 0;
  for (const key of await listPictureKeys(db)) {
    const object = await env.BUCKET.get(key);
    // A missing object must not keep the leads from being saved.
    if (!object) {
      logFailure("picture of a backup", new Error("the object is missing in the bucket"), { key });
      continue;
    }
    counts.pictures += 1;
    yield { name: key, lastModified: object.uploaded, input: object.body, size: object.size };
  }
  const manifest: BackupManifest = {
    version: BACKUP_VERSION,
    schema: journal.entries.at(-1)!.tag,
    createdAt: startedAt.toISOString(),
    counts,
    secretFingerprint: secretFingerprint(readConfiguration(env).emailHashSecret),
  };
  yield { name: "manifest.json", lastModified: startedAt, input: JSON.stringify(manifest, null, 2) };
  await changeSettings(db, { lastBackupAt: Date.now() });

  async function* compressRows(table: BackupTable) {
    counts[table] = 0;
    for await (const rows of readPages(db, table)) {
      counts[table] += rows.length;
      yield gzipSync(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    }
  }
}
