import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { signedCookie } from "../support/credentials.ts";
import { databaseAway } from "../support/away.ts";
import { call, eventually, nextIp, ORIGIN, postJson } from "../support/worker.ts";

const KEY = env.OWNER_KEY;

async function signIn(key = KEY) {
  const response = await postJson("/api/session", { key });
  const cookie = response.headers.get("Set-Cookie");
  return { response, cookie, sent: { Cookie: cookie?.split(";", 1)[0] ?? "" } };
}

async function state(headers: Record<string, string> = {}) {
  return (await call("/api/session", { headers })).json();
}

test("signing in with the owner key gives a cookie that scripts, other sites and plain HTTP never see", async () => {
  const { response, cookie, sent } = await signIn();
  expect(response.status).toBe(200);
  expect(cookie).toMatch(/^__Host-owner_session=/);
  for (const flag of ["HttpOnly", "Secure", "SameSite=Strict", "Path=/", `Max-Age=${12 * 60 * 60}`]) {
    expect(cookie).toContain(flag);
  }
  const endsAt = Number(decodeURIComponent(sent.Cookie).split("=")[1]!.split(".")[0]);
  expect(Math.abs(endsAt - Date.now() - 12 * 60 * 60 * 1000)).toBeLessThan(60_000);
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

test("signing out deletes the cookie; a copy of it opens nothing, and other sessions stay", async () => {
  const [left, kept] = [await signIn(), await signIn()];
  const response = await call("/api/session", { method: "DELETE", headers: { ...left.sent, Origin: ORIGIN } });
  expect(response.status).toBe(200);
  expect(response.headers.get("Set-Cookie")).toMatch(/^__Host-owner_session=;.*Max-Age=0/);
  expect(await state(left.sent)).toMatchObject({ signedIn: false });
  expect(await state(kept.sent)).toMatchObject({ signedIn: true });
});

test("while no owner key is configured nobody can sign in, and the refusal names it", async () => {
  const bindings = { OWNER_KEY: undefined } as unknown as Partial<Env>;
  const response = await postJson("/api/session", { key: "" }, bindings);
  expect(response.status).toBe(400);
  const shut = await postJson("/api/session", { key: "anything" }, bindings);
  expect(shut.status).toBe(503);
  expect(((await shut.json()) as { error: { message: string } }).error.message).toContain("OWNER_KEY");
  // Nor does a cookie signed with an empty key, or with an earlier one, help.
  for (const cookie of [
    await signedCookie(String(Date.now() + 60_000)),
    `__Host-owner_session=${Date.now() + 60_000}.`,
  ]) {
    const response = await call("/api/session", { headers: { Cookie: cookie } }, bindings);
    expect(await response.json()).toEqual({ signedIn: false, configured: false });
  }
});

test("attempts to sign in are limited to 5 a minute from one IP", async () => {
  const headers = { "cf-connecting-ip": nextIp() };
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await postJson("/api/session", { key: "wrong" }, {}, headers)).status);
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  const limited = await eventually(
    () => postJson("/api/session", { key: KEY }, {}, headers),
    ({ status }) => status === 429,
  );
  expect(limited.headers.get("Retry-After")).toBe("60");
  expect(limited.headers.get("Set-Cookie")).toBeNull();
  // Another IP is not limited by it.
  expect((await signIn()).response.status).toBe(200);
});

test.each([
  ["a key that is no text", { key: [KEY] }],
  ["a field besides the key", { key: KEY, remember: true }],
  ["an over-long key", { key: "x".repeat(513) }],
])("%s is refused", async (_case, body) => {
  const response = await postJson("/api/session", body);
  expect([response.status, response.headers.get("Set-Cookie")]).toEqual([400, null]);
});

test("while the database is away the owner learns that, not that they are signed out", async () => {
  const { sent } = await signIn();
  for (const path of ["/api/session", "/api/status"]) {
    const response = await call(path, { headers: sent }, { DB: databaseAway });
    expect(response.status, path).toBe(503);
    expect(await response.json()).toMatchObject({
      error: { code: "database", message: expect.stringContaining("The database does not answer") },
    });
  }
});
