import { expect, inject, test } from "vitest";
import { HELD_SENTENCE } from "../../domain/held-post.ts";
import { site } from "../../domain/site.ts";
import { CALCULATION_FIELDS } from "../support/calculation.ts";
import {
  calculate,
  deliverWaiting,
  mailService,
  PAID,
  postForm,
  postJson,
  rows,
  signUp,
  writeMessage,
} from "../support/worker.ts";
import { shortenTimeouts } from "../support/clock.ts";
import { silenceLog } from "../support/log.ts";

const FIELD = "cf-turnstile-response";

/** The stand-in for the verify endpoint, with one behavior for one test. */
function turnstile(behavior: "works" | "silent" | "nonsense" | "down" = "works", changes: object = {}) {
  const name = crypto.randomUUID();
  const { origin, secret } = inject("turnstile");
  return {
    bindings: {
      TURNSTILE_SECRET_KEY: secret,
      TURNSTILE_VERIFY_URL: `${origin}/${name}/${behavior}`,
      ...changes,
    } as unknown as Partial<Env>,
    async asked() {
      const response = await fetch(`${origin}/${name}`);
      return (await response.json()) as { contentType: string; fields: Record<string, string> }[];
    },
  };
}

function goodToken() {
  return `good-${crypto.randomUUID()}`;
}

/** The reasons of all quarantined posts. */
async function reasons() {
  const kept = await rows<{ reasons: string }>("SELECT reasons FROM quarantine ORDER BY id");
  return kept.map((row) => JSON.parse(row.reasons) as string[]);
}

test("a post with a good token is stored; the service gets the secret and the token, and no visitor's IP", async () => {
  const { bindings, asked } = turnstile();
  const token = goodToken();
  const answers = [
    await signUp("ama@example.com", { [FIELD]: token }, bindings),
    await postJson("/api/optin-contacts", { email: "ama@example.com", [FIELD]: goodToken() }, bindings),
    await calculate("ama@example.com", { [FIELD]: goodToken() }, bindings),
    await writeMessage("ama@example.com", { [FIELD]: goodToken() }, bindings),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await reasons()).toEqual([]);
  expect([(await rows("SELECT id FROM leads")).length, (await rows("SELECT id FROM messages")).length]).toEqual([3, 1]);
  const calls = await asked();
  expect(calls).toHaveLength(4);
  expect(calls[0]!.contentType).toContain("application/x-www-form-urlencoded");
  expect(calls[0]!.fields).toEqual({ secret: inject("turnstile").secret, response: token });
});

const RECEIVED = [200, { message: "You are on the waitlist." }];
const HELD = [202, { message: HELD_SENTENCE }];

test.each<[string, object, string[], unknown]>([
  ["no token", {}, ["turnstile-missing"], HELD],
  ["an empty token", { [FIELD]: "" }, ["turnstile-missing"], HELD],
  ["a token that is no text", { [FIELD]: { a: 1 } }, ["turnstile-missing"], HELD],
  ["an over-long token", { [FIELD]: `good${"x".repeat(2048)}` }, ["turnstile-missing"], HELD],
  ["a made-up token", { [FIELD]: "bad" }, ["turnstile-refused", "invalid-input-response"], RECEIVED],
])("a post with %s is quarantined, and only one without a token says so", async (_case, extra, expected, answer) => {
  const { bindings } = turnstile();
  const stored = await signUp("real@example.com", { [FIELD]: goodToken() }, bindings);
  expect([stored.status, await stored.json()]).toEqual(RECEIVED);
  const kept = await signUp("ama@example.com", extra, bindings);
  expect([kept.status, await kept.json()]).toEqual(answer);
  expect(await reasons()).toEqual([expected]);
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "real@example.com" }]);
  expect(await rows("SELECT id FROM deliveries WHERE kind = 'lead_mail'")).toHaveLength(1);
  // The token itself is not stored.
  expect(JSON.parse((await rows<{ body: string }>("SELECT body FROM quarantine"))[0]!.body)).toEqual({
    fullName: "Ama Mensah",
    email: "ama@example.com",
    source: "waitlist_page",
  });
});

