// `npm run screenshots [-- /path …]`: pictures of the built product in screenshots/ (git ignores that folder): of a named path on
// four screens, light and dark; without one of each kind of page. Looking at them is part of every visible change.
// `npm run test:screenshots [-- /path …]` compares them with the approved ones of test/screenshots/approved/;
// `-- --approve [/path …]` replaces those, and leaves the whole pictures in screenshots/. `--no-build` takes the build that is there.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { chromium } from "@playwright/test";
import getPort from "get-port";
import { compare, shrink } from "../test/screenshots/compare.ts";
import { APPROVED, SIZES, THEMES } from "../test/screenshots/pages.ts";
import { isHydrated } from "../test/support/hydration.ts";
import { OWNER_KEY } from "../test/support/owner-key.ts";
import { BACK_OFFICE } from "../test/support/pages.ts";
import { seedOptIns, seedThreePeople } from "../test/support/seed.ts";
import { findOrInstallChromium } from "./chromium.mjs";
import { waitForServer } from "./local-server.mjs";
import { build, environment, fail, root } from "./setup.mjs";

const folder = join(root, "screenshots");
const approvedFolder = join(root, "test", "screenshots", "approved");
/** What pages show of the day is the same at every run. */
const NOW = new Date("2026-12-01T12:00:00Z");
/** Pages that are taken at the same time: each waits for its server half of its time. */
const AT_ONCE = 3;
/** Nothing moves, what is away from the screen is drawn, and what the owner's pages show of the server's own day is left out. */
const STILL = `
  *, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important; content-visibility: visible !important; }
  [data-owner] :is(time, [data-slot=today] + p, figure .col-start-2) { visibility: hidden !important; }`;

const args = process.argv.slice(2);
const flags = new Set(args.filter((arg) => arg.startsWith("--")));
const asked = args.filter((arg) => arg.startsWith("/"));
const isCompared = flags.has("--compare") || flags.has("--approve");
const isApproved = flags.has("--approve");
const unknown = asked.filter((path) => !Object.hasOwn(APPROVED, path));
if (isCompared && unknown.length > 0)
  fail(`No screenshots are kept of ${unknown.join(", ")}: test/screenshots/pages.ts lists the approved ones.`);
const ALL_VIEWS = Object.keys(SIZES).flatMap((width) => THEMES.map((theme) => `${width}-${theme}`));
const paths = asked.length > 0 ? asked : Object.keys(APPROVED);
const jobs = paths.flatMap((path) =>
  (asked.length > 0 && !isCompared ? ALL_VIEWS : APPROVED[path]).map((view) => ({ path, view })),
);

const executablePath = findOrInstallChromium();
if (!flags.has("--no-build")) build();
const sitePort = await getPort({ port: Number(process.env.SITE_PORT) || undefined });
const origin = `http://localhost:${sitePort}`;
const server = spawn("node", ["test/support/built-site.mjs"], {
  cwd: root,
  env: { ...environment, SITE_PORT: String(sitePort) },
  stdio: ["ignore", "ignore", "inherit"],
});
process.on("exit", () => server.kill("SIGTERM"));
await waitForServer(`${origin}/api/session`);

const start = performance.now();
// Pictures are decoded before a frame is drawn, not after it.
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-checker-imaging"] });
const ownerState = await signInAndSeed();

if (!isCompared || isApproved) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
if (isApproved && asked.length === 0) rmSync(approvedFolder, { recursive: true, force: true });
const differences = [];
const waiting = jobs.values();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const job of waiting) await picture(job);
  }),
);
await browser.close();
report();
process.exit(differences.length > 0 ? 1 : 0);

