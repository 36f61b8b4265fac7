import { createHash } from "node:crypto";
import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { securityHeaderTable } from "./worker/http/security-headers.ts";

export default {
  appDirectory: "web",
  // The server build exists to prerender every page, and to render in development; deployed, pages are static files.
  ssr: true,
  routeDiscovery: { mode: "initial" },
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, "client");
    await rename(join(client, "404", "index.html"), join(client, "404.html"));
    await rm(join(client, "404"), { recursive: true });
    await writeFile(join(client, "_headers"), await staticHeaders(client));
  },
} satisfies Config;

/**
 * The `_headers` file of the static assets: the same table as the Worker's answers, its policy widened by the hashes of
 * the inline scripts that React Router wrote into the pages. One policy for all pages: overlapping rules would send two.
 */
async function staticHeaders(client: string): Promise<string> {
  const hashes = new Set<string>();
  for await (const page of glob("**/*.html", { cwd: client })) {
    const html = await readFile(join(client, page), "utf8");
    for (const [, attributes = "", script = ""] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
      if (/\bsrc=/.test(attributes) || script === "") continue;
      hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    }
  }
  const rules = Object.entries(securityHeaderTable([...hashes].sort())).map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = rules.find((rule) => rule.length > 2000);
  if (tooLong) throw new Error(`A line of _headers is longer than the platform takes: ${tooLong.slice(0, 80)}…`);
  return ["/*", ...rules, "/assets/*", "  Cache-Control: public, max-age=31536000, immutable", ""].join("\n");
}
