import { makeZip } from "client-zip";
import { Hono } from "hono";
import { BACKUP_TABLES, BACKUP_VERSION, type BackupManifest, type BackupTable } from "../../domain/backup.ts";
import { secretFingerprint } from "../digest.ts";
import { readConfiguration } from "../env.ts";
import { recordActivity } from "../http/activity.ts";
import type { AppEnv } from "../http/context.ts";
import { logFailure } from "../log.ts";
import { readPages } from "../store/archive.ts";
import { type Database, openDatabase } from "../store/database.ts";
import type { PictureVariant } from "../store/schema.ts";
import { setSetting } from "../store/settings.ts";

/**
 * Every lead, message, setting and picture, streamed as one ZIP, with only a page of rows or a chunk of a picture in
 * memory at a time. `npm run restore` loads it.
 */
export const backup = new Hono<AppEnv>().get("/", async (c) => {
  await recordActivity(c, "backup");
  const now = new Date();
  const zip = makeZip(archiveFiles(c.env, now));
  return c.body(zip, 200, {
    "Content-Type": "application/zip",
    "Content-Disposition": `attachment; filename="homeward-backup-${now.toISOString().slice(0, 10)}.zip"`,
  });
});

/** The files of the archive, each read when it is sent. Once all are read, the settings remember when. */
async function* archiveFiles(env: Env, now: Date) {
  const { DB, BUCKET } = env;
  // Not the request's session, because a replica may be behind.
  const db = openDatabase(DB);
  const counts: BackupManifest["counts"] = {};
  const pictures = new Set<string>();
  for (const table of Object.keys(BACKUP_TABLES) as BackupTable[]) {
    yield { name: `${table}.jsonl`, lastModified: now, input: jsonLines(db, table, counts, pictures) };
  }
  counts.pictures = 0;
  for (const key of pictures) {
    const object = await BUCKET.get(key);
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
    createdAt: now.toISOString(),
    counts,
    secretFingerprint: secretFingerprint(readConfiguration(env).emailHashSecret),
  };
  yield { name: "manifest.json", lastModified: now, input: JSON.stringify(manifest, null, 2) };
  await setSetting(db, "last_backup", now.toISOString(), now.getTime());
}

/** A table as JSON Lines; fills in the number of its rows, and the objects that uploads name. */
async function* jsonLines(db: Database, table: BackupTable, counts: Record<string, number>, pictures: Set<string>) {
  counts[table] = 0;
  for await (const page of readPages(db, table)) {
    counts[table] += page.length;
    if (table === "uploads") {
      const variants = page.flatMap((row) => JSON.parse(String(row.variants)) as PictureVariant[]);
      for (const { key } of variants) pictures.add(key);
    }
    yield page.map((row) => `${JSON.stringify(row)}\n`).join("");
  }
}
