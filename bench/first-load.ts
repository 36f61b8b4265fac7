// What a first visit loads, in bytes as the platform sends them: Brotli for text, fonts and pictures as they are.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Budgets of the first load (decision: late-hydration): compressed script, in bytes. */
const BUDGETS = {
  "/": 110_000,
  "/waitlist": 100_000,
  // One page of each kind that stands behind a parameter, and the search.
  "/country-guides/ghana": 100_000,
  "/top-countries/tanzania": 100_000,
  "/visa-information/kenya/work-permit": 100_000,
  "/blog/health-care-before-during-after": 100_000,
  "/compare/ghana-vs-kenya": 100_000,
  "/search": 100_000,
};

/** What the Worker answers with until the owner uploads a picture, in the size and format that a wide page takes. */
const BUILT_IN_PICTURES: Record<string, string> = { "/media/hero": "/pictures/hero-1920.webp" };

/** Bytes by file: pages share most of theirs, and Brotli takes its time. */
const measured = new Map<string, number>();

/** Bytes of one file of the build as the platform sends it. @param path its path, as the HTML names it */
export function bytesSent(client: string, path: string): number {
  const file = join(client, BUILT_IN_PICTURES[path] ?? path);
  const bytes =
    measured.get(file) ??
    (/\.(woff2|png|jpe?g|webp|avif|ico)$/.test(file)
      ? statSync(file).size
      : brotliCompressSync(readFileSync(file)).length);
  measured.set(file, bytes);
  return bytes;
}

function named(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, path = ""]) => path))];
}

function scriptsNamed(html: string): string[] {
  const [, json = "{}"] = /id="page">(.*?)<\/script>/s.exec(html) ?? [];
  const { scripts = [] } = JSON.parse(json) as { scripts?: string[] };
  return scripts.map((name) => `/assets/${name}.js`);
}

/** The files that a page's HTML names, by kind, with the sum of their bytes. */
export function firstLoad(client: string, path: string) {
  const page = join(client, path === "/" ? "" : path, "index.html");
  const html = readFileSync(page, "utf8");
  const files = {
    html: [page.slice(client.length)],
    // Every script that the page's loader asks for at once; what is loaded later is named in none of its lines.
    script: scriptsNamed(html),
    style: named(html, /<link rel="stylesheet" href="([^"]+)"/g),
    font: named(html, /<link rel="preload" href="([^"]+\.woff2)"/g),
    picture: named(html, /<img[^>]+src="(\/[^"]+)"/g),
  };
  const sum = (paths: string[]) => paths.reduce((bytes, path) => bytes + bytesSent(client, path), 0);
  return {
    html: sum(files.html),
    script: sum(files.script),
    style: sum(files.style),
    font: sum(files.font),
    picture: sum(files.picture),
  };
}

/** Prints the first load of the pages with a budget; false when one is passed. */
export function reportFirstLoad(client: string): boolean {
  let isWithin = true;
  for (const [path, budget] of Object.entries(BUDGETS)) {
    const bytes = firstLoad(client, path);
    const share = Math.round((bytes.script / budget) * 100);
    isWithin &&= bytes.script <= budget;
    const kinds = Object.entries(bytes).map(([kind, count]) => `${kind} ${count}`);
    console.log(`  ${path.padEnd(38)} ${kinds.join(", ")} bytes; script is ${share}% of its budget of ${budget}`);
  }
  return isWithin;
}