/** Puts some people into the database; returns the state of a browser that the owner signed in with. */
async function signInAndSeed() {
  const context = await browser.newContext({ baseURL: origin });
  await seedOptIns(context.request, "Amara", 40);
  await seedThreePeople(context.request, "Adwoa");
  const page = await context.newPage();
  await page.goto(`/optin-report#key=${OWNER_KEY}`);
  await page.getByRole("button", { name: "Sign out" }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Takes one picture, and keeps it, compares it, or approves it. */
async function picture({ path, view }) {
  const [width, theme] = view.split("-");
  const { height, keptWidth } = SIZES[width];
  const isPhone = width === "390";
  const asOwner = BACK_OFFICE.includes(path);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: Number(width), height },
    colorScheme: theme,
    reducedMotion: "reduce",
    isMobile: isPhone,
    hasTouch: isPhone,
    ...(asOwner && { storageState: ownerState }),
    timezoneId: "UTC",
    locale: "en-US",
  });
  const page = await context.newPage();
  // Visits of screenshots are nobody's; those of one picture would stand in the next one's numbers.
  await page.route("**/api/visits", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  if (!asOwner) await page.clock.setFixedTime(NOW);
  await page.goto(path);
  await showAll(page, path, asOwner);
  const name = `${path === "/" ? "home" : path.slice(1).replaceAll(/[^\w-]+/g, "-")}-${view}`;
  const screenshot = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide", type: "png" });
  await context.close();
  if (!isCompared) return writeFileSync(join(folder, `${name}.png`), screenshot);
  const actual = await shrink(screenshot, keptWidth);
  const approvedFile = join(approvedFolder, `${name}.webp`);
  if (isApproved) {
    // The approved one is small; the whole one is there to be looked at.
    writeFileSync(join(folder, `${name}.png`), screenshot);
    mkdirSync(approvedFolder, { recursive: true });
    return writeFileSync(approvedFile, actual);
  }
  const place = `${path} at ${width} pixels, ${theme}`;
  if (!existsSync(approvedFile)) return differences.push(`${place}: no approved screenshot is kept of it.`);
  const difference = await compare(readFileSync(approvedFile), actual);
  if (!difference) return;
  writeFileSync(join(folder, `${name}.png`), screenshot);
  if (difference.picture) writeFileSync(join(folder, `${name}-difference.png`), difference.picture);
  differences.push(`${place}: ${difference.sentence} See screenshots/${name}*.png`);
}

/** Brings a page to rest with everything in it: application, fonts, pictures, answers; nothing moves any more. */
async function showAll(page, path, asOwner) {
  await page.keyboard.press("Shift");
  await page.waitForFunction(isHydrated);
  await page.addStyleTag({ content: STILL });
  if (asOwner) {
    await page.getByRole("button", { name: "Sign out" }).waitFor();
    await page.evaluate(() => (document.documentElement.dataset.owner = ""));
    await page.waitForFunction(() => document.querySelector("[data-slot=skeleton], [aria-busy=true]") === null);
  }
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    // What comes when the reader comes near it comes now.
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  await page.waitForFunction(isHydrated);
  if (path !== "/") return;
  // The finder's map comes with a script of its own when the finder comes near.
  await page.locator("[data-slot=finder]").scrollIntoViewIfNeeded();
  // A phone hides it.
  await page.locator("[data-slot=africa-map]").waitFor({ state: "attached" });
  await page.evaluate(() => scrollTo(0, 0));
}

function report() {
  const seconds = Math.round((performance.now() - start) / 1000);
  const count = `${jobs.length} screenshots`;
  if (isApproved) {
    const names = readdirSync(approvedFolder);
    const bytes = names.reduce((sum, name) => sum + readFileSync(join(approvedFolder, name)).length, 0);
    console.log(
      `${count} approved in ${seconds} s; ${relative(root, approvedFolder)} holds ${(bytes / 1e6).toFixed(1)} MB.`,
    );
  } else if (!isCompared) {
    console.log(`${count} in screenshots/ (${seconds} s)`);
  } else {
    for (const sentence of differences.toSorted()) console.log(`✗ ${sentence}`);
    console.log(`${count} compared in ${seconds} s: ${differences.length} differ from the approved ones.`);
    if (differences.length > 0) {
      console.log("Look at each; approve what is meant: npm run test:screenshots -- --approve [/path …]");
    }
  }
}
