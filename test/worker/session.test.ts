import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { app } from "../../worker/app.ts";
import { PUBLIC_API } from "../../worker/http/owner-session.ts";
import { call, ORIGIN, postJson, someNetworkAddress } from "../support/worker.ts";

const KEY = env.OWNER_KEY;

async function signIn(key = KEY) {
  const response = await postJson("/api/session", { key });
  const cookie = response.headers.get("Set-Cookie");
  return { response, cookie, sent: { Cookie: cookie?.split(";", 1)[0] ?? "" } };
}

async function state(headers: Record<string, string> = {}) {
  return (await call("/api/session", { headers })).json();
}

test("the owner key is traded for a cookie that scripts, other sites and plain connections never see", async () => {
  const { response, cookie, sent } = await signIn();
  expect(response.status).toBe(200);
  expect(cookie).toMatch(/^__Host-owner_session=/);
  for (const flag of ["HttpOnly", "Secure", "SameSite=Strict", "Path=/", `Max-Age=${12 * 60 * 60}`]) {
    expect(cookie).toContain(flag);
  }
  expect(await state(sent)).toEqual({ signedIn: true, configured: true });
  expect(await state()).toEqual({ signedIn: false, configured: true });
});

test("a wrong key is refused beside its field, and gives no cookie", async () => {
  const { response, cookie } = await signIn(`${KEY}x`);
  expect(response.status).toBe(401);
  expect(cookie).toBeNull();
  expect(await response.json()).toMatchObject({
    error: { code: "wrong_key", fields: { key: "This is not the owner key." } },
  });
});

test("forged, tampered and expired sessions are no sessions", async () => {
  const { sent } = await signIn();
  const [name, value] = sent.Cookie.split("=") as [string, string];
  const [endsAt, signature] = decodeURIComponent(value).split(".") as [string, string];
  const forged = [
    `${name}=${endsAt}`,
    `${name}=${encodeURIComponent(`${Number(endsAt) + 1}.${signature}`)}`,
    `${name}=${encodeURIComponent(`${endsAt}.${"A".repeat(43)}=`)}`,
    `${name.replace("__Host-", "")}=${value}`,
  ];
  for (const cookie of forged) expect(await state({ Cookie: cookie })).toMatchObject({ signedIn: false });
});

test("a session that is over is no session", async () => {
  const endsAt = String(Date.now() - 1);
  const key = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(KEY),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const signed = async (text: string) =>
    btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text)))));
  const cookieFor = async (text: string) =>
    `__Host-owner_session=${encodeURIComponent(`${text}.${await signed(text)}`)}`;
  expect(await state({ Cookie: await cookieFor(String(Date.now() + 60_000)) })).toMatchObject({ signedIn: true });
  expect(await state({ Cookie: await cookieFor(endsAt) })).toMatchObject({ signedIn: false });
});

test("signing out takes the cookie away", async () => {
  const { sent } = await signIn();
  const response = await call("/api/session", { method: "DELETE", headers: { ...sent, Origin: ORIGIN } });
  expect(response.status).toBe(200);
  expect(response.headers.get("Set-Cookie")).toMatch(/^__Host-owner_session=;.*Max-Age=0/);
});

test("without a key the back office is shut and says how to open it", async () => {
  const bindings = { OWNER_KEY: undefined } as unknown as Partial<Env>;
  const response = await postJson("/api/session", { key: "" }, bindings);
  expect(response.status).toBe(400);
  const shut = await postJson("/api/session", { key: "anything" }, bindings);
  expect(shut.status).toBe(503);
  expect(((await shut.json()) as { error: { message: string } }).error.message).toContain("OWNER_KEY");
  expect(await (await call("/api/session", {}, bindings)).json()).toEqual({ signedIn: false, configured: false });
});

test("attempts to sign in are limited to 5 a minute and address", async () => {
  const headers = { "cf-connecting-ip": someNetworkAddress() };
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await postJson("/api/session", { key: "wrong" }, {}, headers)).status);
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
});

test("another site cannot sign anybody in", async () => {
  expect((await postJson("/api/session", { key: KEY }, {}, { Origin: "https://elsewhere.example" })).status).toBe(403);
});

test("every route of the API is closed to strangers unless it is on the list of public ones", async () => {
  const routes = app.routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"));
  expect(routes.length).toBeGreaterThan(PUBLIC_API.size);
  const seen = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  for (const open of PUBLIC_API) expect(seen).toContain(open);
  for (const { method, path } of routes) {
    const response = await call(path, { method, headers: { Origin: ORIGIN } });
    if (PUBLIC_API.has(`${method} ${path}`)) expect(response.status, `${method} ${path}`).not.toBe(401);
    else expect(response.status, `${method} ${path}`).toBe(401);
  }
});

test.each(["GET", "POST", "PUT", "PATCH", "DELETE"])(
  "an unknown address of the API tells a stranger nothing (%s)",
  async (method) => {
    expect((await call("/api/no-such-thing", { method, headers: { Origin: ORIGIN } })).status).toBe(401);
  },
);

test("the owner is told that an unknown address is unknown", async () => {
  const { sent } = await signIn();
  const response = await call("/api/no-such-thing", { headers: sent });
  expect([response.status, await response.json()]).toMatchObject([404, { error: { code: "not_found" } }]);
});
