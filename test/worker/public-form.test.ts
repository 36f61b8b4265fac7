import { expect, test } from "vitest";
import { CALCULATION_FIELDS } from "../support/calculation.ts";
import { makeEndlessLimit } from "../support/rate-limit.ts";
import { call, nextIp, ORIGIN, PAID, postForm, postJson, rows, signUp } from "../support/worker.ts";
import { silenceLog } from "../support/log.ts";

const good = { fullName: "Ama Mensah", email: "ama@example.com", source: "waitlist_page" };

const NO_EMAIL = "Please enter a valid email address";
const UNKNOWN = "This field is not known here";

type ErrorBody = { error: { code: string; message: string; fields?: Record<string, string> } };

async function expectNothingStored() {
  expect(await rows("SELECT id FROM leads")).toEqual([]);
  expect(await rows("SELECT id FROM deliveries")).toEqual([]);
}

test.each([
  ["an empty name", { ...good, fullName: " " }, "fullName", "Please enter your name"],
  ["no name", { email: good.email }, "fullName", "Please enter your name"],
  ["a name that is no text", { ...good, fullName: 7 }, "fullName", "Please enter your name"],
  ["no email", { fullName: "Ama" }, "email", NO_EMAIL],
  ["an email that is a list", { ...good, email: ["ama@example.com"] }, "email", NO_EMAIL],
  ["another source", { ...good, source: "opt_in_form" }, "source", expect.any(String)],
  ["an unknown consent line", { ...good, consentVersion: "made-up" }, "consentVersion", expect.any(String)],
  ["an unknown field", { ...good, isAdmin: true }, "isAdmin", UNKNOWN],
  ["an unknown field in visit", { ...good, visit: { page: "/", ip: "1.2.3.4" } }, "visit.ip", UNKNOWN],
  ["a visit that began elsewhere", { ...good, visit: { page: "https://a.example" } }, "visit.page", expect.any(String)],
])("%s is refused beside its field, and nothing is stored", async (_case, body, field, message) => {
  const response = await postJson("/api/waitlist", body);
  expect(response.status).toBe(400);
  const { error } = (await response.json()) as ErrorBody;
  expect(error.code).toBe("invalid_input");
  expect(error.fields).toEqual({ [field]: message });
  await expectNothingStored();
});

test("a name keeps its letters, but neither control characters nor those that turn the direction of a text", async () => {
  await signUp("ama@example.com", { fullName: "\u202eAma\u0000\r\nMén\ud800sah \u2066ابن\u200c\u2069\u2028" });
  expect(await rows("SELECT name FROM leads")).toEqual([{ name: "Ama Ménsah ابن\u200c" }]);
});

test.each([
  ["/api/waitlist", { fullName: "Ama" }, "/waitlist#waitlist"],
  ["/api/optin-contacts", {}, "/community#opt-in"],
  ["/api/calculator", CALCULATION_FIELDS, "/#calculator"],
  ["/api/plans", { plan: "country=kenya&month=2027-06" }, "/my-plan#plan"],
  ["/api/messages", { name: "Ama", subject: "s", message: "m", inquiryType: "" }, "/contact#message"],
  ["/api/reports", PAID, "/before-you-pay#report"],
])("POST %s without scripts leads back to the form's page, and to no other site", async (path, fields, own) => {
  const send = async (changes: Record<string, string> = {}) => {
    const answer = await postForm(path, { ...fields, email: "ama@example.com", second_remark: "", ...changes });
    return [answer.status, answer.headers.get("Location")];
  };
  expect(await send({ email: "x" })).toEqual([303, `${own}-check-fields`]);
  const elsewhere = `/help#${own.split("#")[1]}`;
  expect(await send({ email: "x", page: "/help" })).toEqual([303, `${elsewhere}-check-fields`]);
  await expectNothingStored();
  expect(await send()).toEqual([303, `${own}-received`]);
  expect(await rows("SELECT email FROM leads UNION ALL SELECT email FROM messages")).toHaveLength(1);
  expect(await send({ page: "/help" })).toEqual([303, `${elsewhere}-received`]);
  for (const page of ["//elsewhere.example", "https://elsewhere.example/"]) {
    expect(await send({ page })).toEqual([303, `${own}-received`]);
  }
});

