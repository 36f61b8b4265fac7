// `node art/posters.mjs`: draws the poster series into web/pictures/posters/, for each country one SVG by day and one at
// dusk, and prints from them what pages, mails and shared links show. The files are committed: run it again after changing a
// scene, and check the result. Only changed posters are printed again.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { benin } from "./posters/benin.mjs";
import { botswana } from "./posters/botswana.mjs";
import { egypt } from "./posters/egypt.mjs";
import { ethiopia } from "./posters/ethiopia.mjs";
import { ghana } from "./posters/ghana.mjs";
import { kenya } from "./posters/kenya.mjs";
import { mauritius } from "./posters/mauritius.mjs";
import { morocco } from "./posters/morocco.mjs";
import { nigeria } from "./posters/nigeria.mjs";
import { bands, fingerprint, FOLDER, print, PRINTS, printName } from "./posters/prints.mjs";
import { rwanda } from "./posters/rwanda.mjs";
import { senegal } from "./posters/senegal.mjs";
import { sierraLeone } from "./posters/sierra-leone.mjs";
import { southAfrica } from "./posters/south-africa.mjs";
import { tanzania } from "./posters/tanzania.mjs";
import { root } from "../scripts/setup.mjs";

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
  benin,
};

const series = join(root, "web", "pictures", "posters");
mkdirSync(join(series, "dusk"), { recursive: true });
const drawings = Object.entries(SCENES).map(([id, draw]) => {
  const { day, dusk } = draw();
  return { id, day, dusk };
});
for (const { id, day, dusk } of drawings) {
  writeFileSync(join(series, `${id}.svg`), day);
  writeFileSync(join(series, "dusk", `${id}.svg`), dusk);
}

const keyOf = (id) => (id.includes("-") ? `"${id}"` : id);
const table = drawings.map(({ id, day, dusk }) => `  ${keyOf(id)}: "${fingerprint(day, dusk)}",`);
const colors = [];
for (const { id, day, dusk } of drawings) {
  const [byDay, atDusk] = (await Promise.all([day, dusk].map(bands))).map((hour) => hour.join(", "));
  colors.push(`.poster-${id} {\n  --day: ${byDay};\n  --dusk: ${atDusk};\n}\n`);
}
writeFileSync(
  join(root, "web", "pictures", "poster-colors.css"),
  `/* Written by \`node art/posters.mjs\`: the colors of each poster from its sky to its ground, shown until it has come. */
${colors.join("")}`,
);
writeFileSync(
  join(root, "web", "pictures", "poster-prints.ts"),
  `import type { CountryId } from "#domain/countries.ts";

/** Written by \`node art/posters.mjs\`: the fingerprint in the names of each poster's prints, by day and at dusk. */
export const POSTER_PRINTS: Readonly<Record<CountryId, string>> = {
${table.join("\n")}
};
`,
);

const folder = join(root, FOLDER);
mkdirSync(folder, { recursive: true });
const before = new Set(readdirSync(folder));
const names = new Set();
for (const { id, day, dusk } of drawings) {
  const ours = PRINTS.map((wanted) => [printName(id, fingerprint(day, dusk), wanted), wanted]);
  for (const [name] of ours) names.add(name);
  const missing = ours.filter(([name]) => !before.has(name));
  for (const [name, wanted] of missing)
    writeFileSync(join(folder, name), await print(wanted.hour === "dusk" ? dusk : day, wanted));
  console.log(`${id.padEnd(13)} ${(day.length / 1024).toFixed(1)} KB, ${missing.length} prints made`);
}
for (const name of before) if (!names.has(name)) rmSync(join(folder, name));
