// After a deployment: checks that the live site answers as it was built.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { securityHeaderTable } from "../../worker/http/security-headers.ts";
import { pageFile } from "../page-file.ts";
import { root } from "../setup.mjs";
import { builtPages } from "./output.mjs";

const TIMEOUT_MS = 90_000;
const PAGES_AT_ONCE = 8;
const SIGN_UP_NAME = "Deployment test";

/** A check failed; the message names the expected and the actual value. */
class SmokeFailure extends Error {}

/**
 * Looks at the live site: health, every page, the 404 page, headers, the closed API, and a sign-up that is erased again.
 * @param {object} live
 * @param {string} live.origin where the site answers
 * @param {string | null} live.ownerKey null where this computer does not have it: then no sign-up is tried
 * @param {string} live.ownerEmail mailbox that the test sign-up is made for
 * @param {boolean} live.hasTurnstile then a sign-up needs a browser and is not tried
 * @param {number} [live.timeoutMs] how long a new deployment may take to be reachable
 * @returns {Promise<{ failures: string[], notes: string[] }>}
 */
export async function smokeTest({ origin, ownerKey, ownerEmail, hasTurnstile, timeoutMs = TIMEOUT_MS }) {
  const failures = [];
  const notes = [];

  async function check(name, look) {
    try {
      await look();
    } catch (error) {
      failures.push(`${name}: ${error.cause?.message ?? error.message}`);
    }
  }
  const ask = (path, init = {}) =>
    fetch(new URL(path, origin), { redirect: "manual", signal: AbortSignal.timeout(20_000), ...init });

  await check("it answers with what was built", () => waitForBuild(ask, timeoutMs));
  if (failures.length > 0) return { failures, notes };

  const pages = builtPages().filter((path) => path !== "/404");
  for (let from = 0; from < pages.length; from += PAGES_AT_ONCE) {
    await Promise.all(
      pages.slice(from, from + PAGES_AT_ONCE).map((path) =>
        check(path, async () => {
          const response = await ask(path);
          expect("status", response.status, 200);
          expect("title", readTitle(await response.text()), readTitle(builtPage(path)));
          requireHeaders(response);
        }),
      ),
    );
  }
  await check("a path without a page", async () => expect("status", (await ask("/no-such-page")).status, 404));
  await check("health", async () => {
    const response = await ask("/api/health");
    expect("status", response.status, 200);
    requireHeaders(response);
  });
  await check("the owner's data are closed", async () =>
    expect("status", (await ask("/api/leads/recent")).status, 401),
  );

  if (hasTurnstile) notes.push("No sign-up was tried: Turnstile asks for a browser.");
  else if (!ownerKey) notes.push("No sign-up was tried: it could not be erased without OWNER_KEY.");
  else await check("a sign-up", () => signUpAndErase(ask, ownerKey, ownerEmail));
  return { failures, notes };
}

/** Until the home page names the files of this build and the Worker answers. */
async function waitForBuild(ask, timeoutMs) {
  const files = filesNamedIn(builtPage("/"));
  const end = Date.now() + timeoutMs;
  for (;;) {
    const seen = await Promise.all([ask("/"), ask("/api/health")]).then(
      async ([home, health]) => {
        if (health.status !== 200)
          return `/api/health answers ${health.status}: ${(await health.text()).slice(0, 200)}`;
        if (home.status !== 200) return `/ answers ${home.status}`;
        const live = filesNamedIn(await home.text());
        return files.every((file) => live.includes(file)) ? null : "/ is not the home page of this build";
      },
      (error) => error.cause?.message ?? error.message,
    );
    if (seen === null) return;
    if (Date.now() > end) throw new SmokeFailure(`after ${Math.round(timeoutMs / 1000)} s, ${seen}`);
    await new Promise((resolve) => setTimeout(resolve, Math.min(2000, timeoutMs / 5)));
  }
}

/** Leaves one lead as a visitor would, sees it arrive, and removes the person again. */
async function signUpAndErase(ask, ownerKey, ownerEmail) {
  const email = ownerEmail.replace("@", "+deployment-test@");
  const json = { "Content-Type": "application/json" };
  const body = JSON.stringify({ fullName: SIGN_UP_NAME, email });
  const sent = await ask("/api/waitlist", { method: "POST", headers: json, body });
  expect("status of the sign-up", sent.status, 200);
  const session = await ask("/api/session", { method: "POST", headers: json, body: JSON.stringify({ key: ownerKey }) });
  expect("status of the owner's sign-in", session.status, 200);
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const search = `/api/optin-contacts?source=waitlist_page&q=${encodeURIComponent(email)}`;
  const find = async () => (await (await ask(search, { headers: { Cookie: cookie } })).json()).data;
  const [lead] = await find();
  if (!lead) throw new SmokeFailure("it was accepted, but the owner's list does not show it");
  const erased = await ask(`/api/people/${lead.personId}`, { method: "DELETE", headers: { Cookie: cookie } });
  expect("status of its removal", erased.status, 200);
  expect("test sign-ups left", (await find()).length, 0);
}

function requireHeaders(response) {
  for (const name of Object.keys(securityHeaderTable())) {
    if (!response.headers.has(name)) throw new SmokeFailure(`the header ${name} is missing`);
  }
}

function expect(what, seen, wanted) {
  if (seen !== wanted) throw new SmokeFailure(`${what} is ${seen}, not ${wanted}`);
}

const builtPage = (path) => readFileSync(join(root, "build", "client", pageFile(path)), "utf8");
const readTitle = (html) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const filesNamedIn = (html) => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])].toSorted();
