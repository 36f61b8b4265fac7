import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** How far two colors may be apart, from 0 to 1: what an approved picture loses as WebP is below it. */
const COLOR_TOLERANCE = 0.2;

/** Pixels of the small picture that may differ. A badge is about 150 of them. */
const PIXEL_TOLERANCE = 60;

/** A screenshot as it is kept in the repository: `width` pixels wide, so that texts are gray lines and blocks stay blocks. */
export function shrink(screenshot: Uint8Array, width: number): Promise<Buffer> {
  return sharp(screenshot).resize({ width, kernel: "cubic" }).webp({ quality: 32, effort: 5 }).toBuffer();
}

/**
 * What differs between two pictures of `shrink`, but for what only antialiasing changed: a sentence, and where both have one
 * size a PNG that shows the place. Null where nothing differs that a reader could see.
 */
export async function compare(approved: Uint8Array, actual: Uint8Array) {
  const [before, after] = await Promise.all(
    [approved, actual].map((bytes) => sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  const { width, height } = before!.info;
  if (width !== after!.info.width || height !== after!.info.height) {
    const sentence = `Expected an image ${width}px by ${height}px, received ${after!.info.width}px by ${after!.info.height}px.`;
    return { sentence, picture: null };
  }
  const shown = new Uint8Array(width * height * 4);
  const count = pixelmatch(before!.data, after!.data, shown, width, height, { threshold: COLOR_TOLERANCE });
  if (count <= PIXEL_TOLERANCE) return null;
  const picture = await sharp(shown, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { sentence: `${count} pixels are different.`, picture };
}
