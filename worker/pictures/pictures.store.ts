import { and, desc, eq, inArray } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { PictureKind, UploadKind } from "../../domain/picture.ts";
import type { Database } from "../db/database.ts";
import { shownPicturesTable, uploadsTable } from "../db/schema.ts";

export type Upload = typeof uploadsTable.$inferSelect;

const UPLOADS_LISTED = 100;

export function newUploadId() {
  return `upl_${uuidv7()}`;
}

/** The upload that shows, or null for the built-in picture. Reads two rows, by key. */
export async function currentUpload(db: Database, kind: PictureKind): Promise<Upload | null> {
  const [row] = await db
    .select({ upload: uploadsTable })
    .from(shownPicturesTable)
    .innerJoin(uploadsTable, eq(uploadsTable.id, shownPicturesTable.uploadId))
    .where(eq(shownPicturesTable.kind, kind));
  return row?.upload ?? null;
}

/** An earlier upload of the same file, whose variants can be reused. Reads the uploads of the kind until it finds one. */
export async function findUploadByContent(db: Database, kind: UploadKind, contentHash: string): Promise<Upload | null> {
  const [upload] = await db
    .select()
    .from(uploadsTable)
    .where(and(eq(uploadsTable.kind, kind), eq(uploadsTable.contentHash, contentHash)))
    .limit(1);
  return upload ?? null;
}

/**
 * Stores an upload. A picture of the site shows from then on, in the same transaction: of two at once the later one. That of
 * an article shows once the article names it.
 */
export async function addUpload(db: Database, upload: Upload) {
  const adding = db.insert(uploadsTable).values(upload).onConflictDoNothing();
  if (upload.kind === "article") await adding;
  else await db.batch([adding, showUpload(db, upload.kind, upload.id, upload.createdAt)]);
}

/** The newest 100 uploads of a kind, newest first, and the id of the one that shows. Reads 101 rows at most. */
export async function listUploads(db: Database, kind: PictureKind) {
  const shown = await db.query.shownPicturesTable.findFirst({ where: eq(shownPicturesTable.kind, kind) });
  const uploads = await db
    .select()
    .from(uploadsTable)
    .where(eq(uploadsTable.kind, kind))
    .orderBy(desc(uploadsTable.createdAt))
    .limit(UPLOADS_LISTED);
  return { uploads, currentId: shown?.uploadId ?? null };
}

export async function findUpload(db: Database, id: string): Promise<Upload | null> {
  const [upload] = await db.select().from(uploadsTable).where(eq(uploadsTable.id, id));
  return upload ?? null;
}

/** Shows an upload, or the built-in picture where it is null. Runs alone or in a batch. */
export function showUpload(db: Database, kind: PictureKind, uploadId: string | null, changedAt: number) {
  return db
    .insert(shownPicturesTable)
    .values({ kind, uploadId, changedAt })
    .onConflictDoUpdate({ target: shownPicturesTable.kind, set: { uploadId, changedAt } });
}

/** Which of these upload ids have a row. At most 100: D1 binds no more. */
export async function findKnownUploads(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: uploadsTable.id })
    .from(uploadsTable)
    .where(inArray(uploadsTable.id, [...ids]));
  return new Set(rows.map((row) => row.id));
}

/** The keys of all objects that uploads name. Reads a row per upload. */
export async function listPictureKeys(db: Database): Promise<string[]> {
  const rows = await db.select({ variants: uploadsTable.variants }).from(uploadsTable).orderBy(uploadsTable.id);
  return [...new Set(rows.flatMap(({ variants }) => variants.map(({ key }) => key)))];
}
