// What a visit loads, in bytes as the platform sends them: text in Brotli of level 4, fonts and pictures as they are.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Manifest } from "vite";
import { pageFile } from "../scripts/page-file.ts";
import { ownerPageAt } from "../domain/owner-pages.ts";

/**
 * What a public page should weigh and what it may weigh at most, compressed, in bytes (decision: page-budgets). `npm run check`
 * warns above the aim; the tests fail above the limit.
 */
const BUDGETS = {
  html: { aim: 40_000, limit: 60_000 },
  /** None of it is requested before the first sign of a visitor or idle time. */
  script: { aim: 105_000, limit: 130_000 },
  /** The inline script at the head of each page, uncompressed. */
  loader: { aim: 1_500, limit: 2_000 },
  /** What a page waits for before it paints, so not the print styles. */
  style: { aim: 16_000, limit: 20_000 },
  font: { aim: 60_000, limit: 75_000 },
} as const;

/** What the first use of the search loads: its index and its library. */
const SEARCH_BUDGET = { aim: 190_000, limit: 240_000 } as const;

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
 * The scripts that a public page loads without anybody using it, by Vite's manifest: all that its behaviors and islands import. What an island
 * imports later, when something is used or comes near, is not among them.
 */
export function listScripts(client: string, path: string): string[] {
  const manifest = JSON.parse(readFileSync(join(client, "..", "manifest.json"), "utf8")) as Manifest;
  const html = readFileSync(join(client, pageFile(path)), "utf8");
  const modulesOf = (kind: string) =>
    [...html.matchAll(new RegExp(` data-${kind}="([^"#]+)#`, "g"))].map(([, module]) => `web/${module}`);
  const islands = modulesOf("island");
  const found = new Set<string>();
  function add(module: string) {
    const { file, imports = [] } = manifest[module]!;
    if (found.has(`/${file}`)) return;
    found.add(`/${file}`);
    imports.forEach(add);
  }
  [START, ...modulesOf("behavior"), ...(islands.length > 0 ? [HYDRATE, ...islands] : [])].forEach(add);
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

/** The bytes that the first use of the search loads. */
export function searchLoad(client: string): number {
  const library = readdirSync(join(client, "assets")).filter((name) => /^site-index-[\w-]+\.js$/.test(name));
  if (library.length === 0) throw new Error("The search's library is not among the assets.");
  const files = ["/search-index.json", ...library.map((name) => `/assets/${name}`)];
  return files.reduce((sum, path) => sum + bytesSent(client, path), 0);
}

/**
 * What is heavier than its budget, one sentence for each kind of file: how many of the pages, and the heaviest.
 * @param client the folder of the built client
 * @param level of the budget: `aim` warns, `limit` fails
 */
export function findOverweight(client: string, level: "aim" | "limit", paths: readonly string[]): string[] {
  const loads = paths.filter((path) => !ownerPageAt(path)).map((path) => ({ path, load: firstLoad(client, path) }));
  const kinds = (Object.keys(BUDGETS) as (keyof typeof BUDGETS)[]).flatMap((kind) => {
    const budget = BUDGETS[kind][level];
    const over = loads.filter(({ load }) => load[kind] > budget).toSorted((a, b) => b.load[kind] - a.load[kind]);
    const [heaviest] = over;
    return heaviest
      ? [`${kind} of ${over.length} pages: ${level} ${budget} bytes, ${heaviest.path} ${heaviest.load[kind]}`]
      : [];
  });
  const search = searchLoad(client);
  const budget = SEARCH_BUDGET[level];
  return search > budget ? [...kinds, `first search: ${level} ${budget} bytes, now ${search}`] : kinds;
}
