// `node scripts/posters.mjs`: draws the poster series (look: pictures) into web/pictures/posters/, one SVG a country.
// The files are committed: run it again after changing a scene, and look at the result.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { botswana } from "./posters/botswana.mjs";
import { egypt } from "./posters/egypt.mjs";
import { ethiopia } from "./posters/ethiopia.mjs";
import { ghana } from "./posters/ghana.mjs";
import { kenya } from "./posters/kenya.mjs";
import { mauritius } from "./posters/mauritius.mjs";
import { morocco } from "./posters/morocco.mjs";
import { nigeria } from "./posters/nigeria.mjs";
import { rwanda } from "./posters/rwanda.mjs";
import { senegal } from "./posters/senegal.mjs";
import { sierraLeone } from "./posters/sierra-leone.mjs";
import { southAfrica } from "./posters/south-africa.mjs";
import { tanzania } from "./posters/tanzania.mjs";
import { root } from "./setup.mjs";

/** By the country ids of domain/countries.ts. */
const SCENES = {
  ghana,
  kenya,
  "south-africa": southAfrica,
  tanzania,
  mauritius,
  egypt,
  "sierra-leone": sierraLeone,
  senegal,
  rwanda,
  ethiopia,
  botswana,
  morocco,
  nigeria,
};

for (const [id, draw] of Object.entries(SCENES)) {
  const svg = draw();
  writeFileSync(join(root, "web", "pictures", "posters", `${id}.svg`), svg);
  console.log(`${id.padEnd(13)} ${(svg.length / 1024).toFixed(1)} KB`);
}
