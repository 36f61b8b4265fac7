// `npm run bench:desk`: an owner who knows no code does twenty edits on a fresh clone, by what the screen says alone; prints the
// clicks, keys and seconds of each, and how soon a preview is there; fails where visitors don't see one, or still see one that was
// taken back. The product is built before and after the first, a fee: the files that differ must be those that say it.
// `-- --no-build` leaves that out, `--only=fee` does some of the edits, `--phone` does them at 390 pixels. Times are never judged.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createHash } from "node:crypto";
import { cpSync, globSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { CONTENT_VERSION_PATH } from "../domain/content-version.ts";
import { findOrInstallChromium } from "../scripts/chromium.mjs";
import { freePort } from "../scripts/local-server.mjs";
import { environment, fail, root } from "../scripts/setup.mjs";
import { EDITS, FEE_EDIT } from "./desk-edits.mjs";
import { openOwner } from "./desk-owner.mjs";

const START_MS = 300_000;

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    phone: { type: "boolean", default: false },
    "no-build": { type: "boolean", default: false },
  },
});
const edits = EDITS.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));

const folder = mkdtempSync(join(tmpdir(), "homeward-desk-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const clone = join(folder, "site");
cloneTo(clone);
const failures = [];
const builtBefore = values["no-build"] ? null : buildBefore();
await tryEdits();
for (const failure of failures) console.log(`  ${failure}`);
console.log(failures.length === 0 ? "Everything was seen." : `${failures.length} things were not as they should be.`);
process.exit(failures.length === 0 ? 0 : 1);

/** A clone of what is committed, with the packages that are installed here. */
function cloneTo(target) {
  const { status } = spawnSync("git", ["clone", "--quiet", root, target], { stdio: "inherit" });
  if (status !== 0) fail("The repository could not be cloned.");
  const packages = globSync("node_modules/**", { cwd: root, withFileTypes: true, exclude: (entry) => isMade(entry) });
  for (const entry of packages) {
    const from = join(entry.parentPath, entry.name);
    const to = join(target, from.slice(root.length));
    if (entry.isDirectory()) mkdirSync(to, { recursive: true });
    else if (entry.isSymbolicLink()) cpSync(from, to, { verbatimSymlinks: true });
    else link(from, to);
  }
}

/** What tools have made there belongs to this folder. */
function isMade({ name }) {
  return name === ".vite" || name === ".vite-temp" || name === ".vitest-cache" || name === ".cache";
}

function link(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // Another disk.
    cpSync(from, to);
  }
}

/** Runs `npm start` in the clone. @returns its address, the owner's link, and a way to end it */
async function start() {
  const port = await freePort(9400);
  const child = spawn("npm", ["start", "--", `--port=${port}`, "--empty"], { cwd: clone, env: environment });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (printed += part));
  // Its folder can't be removed before.
  async function stop() {
    child.kill();
    await once(child, "exit");
  }
  const end = Date.now() + START_MS;
  for (;;) {
    const signInLink = /Owner sign-in\s+(\S+)/.exec(printed)?.[1];
    if (signInLink) return { origin: new URL(signInLink).origin, signInLink, stop };
    if (Date.now() > end || child.exitCode !== null) fail(`The clone did not start:\n${printed}`);
    await setTimeout(250);
  }
}

async function tryEdits() {
  const site = await start();
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ["--no-sandbox"] });
  const owner = await openOwner(browser, site, values.phone ? { width: 390, height: 844 } : undefined);
  await measurePreview(owner).catch((error) => failures.push(`Preview: ${error.message.split("\n")[0]}`));
  printRow(["edit", "clicks", "keys", "at the desk", "until seen", "undo seen"]);
  for (const edit of edits) {
    Object.assign(owner.counts, { clicks: 0, keys: 0 });
    const row = [edit.name];
    try {
      const begin = performance.now();
      await edit.act(owner);
      row.push(owner.counts.clicks, owner.counts.keys, seconds((performance.now() - begin) / 1000));
      row.push(await see(owner, edit.name, edit.seen));
      if (edit.isLaunch) await checkLaunch();
      if (edit === FEE_EDIT && builtBefore) compareBuilds(builtBefore);
      if (edit.undo) {
        await (typeof edit.undo === "string" ? owner.undo(edit.undo) : edit.undo(owner));
        row.push(await see(owner, `${edit.name}, undone`, edit.unseen));
      }
    } catch (error) {
      failures.push(`${edit.name}: ${error.message.split("\n")[0]} (at ${owner.page.url()})`);
    }
    printRow(row);
  }
  await browser.close();
  await site.stop();
}

