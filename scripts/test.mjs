// `npm test`, after setup.mjs: every test, in two lanes: the build, the files it wrote, and the pages (Chromium on the built
// product); the rules (Node) and then the Worker (workerd, real bindings). Ends with the slowest tests, the failed ones and one
// line for all of them, also in test-results/summary.txt. With `--all` (`npm run test:all`) tests take their long form: every
// page, every row count, real deployments. The generated faults and hostile requests take hours and have commands of their own.
import { spawn } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { findOrInstallChromium } from "./chromium.mjs";
import { freePort } from "./local-server.mjs";
import { environment, fail, root } from "./setup.mjs";

const results = join(root, "test-results");
/** What Node compiles is kept here: the tests start dozens of processes of the same programs. `npm ci` empties it. */
const compileCache = join(root, "node_modules", ".cache", "node-compile-cache");
const MEMORY = "/dev/shm";
/** Where the search for the site's port begins, by the process: runs that begin at once would find the same one free. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;
const IS_ALL = process.argv.includes("--all");
/** Tells a test to take its long form. */
const LONG = { LONG_TESTS: "1" };
/** How many of the slowest tests to print. */
const SLOWEST = 20;
/** Lines of a log to print where a runner failed without naming a test. */
const TAIL_LINES = 40;

/**
 * Where tests keep databases, and Chromium what its processes share: in memory where Linux has room, because a database
 * waits for the disk at each write.
 */
function temporaryFolder() {
  if (!existsSync(MEMORY)) return {};
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > 2 ** 30 ? { TMPDIR: MEMORY } : {};
}

/** Runs a command; resolves with its exit status. What it prints goes to `log`, or to the terminal where that is null. */
function execute(command, args, log, extra = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...temporaryFolder(), NODE_COMPILE_CACHE: compileCache, ...extra },
    stdio: ["ignore", log ? "pipe" : "inherit", log ? "pipe" : "inherit"],
  });
  if (log) {
    const file = createWriteStream(log, { flags: "a" });
    child.stdout.pipe(file, { end: false });
    child.stderr.pipe(file, { end: false });
    child.on("close", () => file.end());
  }
  return new Promise((resolve) => {
    child.on("error", (error) => fail(`Could not run "${command}": ${error.message}`));
    child.on("close", (code, signal) => (signal ? process.exit(130) : resolve(code)));
  });
}

function tail(log) {
  return readFileSync(log, "utf8").split("\n").slice(-TAIL_LINES).join("\n");
}

/** The sentence of a failure, without the stack that follows it. */
function withoutStack(message) {
  return message.split(/\n\s+at /)[0];
}

function printVitestFailures(report) {
  for (const { name, message, assertionResults } of report.testResults) {
    const file = relative(root, name);
    const failures = assertionResults.filter(({ status }) => status === "failed");
    for (const { fullName, failureMessages } of failures) {
      console.log(`\n✗ ${file}: ${fullName}\n${failureMessages.map(withoutStack).join("\n")}`);
    }
    if (failures.length === 0 && message) console.log(`\n✗ ${file}\n${withoutStack(message)}`);
  }
}

/** A runner that fails without naming a test counts as one failed test. */
function count(status, counts) {
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * Runs one of vitest's projects: one line when all is well, the sentences of the failures otherwise.
 * @param more further arguments, and whether the long form is run
 */
async function runVitest(project, title, { args = [], isLong = IS_ALL } = {}) {
  const name = title.toLowerCase().replaceAll(/\W+/g, "-");
  const report = join(results, `${name}.json`);
  const log = join(results, `${name}.log`);
  const start = performance.now();
  const status = await execute(
    "vitest",
    [
      "run",
      "--config=test/vitest.config.ts",
      `--project=${project}`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...args,
    ],
    log,
    isLong ? LONG : {},
  );
  const result = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null;
  const counts = count(status, { passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests ?? 0 });
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n${title}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  if (counts.failed > 0) {
    if (result) printVitestFailures(result);
    if (!result || result.numFailedTests === 0) console.log(tail(log));
    console.log(`\nAll that was printed: ${relative(root, log)}`);
  }
  return { ...counts, tests: result ? vitestTests(result) : [] };
}

/** Each test with its file, its duration in milliseconds, and whether it failed. */
function vitestTests({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status }) => ({
      title: `${relative(root, name)}: ${fullName}`,
      ms: duration ?? 0,
      hasFailed: status === "failed",
    })),
  );
}

/** As vitestTests; Playwright nests describe blocks. */
function playwrightTests(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...playwrightTests(inner),
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ results: runs, status }) => ({
        title: `${file}: ${title}`,
        ms: runs.reduce((sum, { duration }) => sum + duration, 0),
        hasFailed: status === "unexpected",
      })),
    ),
  ]);
}

/** Builds the product, reads its files and tests its pages in Chromium; a build that fails counts as one failed test. */
async function testProduct() {
  const log = join(results, "build.log");
  const buildStatus = await execute("node", ["scripts/build.mjs"], log);
  if (buildStatus !== 0) {
    console.log(`\n✗ The product could not be built:\n${tail(log)}`);
    return [{ passed: 0, failed: 1, tests: [] }];
  }
  return [await runVitest("built", "Built files"), await testPages()];
}

/** Tests the pages of the built product in Chromium. */
async function testPages() {
  const report = join(results, "playwright.json");
  const variables = {
    ...(IS_ALL && LONG),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    SITE_PORT: String(await freePort(FIRST_PORT + (process.pid % PORTS))),
  };
  const args = ["test", "--config", "test/playwright.config.ts"];
  const status = await execute("playwright", args, null, variables);
  const result = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : { stats: {}, suites: [] };
  const { expected = 0, flaky = 0, unexpected = 0 } = result.stats;
  const counts = count(status, { passed: expected + flaky, failed: unexpected });
  return { ...counts, tests: playwrightTests(result.suites) };
}

// The browser tests find it by themselves; where none can be had, nothing is begun.
findOrInstallChromium();
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

console.log(
  "Building the product and testing its pages in Chromium (a dot each); next to it the rules, then the Worker …",
);
/** One after the other: more processes than cores take longer, not shorter. */
async function testCode() {
  const rules = await runVitest("domain", "Rules");
  if (!IS_ALL) return [rules, await runVitest("worker", "Worker")];
  const generated = ["faults", "hostile"];
  return [
    rules,
    await runVitest("worker", "Worker", { args: generated.map((folder) => `--exclude=test/${folder}/**`) }),
    await runVitest("worker", "Faults and hostile requests", {
      args: generated.map((folder) => `test/${folder}`),
      isLong: false,
    }),
    await runVitest("deploy", "Deployments"),
  ];
}
const parts = (await Promise.all([testProduct(), testCode()])).flat();

const tests = parts.flatMap((part) => part.tests);
const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
console.log(`\nThe ${SLOWEST} slowest tests, in seconds:`);
for (const { title, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(6)}  ${title.slice(0, 140)}`);

const sum = (kind) => parts.reduce((total, counts) => total + counts[kind], 0);
const failed = sum("failed");
// The names of failed tests once more: a reader of CI's last lines has no others.
const summary = [
  ...tests.flatMap(({ title, hasFailed }) => (hasFailed ? `✗ ${title}` : [])),
  `${sum("passed")} passed, ${failed} failed`,
].join("\n");
writeFileSync(join(results, "summary.txt"), `${summary}\n`);
console.log(`\n${summary}`);
process.exit(failed > 0 ? 1 : 0);
