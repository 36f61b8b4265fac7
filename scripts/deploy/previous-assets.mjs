// Pages opened before a deployment load scripts of the build before: those stay available for a week.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readLiveFile, readLiveJson } from "./live-site.ts";

/** Published with each deployment, so that the next one knows which files the live site has. */
const LIST = "deployed-assets.json";
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const NAME = /^[\w.-]+\.(?:js|css)$/;

/**
 * Adds to a build the hashed files of earlier ones that the live site still has, and the list for the next deployment.
 * @param {string | null} origin of the live site, null before the first deployment
 * @returns {Promise<number>} how many files were added
 * @throws {Refusal} where the live site can't be read: without its files, pages that are open would lose their scripts
 */
export async function keepPreviousAssets(origin, projectFolder, fetch, now = Date.now()) {
  const client = join(projectFolder, "build", "client");
  const folder = join(client, "assets");
  mkdirSync(folder, { recursive: true });
  const current = readdirSync(folder).filter((name) => NAME.test(name));

  const list = origin && (await readLiveJson(new URL(`/${LIST}`, origin), fetch));
  const previous = {};
  for (const [name, replacedAt] of Object.entries(listReplaced(list, now))) {
    if (!NAME.test(name) || current.includes(name) || now - replacedAt >= KEPT_FOR_MS) continue;
    const content = await readLiveFile(new URL(`/assets/${name}`, origin), fetch);
    if (content === null) continue;
    writeFileSync(join(folder, name), content);
    previous[name] = replacedAt;
  }
  writeFileSync(join(client, LIST), JSON.stringify({ current, previous }));
  return Object.keys(previous).length;
}

/** When each file of the live site was replaced: its current ones are by this deployment. */
function listReplaced(list, now) {
  const { current = [], previous = {} } = list ?? {};
  return { ...previous, ...Object.fromEntries(current.map((name) => [name, now])) };
}
