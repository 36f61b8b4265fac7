// `npm run bench:tabs`: two owners with two tabs each edit random entries of the desk at the same time, in Chromium on the built
// product: they type, save, reload, leave and come back, plan prices and undo. Fails where a word that was typed is in no draft, no
// conflict and no change. `-- --minutes=60 --seed=1`; `-- --no-build` takes the build that is there.
import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findOrInstallChromium } from "../scripts/chromium.mjs";
import { makeDice } from "../scripts/dice.ts";
import { freePort, waitForServer } from "../scripts/local-server.mjs";
import { build, environment, root } from "../scripts/setup.mjs";
import { OWNER_KEY } from "../test/support/owner-key.ts";

const PRICE = "offers.offers.oneTime1497";
/** Half of all visits go to these, so that the tabs meet. */
const BUSY = ["kenya.entry.us.stay", "kenya.entry.us.vaccination", PRICE];
const WORD = /\bword\d+x\b/g;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    "no-build": { type: "boolean", default: false },
  },
});
if (!values["no-build"]) build();
const dice = makeDice(Number(values.seed));
const oneOf = (items) => items[dice(items.length)];

const port = await freePort(9120);
const origin = `http://localhost:${port}`;
const env = { ...environment, SITE_PORT: String(port) };
const server = spawn("node", ["test/support/built-site.mjs"], { cwd: root, env, stdio: "ignore" });
process.on("exit", () => server.kill("SIGTERM"));
await waitForServer(`${origin}/api/session`);
const index = await (await fetch(`${origin}/content/index.json`)).json();
const others = Array.from({ length: 40 }, () => oneOf(index).id);

const counts = { acts: 0, saves: 0, conflicts: 0, refused: 0 };
const faults = [];
/** What was typed, by whom and where; and what its own owner replaced or gave up. */
const [typed, replaced] = [new Map(), new Set()];

const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ["--no-sandbox"] });

async function openOwner() {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: "reduce", timezoneId: "UTC" });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.goto(`/desk#key=${OWNER_KEY}`);
  await page.getByRole("button", { name: "Sign out" }).waitFor();
  await page.close();
  return context;
}

async function openTab(owner) {
  const page = await owner.newPage();
  page.on("pageerror", (error) => faults.push(`An error at ${page.url()}: ${error.message}`));
  page.on("response", (response) => {
    if (response.request().method() !== "POST" || !response.url().endsWith("/api/desk/changes")) return;
    counts[response.ok() ? "saves" : response.status() === 409 ? "conflicts" : "refused"] += 1;
    if (response.status() >= 500) faults.push(`The desk answered ${response.status()}.`);
  });
  await openEntry(page, anyEntry());
  return page;
}

const anyEntry = () => oneOf(dice(2) === 0 ? BUSY : others);
const formOf = (page) => page.locator("[data-slot=desk-form]");

async function openEntry(page, id) {
  await page.goto(`/desk/content/${id}`);
  await formOf(page).waitFor();
}

/** An owner lets words of their own go. */
function giveUp(owner, text) {
  for (const word of text.match(WORD) ?? []) if (typed.get(word).owner === owner) replaced.add(word);
}

/** Puts a new word at the end of a field; a full one loses those from before. */
async function typeInto({ page, owner }, field) {
  const before = await field.inputValue();
  const word = `word${typed.size}x`;
  const isFull = (before.match(WORD) ?? []).length > 8;
  typed.set(word, { owner, about: `act ${counts.acts}, ${page.url()}, ${await nameOf(field)}` });
  await field.fill(`${isFull ? before.replaceAll(WORD, "").trimEnd() : before} ${word}`);
  if (isFull) giveUp(owner, before);
}

const nameOf = (field) => field.evaluate((element) => element.labels?.[0]?.textContent ?? "");

async function type(tab) {
  // Numbers, days and colors hold no words, and what searches is not kept. A word in an address or a name is refused.
  const form = formOf(tab.page);
  const safe = form.getByLabel(/^(What it says|Label on the buttons|Answer|Why\?)/);
  const fields = dice(5) > 0 ? safe : form.locator(":is(textarea, input[type=text])");
  const count = await fields.count();
  const field = fields.nth(dice(count));
  if (count > 0 && !(await nameOf(field)).startsWith("Add ")) await typeInto(tab, field);
}

