// `npm run bench:touch`: how soon pages answer on a slow phone, with a processor four times slower and over slow 4G, by HTTP/2:
// the first tap, which wakes the page, a tap after that, and the first rows of /contacts. `-- --runs=1` measures each only
// once, `-- --no-build` what is built, `-- --before=FOLDER` beside the built product of another commit (docs/commands.md).
// Fails on a promise that is not kept.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findOrInstallChromium } from "../scripts/chromium.mjs";
import { migrateLocalDatabase } from "../scripts/local-database.mjs";
import { freePort, waitForServer } from "../scripts/local-server.mjs";
import { build, environment, root } from "../scripts/setup.mjs";
import { isHydrated } from "../test/support/hydration.ts";
import { makeCertificate, serveCompressed } from "./compressed-site.mjs";

/** Milliseconds at most (decision: islands); of another commit's first answer, at most so many times as long. */
const PROMISED = { pressed: 100, paint: 200, rows: 1500, ratio: 4 / 3 };
const SLOWER = 4;
/** Lighthouse's slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const STATE = ".wrangler/bench-touch";
const OWNER_KEY = "owner-key-of-the-touch-bench-0123456789";
const LEADS = 30;

/** An empty form answers in our words, or before it is taken over in the browser's. */
const FIRST_FAULT = "#calculator :is(:focus:invalid, [data-slot=field-error])";

/** What is tapped, and what answers. */
const CONTROLS = [
  { name: "the finder's button", path: "/", control: "[data-slot=finder] [type=submit]", answer: "[data-slot=match]" },
  {
    name: "the calculator's button",
    path: "/",
    control: "#calculator [type=submit]",
    answer: FIRST_FAULT,
  },
  { name: "a card's dialog", path: "/country-guides", control: "[data-slot=dialog-opener]", answer: "dialog[open]" },
  { name: "a question", path: "/faq", control: "[data-slot=accordion-trigger]", answer: "main details[open]" },
  { name: "the menu", path: "/faq", control: "[data-slot=mobile-menu] summary", answer: "[data-slot=mobile-menu] nav" },
  { name: "the film", path: "/", control: "[data-slot=film-facade]", answer: "main video" },
];

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    "no-build": { type: "boolean", default: false },
    before: { type: "string" },
  },
});
if (!values["no-build"]) build();
const certificate = makeCertificate();
const serve = (folder) => serveCompressed(join(folder, "build", "client"), certificate);
const site = await serve(root);
const before = values.before ? await serve(resolve(process.env.INIT_CWD ?? ".", values.before)) : null;
rmSync(join(root, STATE), { recursive: true, force: true });
mkdirSync(join(root, STATE), { recursive: true });
const variables = join(root, STATE, "variables.env");
writeFileSync(variables, `OWNER_KEY="${OWNER_KEY}"\nLINK_SECRET="link-secret-of-the-touch-bench-0123456789"\n`);
await migrateLocalDatabase(STATE);
const port = await freePort(9010);
const origin = `http://localhost:${port}`;
const server = spawn(
  "wrangler",
  [
    "dev",
    "--config=build/server/wrangler.json",
    `--persist-to=${STATE}`,
    `--port=${port}`,
    `--env-file=${variables}`,
    `--var=SITE_ORIGIN:${origin}`,
    "--show-interactive-dev-session=false",
    "--log-level=error",
  ],
  { cwd: root, env: environment, stdio: "ignore" },
);
// Asked to end, it takes its own processes with it.
process.on("exit", () => server.kill("SIGTERM"));
await waitForServer(`${origin}/api/session`);
for (let lead = 1; lead <= LEADS; lead++) {
  const { status } = await fetch(`${origin}/api/waitlist`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin, "cf-connecting-ip": `2001:db8:${lead}::1` },
    body: JSON.stringify({ fullName: "Ama Mensah", email: `ama${lead}@example.com`, source: "waitlist_page" }),
  });
  if (status >= 300) throw new Error(`A sign-up was answered with ${status}.`);
}

const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ["--no-sandbox", "--disable-quic"],
});

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** A phone of its own, slow from now on. @returns its page, and a way to close it */
async function openPhone({ isSlowNetwork, storageState }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    storageState,
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.taps = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^(pointer|click)/.test(name)) globalThis.taps.push(duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  if (isSlowNetwork) await session.send("Network.emulateNetworkConditions", SLOW_4G);
  return { page, close: () => context.close() };
}

