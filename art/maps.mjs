// `node art/maps.mjs`: draws the finder's map and the outlines of the countries from Natural Earth's
// data, in the package `world-atlas`, into web/pictures/maps/. The files are committed, so no browser downloads the atlas.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { mapFiles } from "./maps/files.mjs";
import { root } from "../scripts/setup.mjs";

for (const [name, text] of Object.entries(mapFiles())) {
  writeFileSync(join(root, "web", "pictures", "maps", name), text);
  console.log(`${name.padEnd(26)} ${(text.length / 1024).toFixed(1)} KB`);
}