/** Doesn't wait for the answer. */
async function save({ page }) {
  const button = page.getByRole("button", { name: /^(Save|Yes, save it)$/ });
  if (await button.isVisible()) await button.click();
}

async function decide({ page, owner }) {
  const conflict = page.locator("[data-slot=conflicts] > div > div").first();
  if (!(await conflict.isVisible())) return;
  const isMine = dice(2) === 0;
  if (!isMine) giveUp(owner, await conflict.locator("p").last().textContent());
  await conflict.getByRole("button", { name: isMine ? "Use mine" : "Keep theirs" }).click();
}

async function discard({ page, owner }) {
  const button = page.getByRole("button", { name: "Forget what I typed" });
  if (!(await button.isVisible())) return;
  const fields = formOf(page).locator(":is(textarea, input[type=text])");
  giveUp(owner, await fields.evaluateAll((all) => all.map(({ value }) => value).join(" ")));
  await button.click();
}

async function planPrice(tab) {
  await openEntry(tab.page, PRICE);
  await tab.page.getByLabel("Price in US dollars").fill(String(1300 + dice(400)));
  const day = new Date(Date.now() + (1 + dice(4)) * 86_400_000).toISOString().slice(0, 10);
  await tab.page.getByLabel("From which day").fill(day);
  await typeInto(tab, tab.page.getByLabel(/^Why\?/));
  await save(tab);
}

async function undo({ page }) {
  await page.goto("/desk/history");
  await page.locator("[data-slot=change]").or(page.getByText("Nothing was changed yet.")).first().waitFor();
  const buttons = await page.getByRole("button", { name: /^Undo/ }).all();
  if (buttons.length > 0) await oneOf(buttons.slice(0, 5)).click();
  await openEntry(page, anyEntry());
}

/** And comes back, or goes on with another entry. */
async function leave({ page }) {
  if (dice(2) === 0) await page.reload();
  else {
    await page.getByRole("link", { name: "All content" }).click();
    await page.locator("[data-slot=desk]").waitFor();
    if (dice(2) === 0) await page.goBack();
    else await openEntry(page, anyEntry());
  }
  await formOf(page).waitFor();
}

async function reopen(tab) {
  await tab.page.close();
  tab.page = await openTab(tab.owner);
}

/** All save in the same moment, and the first types on meanwhile. */
const saveTogether = (tab) => Promise.all([...tabs.map(save), type(tab)]);

const owners = [await openOwner(), await openOwner()];
const tabs = [];
for (const owner of [...owners, ...owners]) tabs.push({ owner, page: await openTab(owner) });

const ACTS = { type, save, saveTogether, decide, discard, leave, reopen, planPrice, undo };
const NAMES =
  "type type type type type type type save save save save saveTogether saveTogether decide decide decide decide " +
  "discard discard leave leave leave leave reopen planPrice undo";
const end = Date.now() + Number(values.minutes) * 60_000;
while (Date.now() < end) {
  counts.acts += 1;
  const [tab, name] = [oneOf(tabs), oneOf(NAMES.split(" "))];
  try {
    await ACTS[name](tab);
  } catch (error) {
    faults.push(`Act ${counts.acts}, ${name} at ${tab.page.url()}: ${error.message.split("\n")[0]}`);
    await reopen(tab);
  }
}

for (const { page } of tabs) await page.getByRole("button", { name: "Saving..." }).waitFor({ state: "hidden" });
// The drafts first: a save that is under way moves words from there to the changes.
const found = [];
for (const { page } of tabs) {
  found.push(await page.evaluate(() => JSON.stringify(Object.values(localStorage))));
  found.push(await page.locator("[data-slot=conflicts]").textContent());
}
for (let cursor = ""; cursor !== null;) {
  const answer = await (await owners[0].request.get(`/api/desk/changes${cursor && `?cursor=${cursor}`}`)).json();
  found.push(JSON.stringify(answer.data));
  cursor = answer.nextCursor;
}
const words = new Set(found.join("\n").match(WORD));
const missing = [...typed].filter(([word]) => !words.has(word) && !replaced.has(word));
for (const [word, { about }] of missing) faults.push(`${word} is nowhere: ${about}`);
await browser.close();
console.log(`Seed ${values.seed}:`, { ...counts, words: typed.size, missing: missing.length });
for (const fault of faults) console.log(`  ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
