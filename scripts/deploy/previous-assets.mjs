// Pages that were opened before a deployment load scripts of the build before: those stay available for a week.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup.mjs";

/** Published with each deployment, so that the next one knows which files the live site has. */
const LIST = "deployed-assets.json";

const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

const NAME = /^[\w.-]+\.(?:js|css)$/;

/**
 * Adds to a build the hashed files of earlier ones that the live site still has, and the list for the next deployment.
 * Where the live site cannot be read, nothing is added.
 * @param {string | null} origin of the live site, null before the first deployment
 * @returns {Promise<number>} how many files were added
 */
export async function keepPreviousAssets(origin, now = Date.now(), client = join(root, "build", "client")) {
  const folder = join(client, "assets");
  const current = existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : [];
  const previous = {};
  for (const [name, replacedAt] of origin ? await listReplaced(origin, current, now) : []) {
    const content = await read(new URL(`/assets/${name}`, origin));
    if (content === null) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), content);
    previous[name] = replacedAt;
  }
  writeFileSync(join(client, LIST), JSON.stringify({ current, previous }));
  return Object.keys(previous).length;
}

/** The files of the live site that this build replaces or that were replaced at most a week ago, with the time of it. */
async function listReplaced(origin, current, now) {
  const list = await read(new URL(`/${LIST}`, origin));
  const live = list === null ? {} : parseList(list);
  const replaced = { ...live.previous, ...Object.fromEntries((live.current ?? []).map((name) => [name, now])) };
  return Object.entries(replaced).filter(
    ([name, replacedAt]) => NAME.test(name) && !current.includes(name) && now - replacedAt < KEPT_FOR_MS,
  );
}

function parseList(bytes) {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return {};
  }
}

/** @returns {Promise<Buffer | null>} null where the site does not have it or cannot be reached */
async function read(url) {
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(20_000) }).catch(() => null);
  return response?.status === 200 ? Buffer.from(await response.arrayBuffer()) : null;
}
