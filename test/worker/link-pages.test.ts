import { beforeEach, expect, test } from "vitest";
import type { LinkPurpose } from "../../worker/mail/links.ts";
import { mailLink } from "../support/links.ts";
import { answerLetter, askOffice, makeLetter, OFFICE_ANSWERS } from "../support/office-letters.ts";
import { sendPlan } from "../support/plan.ts";
import { makeEndlessLimit } from "../support/rate-limit.ts";
import { bucketAway, databaseAway } from "../support/away.ts";
import { silenceLog } from "../support/log.ts";
import { call, nextIp, postForm, rows } from "../support/worker.ts";
import { site } from "#domain/site.ts";

// What holds for every link in our mails (worker/mail/link-page.ts). What each button does is proved where its mails are.

const AMA = "ama@example.com";

/** What the button on each page says. */
const BUTTONS = {
  confirm: "Yes, that was me",
  unsubscribe: "Unsubscribe",
  removal: "Remove my data",
  "plan-reminders": "Stop reminders of your plan",
  "plan-changes": "Stop emails about changed facts in your plan",
  "office-answers": "Send",
  "office-confirmation": "Yes, they are ours",
} satisfies Record<LinkPurpose, string>;
const PURPOSES = Object.keys(BUTTONS) as LinkPurpose[];

/** Mail providers press these for their readers, from anywhere (RFC 8058). */
const ONE_CLICK: ReadonlySet<LinkPurpose> = new Set(["unsubscribe", "plan-reminders", "plan-changes"]);

/** What the form of a page must be sent with. */
const FIELDS: Partial<Record<LinkPurpose, Record<string, string>>> = { "office-answers": OFFICE_ANSWERS };

let lead = "";
/** Links to offices, for each of these people. */
const toOffices: Record<string, Partial<Record<LinkPurpose, string>>> = {};
const linkTo = (purpose: LinkPurpose, email = AMA) => toOffices[email]?.[purpose] ?? mailLink(purpose, email, lead);
const press = (purpose: LinkPurpose, headers?: Record<string, string>, bindings?: Partial<Env>, email = AMA) =>
  postForm(linkTo(purpose, email), FIELDS[purpose] ?? {}, headers, bindings);

beforeEach(async () => {
  await sendPlan(AMA, { reminders: true, changes: true });
  [{ id: lead }] = (await rows("SELECT id FROM leads")) as [{ id: string }];
  for (const email of [AMA, "kofi@example.com"]) {
    const { answerId } = await answerLetter();
    const own = email.replace("example.com", "gis.example");
    await askOffice(answerId, own);
    const confirmation = mailLink("office-confirmation", own, answerId);
    toOffices[email] = { "office-answers": (await makeLetter()).path, "office-confirmation": confirmation };
  }
});

/** All that a button can change. When a person was removed last, each press says anew (decision: removal). */
async function stored() {
  const tables = ["leads", "plans", "suppressions", "activities", "office_answers"];
  const kept = await Promise.all(tables.map((table) => rows(`SELECT * FROM ${table}`)));
  const removed = await rows("SELECT email_hash FROM tombstones");
  return [...kept, removed, await rows("SELECT email_hash FROM people WHERE confirmed_at IS NOT NULL")];
}

test.each(PURPOSES)(
  "%s: opening the link changes nothing, its button does, and again nothing more",
  async (purpose) => {
    const before = await stored();
    for (let times = 0; times < 2; times++) {
      const page = await call(linkTo(purpose));
      expect(page.status).toBe(200);
      expect(await page.text()).toMatch(
        new RegExp(`<form method="post">[^]*?<button [^>]+>${BUTTONS[purpose]}</button>`),
      );
      // The URL is as good as a signature.
      expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
    }
    expect(await stored()).toEqual(before);
    // A browser names no origin on a page that tells no referrer.
    const fromThePage = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
    expect((await press(purpose, fromThePage)).status).toBe(200);
    const after = await stored();
    expect(after).not.toEqual(before);
    for (let times = 0; times < 2; times++) expect((await press(purpose)).status).toBe(200);
    expect(await stored()).toEqual(after);
  },
);

