// `node art/fonts.mjs`: the two fonts as pages load them, into web/styles/fonts/: of the packages' files only the letters
// of Western European languages with the punctuation and signs that texts use, and the weights of the styles. A name with
// another letter is shown in the fallback font.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "../scripts/setup.mjs";

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
}

/** ASCII, the letters of Latin-1, those of French, Finnish and Turkish names beside it, and signs. */
const CHARACTERS = `${range(0x20, 0x7e)}\u00A0\u00A3\u00A7\u00A9\u00AB\u00B0\u00B7\u00BB\u00BF${range(0xc0, 0xff)}\u0131\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u2013\u2014\u2018\u2019\u201C\u201D\u201E\u2022\u2026\u2039\u203A\u20AC\u2122\u2190\u2192\u2212`;

const FONTS = [
  { name: "fraunces", weights: { min: 400, max: 600, default: 400 } },
  { name: "instrument-sans", weights: { min: 400, max: 700, default: 400 } },
];

const folder = join(root, "web", "styles", "fonts");
mkdirSync(folder, { recursive: true });
for (const { name, weights } of FONTS) {
  const source = join(root, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const font = await subsetFont(readFileSync(source), CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
  writeFileSync(join(folder, `${name}.woff2`), font);
  console.log(`${name}.woff2: ${font.length} bytes`);
}
