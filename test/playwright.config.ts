import { defineConfig, devices } from "@playwright/test";

const { CHROMIUM_PATH = "/usr/bin/chromium", SITE_PORT = "8790", FORM_SERVICE_PORT = "8890", CI } = process.env;
const origin = `http://localhost:${SITE_PORT}`;

// Journeys that leave a lead or look after leads run as phone and as desktop, and so does what layout and menu can change.
// The others test one piece of code for every width; overflow and axe are tested for every page at both in pages.spec.ts.
const AT_BOTH_WIDTHS =
  /(pages|pictures|home|waitlist|country-guides|finder|landing-calculator|forms|contacts|optin-report|without-scripts|before-hydration)\.spec\.ts$/;

const DESKTOP = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };

/** They change the pictures of the one site that all tests share: one at a time, and at the widths that they set. */
const CHANGES_PICTURES = /(admin|built\/pictures)\.spec\.ts$/;

export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(CI),
  reporter: [["list"], ["json"]],
  use: {
    baseURL: origin,
    // A trace of every test takes half as long again; ask for one with `--trace on`.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      // As root, in a container without a network: no sandbox, and none of Chromium's own calls home.
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
    {
      name: "phone",
      testMatch: AT_BOTH_WIDTHS,
      use: { ...devices["Desktop Chrome"], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", testIgnore: CHANGES_PICTURES, use: DESKTOP },
    // What has no width: answers and their headers.
    { name: "answers", testDir: "built", testIgnore: CHANGES_PICTURES },
    { name: "pictures", testDir: ".", testMatch: CHANGES_PICTURES, workers: 1, use: DESKTOP },
  ],
  webServer: {
    command: "node support/built-site.mjs",
    url: `${origin}/api/health`,
    env: {
      SITE_PORT,
      FORM_SERVICE_PORT,
      STATE_FOLDER: `.wrangler/test-${SITE_PORT}`,
      OWNER_KEY: "owner-key-of-the-browser-tests-0123456789",
    },
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
