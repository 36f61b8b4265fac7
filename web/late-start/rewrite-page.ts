import { readFile } from "node:fs/promises";
import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from "react-router";
import { minify, transformWithOxc } from "vite";
import type { PageData, ScriptExport } from "./page-data.ts";

/** Milliseconds that a click waits for the application before the browser's own action takes its place. */
const HELD_CLICK_TIMEOUT_MS = 12_000;

/** The inline script of every page: start-late.ts, minified. */
export async function compileLoader(): Promise<string> {
  const file = new URL("start-late.ts", import.meta.url);
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file.pathname);
  const call = `(${code.replace(/^[^]*?export (?=function startLate)/, "").trim()})(${HELD_CLICK_TIMEOUT_MS});`;
  return (await minify("start-late.js", call)).code.trim();
}

const MODULE_SCRIPT = /<script type="module" async="">(.*?)<\/script>/s;
const CONTEXT_SCRIPT = /<script>window\.__reactRouterContext = .*?<\/script>/s;
/** The router's data, which React writes after everything else. */
const DATA_SCRIPTS = /(?:<!--\$-->)?<script>window\.__reactRouterContext\.streamController\..*(?=<\/body>)/s;
const PRELOAD = /<link rel="modulepreload" href="\/assets\/([^"]+)\.js"\/>/g;

/** A script that only passes on what another one exports, as the bundler makes for entries that stand in a group. */
const PASSED_ON = /^export\{([^}]*)\}from"\.\/([^"]+)\.js";\s*$/;

/** Whether no page needs to load this script: rewritten ones name what it passes on, and files have empty ones. */
export function isPassedOn(code: string): boolean {
  return code.trim() === "" || PASSED_ON.test(code);
}

/** Where an export of a script comes from. @param read gives the code of a script by its name */
function findExport(script: string, name: string, read: (script: string) => string): ScriptExport {
  const [, names = "", source] = PASSED_ON.exec(read(script)) ?? [];
  const local = names.split(",").find((each) => each === name || each.endsWith(` as ${name}`));
  return source && local ? `${source}#${local.split(" as ")[0]!}` : `${script}#${name}`;
}

/**
 * Takes the application out of a prerendered page's first load: React Router's `modulepreload` lines, its module script
 * and its data become one block of data that no browser runs, and the loader at the head decides when to use it.
 * @param read gives the code of a script in /assets by its name without the ending
 * @param startsAtOnce for a page that shows nothing without its scripts: they are fetched beside its HTML
 * @throws Error where React Router has written something else than what is known here
 */
export async function rewritePage(
  html: string,
  loader: string,
  read: (script: string) => string,
  startsAtOnce = false,
): Promise<string> {
  const script = MODULE_SCRIPT.exec(html)?.[1] ?? "";
  const entry = /import\("\/assets\/([^"]+)\.js"\);\s*$/.exec(script)?.[1];
  const manifest = /^import "\/assets\/([^"]+)\.js"/.exec(script)?.[1];
  const names = new Map(
    [...script.matchAll(/import \* as (route\d+) from "\/assets\/([^"]+)\.js";/g)].map(([, variable, name]) => [
      variable,
      name!,
    ]),
  );
  const routes = /__reactRouterRouteModules = \{(.*?)\}/.exec(script)?.[1];
  const [root, page, ...more] = [...(routes ?? "").matchAll(/"([^"]+)":(route\d+)/g)].map(([, id, variable]) => ({
    id: id!,
    module: names.get(variable),
  }));
  const stream = DATA_SCRIPTS.exec(html)?.[0];
  if (!entry || !manifest || !root?.module || !page?.module || more.length > 0 || !stream)
    throw new Error("React Router's scripts are not as web/late-start/rewrite-page.ts knows them.");

  const { module } = root;
  const data: PageData = {
    scripts: [...html.matchAll(PRELOAD)]
      .map(([, name]) => name!)
      .filter((name) => name !== manifest && !isPassedOn(read(name))),
    start: findExport(entry, "start", read),
    root: {
      default: findExport(module, "default", read),
      ErrorBoundary: findExport(module, "ErrorBoundary", read),
      Layout: findExport(module, "Layout", read),
    },
    route: findExport(page.module, "default", read),
    loaderData: (await readLoaderData(stream))[page.id],
  };
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const start = startsAtOnce ? ' data-start="now"' : "";
  return html
    .replaceAll(PRELOAD, (line, name: string) => (startsAtOnce && data.scripts.includes(name) ? line : ""))
    .replace(DATA_SCRIPTS, "")
    .replace(CONTEXT_SCRIPT, "")
    .replace(MODULE_SCRIPT, () => `<script type="application/json"${start} id="page">${json}</script>`)
    .replace("</head>", () => `<script>${loader}</script></head>`);
}

/** What the loaders gave, by route id, out of the scripts by which React Router streams it. */
async function readLoaderData(scripts: string): Promise<Readonly<Record<string, unknown>>> {
  const chunks = [...scripts.matchAll(/enqueue\(("(?:[^"\\]|\\.)*")\)/g)].map(([, literal]) => JSON.parse(literal!));
  const bytes = new Blob(chunks).stream() as ReadableStream<Uint8Array<ArrayBuffer>>;
  const decoded = await decodeViaTurboStream(bytes, globalThis as unknown as Window & typeof globalThis);
  const { loaderData } = (await decoded.value) as { loaderData: Record<string, unknown> };
  return loaderData;
}
