// `node art/hero-picture.mjs`: draws the home page's picture and prints it, in the sizes and formats of an upload
// (decision: variants-at-upload), into web/public/pictures/, by day and at dusk. It answers at /media/hero until the owner
// uploads one.
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
const drawings = homeward();

/** Drawn at twice the size of the sheet: sharper edges than the default density, and enough for the widest. */
function draw(svg, width) {
  return sharp(Buffer.from(svg), { density: 144 }).resize(width);
}

const WEBP = { quality: 82, effort: 6, smartSubsample: true };
for (const width of WIDTHS) {
  const day = draw(drawings.day, width);
  const prints = {
    [`hero-${width}.jpg`]: day.clone().jpeg({ quality: 80, mozjpeg: true }),
    [`hero-${width}.webp`]: day.clone().webp(WEBP),
    ...(width <= AVIF_LIMIT && { [`hero-${width}.avif`]: day.clone().avif({ quality: 62, effort: 6 }) }),
    // For dark mode, in the one format that every browser with it shows.
    [`hero-dusk-${width}.webp`]: draw(drawings.dusk, width).webp(WEBP),
  };
  for (const [name, print] of Object.entries(prints)) {
    const { size } = await print.toFile(join(folder, name));
    console.log(name.padEnd(20), `${(size / 1024).toFixed(1)} KB`);
  }
}
