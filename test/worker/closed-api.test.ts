import { generateKeyPair } from "jose";
import { expect, test } from "vitest";
import { app } from "../../worker/app.ts";
import { PUBLIC_API, PUBLISHING_API } from "../../worker/session/session.ts";
import { accessBindings, accessToken, asOwner, ownerCookie, signedCookie } from "../support/credentials.ts";
import { call, ORIGIN } from "../support/worker.ts";

// The routes are the app's own: one that is added later is closed, or this fails.

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];

/** Every path of the API that some handler answers, with a value for each of its parameters, and one that none does. */
const paths = new Set([
  ...app.routes
    .map(({ path }) => path)
    .filter((path) => path.startsWith("/api/") && path !== "/api/*")
    .map((path) => path.replaceAll(/:\w+(\{[^}]*\})?\??/g, "1").replaceAll("*", "1")),
  "/api/no-such-thing",
]);

function isPublic(method: string, path: string) {
  return PUBLIC_API.has(`${method === "HEAD" ? "GET" : method} ${path}`);
}

function isForPublishing(method: string, path: string) {
  return PUBLISHING_API.has(`${method === "HEAD" ? "GET" : method} ${path}`);
}

const closed = [...paths].flatMap((path) =>
  METHODS.filter((method) => !isPublic(method, path) && !isForPublishing(method, path)).map((method) => ({
    method,
    path,
  })),
);

/** Those of these routes that answer anything but 401 to a request with these headers. */
async function findOpenRoutes(routes: typeof closed, headers: Record<string, string> = {}) {
  const open: string[] = [];
  for (const { method, path } of routes) {
    const response = await call(path, { method, headers: { Origin: ORIGIN, ...headers } }, accessBindings());
    const isRefused = response.status === 401 && (method === "HEAD" || (await response.text()).includes("signed_out"));
    if (!isRefused) open.push(`${method} ${path}: ${response.status}`);
  }
  return open;
}

test("the list of public routes names only existing routes, and the app has closed ones, too", () => {
  const answered = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
  for (const open of PUBLIC_API) expect(answered).toContain(open);
  expect(closed.length).toBeGreaterThan(METHODS.length * PUBLIC_API.size);
});

test("public routes answer without a session, also to HEAD", async () => {
  for (const open of PUBLIC_API) {
    const [method, path] = open.split(" ") as [string, string];
    for (const one of method === "GET" ? ["GET", "HEAD"] : [method]) {
      const response = await call(path, { method: one, headers: { Origin: ORIGIN } });
      expect(response.status, `${one} ${path}`).not.toBe(401);
    }
  }
});

test("closed routes return 401 without credentials", async () => {
  expect(await findOpenRoutes(closed)).toEqual([]);
});

/** A route that reads, one that deletes and one that does not exist: one middleware guards them all, as the test above shows. */
const SAMPLE = [
  { method: "GET", path: "/api/people/csv" },
  { method: "DELETE", path: "/api/people/1" },
  { method: "POST", path: "/api/no-such-thing" },
];

const inAMinute = () => String(Date.now() + 60_000);
const anHourAgo = () => Math.floor(Date.now() / 1000) - 3600;

const BAD_CREDENTIALS: Record<string, () => Promise<Record<string, string>>> = {
  "a session that another owner key signed": async () => ({
    Cookie: await signedCookie(inAMinute(), "another-owner-key-0123456789-0123456789"),
  }),
  "an unsigned session": async () => ({ Cookie: `__Host-owner_session=${inAMinute()}` }),
  "a session that is over": async () => ({ Cookie: await signedCookie(String(Date.now() - 1)) }),
  "a session that was made longer": async () => ({
    Cookie: (await ownerCookie()).replace(/=\d+/, (endsAt) => `=9${endsAt.slice(1)}`),
  }),
  "a session under another name": async () => ({ Cookie: (await ownerCookie()).replace("__Host-", "") }),
  "an Access token for another application": async () => token({ aud: ["another-application"] }),
  "an Access token for no application": async () => token({ aud: undefined }),
  "an Access token of another team": async () => token({ iss: "https://elsewhere.cloudflareaccess.com" }),
  "an Access token that is over": async () => token({ exp: anHourAgo() }),
  "an Access token that never ends": async () => token({ exp: undefined }),
  "an Access token of tomorrow": async () => token({ nbf: Math.floor(Date.now() / 1000) + 86_400 }),
  "an Access token that another key signed": async () => token({ key: (await generateKeyPair("RS256")).privateKey }),
  "an Access token whose key nobody knows": async () => token({ keyId: "unknown" }),
  "an Access token that names another key of the team": async () => token({ keyId: "retired" }),
  "an Access token that nobody signed": async () => unsignedToken(),
  "an Access token that is none": async () => ({ "Cf-Access-Jwt-Assertion": "x" }),
};

test("closed routes return 401 to credentials that are not valid", async () => {
  for (const route of SAMPLE) expect(closed).toContainEqual(route);
  const open: Record<string, string[]> = {};
  for (const [name, credentials] of Object.entries(BAD_CREDENTIALS)) {
    const found = await findOpenRoutes(SAMPLE, await credentials());
    if (found.length > 0) open[name] = found;
  }
  expect(open).toEqual({});
});

async function token(changes: Parameters<typeof accessToken>[0]) {
  return { "Cf-Access-Jwt-Assertion": await accessToken(changes) };
}

async function unsignedToken() {
  const [, payload] = (await accessToken()).split(".");
  return { "Cf-Access-Jwt-Assertion": `${btoa('{"alg":"none"}').replaceAll("=", "")}.${payload}.` };
}

test("the owner has access by a session or through Cloudflare Access", async () => {
  const bySession = { Cookie: await ownerCookie() };
  for (const headers of [bySession, await token({})]) {
    const answers = await Promise.all(
      ["/api/status", "/api/no-such-thing"].map((path) => call(path, { headers }, accessBindings())),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  }
});

test("another site cannot make the owner's browser ask for anything, however the owner signed in", async () => {
  // As of a picture or a link on a page: such a request states no origin.
  const throughCookie = { Cookie: await ownerCookie(), "Sec-Fetch-Site": "cross-site" };
  const throughAccess = { "Cf-Access-Jwt-Assertion": await accessToken(), Origin: "https://elsewhere.example" };
  const wrong: string[] = [];
  for (const [routes, headers] of [
    [closed, throughCookie],
    [SAMPLE, throughAccess],
  ] as const) {
    for (const { method, path } of routes) {
      const { status } = await call(path, { method, headers }, accessBindings());
      if (status !== 403) wrong.push(`${method} ${path}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
  const own = await asOwner("/api/no-such-thing", { method: "POST" });
  expect(own.status).toBe(404);
});
