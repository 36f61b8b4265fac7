import { createHash } from "node:crypto";
import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { protectLocalSecrets, removeRenderingApplication, writePageList } from "./scripts/build-end.ts";
import { contentSecurityPolicy, securityHeaderTable } from "./worker/http/security-headers.ts";

/** Every path that is prerendered, once the build has asked for them. */
let prerendered: string[] = [];

export default {
  appDirectory: "web",
  // The server build exists to prerender every page, and to render in development; deployed, pages are static files.
  ssr: true,
  routeDiscovery: { mode: "initial" },
  prerender({ getStaticPaths }) {
    prerendered = [...getStaticPaths(), "/404"];
    return prerendered;
  },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, "client");
    await rename(join(client, "404", "index.html"), join(client, "404.html"));
    await rm(join(client, "404"), { recursive: true });
    await writeFile(join(client, "_headers"), await staticHeaders(client));
    await writePageList(reactRouterConfig.buildDirectory, prerendered);
    await removeRenderingApplication(join(reactRouterConfig.buildDirectory, "server"));
    await protectLocalSecrets(join(reactRouterConfig.buildDirectory, "server"));
  },
} satisfies Config;

/**
 * The `_headers` file of the static assets: the same table as the Worker's answers. Each page's policy is widened by the
 * hashes of the inline scripts that React Router wrote into it: its data differ from page to page, and the hashes of all
 * pages would not fit into one line. A page's rule takes the general policy back before it sets its own, because two
 * rules that match would send two. The general rule is also that of the 404 page, which answers under any path.
 */
async function staticHeaders(client: string): Promise<string> {
  const table = securityHeaderTable(await inlineScriptHashes(join(client, "404.html")));
  const rules = [["/*", ...Object.entries(table).map(([name, value]) => `  ${name}: ${value}`)]];
  for await (const page of glob("**/index.html", { cwd: client })) {
    const policy = contentSecurityPolicy(await inlineScriptHashes(join(client, page)));
    const path = `/${dirname(page)}`.replace(/^\/\.$/, "/");
    rules.push([path, "  ! Content-Security-Policy", `  Content-Security-Policy: ${policy}`]);
  }
  rules.push(["/assets/*", "  Cache-Control: public, max-age=31536000, immutable"]);
  if (rules.length > 100) throw new Error(`The platform takes 100 rules of _headers, not ${rules.length}.`);
  const lines = rules.flat();
  const tooLong = lines.find((line) => line.length > 2000);
  if (tooLong) throw new Error(`A line of _headers is longer than the platform takes: ${tooLong.slice(0, 80)}…`);
  return [...lines, ""].join("\n");
}

/** `'sha256-…'` of every inline script of a page. */
async function inlineScriptHashes(page: string): Promise<string[]> {
  const hashes = new Set<string>();
  const html = await readFile(page, "utf8");
  for (const [, attributes = "", script = ""] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
    if (/\bsrc=/.test(attributes) || script === "") continue;
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  return [...hashes].sort();
}
