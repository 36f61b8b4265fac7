import { defineConfig } from "@playwright/test";
import settings from "./playwright.config.ts";

/** Run by scripts/test-people.mjs: the built product with more people than `npm test` has time for. */
export default defineConfig({
  ...settings,
  testDir: "people",
  outputDir: "../test-results/people",
  reporter: [["list"]],
  // A hundred times what it takes alone is not waited for; a busy machine is.
  timeout: 1_800_000,
  expect: { timeout: 300_000 },
  projects: [{ name: "desktop", use: settings.projects!.find(({ name }) => name === "desktop")!.use! }],
});
