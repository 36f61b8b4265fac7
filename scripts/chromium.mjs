// The browser for tests and screenshots: an installed one, or Debian's.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { environment, fail, run } from "./setup.mjs";

// First the headless shell, in which the browser tests take half as long.
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of the first of some programs that is installed; undefined where none is. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

function installed() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!isProgram(CHROMIUM_PATH)) fail(`CHROMIUM_PATH is "${CHROMIUM_PATH}", but no program is there.`);
    return CHROMIUM_PATH;
  }
  return findProgram(...NAMES) ?? PLACES.find(isProgram);
}

/** Path of a Chromium; installs Debian's where there is none and apt can. */
export function findOrInstallChromium() {
  const found = installed();
  if (found) return found;
  const hasApt = spawnSync("apt-get", ["--version"]).status === 0;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const mayInstall = hasApt && (sudo.length === 0 || spawnSync("sudo", ["-n", "true"]).status === 0);
  if (!mayInstall) {
    fail("The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its program, and try again.");
  }
  console.log("Installing Chromium from Debian's packages (once) …");
  const env = { ...environment, DEBIAN_FRONTEND: "noninteractive" };
  const [command, ...prefix] = [...sudo, "apt-get"];
  run(command, [...prefix, "update", "-qq"], { env });
  // Older releases pack no headless shell of its own.
  const hasShell = spawnSync("apt-cache", ["show", "chromium-headless-shell"], { env }).status === 0;
  const browser = hasShell ? "chromium-headless-shell" : "chromium";
  run(command, [...prefix, "install", "-y", "-qq", "--no-install-recommends", browser, "fonts-liberation"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return installed() ?? fail("Chromium was installed, but its program was not found. Set CHROMIUM_PATH to it.");
}
