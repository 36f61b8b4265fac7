import { expect, test } from "vitest";
import { HONEYPOT_FIELD } from "../../domain/lead.ts";
import { PUBLIC_API } from "../../worker/session/session.ts";
import { call, eventually, ORIGIN, postForm, postJson, rows, nextIp } from "../support/worker.ts";

// Every public POST that the app has passes the one guard, or is named here with the reason why it has rules of its own
// (decision: one-guard). A public POST that is added later is tried without anybody listing it.

const publicPosts = [...PUBLIC_API].filter((route) => route.startsWith("POST ")).map((route) => route.slice(5));

const EXCEPTIONS: Record<string, string> = {
  "/api/session": "takes JSON only, and 5 attempts a minute; a honeypot would be of no use: the key is the proof",
  "/api/unsubscribe": "mail providers send it from anywhere, many from one IP (RFC 8058); its signature is the proof",
  "/api/plan-reminders": "as /api/unsubscribe, which it is for one kind of mails",
  "/api/plan-changes": "as /api/unsubscribe, which it is for one kind of mails",
  "/api/visits":
    "is sent by pages that are left, in bare text; it counts names that the code knows, 60 a minute from one IP",
  "/api/confirm": "has no fields: the signature in its URL is the proof, and repeating it changes nothing",
  "/api/office-answers": "opens by a signed link alone, which takes 20 answers; a letter to an office has one reader",
  "/api/office-confirmation": "has no fields: the signature in its URL is the proof, and repeating it changes nothing",
  "/api/removal": "has no fields: the signature in its URL is the proof, and repeating it changes nothing",
};
const forms = publicPosts.filter((path) => !(path in EXCEPTIONS));

const OVERSIZED = JSON.stringify({ text: "x".repeat(70_000) });
const FROM_ANOTHER_SITE = { Origin: "https://elsewhere.example" };

/** Why a request was refused: its status and, from the API's own shape, the code. */
async function refusal(response: Response) {
  const { error } = (await response.json()) as { error: { code: string } };
  return [response.status, error.code];
}

async function expectNothingStored() {
  for (const table of ["leads", "messages", "deliveries"]) expect(await rows(`SELECT id FROM ${table}`)).toEqual([]);
}

function post(path: string, contentType: string, body: string, headers: Record<string, string> = { Origin: ORIGIN }) {
  return call(path, { method: "POST", headers: { "Content-Type": contentType, ...headers }, body });
}

test("every public POST route is a form or a listed exception", () => {
  expect(forms.length).toBeGreaterThanOrEqual(4);
  expect(publicPosts).toEqual(expect.arrayContaining(Object.keys(EXCEPTIONS)));
});

test.each(publicPosts)("POST %s takes no body over 64 KB", async (path) => {
  const json = await post(path, "application/json", OVERSIZED);
  const form = await post(path, "application/x-www-form-urlencoded", `text=${"x".repeat(70_000)}`);
  expect(await refusal(json)).toEqual([413, "too_large"]);
  // A browser that sent a form of a page goes back to it and is told there.
  expect(form.status).toBe(forms.includes(path) ? 303 : 413);
});

test.each(forms)(
  "POST %s takes JSON and HTML forms only, from our own pages, and stores nothing else",
  async (path) => {
    for (const type of ["text/plain", "multipart/form-data; boundary=x", "application/xml", ""]) {
      expect(await refusal(await post(path, type, "x")), type).toEqual([415, "unsupported_content_type"]);
    }
    for (const headers of [FROM_ANOTHER_SITE, { Origin: "null" }, { "Sec-Fetch-Site": "cross-site" }]) {
      for (const [type, body] of [
        ["application/json", '{"email":"ama@example.com"}'],
        ["application/x-www-form-urlencoded", "email=ama@example.com"],
      ] as const) {
        expect(await refusal(await post(path, type, body, headers))).toEqual([403, "cross_site"]);
      }
    }
    await expectNothingStored();
  },
);

test.each(forms)("POST %s is limited to 5 in 10 seconds from one IP", async (path) => {
  // Eleven cannot fit into two windows of five. On a machine too slow to send them within a window, the next eleven can.
  const statuses = await eventually(
    () => {
      const headers = { "cf-connecting-ip": nextIp() };
      return Promise.all(Array.from({ length: 11 }, async () => (await postJson(path, {}, {}, headers)).status));
    },
    (burst) => burst.includes(429),
  );
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
  expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(5);
});

test.each(forms)("POST %s quarantines a post with a filled honeypot and answers as usual", async (path) => {
  const response = await postJson(path, { second_remark: "https://pills.example" });
  expect([response.status, await response.json()]).toEqual([200, { message: expect.any(String) }]);
  expect(await rows("SELECT path, reasons FROM quarantine")).toEqual([{ path, reasons: '["honeypot"]' }]);
  await expectNothingStored();
});

const BROWSER = {
  "Sec-Fetch-Site": "same-origin",
  "User-Agent":
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36",
};

test.each(forms)("POST %s asks a browser whose honeypot is filled to send again, and stores nothing", async (path) => {
  const response = await postJson(path, { [HONEYPOT_FIELD]: "https://x.example" }, {}, BROWSER);
  expect(await refusal(response)).toEqual([409, "filled_by_a_tool"]);
  for (const table of ["quarantine", "network_days"]) expect(await rows(`SELECT * FROM ${table}`)).toEqual([]);
  await expectNothingStored();
});

test("without scripts a page keeps what was typed, and its button sends that without the honeypot", async () => {
  const typed = { fullName: 'Ama "A" <Mensah>', email: "ama@example.com", page: "/waitlist" };
  const asked = await postForm("/api/waitlist", { ...typed, [HONEYPOT_FIELD]: "x" }, BROWSER);
  const html = await asked.text();
  expect([asked.status, asked.headers.get("content-type")]).toEqual([409, "text/html; charset=UTF-8"]);
  expect(html).toContain('<form method="post">');
  const unescape = (text: string) =>
    text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)" \/>/g)].map(
    ([, name, value]) => [name, unescape(value!)],
  );
  expect(Object.fromEntries(fields)).toEqual(typed);
  const sent = await postForm("/api/waitlist", Object.fromEntries(fields) as Record<string, string>, BROWSER);
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/waitlist#waitlist-received"]);
  expect(await rows("SELECT name FROM leads")).toEqual([{ name: typed.fullName }]);
});

test("sign-in takes JSON from our own pages only", async () => {
  expect((await post("/api/session", "application/x-www-form-urlencoded", "key=x")).status).toBe(400);
  expect((await post("/api/session", "application/json", '{"key":"x"}', FROM_ANOTHER_SITE)).status).toBe(403);
});
