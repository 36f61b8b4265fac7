import { type Context, Hono } from "hono";
import { z } from "zod";
import { PICTURE_KINDS, type UploadKind } from "../../domain/picture.ts";
import { PICTURE_LIMITS } from "../../domain/picture-upload.ts";
import { sha256 } from "../hash.ts";
import { recordActivity } from "../activities/record-activity.ts";
import type { AppEnv } from "../http/context.ts";
import { AppError } from "../http/errors.ts";
import { limitUpload, pictureRefused, uploadedPicture } from "../http/uploaded-file.ts";
import { validate } from "../http/validate.ts";
import { pictureFolder } from "./objects.ts";
import { forgetShownPicture } from "./shown-picture.ts";
import { deleteVariants, storeVariants, UnusablePicture } from "./variants.ts";
import {
  addUpload,
  findUpload,
  listUploads,
  newUploadId,
  showUpload,
  type Upload,
  findUploadByContent,
} from "./pictures.store.ts";

const kindSchema = z.object({ kind: z.enum(PICTURE_KINDS, "kind must be hero or social") });

/** How the owner replaces the pictures of the site and uploads those of articles (decision: variants-at-upload). */
export const pictures = new Hono<AppEnv>()
  .post("/upload-hero-image", limitUpload, (c) => upload(c, "hero", "heroImage"))
  .post("/upload-social-thumbnail", limitUpload, (c) => upload(c, "social", "socialImage"))
  .post("/upload-article-picture", limitUpload, (c) => upload(c, "article", "articleImage"))
  .get("/pictures", validate("query", kindSchema), async (c) => {
    const { uploads, currentId } = await listUploads(c.var.db, c.req.valid("query").kind);
    return c.json({ data: uploads.map((upload) => toItem(upload, upload.id === currentId)) });
  })
  .post("/pictures/:id/restore", async (c) => {
    const upload = await findUpload(c.var.db, c.req.param("id"));
    if (!upload || upload.kind === "article") throw notFound();
    await showUpload(c.var.db, upload.kind, upload.id, Date.now());
    forgetShownPicture(c.env, upload.kind);
    await recordActivity(c, "picture_change", { picture: upload.kind });
    return c.json({ upload: toItem(upload, true) });
  })
  .post("/pictures/:kind/reset", validate("param", kindSchema), async (c) => {
    const { kind } = c.req.valid("param");
    await showUpload(c.var.db, kind, null, Date.now());
    forgetShownPicture(c.env, kind);
    await recordActivity(c, "picture_change", { picture: kind });
    return c.json({ kind, isBuiltIn: true });
  })
  .get("/pictures/:id/preview", async (c) => {
    const upload = await findUpload(c.var.db, c.req.param("id"));
    const smallest = upload?.variants
      .filter((variant) => variant.format === "jpeg")
      .sort((a, b) => a.width - b.width)[0];
    const object = smallest && (await c.env.BUCKET.get(smallest.key));
    if (!object) throw notFound();
    return c.body(object.body, 200, { "Content-Type": "image/jpeg", "Content-Length": String(object.size) });
  });

/** Stores a picture in all its sizes. A failure leaves everything as it was. */
async function upload(c: Context<AppEnv>, kind: UploadKind, field: string) {
  const file = await uploadedPicture(c, field);
  const contentHash = sha256(await file.arrayBuffer());
  const id = newUploadId();
  const folder = pictureFolder(kind, contentHash, id);
  try {
    const stored =
      (await findUploadByContent(c.var.db, kind, contentHash)) ?? (await storeVariants(c.env, { kind, file, folder }));
    const { variants, width, height } = stored;
    const row: Upload = {
      id,
      kind,
      contentHash,
      fileName: toFileName(file.name),
      width,
      height,
      bytes: file.size,
      variants,
      createdAt: Date.now(),
    };
    await addUpload(c.var.db, row);
    await recordActivity(c, "upload", { picture: kind });
    return c.json({ upload: toItem(row, kind !== "article") }, 201);
  } catch (error) {
    // The row may be stored although the database's answer was lost: only objects without a row are deleted. If that
    // cannot be read now, the sweep deletes them later.
    const isUnreferenced = await findUpload(c.var.db, id).then(
      (row) => row === null,
      () => false,
    );
    if (isUnreferenced) await deleteVariants(c.env.BUCKET, folder).catch(() => {});
    throw error instanceof UnusablePicture ? pictureRefused(error.reason) : error;
  } finally {
    if (kind !== "article") forgetShownPicture(c.env, kind);
  }
}

/** An upload as the owner's page shows it. */
function toItem({ id, kind, fileName, width, height, bytes, createdAt }: Upload, isCurrent: boolean) {
  return { id, kind, fileName, width, height, bytes, createdAt, isCurrent };
}

function notFound() {
  return new AppError(404, "not_found", "There is no such picture.");
}

/** The file name as the lists show it: without folders and control characters, cut to what they can show. */
function toFileName(name: string) {
  const shown = (name.split(/[/\\]/).at(-1) ?? "").replaceAll(/\p{Cc}/gu, "").slice(0, PICTURE_LIMITS.fileName);
  return shown || "picture";
}
