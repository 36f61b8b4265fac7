// What a visit loads, in bytes as the platform sends them: text in Brotli of level 4, fonts and pictures as they are.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { PageData } from "../web/late-start/page-data.ts";
import { isOwnerPath } from "../web/lib/owner-pages.ts";

/** What the site may weigh (decision: late-hydration), compressed, in bytes; `files` counts scripts. */
export const BUDGETS = {
  script: { home: 110_000, public: 100_000, owner: 250_000 },
  /**
   * More on each page of a site with an analytics service: the script of the question and of what loads the tag, and its
   * names in the HTML.
   */
  consent: { script: 2_000, html: 100 },
  files: 15,
  smallestFile: 1_000,
  font: 60_000,
  style: 12_000,
  homeHtml: 23_000,
} as const;

/** The bundler's own helpers; it lets no group have them. */
const RUNTIME = /rolldown-runtime-/;

/**
 * Scripts that only come when a visitor uses something (web/pages, web/features: `import()` in a handler), by the names
 * of their groups in vite.config.ts. All other scripts that a page can reach load without that.
 */
const ON_DEMAND = /^(send-form|opt-in-and-messages|calculation|toast-viewport|comparison-result|radix)-/;

/** Forms that no owner's page shows; the finder, which shares a file with parts that these pages use, asks for them. */
const PUBLIC_FORMS = /^opt-in-and-messages-/;

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

function readPage(client: string, path: string): string {
  return readFileSync(join(client, path === "/404" ? "404.html" : join(path, "index.html")), "utf8");
}

/**
 * Every script that a page loads without anybody using it: those that its HTML tells the loader, and what those import
 * later by themselves. On the owner's pages that is everything that a signed-in owner's page can reach.
 */
export function listScripts(client: string, path: string): string[] {
  const [, json = "{}"] = /id="page">(.*?)<\/script>/s.exec(readPage(client, path)) ?? [];
  const { scripts, start, route } = JSON.parse(json) as PageData;
  const found = new Set([...scripts, start.split("#")[0]!, route.split("#")[0]!]);
  for (const script of found) {
    const code = readFileSync(join(client, "assets", `${script}.js`), "utf8");
    // Static and dynamic imports alike; the bundler writes both with the name in quotes.
    for (const [, name] of code.matchAll(/(?:from|import|import\()\s*["'`]\.\/([\w~.-]+)\.js["'`]/g)) {
      if (!(isOwnerPath(path) ? PUBLIC_FORMS : ON_DEMAND).test(name!)) found.add(name!);
    }
  }
  return [...found].map((name) => `/assets/${name}.js`);
}

/** Bytes of what a page loads, by kind, and the number of its scripts. @param path beginning with a slash */
export function firstLoad(client: string, path: string) {
  const html = readPage(client, path);
  const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, file = ""]) => file))];
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + bytesSent(client, file), 0);
  const scripts = listScripts(client, path);
  return {
    html: bytesSent(client, path === "/404" ? "404.html" : join(path, "index.html")),
    script: sum(scripts),
    files: scripts.length,
    style: sum(named(/<link rel="stylesheet" href="([^"]+)"/g)),
    font: sum(named(/<link rel="preload" href="([^"]+\.woff2)"/g)),
  };
}

/**
 * What of a built site passes its budgets, in a sentence each.
 * @param paths every prerendered path
 * @param hasConsent whether the site asks visitors about an analytics service (decision: analytics-after-consent)
 */
export function findBreaches(client: string, paths: readonly string[], hasConsent = false): string[] {
  const breaches: string[] = [];
  const consent = hasConsent ? BUDGETS.consent : { script: 0, html: 0 };
  function check(what: string, bytes: number, budget: number) {
    if (bytes > budget) breaches.push(`${what}: ${bytes}, at most ${budget}`);
  }
  for (const path of paths) {
    const { html, script, files, style, font } = firstLoad(client, path);
    const kind = isOwnerPath(path) ? "owner" : path === "/" ? "home" : "public";
    check(`${path}, bytes of script`, script, BUDGETS.script[kind] + consent.script);
    if (kind !== "owner") check(`${path}, scripts`, files, BUDGETS.files);
    check(`${path}, bytes of styles`, style, BUDGETS.style);
    check(`${path}, bytes of fonts`, font, BUDGETS.font);
    if (kind === "home") check(`${path}, bytes of HTML`, html, BUDGETS.homeHtml + consent.html);
  }
  for (const file of readdirSync(join(client, "assets")).filter(
    (name) => name.endsWith(".js") && !RUNTIME.test(name),
  )) {
    const bytes = bytesSent(client, join("assets", file));
    if (bytes < BUDGETS.smallestFile) breaches.push(`${file}: ${bytes} bytes, at least ${BUDGETS.smallestFile}`);
  }
  return breaches;
}

/** Prints what each page loads; false when a budget is passed. */
export function reportFirstLoad(client: string): boolean {
  const paths = JSON.parse(readFileSync(join(client, "..", "pages.json"), "utf8")) as string[];
  for (const path of paths) {
    const kinds = Object.entries(firstLoad(client, path)).map(([kind, count]) => `${kind} ${count}`);
    console.log(`  ${path.padEnd(22)} ${kinds.join(", ")}`);
  }
  const breaches = findBreaches(client, paths);
  for (const breach of breaches) console.log(`  over budget: ${breach}`);
  return breaches.length === 0;
}
