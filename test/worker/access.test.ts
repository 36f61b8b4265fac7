import { expect, inject, test } from "vitest";
import { accessBindings, accessToken, asOwner } from "../support/credentials.ts";
import { call, postJson } from "../support/worker.ts";
import { silenceLog } from "../support/log.ts";

async function session(bindings: Partial<Env>, changes = {}) {
  const headers = { "Cf-Access-Jwt-Assertion": await accessToken(changes) };
  return (await call("/api/session", { headers }, bindings)).json();
}

test("a person signed in through Access is the owner, also without an owner key", async () => {
  expect(await session(accessBindings())).toEqual({ signedIn: true, configured: true });
  expect(await session(accessBindings({ OWNER_KEY: undefined }))).toEqual({ signedIn: true, configured: false });
});

test("a team domain that ends in a slash or a path is read as its origin", async () => {
  const { origin } = inject("accessTeam");
  expect(await session(accessBindings({ ACCESS_TEAM_DOMAIN: `${origin}/` }))).toMatchObject({ signedIn: true });
});

test.each([
  ["a team domain that is missing", { ACCESS_TEAM_DOMAIN: "" }],
  ["an audience that is missing", { ACCESS_AUD: "" }],
  ["a team domain that is not a full URL", { ACCESS_TEAM_DOMAIN: "team.cloudflareaccess.com" }],
])("with %s, no token opens anything and the owner key still does", async (_case, changes) => {
  const logged = silenceLog();
  const bindings = accessBindings(changes);
  expect(await session(bindings)).toMatchObject({ signedIn: false });
  expect(JSON.stringify(logged.mock.calls)).toContain(Object.keys(changes)[0]);
  expect((await asOwner("/api/status", { bindings })).status).toBe(200);
});

test.each([
  ["cannot be reached", () => "http://127.0.0.1:9"],
  ["are no keys", () => inject("formServiceUrl")],
])("when the team's keys %s, no token is accepted, and the log says so", async (_case, team) => {
  const logged = silenceLog();
  const bindings = accessBindings({ ACCESS_TEAM_DOMAIN: team() });
  const headers = { "Cf-Access-Jwt-Assertion": await accessToken({ iss: team() }) };
  expect((await call("/api/status", { headers }, bindings)).status).toBe(401);
  expect(JSON.stringify(logged.mock.calls)).toContain("keys of Cloudflare Access");
});

test("a wrong token is refused without filling the log", async () => {
  const logged = silenceLog();
  expect(await session(accessBindings(), { aud: ["another-application"] })).toMatchObject({ signedIn: false });
  expect(logged).not.toHaveBeenCalled();
});

test("an Access token does not replace the owner key at sign-in", async () => {
  const headers = { "Cf-Access-Jwt-Assertion": await accessToken() };
  expect((await postJson("/api/session", { key: "x".repeat(40) }, accessBindings(), headers)).status).toBe(401);
});
