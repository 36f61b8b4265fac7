import { defineConfig } from "@playwright/test";
import type { JourneysProject } from "./browsers/journeys.spec.ts";
import { builtSite } from "./support/site-server.ts";

const { FIREFOX_PATH, WEBKIT_PATH, SITE_PORT, SECURE_SITE_PORT, CI } = process.env;

const engines = [...(FIREFOX_PATH ? ["firefox" as const] : []), ...(WEBKIT_PATH ? ["webkit" as const] : [])];

/** Run by scripts/test-browsers.mjs, which finds the engines and the ports. */
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
  webServer: [builtSite(SITE_PORT!), ...(WEBKIT_PATH ? [builtSite(SECURE_SITE_PORT!, "https")] : [])],
});
