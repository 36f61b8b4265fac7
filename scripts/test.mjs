// `npm test`, after setup.mjs: builds the product, then runs every test: vitest (rules, built files, Worker) beside Playwright
// (pages in Chromium). `--all` (`npm run test:all`) sets LONG_TESTS: tests take their long form, and `*.long.*` files run as well.
// Ends with one line for all tests, also in test-results/summary.txt.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findOrInstallChromium } from "./chromium.mjs";
import { freePort } from "./local-server.mjs";
import { build, environment, root } from "./setup.mjs";

const results = join(root, "test-results");
const MEMORY = "/dev/shm";
/** Where the search for the site's port begins, by the process: runs that begin at once would find the same one free. */
const FIRST_PORT = 20_000 + (process.pid % 10_000);

/** In memory where Linux has room: a test's database waits for the disk at each write. */
function hasRoomInMemory() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > 2 ** 30;
}

/** Runs a test runner to its end; a failure without a failed test, such as a server that doesn't start, counts as one. */
async function runTests(command, args, count) {
  const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  const status = await new Promise((resolve) => child.on("close", resolve));
  const report = join(results, `${command}.json`);
  const { passed, failed } = existsSync(report)
    ? count(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0 };
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}

findOrInstallChromium();
rmSync(results, { recursive: true, force: true });
mkdirSync(results);
build();

const env = {
  ...environment,
  ...(hasRoomInMemory() && { TMPDIR: MEMORY }),
  ...(process.argv.includes("--all") && { LONG_TESTS: "1" }),
  SITE_PORT: String(await freePort(FIRST_PORT)),
};
const parts = await Promise.all([
  runTests("vitest", ["run", "--config=test/vitest.config.ts"], (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  })),
  runTests("playwright", ["test", "--config=test/playwright.config.ts"], ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  })),
]);
const sum = (kind) => parts.reduce((total, part) => total + part[kind], 0);
const summary = `${sum("passed")} passed, ${sum("failed")} failed`;
writeFileSync(join(results, "summary.txt"), `${summary}\n`);
console.log(`\n${summary}`);
process.exit(sum("failed") > 0 ? 1 : 0);
