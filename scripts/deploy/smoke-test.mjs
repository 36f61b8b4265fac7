// After a deployment: checks that the live site answers as it was built.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { securityHeaderTable } from "../../worker/http/security-headers.ts";
import { pageFile } from "../page-file.ts";
import { builtPages } from "./output.mjs";

const PAGES_AT_ONCE = 8;
/** How long a new deployment may take to be reachable. */
const REACHABLE_WITHIN_MS = 90_000;

/**
 * Checks the live site: health, every page, the 404 page, headers, the closed API, and a sign-up that is erased again.
 * @param {object} live
 * @param {string} live.origin
 * @param {string[] | null} [live.faultsBefore] what was wrong before the deployment (see `readFaults`): this fails nothing
 * @param {{ key: string | null, email: string }} live.owner no sign-up is tried without the key: it could not be erased
 * @param {boolean} live.hasTurnstile whether a sign-up needs a browser; then none is tried
 * @param {boolean} [live.isPublication] of content: then no sign-up is tried, because the code is the same
 * @returns {Promise<{ failures: string[], notes: string[] }>}
 */
export async function smokeTest(
  { origin, owner, hasTurnstile, faultsBefore, isPublication },
  { folder, fetch, patience = REACHABLE_WITHIN_MS },
) {
  const failures = [];
  const notes = [];
  const ask = askAt(origin, fetch);
  const builtPage = (path) => readFileSync(join(folder, "build", "client", pageFile(path)), "utf8");
  async function check(name, look) {
    await look().catch((error) => failures.push(`${name}: ${error.cause?.message ?? error.message}`));
  }
  async function checkAnswer(path, status, name = path) {
    await check(name, async () => {
      const response = await ask(path);
      expect("status", response.status, status);
      if (status === 200) expectSecurityHeaders(response);
      if (!pages.includes(path)) return;
      expect("title", readTitle(await response.text()), readTitle(builtPage(path)));
    });
  }

  await check("it answers with what was built", () => retry(patience, () => expectBuild(ask, builtPage("/"))));
  if (failures.length > 0) return { failures, notes };
  const pages = builtPages(folder).filter((path) => path !== "/404");
  for (let from = 0; from < pages.length; from += PAGES_AT_ONCE) {
    await Promise.all(pages.slice(from, from + PAGES_AT_ONCE).map((path) => checkAnswer(path, 200)));
  }
  await checkAnswer("/no-such-page", 404, "a path without a page");
  await check("health", async () => {
    const known = faultsBefore ?? [];
    const faults = await retry(patience, async () => {
      const found = await askFaults(ask);
      expect("what is wrong", found.filter((fault) => !known.includes(fault)).join(", ") || "nothing", "nothing");
      return found;
    });
    expectSecurityHeaders(await ask("/api/health"));
    if (faults.length > 0) notes.push(`Wrong before this deployment, and still: ${faults.join(", ")}.`);
  });
  await checkAnswer("/api/leads/recent", 401, "the owner's data are closed");

  if (isPublication) notes.push("No sign-up was tried: this is a publication of content.");
  else if (hasTurnstile) notes.push("No sign-up was tried: Turnstile asks for a browser.");
  else if (!owner.key) notes.push("No sign-up was tried: it could not be erased without OWNER_KEY.");
  else await check("a sign-up", () => signUpAndErase(ask, owner));
  return { failures, notes };
}

/**
 * Asks a site what is wrong with it.
 * @returns {Promise<string[] | null>} the reasons of /api/health; null where the Worker doesn't answer
 */
export async function readFaults(origin, fetch) {
  return askFaults(askAt(origin, fetch)).catch(() => null);
}

const askAt =
  (origin, fetch) =>
  (path, init = {}) =>
    fetch(new URL(path, origin), { redirect: "manual", signal: AbortSignal.timeout(20_000), ...init });

async function askFaults(ask) {
  const response = await ask("/api/health");
  const text = await response.text();
  try {
    return JSON.parse(text).reasons.map(String);
  } catch {
    throw new Error(`/api/health answers ${response.status} ${text.slice(0, 200)}`.trim());
  }
}

/** Looks again until it succeeds or the patience ends. */
async function retry(patience, look) {
  for (const end = Date.now() + patience; ; await wait(Math.min(2000, patience / 5))) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** That the Worker answers, whatever it says is wrong, and the home page names the files of this build. */
async function expectBuild(ask, home) {
  await askFaults(ask);
  const live = filesNamedIn(await (await ask("/")).text());
  expect("/", filesNamedIn(home).every((file) => live.includes(file)) ? "this build" : "another build", "this build");
}

/** Leaves one lead as a visitor would, sees it arrive, and erases the person again. */
async function signUpAndErase(ask, owner) {
  const email = owner.email.replace("@", "+deployment-test@");
  const post = (path, body) =>
    ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const sent = await post("/api/waitlist", { fullName: "Deployment test", email });
  expect("status of the sign-up", sent.status, 200);
  const session = await post("/api/session", { key: owner.key });
  expect("status of the owner's sign-in", session.status, 200);
  const cookies = session.headers.getSetCookie().map((line) => line.split(";")[0]);
  const headers = { Cookie: cookies.join("; ") };
  const search = `/api/optin-contacts?source=waitlist_page&q=${encodeURIComponent(email)}`;
  const find = async () => (await (await ask(search, { headers })).json()).data;
  const [lead] = await find();
  if (!lead) throw new Error("it was accepted, but the owner's list does not show it");
  const erased = await ask(`/api/people/${lead.personId}`, { method: "DELETE", headers });
  expect("status of its removal", erased.status, 200);
  expect("test sign-ups left", (await find()).length, 0);
}

function expect(what, seen, wanted) {
  if (seen !== wanted) throw new Error(`${what} is ${seen}, not ${wanted}`);
}

function expectSecurityHeaders(response) {
  for (const header of Object.keys(securityHeaderTable())) {
    expect(`the header ${header}`, response.headers.has(header) ? "there" : "missing", "there");
  }
}

const readTitle = (html) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const filesNamedIn = (html) => html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