/** Waits until a page does what it does with scripts; one of another commit, until it asks for nothing more and is idle. */
async function waitUntilTakenOver(page) {
  await page.keyboard.press("Shift");
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Taps a control. @returns ms from the tap to the next paint, as the browser tells it, and to the answer */
async function tap(page, { control, answer }) {
  const target = page.locator(control).first();
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    globalThis.taps.length = 0;
  });
  const start = performance.now();
  await target.tap({ noWaitAfter: true });
  await page.locator(answer).first().waitFor();
  const answered = performance.now() - start;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  // Below the least duration that the browser tells there is no entry.
  return { paint: Math.max(16, ...(await page.evaluate(() => globalThis.taps))), answered };
}

const breaches = [];
function check(what, ms, promised) {
  if (ms > promised) breaches.push(`${what}: ${ms.toFixed(0)} ms, at most ${promised}`);
}

/** A first tap and a later one on a page of a site, each on a phone of its own; milliseconds. */
async function measure(origin, each) {
  const cold = await openPhone({ isSlowNetwork: true });
  await cold.page.goto(origin + each.path, { waitUntil: "commit" });
  const first = await tap(cold.page, each);
  await cold.close();
  const awake = await openPhone({ isSlowNetwork: false });
  await awake.page.goto(origin + each.path);
  await waitUntilTakenOver(awake.page);
  const later = await tap(awake.page, each);
  await awake.close();
  return { pressed: first.paint, answered: first.answered, paint: later.paint };
}

const FIGURES = ["pressed", "answered", "paint"];
const medians = (all) => Object.fromEntries(FIGURES.map((figure) => [figure, median(all.map((each) => each[figure]))]));
const row = (name, cells) => console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(20)).join(""));

const runs = Array.from({ length: Number(values.runs) });
console.log(`\nPhone with a processor ${SLOWER} times slower, slow 4G, HTTP/2; ms, median of ${runs.length}`);
if (before) console.log("In brackets: how many times as long as before");
row("tapped", ["first tap: pressed", "answered", "later: next paint"]);
for (const each of CONTROLS) {
  const [own, others] = [[], []];
  for (const _ of runs) {
    own.push(await measure(site.origin, each));
    if (before) others.push(await measure(before.origin, each));
  }
  const now = medians(own);
  const ratios = before && Object.fromEntries(FIGURES.map((name) => [name, now[name] / medians(others)[name]]));
  row(
    each.name,
    FIGURES.map((name) => now[name].toFixed(0) + (ratios ? ` (${ratios[name].toFixed(2)})` : "")),
  );
  check(`${each.name}, the first tap's pressed state`, now.pressed, PROMISED.pressed);
  check(`${each.name}, a later tap's next paint`, now.paint, PROMISED.paint);
  if (ratios && ratios.answered > PROMISED.ratio)
    breaches.push(`${each.name}, the first tap's answer: ${ratios.answered.toFixed(2)} times as long as before`);
}

// Signed in once: the Worker lets an address try only so often.
const owner = await browser.newPage();
await owner.goto(`${origin}/contacts#key=${OWNER_KEY}`);
await owner.getByRole("button", { name: "Sign out" }).waitFor();
const storageState = await owner.context().storageState();
await owner.close();

const rows = [];
for (const _ of runs) {
  const { page, close } = await openPhone({ isSlowNetwork: false, storageState });
  await page.goto(`${origin}/contacts`, { waitUntil: "commit" });
  await page.getByText("ama30@example.com").first().waitFor();
  rows.push(await page.evaluate(() => performance.now()));
  await close();
}
console.log(`${"the rows of /contacts".padEnd(24)} ${median(rows).toFixed(0)} after the page was asked for`);
check("the first rows of /contacts", median(rows), PROMISED.rows);

await browser.close();
site.stop();
before?.stop();
for (const breach of breaches) console.log(`  ${breach}`);
console.log(breaches.length === 0 ? "Every promise is kept." : `${breaches.length} promises are not kept.`);
process.exit(breaches.length === 0 ? 0 : 1);
