import { createHash } from "node:crypto";
import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { protectLocalSecrets, removeRenderingApplication, writePageList } from "./scripts/build-end.ts";
import { DETAIL_PAGES, OTHER_PATHS } from "./web/content/detail-pages.ts";
import { compileLoader, rewritePage } from "./web/late-start/rewrite-page.ts";
import { securityHeaderTable } from "./worker/http/security-headers.ts";

/** Every path that is prerendered, once the build has asked for them. */
let prerendered: string[] = [];

export default {
  appDirectory: "web",
  // The server build exists to prerender every page, and to render in development; deployed, pages are static files.
  ssr: true,
  routeDiscovery: { mode: "initial" },
  prerender({ getStaticPaths }) {
    prerendered = [...getStaticPaths(), ...DETAIL_PAGES.map(({ path }) => path), "/404"];
    return prerendered;
  },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, "client");
    await rename(join(client, "404", "index.html"), join(client, "404.html"));
    await rm(join(client, "404"), { recursive: true });
    await writeFile(join(client, "_headers"), staticHeaders(await startLate(client)));
    await writeFile(join(client, "_redirects"), OTHER_PATHS.map(({ from, to }) => `${from} ${to} 302\n`).join(""));
    await writePageList(reactRouterConfig.buildDirectory, prerendered);
    await removeRenderingApplication(join(reactRouterConfig.buildDirectory, "server"));
    await protectLocalSecrets(join(reactRouterConfig.buildDirectory, "server"));
  },
} satisfies Config;

/** Takes the application out of every page's first load (decision: late-hydration). @returns the loader that starts it */
async function startLate(client: string): Promise<string> {
  const loader = await compileLoader();
  for await (const page of glob("**/{index,404}.html", { cwd: client })) {
    const file = join(client, page);
    await writeFile(file, await rewritePage(await readFile(file, "utf8"), loader));
  }
  // Only a router that changes pages without leaving the document asks for these.
  for await (const file of glob(["**/*.data", "assets/manifest-*.js"], { cwd: client })) await rm(join(client, file));
  return loader;
}

/**
 * The `_headers` file of the static assets: the same table as the Worker's answers, with the one inline script of the
 * pages in its policy. Files with a hash in their name get only what matters to a file.
 */
function staticHeaders(loader: string): string {
  const hash = `'sha256-${createHash("sha256").update(loader).digest("base64")}'`;
  const table = securityHeaderTable([hash]);
  const lines = [
    "/*",
    ...Object.entries(table).map(([name, value]) => `  ${name}: ${value}`),
    "/assets/*",
    ...Object.keys(table)
      .filter((name) => name !== "X-Content-Type-Options")
      .map((name) => `  ! ${name}`),
    "  Cache-Control: public, max-age=31536000, immutable",
  ];
  const tooLong = lines.find((line) => line.length > 2000);
  if (tooLong) throw new Error(`A line of _headers is longer than the platform takes: ${tooLong.slice(0, 80)}…`);
  return [...lines, ""].join("\n");
}
