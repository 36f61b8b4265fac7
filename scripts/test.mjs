// `npm test`, after setup.mjs: builds the product, then runs every test: vitest (rules, built files, Worker) beside Playwright
// (pages in Chromium). `--all` (`npm run test:all`) sets LONG_TESTS: tests take their long form, and `*.long.*` files run as well.
// Ends with one line for all tests, also in test-results/summary.txt, after the
// names of those that failed.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
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
    : { passed: 0, failed: [] };
  return { passed, failed: status !== 0 && failed.length === 0 ? [`${command} ended with ${status}`] : failed };
}

function countVitest({ numPassedTests: passed, testResults }) {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === "failed");
    if (tests.length === 0 && status === "failed") return [relative(root, name)];
    return tests.map(({ fullName }) => `${relative(root, name)}: ${fullName}`);
  });
  return { passed, failed };
}

function countPlaywright({ stats, suites }) {
  const specsIn = ({ specs = [], suites: inside = [] }) => [...specs, ...inside.flatMap(specsIn)];
  const failed = suites
    .flatMap(specsIn)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected")
        .map(({ projectName }) => `${file}: ${title} (${projectName})`),
    );
  return { passed: stats.expected + stats.flaky, failed };
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
  runTests("vitest", ["run", "--config=test/vitest.config.ts"], countVitest),
  runTests("playwright", ["test", "--config=test/playwright.config.ts"], countPlaywright),
]);
const failed = parts.flatMap((part) => part.failed);
const passed = parts.reduce((total, part) => total + part.passed, 0);
const summary = [...failed.map((name) => `failed: ${name}`), `${passed} passed, ${failed.length} failed`].join("\n");
writeFileSync(join(results, "summary.txt"), `${summary}\n`);
console.log(`\n${summary}`);
process.exit(failed.length > 0 ? 1 : 0);
