import sharp from "sharp";
// @ts-expect-error -- Playwright exports its comparison of snapshots without types.
import playwright from "playwright-core/lib/coreBundle";

type Difference = { diff?: Buffer; errorMessage: string };
type Comparator = (
  actual: Buffer,
  expected: Buffer,
  options: { threshold: number; maxDiffPixels: number },
) => Difference | null;

/** Playwright's own comparison of snapshots (pixelmatch): it leaves out what only antialiasing changed. */
const comparePngs = playwright.utils.getComparator("image/png") as Comparator;

/** How far two colors may be apart, from 0 to 1: what an approved picture loses as WebP is below it. */
const COLOR_TOLERANCE = 0.2;

/** Pixels of the small picture that may differ. A badge is about 150 of them. */
const PIXEL_TOLERANCE = 60;

/** A screenshot as it is kept in the repository: `width` pixels wide, so that texts are gray lines and blocks stay blocks. */
export function shrink(screenshot: Uint8Array, width: number): Promise<Buffer> {
  return sharp(screenshot).resize({ width, kernel: "cubic" }).webp({ quality: 32, effort: 5 }).toBuffer();
}

/**
 * What differs between two pictures of `shrink`: a sentence, and where both have one size a PNG that shows the place.
 * Null where nothing differs that a reader could see.
 */
export async function compare(approved: Uint8Array, actual: Uint8Array) {
  const [expectedPng, actualPng] = await Promise.all([approved, actual].map((bytes) => sharp(bytes).png().toBuffer()));
  const options = { threshold: COLOR_TOLERANCE, maxDiffPixels: PIXEL_TOLERANCE };
  const difference = comparePngs(actualPng!, expectedPng!, options);
  if (difference === null) return null;
  return { sentence: difference.errorMessage.replaceAll(/\s+/g, " ").trim(), picture: difference.diff ?? null };
}
