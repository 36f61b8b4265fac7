// How the posters are printed from their drawings: sizes, formats and names.
import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";

/** Below `/assets/`, which is immutable: a changed drawing has another fingerprint, and so another URL. */
export const FOLDER = join("web", "public", "assets", "posters");

/**
 * Pixels across. Cards are 225 to 470 wide on one to three pixels per point, thumbnails 112, and a tall box that is cut
 * out of a sheet needs it wider than itself: measured at 360 to 1536.
 */
export const WIDTHS = [320, 480, 640, 960, 1280];

/** The one JPEG of each poster: for mails, shared links, and browsers without WebP. */
const JPEG_WIDTH = 960;

const RECIPES = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 74, effort: 4, smartSubsample: true },
  jpg: { quality: 78, mozjpeg: true },
};

/**
 * All prints of a poster. At dusk there is AVIF only: what a browser without it shows in dark mode is the day.
 * @type {readonly { width: number; format: "avif" | "webp" | "jpg"; hour: "day" | "dusk" }[]}
 */
export const PRINTS = [
  ...["avif", "webp"].flatMap((format) => WIDTHS.map((width) => ({ width, format, hour: "day" }))),
  { width: JPEG_WIDTH, format: "jpg", hour: "day" },
  ...WIDTHS.map((width) => ({ width, format: "avif", hour: "dusk" })),
];

/** Six hex digits that change with the drawings and with the way they are printed: one for both hours, which pages name once. */
export function fingerprint(day, dusk) {
  return createHash("sha256").update(day).update(dusk).update(JSON.stringify(RECIPES)).digest("hex").slice(0, 6);
}

export function printName(id, hash, { width, format, hour }) {
  return `${id}-${hash}-${width}.${hour === "dusk" ? "dusk." : ""}${format}`;
}

/** The colors of a drawing from its sky to its ground: what stands in its place until it has come. */
export async function bands(svg) {
  const count = 3;
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().resize(1, count, { fit: "fill" }).raw().toBuffer();
  return Array.from({ length: count }, (_, band) => `#${pixels.subarray(band * 3, band * 3 + 3).toString("hex")}`);
}

/** The bytes of one print of a drawing of 800 × 600. */
export function print(svg, { width, format }) {
  // Drawn larger than the widest print, so that every print is scaled down.
  const sized = sharp(Buffer.from(svg), { density: 144 }).resize(width);
  const recipe = RECIPES[format];
  if (format === "avif") return sized.avif(recipe).toBuffer();
  return (format === "webp" ? sized.webp(recipe) : sized.jpeg(recipe)).toBuffer();
}