test.each([
  ["/api/waitlist", { fullName: "Ama", source: "waitlist_page" }, "/waitlist#waitlist-held"],
  ["/api/optin-contacts", {}, "/community#opt-in-held"],
  ["/api/calculator", CALCULATION_FIELDS, "/#calculator-held"],
  ["/api/plans", { plan: "country=kenya&month=2027-06" }, "/my-plan#plan-held"],
  ["/api/messages", { name: "Ama", subject: "Schools", message: "Which?" }, "/contact#message-held"],
  ["/api/reports", PAID, "/before-you-pay#report-held"],
])("%s without scripts says that we look at it, and mails nobody but the owner, once", async (path, fields, page) => {
  const { bindings } = turnstile();
  for (const name of ["ama", "kofi"]) {
    const answer = await postForm(path, { ...fields, email: `${name}@example.com` }, {}, bindings);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, page]);
  }
  expect(await reasons()).toEqual([["turnstile-missing"], ["turnstile-missing"]]);
  const { sent, bindings: mail } = mailService();
  expect(await deliverWaiting(mail)).toBe(1);
  expect(sent).toMatchObject([{ to: site.email.hello, subject: "Somebody's form needs a look from you" }]);
  expect(sent[0]!.text).toContain("/contacts/quarantine");
  expect(sent[0]!.text).not.toMatch(/ama|kofi/);
});

test("a token is accepted once: a second post with it is quarantined", async () => {
  const { bindings } = turnstile();
  const extra = { [FIELD]: goodToken() };
  await signUp("ama@example.com", extra, bindings);
  expect((await signUp("kofi@example.com", extra, bindings)).status).toBe(200);
  expect(await reasons()).toEqual([["turnstile-refused", "timeout-or-duplicate"]]);
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "ama@example.com" }]);
});

test("a post with invalid fields does not use up its token", async () => {
  const { bindings, asked } = turnstile();
  const extra = { [FIELD]: goodToken() };
  expect((await signUp("ama@example", extra, bindings)).status).toBe(400);
  expect(await asked()).toEqual([]);
  expect((await signUp("ama@example.com", extra, bindings)).status).toBe(200);
  expect(await reasons()).toEqual([]);
});

test.each([
  ["is silent for 4 seconds", () => turnstile("silent")],
  ["answers nonsense", () => turnstile("nonsense")],
  ["is down", () => turnstile("down")],
  ["cannot be reached", () => turnstile("works", { TURNSTILE_VERIFY_URL: "http://127.0.0.1:9/" })],
  ["is configured with a mistyped URL", () => turnstile("works", { TURNSTILE_VERIFY_URL: "nonsense" })],
  ["does not know our secret", () => turnstile("works", { TURNSTILE_SECRET_KEY: "outdated" })],
])("when the verify service %s, the post is accepted, marked and logged", async (_case, service) => {
  const logged = silenceLog();
  const timeout = shortenTimeouts();
  const { bindings } = service();
  const answer = await signUp("ama@example.com", { [FIELD]: goodToken() }, bindings);
  expect(answer.status).toBe(200);
  expect(timeout).toHaveBeenCalledWith(4000);
  expect(await reasons()).toEqual([]);
  expect(await rows("SELECT email, skipped_check FROM leads")).toEqual([
    { email: "ama@example.com", skipped_check: "turnstile" },
  ]);
  expect(JSON.stringify(logged.mock.calls)).toContain("Turnstile");
});

test("while Turnstile is not configured its field is ignored and its service is not called", async () => {
  const { bindings, asked } = turnstile("works", { TURNSTILE_SECRET_KEY: undefined });
  expect((await signUp("ama@example.com", { [FIELD]: "bad" }, bindings)).status).toBe(200);
  expect((await signUp("kofi@example.com", {}, bindings)).status).toBe(200);
  expect(await asked()).toEqual([]);
  expect(await rows("SELECT id FROM leads")).toHaveLength(2);
});

test("a filled honeypot is told success, with or without a token, and not sent to the verify service", async () => {
  const { bindings, asked } = turnstile();
  for (const token of [{ [FIELD]: goodToken() }, {}]) {
    const answer = await signUp("ama@example.com", { second_remark: "https://pills.example", ...token }, bindings);
    expect([answer.status, await answer.json()]).toEqual(RECEIVED);
  }
  expect(await asked()).toEqual([]);
  expect(await reasons()).toEqual([["honeypot"], ["honeypot"]]);
});