test.each(PURPOSES)("%s: a link that we did not sign for this and this person is refused", async (purpose) => {
  const before = await stored();
  const link = linkTo(purpose);
  const signatureOf = (other: LinkPurpose, email?: string) => linkTo(other, email).split("signature=")[1]!;
  const forged = [
    ...PURPOSES.filter((other) => other !== purpose).map((other) => signatureOf(other)),
    signatureOf(purpose, "kofi@example.com"),
    // Of the same person, about another lead.
    ...(purpose === "confirm" ? [mailLink(purpose, AMA, "lead_other").split("signature=")[1]!] : []),
    "A".repeat(43),
    `${signatureOf(purpose)}x`,
  ];
  for (const signature of forged) {
    const wrong = link.replace(/signature=.*/, `signature=${signature}`);
    const answer = await postForm(wrong, {});
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: "bad_link" } }]);
    expect((await call(wrong)).status).toBe(403);
  }
  expect((await call(`/api/${purpose}`)).status).toBe(400);
  expect(await stored()).toEqual(before);
});

/** What a browser sends that submits a form. */
const FROM_A_BROWSER = {
  Accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  Origin: "null",
  "Sec-Fetch-Site": "same-origin",
};

test.each(PURPOSES)("%s: a person reads a page that says what to do, whatever goes wrong", async (purpose) => {
  silenceLog();
  const link = linkTo(purpose);
  const broken = link.replace(/signature=.*/, "signature=cut");
  const refusing = { FORM_LIMIT: { limit: async () => ({ success: false }) } as RateLimit };
  const away = { DB: databaseAway, BUCKET: bucketAway };
  const answers: [number, Promise<Response>][] = [
    [403, call(broken)],
    [400, call(`/api/${purpose}`)],
    [403, postForm(broken, {}, FROM_A_BROWSER)],
    [400, postForm(`/api/${purpose}`, {}, FROM_A_BROWSER)],
    [429, press(purpose, FROM_A_BROWSER, refusing)],
    [500, press(purpose, FROM_A_BROWSER, away)],
    [503, call(link, {}, { LINK_SECRET: "short" })],
  ];
  for (const [status, answer] of answers) {
    const { status: answered, headers } = await answer;
    expect([answered, headers.get("content-type"), headers.get("referrer-policy")]).toEqual([
      status,
      "text/html; charset=UTF-8",
      "no-referrer",
    ]);
    const page = await (await answer).text();
    expect(page).toMatch(/<h1>(This link is not complete|Too many tries|That did not work)<\/h1>/);
    expect(page).toContain(site.email.hello);
    expect(headers.get("retry-after") !== null).toBe(status === 429);
  }
});

const boundary = { "Content-Type": "multipart/form-data; boundary=x" };
const BODIES: [what: string, headers: Record<string, string>, body: string | null][] = [
  ["as the standard says", {}, "List-Unsubscribe=One-Click"],
  ["no body", {}, null],
  ["multipart without a boundary", { "Content-Type": "multipart/form-data" }, "List-Unsubscribe=One-Click"],
  ["multipart with a wrong boundary", boundary, '--y\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--y--'],
  ["an empty multipart body", boundary, ""],
  ["an action that the page does not have", { "Content-Type": "application/x-www-form-urlencoded" }, "action=other"],
  ["JSON", { "Content-Type": "application/json" }, "{"],
  ["a long body", { "Content-Type": "text/plain" }, "x".repeat(60_000)],
];

test.each(BODIES)("any post of a mail program to a valid link stops its mails: %s", async (_what, headers, body) => {
  for (const purpose of ONE_CLICK) {
    const before = await stored();
    expect((await call(linkTo(purpose), { method: "POST", headers, body })).status, purpose).toBe(200);
    expect(await stored(), purpose).not.toEqual(before);
  }
});

test.each(PURPOSES)("%s: another site's page presses nothing but what mail providers may", async (purpose) => {
  const before = await stored();
  const link = linkTo(purpose);
  if (ONE_CLICK.has(purpose)) {
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await call(link, { method: "POST", body })).status).toBe(200);
    expect(await stored()).not.toEqual(before);
    return;
  }
  const foreign: Record<string, string>[] = [
    { Origin: "https://elsewhere.example" },
    { Origin: "null" },
    { Origin: "null", "Sec-Fetch-Site": "cross-site" },
  ];
  for (const headers of foreign) {
    const answer = await press(purpose, headers);
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: "cross_site" } }]);
  }
  expect(await stored()).toEqual(before);
});

test.each(PURPOSES)("%s: a button that is pressed too often is refused, those for others are not", async (purpose) => {
  const FORM_LIMIT = makeEndlessLimit(5);
  const headers = { "cf-connecting-ip": nextIp() };
  const statusOf = async (email?: string) => (await press(purpose, headers, { FORM_LIMIT }, email)).status;
  const answers: number[] = [];
  for (let times = 0; times < 7; times++) answers.push(await statusOf());
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  // A mail provider stops emails for many readers from one address.
  expect(await statusOf("kofi@example.com")).toBe(200);
});