test("another site's form is not led to our page, not even when it is too long", async () => {
  const headers = { Origin: "https://elsewhere.example" };
  const response = await postForm("/api/waitlist", { ...good, fullName: "x".repeat(70_000) }, headers);
  expect([response.status, response.headers.get("location")]).toEqual([403, null]);
});

test.each([
  ["broken JSON", '{"fullName": "Ama', 400, "malformed_json"],
  ["JSON that is no object", "[1,2]", 400, "malformed_json"],
  ["an empty body", "", 400, "malformed_json"],
])("%s is refused, and nothing is stored", async (_case, body, status, code) => {
  const response = await postJson("/api/waitlist", body);
  expect(response.status).toBe(status);
  expect(((await response.json()) as ErrorBody).error).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
  await expectNothingStored();
});

test("a body over 64 KB is refused without a stated length, too", async () => {
  const chunk = new TextEncoder().encode("x".repeat(16_384));
  let chunks = 0;
  const body = new ReadableStream({
    pull(controller) {
      chunks += 1;
      if (chunks > 8) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const response = await call("/api/waitlist", {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: ORIGIN },
    body,
  });
  expect(response.status).toBe(413);
});

test("more than 5 sign-ups in 10 seconds from one IP are refused with the time to retry", async () => {
  // one-guard.test.ts tests the platform's own limit on every form.
  const FORM_LIMIT = makeEndlessLimit(5);
  const headers = { "cf-connecting-ip": nextIp() };
  for (let i = 0; i < 5; i++) {
    const { status } = await postJson(
      "/api/waitlist",
      { ...good, email: `a${i}@example.com` },
      { FORM_LIMIT },
      headers,
    );
    expect(status).toBe(200);
  }
  const refused = await postJson("/api/waitlist", { ...good, email: "a5@example.com" }, { FORM_LIMIT }, headers);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBe(10);
  expect(((await refused.json()) as ErrorBody).error.message).toContain("Too many tries, please wait a minute");
  expect(await rows("SELECT id FROM leads")).toHaveLength(5);

  const form = await postForm("/api/waitlist", good, headers, { FORM_LIMIT });
  expect([form.status, form.headers.get("Location")]).toEqual([303, "/waitlist#waitlist-too-many"]);
});

test("a post with a filled honeypot goes to quarantine with its reason; its sender sees success", async () => {
  const spam = { ...good, second_remark: "https://pills.example" };
  const [json, form] = [await postJson("/api/waitlist", spam), await postForm("/api/waitlist", spam)];
  expect([json.status, await json.text()]).toEqual([200, await (await signUp("real@example.com")).text()]);
  expect([form.status, form.headers.get("Location")]).toEqual([303, "/waitlist#waitlist-received"]);
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "real@example.com" }]);
  const kept = await rows<{ path: string; reasons: string; body: string }>(
    "SELECT path, reasons, body FROM quarantine",
  );
  expect(kept).toHaveLength(2);
  expect(kept[0]).toMatchObject({ path: "/api/waitlist", reasons: '["honeypot"]' });
  expect(JSON.parse(kept[0]!.body)).toEqual(spam);
});

test("while the rate limit does not answer, everybody is let through, and the log says so", async () => {
  const logged = silenceLog();
  const FORM_LIMIT = { limit: () => Promise.reject(new Error("away")) } as unknown as RateLimit;
  expect((await signUp("ama@example.com", {}, { FORM_LIMIT })).status).toBe(200);
  expect(await rows("SELECT id FROM leads")).toHaveLength(1);
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ failure: "rate limit" }));
});
