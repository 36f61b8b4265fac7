import { expect, test } from "vitest";
import { findConfigurationFaults } from "../../worker/env.ts";
import { asOwner } from "../support/credentials.ts";
import { calculate, call, ORIGIN, rows, signUp, writeMessage } from "../support/worker.ts";
import { silenceLog } from "../support/log.ts";

const SECRETS = { OWNER_KEY: "x".repeat(32), LINK_SECRET: "y".repeat(32) };

test.each([
  ["LINK_SECRET", undefined],
  ["LINK_SECRET", "too short"],
  ["LINK_SECRET_PREVIOUS", "too short"],
  ["EMAIL_HASH_SECRET", "too short"],
  ["OWNER_KEY", "too short"],
  ["FORM_SERVICE_URL", "forms.example"],
  ["FORM_SERVICE_URL", "ftp://forms.example"],
  ["OWNER_EMAIL", "owner"],
  ["MAIL_FROM", "Homeward <hello@example.com>"],
  ["SITE_ORIGIN", "homeward"],
  ["ACCESS_TEAM_DOMAIN", "team.cloudflareaccess.com"],
  ["TURNSTILE_VERIFY_URL", "challenges"],
])("a wrong %s (%s) is named before a deployment, and never shown", (name, value) => {
  const [fault, ...others] = findConfigurationFaults({ ...SECRETS, ACCESS_AUD: "", [name]: value });
  expect(fault).toContain(name);
  if (value) expect(fault).not.toContain(value);
  expect(others.every((other) => other.startsWith("ACCESS_AUD"))).toBe(true);
});

test("the check before a deployment names every wrong variable at once, and none when all are right", () => {
  const wrong = { LINK_SECRET: "short", MAIL_FROM: "hello", ACCESS_AUD: "homeward" };
  const faults = findConfigurationFaults(wrong).map((fault) => fault.split(" ", 1)[0]);
  expect(faults).toEqual(["LINK_SECRET", "MAIL_FROM", "ACCESS_TEAM_DOMAIN"]);
  expect(findConfigurationFaults({ ...SECRETS, MAIL_FROM: "", ACCESS_TEAM_DOMAIN: "", ACCESS_AUD: "" })).toEqual([]);
});

test.each([
  ["MAIL_FROM", "hello"],
  ["OWNER_EMAIL", "owner"],
  ["SITE_ORIGIN", "homeward"],
  ["OWNER_KEY", "short"],
  ["ACCESS_AUD", "homeward-application"],
])("a mistyped %s closes no form", async (name, value) => {
  silenceLog();
  const bindings = { [name]: value } as Partial<Env>;
  const answers = [
    await signUp("ama@example.com", {}, bindings),
    await calculate("ama@example.com", {}, bindings),
    await writeMessage("ama@example.com", {}, bindings),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await rows("SELECT id FROM leads")).toHaveLength(2);
});

test("a mistyped URL of the form service loses no lead", async () => {
  const response = await signUp("ama@example.com", {}, { FORM_SERVICE_URL: "forms.example" });
  expect(response.status).toBe(200);
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "ama@example.com" }]);
});

test("a form that cannot work says it is unavailable, with a number; only the log names why", async () => {
  const logged = silenceLog();
  const response = await signUp("ama@example.com", {}, { LINK_SECRET: "short" });
  const body = await response.text();
  expect(response.status).toBe(503);
  expect(body).toContain("temporarily unavailable");
  expect(body).toContain(response.headers.get("x-request-id"));
  expect(body).not.toContain("LINK_SECRET");
  const log = JSON.stringify(logged.mock.calls);
  expect(log).toContain("LINK_SECRET");
  expect(log).toContain(response.headers.get("x-request-id"));
});

test("a mistyped owner key closes the back office and nothing else", async () => {
  silenceLog();
  const bindings = { OWNER_KEY: "short" } as Partial<Env>;
  expect((await asOwner("/api/status", { bindings })).status).toBe(401);
  expect((await call("/api/waitlist/count", { headers: { Origin: ORIGIN } }, bindings)).status).toBe(200);
});
