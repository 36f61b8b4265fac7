// `node art/hero-picture.mjs`: draws the home page's picture and prints it, in the sizes and formats of an upload
// (decision: variants-at-upload), into web/public/pictures/. It answers at /media/hero until the owner uploads one.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { homeward } from "./posters/homeward.mjs";
import { root } from "../scripts/setup.mjs";

/** Pixels; AVIF stops at 1200, as an upload's does. */
const WIDTHS = [640, 960, 1280, 1920, 2560];
const AVIF_LIMIT = 1200;

const folder = join(root, "web", "public", "pictures");
mkdirSync(folder, { recursive: true });
// Drawn at twice the size of the sheet: sharper edges than the default density, and enough for the widest.
const drawing = sharp(Buffer.from(homeward()), { density: 144 });
for (const width of WIDTHS) {
  const sized = drawing.clone().resize(width);
  const prints = {
    jpg: sized.clone().jpeg({ quality: 80, mozjpeg: true }),
    webp: sized.clone().webp({ quality: 82, effort: 6, smartSubsample: true }),
    ...(width <= AVIF_LIMIT && { avif: sized.clone().avif({ quality: 62, effort: 6 }) }),
  };
  for (const [format, print] of Object.entries(prints)) {
    const { size } = await print.toFile(join(folder, `hero-${width}.${format}`));
    console.log(`hero-${width}.${format}`.padEnd(16), `${(size / 1024).toFixed(1)} KB`);
  }
}
