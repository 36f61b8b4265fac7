// `node art/icons.mjs`: draws the site's icons into web/public/: an arch with a sunrise. The tab's icon is transparent
// outside the arch; the home screen icons fill the whole square, because the system cuts their shape.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { C } from "./posters/kit.mjs";
import { root } from "../scripts/setup.mjs";

const folder = join(root, "web", "public");

/** The view, 40 units wide, in any opening. */
const VIEW = `<path fill="${C.forest}" d="M-20-20h80v80h-80z"/><circle cx="20" cy="18" r="9" fill="${C.ochre}"/><path fill="${C.terracotta}" d="M-20 36L2 28l12-8 9 7 6-4 9 6 22 8v23h-80z"/><path fill="${C.paper}" d="M-20 36q11 4 22-2 10-5 19-2t17-2q11-3 22 4v26h-80z"/>`;

/** The view through the arch: clear around it. */
const ARCH = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><clipPath id="a"><path d="M2 18a18 18 0 0136 0v20H2z"/></clipPath><g clip-path="url(#a)">${VIEW}</g></svg>\n`;

/** The view on a whole square; `room` units around it, for systems that cut a circle out of it. */
function square(room) {
  const size = 40 + room * 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-room} ${-room} ${size} ${size}">${VIEW}</svg>`;
}

function png(svg, size) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** An ICO file that holds one PNG (Windows Vista and later read it). */
function ico(image, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

const files = {
  "favicon.svg": ARCH,
  "favicon.ico": ico(await png(ARCH, 32), 32),
  "apple-touch-icon.png": await png(square(0), 180),
  "icon-192.png": await png(ARCH, 192),
  "icon-512.png": await png(ARCH, 512),
  "icon-512-maskable.png": await png(square(4), 512),
};
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(join(folder, name), bytes);
  console.log(name.padEnd(22), `${bytes.length} bytes`);
}
