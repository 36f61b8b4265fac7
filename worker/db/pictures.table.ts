import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PICTURE_KINDS, type PictureFormat, UPLOAD_KINDS } from "../../domain/picture.ts";

/** One stored size and format of an uploaded picture: an object in the bucket. */
export type PictureVariant = {
  key: string;
  format: PictureFormat;
  width: number;
  height: number;
  bytes: number;
  /** In hexadecimal: the ETag, and the checksum that the bucket keeps. */
  sha256: string;
};

/**
 * Every uploaded picture with all its sizes (decision: variants-at-upload). `shown_pictures` names the hero and the sharing
 * picture that show; an article names its own.
 */
export const uploadsTable = sqliteTable(
  "uploads",
  {
    id: text().primaryKey(),
    kind: text({ enum: UPLOAD_KINDS }).notNull(),
    /** SHA-256 of the uploaded file, in hexadecimal. */
    contentHash: text().notNull(),
    fileName: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    variants: text({ mode: "json" }).$type<PictureVariant[]>().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index("uploads_newest").on(table.kind, table.createdAt)],
);

/** Which upload shows of each kind of picture. No row: nobody has chosen yet, and the built-in one shows. */
export const shownPicturesTable = sqliteTable("shown_pictures", {
  kind: text({ enum: PICTURE_KINDS }).primaryKey(),
  /** Null: the owner went back to the built-in one. */
  uploadId: text(),
  changedAt: integer().notNull(),
});