/** How soon a preview is there: the first has to load what renders pages. */
async function measurePreview(owner) {
  await owner.find("ghana accra", "Ghana: Accra");
  const first = await owner.preview("Whom it suits", "Families with a car.");
  const second = await owner.preview("Whom it suits", "Anybody who likes noise.");
  await owner.click(owner.page.getByRole("button", { name: "Forget what I typed" }));
  console.log(`A preview is there after ${seconds(first)}, the next one after ${seconds(second)}.\n`);
}

/** Waits until visitors see something. @returns seconds, for the table */
async function see(owner, name, checks = []) {
  const taken = await owner.waitUntilSeen(checks);
  if (taken === null) failures.push(`${name}: visitors don't see it.`);
  return taken === null ? "never" : checks.length === 0 ? "at the desk" : seconds(taken);
}

/** Asks the gate of a production deployment what is left, which may take until the last change is in the files. */
async function checkLaunch() {
  const code = `import { listLaunchBlockers } from "./scripts/deploy/launch-blockers.mjs"; console.log(listLaunchBlockers().join("\\n"))`;
  let left = [];
  for (const end = Date.now() + 60_000; Date.now() < end; await setTimeout(1000)) {
    const args = ["--input-type=module", "--eval", code];
    const { stdout, stderr, status } = spawnSync("node", args, { cwd: clone, env: environment, encoding: "utf8" });
    if (status !== 0) fail(stderr);
    // The address of the site is no content.
    left = stdout.split("\n").filter((line) => line && !line.includes("VITE_SITE_ORIGIN"));
    if (left.length === 0) return;
  }
  failures.push(...left);
}

function seconds(number) {
  return `${number.toFixed(1)} s`;
}

function printRow([name, ...cells]) {
  console.log(name.padEnd(44) + cells.map((cell) => String(cell).padStart(13)).join(""));
}

/** Which files differ between two builds, with a fee published at the desk in between: those that say it, or name one that does. */
function compareBuilds(before) {
  build();
  const after = readBuild();
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => before.get(name)?.hash !== after.get(name)?.hash).toSorted();
  console.log(`\nOf ${after.size} files of a build ${changed.length} differ after the fee was published:`);
  for (const name of changed) {
    console.log(`  ${name}`);
    // The index has the words of a fee one by one.
    if (![CONTENT_VERSION_PATH, "/search-index.json"].includes(name) && !isAboutFee(before.get(name), after.get(name)))
      failures.push(`${name} differs, and does not say the fee.`);
  }
  console.log();
}

function buildBefore() {
  build();
  return readBuild();
}

function build() {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build"], {
    cwd: clone,
    env: environment,
    encoding: "utf8",
  });
  if (status !== 0) fail(`The clone was not built:\n${stdout}${stderr}`);
}

/** The files of what a build serves, by their paths. */
function readBuild() {
  const folder = join(clone, "build/client");
  const files = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = readFileSync(path);
      const hash = createHash("sha256").update(bytes).digest("hex");
      return [path.slice(folder.length), { hash, text: bytes.toString("latin1") }];
    }),
  );
}

/** Whether a file says the fee, or differs by nothing but names with the hash of one that does. */
function isAboutFee(before, after) {
  if (!before || !after) return /\$(60|73)\b/.test((before ?? after).text);
  const timesSaid = ({ text }) => text.split(/\b73\b/).length;
  if (timesSaid(after) > timesSaid(before)) return true;
  // The feed lists pages whose facts were entered that day.
  const known = new Set(before.text.split("<item>"));
  const told = after.text.split("<item>").filter((item) => !known.has(item));
  if (after.text.includes("<item>") && told.every((item) => item.includes("Ghana") || !item.includes("<guid")))
    return true;
  const withoutHashes = ({ text }) => text.replaceAll(/-[\w-]{8}(?=\.)/g, "");
  return withoutHashes(before) === withoutHashes(after);
}
