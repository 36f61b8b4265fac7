import { defineConfig, devices } from "@playwright/test";
import { findOrInstallChromium } from "../scripts/chromium.mjs";
import { builtSite } from "./support/site-server.ts";

const { SITE_PORT = "8790", CI, LONG_TESTS } = process.env;

// A test runs as desktop. What layout, menu or touch can change is tagged: `@both` runs as phone and as desktop, `@phone`
// as phone alone. pages.spec.ts and pages.long.spec.ts look at every page: axe as desktop, overflow at both widths, the dark
// theme at a phone's.
const AS_PHONE = /@phone|@both/;

const DESKTOP = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };

/** Files named `*.long.spec.ts` run only in `npm run test:all`. */
const LONG = LONG_TESTS === "1" ? String.raw`(\.long)?` : "";

/** These specs change pictures that all tests see, so they run one at a time, and at the widths that they set. */
const CHANGES_PICTURES = new RegExp(String.raw`/(admin|built/pictures)${LONG}\.spec\.ts$`);

/** e2e: pages as visitors use them; built: responses and their headers. What the build wrote is read by vitest. */
const SPECS = new RegExp(String.raw`/(e2e|built)/[\w-]+${LONG}\.spec\.ts$`);

export default defineConfig({
  outputDir: "../test-results/e2e",
  fullyParallel: true,
  // vitest has the rest of two cores (scripts/test.mjs).
  workers: 2,
  forbidOnly: Boolean(CI),
  // One dot per test; a failure with its sentence and the path of its screenshot.
  reporter: [["dot"], ["json", { outputFile: "../test-results/playwright.json" }]],
  // Room for a slow machine; a test that needs longer says why.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    // Motion is reduced unless a test is about motion: axe would measure the contrast of elements that still fade.
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every test takes half as long again; ask for one with `--trace on`.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findOrInstallChromium(),
      // Works as root in a container without a network: no sandbox, and no background requests of Chromium.
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    // First, so that the others run beside it: at the end it would run alone.
    { name: "pictures", testMatch: CHANGES_PICTURES, workers: 1, use: DESKTOP },
    {
      name: "phone",
      testMatch: SPECS,
      grep: AS_PHONE,
      testIgnore: CHANGES_PICTURES,
      use: { ...devices["Desktop Chrome"], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", testMatch: SPECS, grepInvert: /@phone/, testIgnore: CHANGES_PICTURES, use: DESKTOP },
  ],
  webServer: builtSite(SITE_PORT),
});
