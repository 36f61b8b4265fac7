import {
  ARTICLE_WIDTHS,
  HERO_WIDTHS,
  MAX_AVIF_SIDE,
  type PictureFormat,
  SOCIAL_SIZE,
  type UploadKind,
} from "../../domain/picture.ts";
import { DRAWING_TYPE, hasTooManyPixels } from "../../domain/picture-upload.ts";
import { sha256 } from "../hash.ts";
import type { PictureVariant } from "../db/schema.ts";

// The Images service is billed per transformation, so an upload is converted into all its sizes and formats once
// (decision: variants-at-upload): at most 14 for a hero, 8 for an article, 1 to 4 for a social image.
//
// A Worker has 128 MB of memory: the upload is held (at most 25 MB, twice while its form is parsed), but only one
// variant at a time, which is in the bucket before the next one is made. No row names them until all are there.

const QUALITY: Record<PictureFormat, number> = { avif: 60, webp: 80, jpeg: 82 };

/** Messengers show no preview of a larger sharing picture: WhatsApp drops it above about 300 kB. */
const SOCIAL_MAX_BYTES = 300_000;

/** Tried one after the other until a sharing picture is small enough; each try is a transformation. */
const SOCIAL_QUALITIES = [QUALITY.jpeg, 65, 45, 25] as const;

/** Fills transparent areas where the format has no transparency: the background of the pages. */
const BACKGROUND = "#FBF6EC";

/** The file cannot be used as a picture; `reason` is a key of `PICTURE_REFUSALS`. */
export class UnusablePicture extends Error {
  override name = "UnusablePicture";
  readonly reason: "undecodable" | "drawing" | "tooManyPixels";

  constructor(reason: "undecodable" | "drawing" | "tooManyPixels", options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

type EncodedPicture = { content: ArrayBuffer; format: PictureFormat; width: number; height: number };

/**
 * Makes every size and format of an upload and writes them to the bucket under `folder`. Metadata such as camera, place
 * and time is dropped; the orientation is applied.
 * @returns the variants and the picture's own size, upright
 * @throws UnusablePicture before anything is written
 * @throws whatever the service or the bucket throws later: some variants may have been written
 */
export async function storeVariants(
  { IMAGES: images, BUCKET: bucket }: Pick<Env, "IMAGES" | "BUCKET">,
  { kind, file, folder }: { kind: UploadKind; file: Blob; folder: string },
): Promise<{ variants: PictureVariant[]; width: number; height: number }> {
  const size = await readSize(images, file);
  const making = kind === "social" ? encodeSocial(images, file) : encodeWidths(images, file, WIDTHS[kind]);
  const variants: PictureVariant[] = [];
  // The first variant decodes the whole file, so a damaged one is refused here.
  let next = await making.next().catch(throwUndecodable);
  const isUpright = next.done || kind === "social" || next.value.width > next.value.height === size.width > size.height;
  while (!next.done) {
    variants.push(await put(bucket, folder, next.value));
    next = await making.next();
  }
  const { width, height } = isUpright ? size : { width: size.height, height: size.width };
  return { variants, width, height };
}

/** Deletes the objects of a failed upload. Harmless when there are none. */
export async function deleteVariants(bucket: R2Bucket, folder: string) {
  const { objects } = await bucket.list({ prefix: folder });
  if (objects.length > 0) await bucket.delete(objects.map((object) => object.key));
}

/** Width and height from the file's header, without decoding it: a decompression bomb is refused here. */
async function readSize(images: ImagesBinding, file: Blob) {
  const info = await images.info(file.stream()).catch(throwUndecodable);
  if (info.format === DRAWING_TYPE) throw new UnusablePicture("drawing");
  if (!("width" in info)) throw new UnusablePicture("undecodable");
  if (hasTooManyPixels(info)) throw new UnusablePicture("tooManyPixels");
  return { width: info.width, height: info.height };
}

const WIDTHS = { hero: HERO_WIDTHS, article: ARTICLE_WIDTHS } as const;

/** Each of the widths up to the picture's own, which is never enlarged. */
async function* encodeWidths(
  images: ImagesBinding,
  file: Blob,
  widths: readonly number[],
): AsyncGenerator<EncodedPicture, undefined> {
  const widest = await encode(images, file, "jpeg", { width: widths.at(-1) });
  yield widest;
  for (const width of [...widths.filter((one) => one < widest.width), widest.width]) {
    const height = Math.round((widest.height * width) / widest.width);
    if (width < widest.width) yield await encode(images, file, "jpeg", { width });
    yield await encode(images, file, "webp", { width });
    if (Math.max(width, height) <= MAX_AVIF_SIDE) yield await encode(images, file, "avif", { width });
  }
}

async function* encodeSocial(images: ImagesBinding, file: Blob): AsyncGenerator<EncodedPicture, undefined> {
  // The pages' meta tags state this size, so a smaller picture is enlarged to it.
  const transform = { ...SOCIAL_SIZE, fit: "cover" } as const;
  let picture: EncodedPicture | undefined;
  for (const quality of SOCIAL_QUALITIES) {
    picture = await encode(images, file, "jpeg", transform, quality);
    if (picture.content.byteLength <= SOCIAL_MAX_BYTES) break;
  }
  yield picture!;
}

async function encode(
  images: ImagesBinding,
  file: Blob,
  format: PictureFormat,
  transform: ImageTransform,
  quality = QUALITY[format],
): Promise<EncodedPicture> {
  const result = await images
    .input(file.stream())
    .transform({ fit: "scale-down", ...transform })
    .output({ format: `image/${format}`, quality, anim: false, background: BACKGROUND });
  const content = await result.response().arrayBuffer();
  const info = await images.info(new Blob([content]).stream());
  if (!("width" in info) || info.format !== `image/${format}`) {
    throw new Error(`the image service answered with ${info.format} instead of image/${format}`);
  }
  return { content, format, width: info.width, height: info.height };
}

async function put(bucket: R2Bucket, folder: string, { content, format, width, height }: EncodedPicture) {
  const key = `${folder}${width}.${format}`;
  const hash = sha256(content);
  await bucket.put(key, content, { sha256: hash, httpMetadata: { contentType: `image/${format}` } });
  return { key, format, width, height, bytes: content.byteLength, sha256: hash };
}

/** Reports an error of the service as the file's fault, unless it is the account's. */
function throwUndecodable(error: unknown): never {
  // 9422: the account has used up its transformations of the month.
  if (typeof error === "object" && error !== null && "code" in error && error.code === 9422) throw error;
  throw new UnusablePicture("undecodable", { cause: error });
}
