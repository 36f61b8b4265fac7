import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { findBreaches } from "./bench/first-load.ts";
import {
  addFontLicenses,
  protectLocalSecrets,
  removeRenderingApplication,
  writePageList,
} from "./scripts/build-end.ts";
import { drawSharingPictures, type SharingCard } from "./scripts/sharing-pictures.ts";
import { calendarPath, visaStepsPath } from "./web/content/page-paths.ts";
import { DETAIL_PAGES, hasCalendar, OTHER_PATHS } from "./web/content/detail-pages.ts";
import { FINDER_RESULTS, type FinderResult } from "./web/content/finder-results.ts";
import { LIKELY_PAGES } from "./web/late-start/prefetch-pages.ts";
import { isOwnerPath } from "./web/lib/owner-pages.ts";
import { compileLoader, isPassedOn, rewritePage } from "./web/late-start/rewrite-page.ts";
import type { ResolvedConfig } from "vite";
import { readSite } from "./domain/site.ts";
import { securityHeaderTable } from "./worker/http/security-headers.ts";

/** Every page that is prerendered, once the build has asked for them; files such as `/sitemap.xml` are not among them. */
let pages: string[] = [];

/** A longer fact would be too small to read on a picture, and half of it would mislead. */
const LONGEST_FACT_ON_PICTURE = 45;

/** A picture for each page about one thing, and for each result of the finder. */
const SHARING_CARDS: readonly SharingCard[] = [
  ...DETAIL_PAGES.map(({ path, heading, mainFacts, country, otherCountries = [] }) => ({
    path,
    title: heading,
    facts: mainFacts.filter(({ value }) => value.length <= LONGEST_FACT_ON_PICTURE),
    countries: [country, ...otherCountries],
  })),
  ...FINDER_RESULTS.filter(isFirstOfItsPicture).map(({ picture, heading, matches }) => ({
    path: picture,
    title: heading,
    facts: matches.map(({ country }) => ({ label: country.name, value: country.tags[0]!.label })),
    countries: matches.map(({ country }) => country.id),
  })),
];

function isFirstOfItsPicture({ picture }: FinderResult, index: number): boolean {
  return FINDER_RESULTS.findIndex((result) => result.picture === picture) === index;
}

export default {
  appDirectory: "web",
  // The server build exists to prerender every page, and to render in development; deployed, pages are static files.
  ssr: true,
  routeDiscovery: { mode: "initial" },
  prerender: {
    // The next pages are on their way while one is rendered and another written: a fifth less time for the build.
    concurrency: 4,
    paths({ getStaticPaths }) {
      const calendars = DETAIL_PAGES.filter(hasCalendar).map(({ path }) => calendarPath(path));
      const steps = DETAIL_PAGES.filter(({ kind }) => kind === "visa").map(({ path }) => visaStepsPath(path));
      const details = [...DETAIL_PAGES, ...FINDER_RESULTS].map(({ path }) => path);
      const paths = [...new Set([...getStaticPaths(), ...details]), ...calendars, ...steps, "/404"];
      pages = paths.filter((path) => !path.includes("."));
      return paths;
    },
  },
  async buildEnd({ reactRouterConfig, viteConfig }) {
    const client = join(reactRouterConfig.buildDirectory, "client");
    await rename(join(client, "404", "index.html"), join(client, "404.html"));
    await rm(join(client, "404"), { recursive: true });
    await writeFile(join(client, "_headers"), staticHeaders(await startLate(client), viteConfig));
    await writeFile(join(client, "_redirects"), OTHER_PATHS.map(({ from, to }) => `${from} ${to} 302\n`).join(""));
    await drawSharingPictures(client, SHARING_CARDS);
    await writePageList(reactRouterConfig.buildDirectory, pages);
    await addFontLicenses(client);
    await removeRenderingApplication(join(reactRouterConfig.buildDirectory, "server"));
    await protectLocalSecrets(join(reactRouterConfig.buildDirectory, "server"));
    const breaches = findBreaches(client, pages, readSite(viteConfig.env).analytics !== null);
    if (breaches.length > 0) throw new Error(`Pages pass their budget (bench/first-load.ts):\n${breaches.join("\n")}`);
  },
} satisfies Config;

/** Takes the application out of every page's first load (decision: late-hydration). @returns the loader that starts it */
async function startLate(client: string): Promise<string> {
  const loader = await compileLoader();
  const read = (script: string) => readFileSync(join(client, "assets", `${script}.js`), "utf8");
  for await (const page of glob("**/{index,404}.html", { cwd: client })) {
    const file = join(client, page);
    const startsAtOnce = isOwnerPath(`/${page}`);
    await writeFile(file, await rewritePage(await readFile(file, "utf8"), loader, read, startsAtOnce));
  }
  // Only a router that changes pages without leaving the document asks for these.
  for await (const file of glob(["**/*.data", "assets/manifest-*.js"], { cwd: client })) await rm(join(client, file));
  for await (const file of glob("assets/*.js", { cwd: client }))
    if (isPassedOn(await readFile(join(client, file), "utf8"))) await rm(join(client, file));
  return loader;
}

/**
 * The `_headers` file of the static assets: the same table as the Worker's answers, with the one inline script of the
 * pages and their speculation rules in its policy. Files with a hash in their name get only what matters to a file.
 */
function staticHeaders(loader: string, { mode, env }: Pick<ResolvedConfig, "mode" | "env">): string {
  const hashes = [loader, LIKELY_PAGES].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const table = securityHeaderTable(hashes);
  const lines = [
    "/*",
    ...Object.entries(table).map(([name, value]) => `  ${name}: ${value}`),
    // Among the others, because a second rule of the same path would take the place of the first.
    ...(mode === "staging" ? [NO_INDEX] : []),
    "/assets/*",
    ...Object.keys(table)
      .filter((name) => name !== "X-Content-Type-Options")
      .map((name) => `  ! ${name}`),
    "  Cache-Control: public, max-age=31536000, immutable",
    ...(mode === "staging" ? [] : withoutIndex(readSite(env).origin)),
  ];
  const tooLong = lines.find((line) => line.length > 2000);
  if (tooLong) throw new Error(`A line of _headers is longer than the platform takes: ${tooLong.slice(0, 80)}…`);
  return [...lines, ""].join("\n");
}

/** Keeps a copy of the site out of search engines: staging and its previews. */
const NO_INDEX = "  X-Robots-Tag: noindex";

/** The same for every version that answers on workers.dev, where the site has a domain of its own. */
function withoutIndex(origin: string): string[] {
  return origin.endsWith(".workers.dev") ? [] : ["https://:version.:account.workers.dev/*", NO_INDEX];
}
