import { expect, test } from "vitest";
import { securityHeaderTable } from "../../worker/http/security-headers.ts";
import { call, postForm, postJson, signUp } from "../support/worker.ts";

test("every API response has the security headers and is never cached: success, refusal, redirect, failure", async () => {
  const answers = {
    success: await call("/api/waitlist/count"),
    signUp: await signUp("ama@example.com"),
    refusal: await postJson("/api/waitlist", {}),
    closed: await call("/api/anything"),
    redirect: await postForm("/api/waitlist", { email: "x", fullName: "x" }),
    crossSite: await postForm("/api/waitlist", {}, { Origin: "https://elsewhere.example" }),
    misconfigured: await call("/api/health", {}, { LINK_SECRET: "short" }),
    failure: await call("/api/waitlist/count", {}, { DB: null as unknown as D1Database }),
    page: await call("/api/removal?person=a&signature=b"),
  };
  expect(Object.values(answers).map((answer) => answer.status)).toEqual([200, 200, 400, 401, 303, 403, 500, 500, 403]);
  for (const [name, answer] of Object.entries(answers)) {
    for (const [header, value] of Object.entries(securityHeaderTable()))
      expect(answer.headers.get(header), `${name}: ${header}`).toBe(value);
    expect(answer.headers.get("Cache-Control"), name).toBe("no-store");
  }
});

test("the policy lets no inline script run", () => {
  const policy = securityHeaderTable(["'sha256-x'"])["Content-Security-Policy"]!;
  const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src"));
  expect(scripts).toBe("script-src 'self' 'sha256-x'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test.each([
  ["LINK_SECRET", undefined],
  ["LINK_SECRET", "too short"],
  ["OWNER_KEY", "too short"],
  ["FORM_SERVICE_URL", "forms.example"],
  ["FORM_SERVICE_URL", "ftp://forms.example"],
  ["OWNER_EMAIL", "owner"],
  ["MAIL_FROM", "Homeward <hello@example.com>"],
  ["SITE_ORIGIN", "homeward"],
])("a wrong %s (%s) fails the first request with a sentence that names it, and never shows it", async (name, value) => {
  const response = await call("/api/health", {}, { [name]: value } as Partial<Env>);
  expect(response.status).toBe(500);
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect(error.code).toBe("configuration");
  expect(error.message).toContain(name);
  if (value) expect(error.message).not.toContain(value);
});

test("an unexpected failure gives a request id to quote, and no internal detail", async () => {
  const response = await call("/api/waitlist/count", {}, { DB: null as unknown as D1Database });
  const body = await response.text();
  expect(body).toContain(response.headers.get("x-request-id"));
  expect(body).not.toMatch(/TypeError|withSession|null/);
});

test("the health check succeeds while configuration and database are right", async () => {
  expect(await (await call("/api/health")).json()).toEqual({ status: "ok" });
});
