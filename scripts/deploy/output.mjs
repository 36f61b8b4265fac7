// What a build contains, and what is missing from it.
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageFile } from "../page-file.ts";

export const BUILT_CONFIG = "build/server/wrangler.json";

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

/** Every prerendered path of the build, including /404; none where the build was interrupted. */
export const builtPages = (folder) => readJson(join(folder, "build", "pages.json")) ?? [];

/** What is missing from the build of a Worker; empty when it may be deployed. */
export function missingInBuild(workerName, folder) {
  const config = readJson(join(folder, BUILT_CONFIG));
  if (config?.name !== workerName) return [`a build of ${workerName}: this one is of ${config?.name ?? "nothing"}`];
  const pages = builtPages(folder);
  if (pages.length === 0) return ["build/pages.json, which the build writes after the last page"];
  const sizeOf = (name) => statSync(join(folder, "build", "client", name), { throwIfNoEntry: false })?.size ?? 0;
  return [...pages.map(pageFile), "_headers", "robots.txt"].filter((name) => sizeOf(name) === 0);
}

/** Makes wrangler refuse an upload that would leave the Worker without one of these secrets. */
export function requireSecrets(required, folder) {
  const file = join(folder, BUILT_CONFIG);
  writeFileSync(file, JSON.stringify({ ...readJson(file), secrets: { required } }));
}
