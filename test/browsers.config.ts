import { defineConfig } from "@playwright/test";
import type { JourneysProject } from "./browsers/journeys.spec.ts";

const { FIREFOX_PATH, WEBKIT_PATH, SITE_PORT, SECURE_SITE_PORT, CI } = process.env;

const engines = [...(FIREFOX_PATH ? ["firefox" as const] : []), ...(WEBKIT_PATH ? ["webkit" as const] : [])];

/** The built site for the journeys, over https with a certificate of its own where an engine needs that. */
function site(port: string, protocol: "http" | "https") {
  return {
    command: "node support/built-site.mjs",
    url: `${protocol}://localhost:${port}/api/session`,
    ignoreHTTPSErrors: true,
    env: {
      SITE_PORT: port,
      SITE_PROTOCOL: protocol,
      STATE_FOLDER: `.wrangler/test-${port}`,
      OWNER_KEY: "owner-key-of-the-browser-tests-0123456789",
    },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
  };
}

/** Run by scripts/test-browsers.mjs, which finds the engines and the ports (decision: three-engines). */
export default defineConfig<object, { engine: "firefox" | "webkit"; width: number }>({
  testDir: "browsers",
  outputDir: "../test-results/browsers",
  // One browser at a time: all of them are one visitor to the rate limits.
  workers: 1,
  forbidOnly: Boolean(CI),
  reporter: [["list"]],
  timeout: 240_000,
  expect: { timeout: 30_000 },
  projects: engines.flatMap((engine) =>
    [390, 1440].map((width): JourneysProject => ({ name: `${engine} ${width} px`, use: { engine, width } })),
  ),
  webServer: [site(SITE_PORT!, "http"), ...(WEBKIT_PATH ? [site(SECURE_SITE_PORT!, "https")] : [])],
});
