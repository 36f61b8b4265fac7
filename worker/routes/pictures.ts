import { type Context, Hono } from "hono";
import { z } from "zod";
import { PICTURE_KINDS, PICTURE_LIMITS, PICTURE_REFUSALS, type PictureKind } from "../../domain/picture.ts";
import type { AppEnv } from "../http/app-env.ts";
import { AppError } from "../http/errors.ts";
import { limitUpload, uploadedPicture } from "../http/uploaded-file.ts";
import { validate } from "../http/validate.ts";
import { deleteVariants, storeVariants, UnusablePicture } from "../store/picture-variants.ts";
import {
  addCurrentUpload,
  findUpload,
  listUploads,
  newUploadId,
  pictureFolder,
  showBuiltIn,
  showUpload,
  type Upload,
  uploadOfContent,
} from "../store/uploads.ts";

const kindSchema = z.object({ kind: z.enum(PICTURE_KINDS, "kind must be hero or social") });

/** What the owner does with the pictures of the site (product §2 and §4, /admin; decision: variants-at-upload). */
export const pictures = new Hono<AppEnv>()
  .post("/upload-hero-image", limitUpload, (c) => upload(c, "hero", "heroImage"))
  .post("/upload-social-thumbnail", limitUpload, (c) => upload(c, "social", "socialImage"))
  .get("/pictures", validate("query", kindSchema), async (c) => {
    const { uploads, currentId } = await listUploads(c.var.db, c.req.valid("query").kind);
    return c.json({ data: uploads.map((upload) => uploadAnswer(upload, upload.id === currentId)) });
  })
  .post("/pictures/:id/restore", async (c) => {
    const upload = await findUpload(c.var.db, c.req.param("id"));
    if (!upload) throw noSuchUpload();
    await showUpload(c.var.db, upload, Date.now());
    return c.json({ upload: uploadAnswer(upload, true) });
  })
  .post("/pictures/:kind/reset", validate("param", kindSchema), async (c) => {
    const { kind } = c.req.valid("param");
    await showBuiltIn(c.var.db, kind, Date.now());
    return c.json({ kind, isBuiltIn: true });
  })
  .get("/pictures/:id/preview", async (c) => {
    const upload = await findUpload(c.var.db, c.req.param("id"));
    const smallest = upload?.variants
      .filter((variant) => variant.format === "jpeg")
      .sort((a, b) => a.width - b.width)[0];
    const object = smallest && (await c.env.BUCKET.get(smallest.key));
    if (!object) throw noSuchUpload();
    return c.body(object.body, 200, { "Content-Type": "image/jpeg", "Content-Length": String(object.size) });
  });

/** Takes a picture in, makes all its sizes, and shows it at once. Whatever fails on the way leaves all as it was. */
async function upload(c: Context<AppEnv>, kind: PictureKind, field: string) {
  const file = await uploadedPicture(c, field);
  const contentHash = await sha256Of(file);
  const id = newUploadId();
  const folder = pictureFolder(kind, contentHash, id);
  try {
    const stored =
      (await uploadOfContent(c.var.db, kind, contentHash)) ?? (await storeVariants(c.env, { kind, file, folder }));
    const { variants, width, height } = stored;
    const row: Upload = {
      id,
      kind,
      contentHash,
      fileName: shownFileName(file.name),
      width,
      height,
      bytes: file.size,
      variants,
      createdAt: Date.now(),
    };
    await addCurrentUpload(c.var.db, row);
    return c.json({ upload: uploadAnswer(row, true) }, 201);
  } catch (error) {
    // A lost answer of the database is not a lost row: only what no row names is taken away. What cannot be asked now,
    // the sweep asks later.
    const isUnnamed = await findUpload(c.var.db, id).then(
      (row) => row === null,
      () => false,
    );
    if (isUnnamed) await deleteVariants(c.env.BUCKET, folder).catch(() => {});
    throw error instanceof UnusablePicture ? refusalOf(error) : error;
  }
}

/** An upload as the owner's page shows it. */
function uploadAnswer({ id, kind, fileName, width, height, bytes, createdAt }: Upload, isCurrent: boolean) {
  return { id, kind, fileName, width, height, bytes, createdAt, isCurrent };
}

function refusalOf({ reason }: UnusablePicture) {
  return new AppError(422, reason === "tooManyPixels" ? "too_many_pixels" : reason, PICTURE_REFUSALS[reason]);
}

function noSuchUpload() {
  return new AppError(404, "not_found", "There is no such picture.");
}

async function sha256Of(file: Blob) {
  return Buffer.from(await crypto.subtle.digest("SHA-256", await file.arrayBuffer())).toString("hex");
}

/** The name as the lists show it: without folders and control characters, and not longer than they can show. */
function shownFileName(name: string) {
  const shown = (name.split(/[/\\]/).at(-1) ?? "").replaceAll(/\p{Cc}/gu, "").slice(0, PICTURE_LIMITS.fileName);
  return shown || "picture";
}
