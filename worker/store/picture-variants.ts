import {
  hasTooManyPixels,
  HERO_WIDTHS,
  MAX_AVIF_SIDE,
  type PictureFormat,
  type PictureKind,
  SOCIAL_SIZE,
} from "../../domain/picture.ts";
import type { PictureVariant } from "./schema.ts";

// The Images service is paid by transformation, so an upload is turned into all its sizes and formats once (decision:
// variants-at-upload): at most 14 for a hero, 1 for a social image, none to look at them.
//
// Memory: a Worker has 128 MB. The upload itself is held (25 MB at most, and as much again while its form is taken
// apart); decoding happens in the service, which is sent the file as a stream. Of the variants only one is held at a
// time, a few MB: it is in the bucket before the next one is made. No row names them until all are there.

const QUALITY: Record<PictureFormat, number> = { avif: 60, webp: 80, jpeg: 82 };

/** Under what is transparent where the format cannot be: the paper of the pages. */
const BACKGROUND = "#FBF6EC";

/** The file is not a picture that can be used; `reason` tells which sentence fits. */
export class UnusablePicture extends Error {
  override name = "UnusablePicture";
  constructor(
    readonly reason: "undecodable" | "tooManyPixels",
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

type Made = { content: ArrayBuffer; format: PictureFormat; width: number; height: number };

/**
 * Makes every size and format of an upload and writes them to the bucket under `folder`, one after the other. What the
 * file tells of camera, place and time is not carried over; its orientation is.
 * @returns the variants and the picture's own size, upright
 * @throws UnusablePicture before anything is written
 * @throws whatever the service or the bucket throws later on: then some may have been written
 */
export async function storeVariants(
  { IMAGES: images, BUCKET: bucket }: Pick<Env, "IMAGES" | "BUCKET">,
  { kind, file, folder }: { kind: PictureKind; file: Blob; folder: string },
): Promise<{ variants: PictureVariant[]; width: number; height: number }> {
  const size = await storedSize(images, file);
  const making = kind === "hero" ? heroPictures(images, file) : socialPicture(images, file);
  const variants: PictureVariant[] = [];
  // The first one decodes the whole file: one that is cut off or damaged is refused here.
  let next = await making.next().catch(refuseUndecodable);
  const isUpright = next.done || kind === "social" || next.value.width > next.value.height === size.width > size.height;
  while (!next.done) {
    variants.push(await put(bucket, folder, next.value));
    next = await making.next();
  }
  const { width, height } = isUpright ? size : { width: size.height, height: size.width };
  return { variants, width, height };
}

/** Deletes the objects of an upload that came to nothing. Harmless when there are none. */
export async function deleteVariants(bucket: R2Bucket, folder: string) {
  const { objects } = await bucket.list({ prefix: folder });
  if (objects.length > 0) await bucket.delete(objects.map((object) => object.key));
}

/** Width and height as the file's header states them, without decoding it: a bomb is refused here. */
async function storedSize(images: ImagesBinding, file: Blob) {
  const info = await images.info(file.stream()).catch(refuseUndecodable);
  if (!("width" in info)) throw new UnusablePicture("undecodable");
  if (hasTooManyPixels(info)) throw new UnusablePicture("tooManyPixels");
  return { width: info.width, height: info.height };
}

/** The ladder of widths, never enlarged: a smaller picture ends it with its own width. */
async function* heroPictures(images: ImagesBinding, file: Blob): AsyncGenerator<Made, undefined> {
  const widest = await make(images, file, "jpeg", { width: HERO_WIDTHS.at(-1) });
  yield widest;
  const widths = [...HERO_WIDTHS.filter((width) => width < widest.width), widest.width];
  for (const width of widths) {
    const height = Math.round((widest.height * width) / widest.width);
    if (width < widest.width) yield await make(images, file, "jpeg", { width });
    yield await make(images, file, "webp", { width });
    if (Math.max(width, height) <= MAX_AVIF_SIDE) yield await make(images, file, "avif", { width });
  }
}

async function* socialPicture(images: ImagesBinding, file: Blob): AsyncGenerator<Made, undefined> {
  // The tags of the pages promise this size: a smaller picture is enlarged to it.
  yield await make(images, file, "jpeg", { ...SOCIAL_SIZE, fit: "cover" });
}

async function make(
  images: ImagesBinding,
  file: Blob,
  format: PictureFormat,
  transform: ImageTransform,
): Promise<Made> {
  const result = await images
    .input(file.stream())
    .transform({ fit: "scale-down", ...transform })
    .output({ format: `image/${format}`, quality: QUALITY[format], anim: false, background: BACKGROUND });
  const content = await result.response().arrayBuffer();
  const info = await images.info(new Blob([content]).stream());
  if (!("width" in info) || info.format !== `image/${format}`) {
    throw new Error(`the image service answered with ${info.format} instead of image/${format}`);
  }
  return { content, format, width: info.width, height: info.height };
}

async function put(bucket: R2Bucket, folder: string, { content, format, width, height }: Made) {
  const key = `${folder}${width}.${format}`;
  const digest = await crypto.subtle.digest("SHA-256", content);
  await bucket.put(key, content, { sha256: digest, httpMetadata: { contentType: `image/${format}` } });
  return { key, format, width, height, bytes: content.byteLength, sha256: Buffer.from(digest).toString("hex") };
}

/** Of the service's errors those that are the file's fault; the others are ours. */
function refuseUndecodable(error: unknown): never {
  // 9422: the account's transformations of the month are used up.
  if (typeof error === "object" && error !== null && "code" in error && error.code === 9422) throw error;
  throw new UnusablePicture("undecodable", { cause: error });
}
