// What a build contains, and what is missing in it.
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageFile } from "../page-file.ts";
import { root } from "../setup.mjs";

export const BUILT_CONFIG = "build/server/wrangler.json";

/** Every prerendered path of the build, the 404 page's among them; none where the build did not come to its end. */
export function builtPages(folder = join(root, "build")) {
  const file = join(folder, "pages.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

/**
 * What is missing in the build; empty when it may be deployed.
 * @param {string} workerName name that the build must carry, so that no build of another environment is deployed
 * @returns {string[]}
 */
export function missingInBuild(workerName, folder = join(root, "build")) {
  const config = join(folder, "server", "wrangler.json");
  if (!existsSync(config)) return ["build/server/wrangler.json"];
  const { name } = JSON.parse(readFileSync(config, "utf8"));
  if (name !== workerName) return [`a build of ${workerName}: this one is of ${name}`];
  const pages = builtPages(folder);
  if (pages.length === 0) return ["build/pages.json, which the build writes when every page is rendered"];
  const client = join(folder, "client");
  const robots = join(client, "robots.txt");
  const hasSitemap = existsSync(robots) && /^Sitemap:/im.test(readFileSync(robots, "utf8"));
  const files = [...pages.map(pageFile), "404.html", "_headers", "robots.txt", ...(hasSitemap ? ["sitemap.xml"] : [])];
  return files.filter((name) => !existsSync(join(client, name)) || statSync(join(client, name)).size === 0);
}

/** Has wrangler refuse an upload after which the Worker would lack a secret. */
export function requireSecrets(names, folder = join(root, "build")) {
  const file = join(folder, "server", "wrangler.json");
  const config = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...config, secrets: { required: names } }));
}
