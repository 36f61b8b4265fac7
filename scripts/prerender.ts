// The last step of a build: renders every page and file into the folder of the static assets, and writes what the
// platform needs beside them. Vite has built the scripts and styles (build/client, with its manifest), what renders the
// pages (build/prerender) and the Worker (build/server).
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { appendFile, chmod, cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { Manifest } from "vite";
import { CONTENT_VERSION_PATH } from "../domain/content-version.ts";
import { CONTENT_FILES_PATH } from "../domain/desk.ts";
import type { Site } from "../domain/site.ts";
import type * as Renderer from "../web/site/prerender.ts";
import type { SiteAssets } from "../web/site/render-page.tsx";
import { securityHeaderTable } from "../worker/http/security-headers.ts";
import { makeContentVersion } from "./content-version.ts";
import { pageFile } from "./page-file.ts";
import { drawSharingPictures, SHARING_CARDS } from "./sharing-pictures.ts";

const BUILD = "build";
const CLIENT = join(BUILD, "client");
const SERVER = join(BUILD, "server");
const RENDERER = join(BUILD, "prerender");
const LICENSES = join(CLIENT, "third-party-licenses.txt");
/** Pages that are rendered beside one another. */
const CONCURRENCY = 4;

/** The packages of the fonts in web/styles/fonts: no script imports them, so the bundler does not list their licenses. */
const FONTS = ["fraunces", "instrument-sans"];

/** Keeps a copy of the site out of search engines: staging and its previews. */
const NO_INDEX = "  X-Robots-Tag: noindex";

const { values } = parseArgs({ options: { mode: { type: "string", default: "production" } } });
await writeSite(values.mode);

async function writeSite(mode: string) {
  const readBuilt = (file: string) => readFile(join(CLIENT, ".vite", file), "utf8");
  const manifest = JSON.parse(await readBuilt("manifest.json")) as Manifest;
  const office = JSON.parse(await readBuilt("office-manifest.json")) as Manifest;
  const preview = JSON.parse(await readBuilt("preview-manifest.json")) as Manifest;
  for (const part of ["office", "preview"]) await appendFile(LICENSES, `\n${await readBuilt(`${part}-licenses.txt`)}`);
  const loader = (await readFile(join(CLIENT, manifest["web/site/loader.ts"]!.file), "utf8")).trim();
  const renderer = (await import(pathToFileURL(resolve(RENDERER, "prerender.js")).href)) as typeof Renderer;
  // Scripts have the client's names; its own are the renderer's.
  const isNamedByPages = (file: string) => !file.endsWith(".js");
  await cp(join(RENDERER, "assets"), join(CLIENT, "assets"), { recursive: true, filter: isNamedByPages });
  // Beside the assets, for what measures them.
  await rename(join(CLIENT, ".vite", "manifest.json"), join(BUILD, "manifest.json"));
  await rm(join(CLIENT, ".vite"), { recursive: true });
  await writePages(renderer, findAssets({ manifest, office, preview }, loader));
  const version = makeContentVersion(".", await readFile(join(CLIENT, CONTENT_FILES_PATH)));
  await writeFile(join(CLIENT, CONTENT_VERSION_PATH), JSON.stringify(version));
  await writeFile(join(CLIENT, "_headers"), staticHeaders([loader, renderer.LIKELY_PAGES], renderer.site, mode));
  await writeFile(join(CLIENT, "_redirects"), renderer.REDIRECTS.map((line) => `${line}\n`).join(""));
  await writeFile(join(BUILD, "pages.json"), JSON.stringify(renderer.PAGE_PATHS));
  await drawSharingPictures(CLIENT, SHARING_CARDS, renderer.site.name);
  await addFontLicenses();
  await protectLocalSecrets();
}

/** A script with all that it imports statically. */
function listScripts(manifest: Manifest, module: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[module]!;
  if (found.has(`/${file}`)) return found;
  found.add(`/${file}`);
  for (const imported of imports) listScripts(manifest, imported, found);
  return found;
}

/**
 * The URLs of what pages load, from Vite's manifests of the public pages, of the back office and of its previews.
 * @param loader the inline script of the public pages
 */
function findAssets(
  { manifest, office, preview }: Record<"manifest" | "office" | "preview", Manifest>,
  loader: string,
): SiteAssets {
  const urlOf = (module: string) => `/${manifest[module]!.file}`;
  const officeMain = "web/office/main.tsx";
  return {
    public: {
      style: urlOf("web/styles/public-pages.css"),
      loader: { text: loader },
      start: urlOf("web/site/start.ts"),
    },
    office: (path) => ({
      style: `/${office["web/styles/owner-pages.css"]!.file}`,
      start: `/${office[officeMain]!.file}`,
      preview: `/${preview["web/site/preview.worker.ts"]!.file}`,
      preload: [...listScripts(office, `web/pages${path}/page.tsx`, listScripts(office, officeMain))],
    }),
    scriptsOf: (module) => [
      ...(module.endsWith(".island.tsx") ? listScripts(manifest, "web/site/hydrate.tsx") : []),
      ...listScripts(manifest, module),
    ],
  };
}

async function writePages({ renderPath, PAGE_PATHS, FILE_PATHS }: typeof Renderer, assets: SiteAssets) {
  const waiting = [...PAGE_PATHS, ...FILE_PATHS].values();
  async function work() {
    for (const path of waiting) {
      const response = await renderPath(new Request(`http://localhost${path}`), assets);
      if (response.status !== (path === "/404" ? 404 : 200)) throw new Error(`${path} answers ${response.status}.`);
      const file = join(CLIENT, FILE_PATHS.includes(path) ? path : pageFile(path));
      await mkdir(dirname(file), { recursive: true });
      // As bytes: text loses the byte-order mark of a table for spreadsheets.
      await writeFile(file, await response.bytes());
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/**
 * The `_headers` file of the static assets: the same table as the Worker's answers, with the inline script of the
 * pages and their speculation rules in its policy. Files with a hash in their name get only what matters to a file.
 */
function staticHeaders(inlineScripts: readonly string[], site: Site, mode: string): string {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const table = securityHeaderTable(hashes, site);
  const lines = [
    "/*",
    ...Object.entries(table).map(([name, value]) => `  ${name}: ${value}`),
    // A page is the same whatever its URL's parameters say: one that was fetched ahead serves the link that a campaign or the
    // visitor's choices were added to.
    "  No-Vary-Search: params",
    // Among the others, because a second rule of the same path would take the place of the first.
    ...(mode === "staging" ? [NO_INDEX] : []),
    "/assets/*",
    ...Object.keys(table)
      .filter((name) => name !== "X-Content-Type-Options")
      .map((name) => `  ! ${name}`),
    "  Cache-Control: public, max-age=31536000, immutable",
    // For programs of other sites.
    "/data/*",
    "  Access-Control-Allow-Origin: *",
    // Every version that answers on workers.dev stays out, where the site has a domain of its own.
    ...(mode === "staging" || site.origin.endsWith(".workers.dev")
      ? []
      : ["https://:version.:account.workers.dev/*", NO_INDEX]),
  ];
  const tooLong = lines.find((line) => line.length > 2000);
  if (tooLong) throw new Error(`A line of _headers is longer than the platform takes: ${tooLong.slice(0, 80)}…`);
  return [...lines, ""].join("\n");
}

/** Adds the fonts to the list of licenses that the bundler writes. */
async function addFontLicenses() {
  for (const font of FONTS) {
    const folder = join("node_modules", "@fontsource-variable", font);
    const [license, manifest] = await Promise.all(
      ["LICENSE", "package.json"].map((file) => readFile(join(folder, file), "utf8")),
    );
    const { name, version, license: kind } = JSON.parse(manifest!) as Record<string, string>;
    const entry = `\n## ${name} - ${version} (${kind})\n\n${license!.trim()}\n`;
    await appendFile(LICENSES, entry);
  }
}

/** The local secrets that the build copies for the local runtime stay readable by their owner only. */
async function protectLocalSecrets() {
  const file = join(SERVER, ".dev.vars");
  if (existsSync(file)) await chmod(file, 0o600);
}
