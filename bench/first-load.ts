// What a visit loads, in bytes as the platform sends them: text in Brotli of level 4, fonts and pictures as they are.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Manifest } from "vite";
import { pageFile } from "../scripts/page-file.ts";
import { ownerPageAt } from "../domain/owner-pages.ts";

/** What a public page may weigh (decision: islands), compressed, in bytes. */
const BUDGETS = {
  /** Nothing of it before the first sign of a visitor or idle time. */
  script: 105_000,
  /** The inline script at the head of each page, as it is. */
  loader: 1_500,
  /** What a page waits for before it paints: not the sheet of what is printed. */
  style: 16_000,
  font: 60_000,
} as const;

/** The scripts of the home page when all of it has been on the screen: its finder loads the map when it comes near. */
export const HOME_READ_THROUGH = 120_000;

/** The page's scripts: what starts it, and its islands with what hydrates them. */
const START = "web/site/start.ts";
const HYDRATE = "web/site/hydrate.tsx";

/** Bytes by file: pages share most of theirs, and compressing takes its time. */
const measured = new Map<string, number>();

/** Bytes of one file of the build as the platform sends it. @param path its path, as the HTML names it */
export function bytesSent(client: string, path: string): number {
  const file = join(client, path);
  const bytes =
    measured.get(file) ??
    (/\.(woff2|png|jpe?g|webp|avif|ico)$/.test(file)
      ? statSync(file).size
      : brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length);
  measured.set(file, bytes);
  return bytes;
}

/**
 * The scripts that a public page loads without anybody using it, by Vite's manifest: all that its islands import. What an island
 * imports later, when something is used or comes near, is not among them.
 */
export function listScripts(client: string, path: string): string[] {
  const manifest = JSON.parse(readFileSync(join(client, "..", "manifest.json"), "utf8")) as Manifest;
  const html = readFileSync(join(client, pageFile(path)), "utf8");
  const islands = [...html.matchAll(/ data-island="([^"#]+)#/g)].map(([, module]) => `web/${module}`);
  const found = new Set<string>();
  function add(module: string) {
    const { file, imports = [] } = manifest[module]!;
    if (found.has(`/${file}`)) return;
    found.add(`/${file}`);
    imports.forEach(add);
  }
  [START, ...(islands.length > 0 ? [HYDRATE, ...islands] : [])].forEach(add);
  return [...found];
}

/** Bytes of what a page loads, by kind, and the number of its scripts. @param path beginning with a slash */
export function firstLoad(client: string, path: string) {
  const html = readFileSync(join(client, pageFile(path)), "utf8");
  const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, file = ""]) => file))];
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + bytesSent(client, file), 0);
  const scripts = listScripts(client, path);
  return {
    html: bytesSent(client, pageFile(path)),
    loader: Buffer.byteLength(/<script data-start="[^"]*">(.*?)<\/script>/s.exec(html)?.[1] ?? ""),
    script: sum(scripts),
    files: scripts.length,
    style: sum(named(/<link rel="stylesheet" href="([^"]+)"\/>/g)),
    font: sum(named(/<link rel="preload" href="([^"]+\.woff2)"/g)),
  };
}

/** What of a built site passes its budgets, in a sentence each. @param paths every prerendered path */
export function findBreaches(client: string, paths: readonly string[]): string[] {
  return paths
    .filter((path) => !ownerPageAt(path))
    .flatMap((path) => {
      const load = firstLoad(client, path);
      return (Object.keys(BUDGETS) as (keyof typeof BUDGETS)[])
        .filter((kind) => load[kind] > BUDGETS[kind])
        .map((kind) => `${path}, bytes of ${kind}: ${load[kind]}, at most ${BUDGETS[kind]}`);
    });
}
