// `npm run test:browsers`, after setup.mjs: the journeys of test/browsers in Firefox and WebKit on the built product, as far
// as Debian's packages of these engines are installed. `-- --no-build` takes the build that is there;
// other arguments go to Playwright, for example `-g film`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { findProgram } from "./chromium.mjs";
import { build, environment, run } from "./setup.mjs";

/** MiniBrowser, which Debian keeps in a folder by machine and version. */
function findMiniBrowser() {
  const libraries = existsSync("/usr/lib") ? readdirSync("/usr/lib").map((name) => join("/usr/lib", name)) : [];
  return libraries
    .flatMap((folder) => ["webkit2gtk-4.1", "webkit2gtk-4.0"].map((version) => join(folder, version, "MiniBrowser")))
    .find((path) => existsSync(path));
}

/** A screen that nobody sees, for as long as the tests run; null where there is a screen or no Xvfb. */
async function startScreen() {
  const xvfb = findProgram("Xvfb");
  if (hasScreen || !xvfb) return null;
  const screen = spawn(xvfb, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(screen.stdout, "data");
  return { display: `:${String(number).trim()}`, stop: () => screen.kill() };
}

const hasScreen = Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
const args = process.argv.slice(2);
const firefox = findProgram("firefox-esr", "firefox");
const driver = findProgram("WebKitWebDriver");
const miniBrowser = findMiniBrowser();
const hasWebKit = Boolean(driver && miniBrowser && (hasScreen || findProgram("Xvfb")));

if (!firefox) console.log("Firefox is skipped: it is not installed (on Debian: apt-get install firefox-esr).");
if (!hasWebKit) {
  console.log("WebKit is skipped: it is not installed (on Debian: apt-get install webkit2gtk-driver xvfb).");
}
if (!firefox && !hasWebKit) process.exit(0);

if (!args.includes("--no-build")) build();
const screen = hasWebKit ? await startScreen() : null;
const [site, secureSite] = await Promise.all([getPort(), getPort()]);
const env = {
  ...environment,
  ...(firefox && { FIREFOX_PATH: firefox }),
  ...(hasWebKit && { WEBKIT_PATH: miniBrowser, WEBKIT_DRIVER_PATH: driver }),
  ...(screen && { DISPLAY: screen.display }),
  SITE_PORT: String(site),
  SECURE_SITE_PORT: String(secureSite),
};
process.on("exit", () => screen?.stop());
const rest = args.filter((arg) => arg !== "--no-build");
run("playwright", ["test", "--config", "test/browsers.config.ts", ...rest], { env });
// A screen that goes on would keep this process waiting.
screen?.stop();
