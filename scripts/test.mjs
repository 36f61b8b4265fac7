// `npm test`: all set-up, then every test: rules (Node), Worker (workerd, real bindings), pages (Chromium on the built
// product). Ends with one line for all of them together, which is also left in test-results/summary.txt.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findOrInstallChromium } from "./chromium.mjs";
import { freePort } from "./local-server.mjs";
import { build, environment, root } from "./setup.mjs";

const chromium = findOrInstallChromium();
const results = join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

/** Runs one test runner; a runner that ends badly without naming a failed test counts as one failed test. */
function count(command, args, report, read, extra = {}) {
  const { status, signal } = spawnSync(command, args, {
    cwd: root,
    env: { ...environment, ...extra },
    stdio: "inherit",
  });
  if (signal) process.exit(130);
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failed: 0 };
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const vitestReport = join(results, "vitest.json");
const vitest = count(
  "vitest",
  [
    "run",
    "--config",
    "test/vitest.config.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${vitestReport}`,
  ],
  vitestReport,
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
);

build();

const playwrightReport = join(results, "playwright.json");
const playwright = count(
  "playwright",
  ["test", "--config", "test/playwright.config.ts"],
  playwrightReport,
  ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    SITE_PORT: String(await freePort(8790)),
    FORM_SERVICE_PORT: String(await freePort(8890)),
  },
);

if (playwright.failed > 0) console.log(`\nWhat the site of the browser tests logged: ${join(results, "site.log")}`);

const failed = vitest.failed + playwright.failed;
const summary = `${vitest.passed + playwright.passed} passed, ${failed} failed`;
writeFileSync(join(results, "summary.txt"), `${summary}\n`);
console.log(`\n${summary}`);
process.exit(failed > 0 ? 1 : 0);
