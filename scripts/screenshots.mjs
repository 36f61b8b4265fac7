// `npm run screenshots [-- /path …]`: every page, or the named ones, of the built product as a phone and a desktop show
// it, light and dark, into screenshots/ (git ignores that folder). Looking at them is part of every visible change.
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findOrInstallChromium } from "./chromium.mjs";
import { freePort, waitForServer } from "./local-server.mjs";
import { build, environment, migrateLocalDatabase, root } from "./setup.mjs";

const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const folder = join(root, "screenshots");

build();
const pages = readdirSync(join(root, "build", "client"), { recursive: true })
  .filter((file) => file.endsWith("index.html"))
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : [...pages, "/no-such-page"];

migrateLocalDatabase();
const port = await freePort(8787);
const server = spawn(
  "wrangler",
  [
    "dev",
    "--config=build/server/wrangler.json",
    "--persist-to=.wrangler/state",
    `--port=${port}`,
    "--show-interactive-dev-session=false",
  ],
  { cwd: root, env: environment, stdio: "ignore" },
);
await waitForServer(`http://localhost:${port}/api/session`);

/** Scrolls through the page and loads its pictures, so that what loads when it comes near is in the screenshot. */
async function showAll(page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    scrollTo(0, 0);
    for (const image of document.images) image.loading = "eager";
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ["--no-sandbox"] });
for (const colorScheme of ["light", "dark"]) {
  for (const [device, viewport] of Object.entries(WIDTHS)) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
    for (const path of paths) {
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: "networkidle" });
      await showAll(page);
      const name = path === "/" ? "home" : path.slice(1).replaceAll(/[^\w-]+/g, "-");
      await page.screenshot({ path: join(folder, `${name}-${device}-${colorScheme}.png`), fullPage: true });
    }
    await page.close();
  }
}
await browser.close();
server.kill("SIGTERM");
console.log(`${paths.length * 4} pictures in screenshots/`);
