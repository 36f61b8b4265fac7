import { expect, test } from "vitest";
import { securityHeaderTable } from "../../worker/http/security-headers.ts";
import { call, ORIGIN, postForm, postJson, signUp } from "../support/worker.ts";

test("every API response has the security headers and an id of our own, and is never cached", async () => {
  const answers = {
    success: await call("/api/waitlist/count", { headers: { "X-Request-Id": "chosen-by-the-client" } }),
    signUp: await signUp("ama@example.com"),
    refusal: await postJson("/api/waitlist", {}),
    closed: await call("/api/anything"),
    redirect: await postForm("/api/waitlist", { email: "x", fullName: "x" }),
    crossSite: await postForm("/api/waitlist", {}, { Origin: "https://elsewhere.example" }),
    misconfigured: await signUp("kofi@example.com", {}, { LINK_SECRET: "short" }),
    failure: await call("/api/waitlist/count", {}, { DB: null as unknown as D1Database }),
    page: await call("/api/removal?person=a&signature=b"),
  };
  expect(Object.values(answers).map((answer) => answer.status)).toEqual([200, 200, 400, 401, 303, 403, 503, 500, 403]);
  for (const [name, answer] of Object.entries(answers)) {
    // The URL of a page that a link in a mail leads to is as good as a signature.
    const own = name === "page" && { "Referrer-Policy": "no-referrer" };
    for (const [header, value] of Object.entries({ ...securityHeaderTable(), ...own }))
      expect(answer.headers.get(header), `${name}: ${header}`).toBe(value);
    expect(answer.headers.get("Cache-Control"), name).toBe("no-store");
    expect(answer.headers.get("X-Request-Id"), name).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test("the policy lets no inline script run", () => {
  const policy = securityHeaderTable(["'sha256-x'"])["Content-Security-Policy"]!;
  const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src"));
  expect(scripts).toBe("script-src 'self' 'sha256-x'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("a form that is longer than it may be is read to its end, so that the browser shows the answer", async () => {
  let isRead = false;
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode("x".repeat(100_000)));
      controller.close();
      isRead = true;
    },
  });
  const headers = { "Content-Type": "application/json", "Content-Length": "100000", Origin: ORIGIN };
  expect((await call("/api/waitlist", { method: "POST", headers, body })).status).toBe(413);
  expect(isRead).toBe(true);
});

test.each([
  ["GET", "/assets/a/b.mp4", 404],
  ["GET", "/assets/none.webm", 404],
  ["POST", "/assets/a/b.mp4", 405],
  ["POST", "/assets/film.mp4", 405],
])("%s %s, where no film is, answers %i", async (method, path, status) => {
  expect((await call(path, { method })).status).toBe(status);
});
