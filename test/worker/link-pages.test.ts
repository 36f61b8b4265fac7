import { beforeEach, expect, test } from "vitest";
import type { LinkPurpose } from "../../worker/mail/links.ts";
import { mailLink } from "../support/links.ts";
import { sendPlan } from "../support/plan.ts";
import { makeEndlessLimit } from "../support/rate-limit.ts";
import { call, nextIp, postForm, rows } from "../support/worker.ts";

// What holds for every link in our mails (worker/http/link-page.ts). What each button does is proved where its mails are.

const AMA = "ama@example.com";

/** What the button on each page says. */
const BUTTONS = {
  confirm: "Yes, that was me",
  unsubscribe: "Unsubscribe",
  removal: "Remove my data",
  "plan-reminders": "Stop reminders of your plan",
  "plan-changes": "Stop emails about changed facts in your plan",
} satisfies Record<LinkPurpose, string>;
const PURPOSES = Object.keys(BUTTONS) as LinkPurpose[];

/** Mail providers press these for their readers, from anywhere (RFC 8058). */
const ONE_CLICK: ReadonlySet<LinkPurpose> = new Set(["unsubscribe", "plan-reminders", "plan-changes"]);

let lead = "";
const linkTo = (purpose: LinkPurpose, email = AMA) => mailLink(purpose, email, lead);

beforeEach(async () => {
  await sendPlan(AMA, { reminders: true, changes: true });
  [{ id: lead }] = (await rows("SELECT id FROM leads")) as [{ id: string }];
});

/** All that a button can change. */
async function stored() {
  const tables = ["leads", "plans", "suppressions", "tombstones", "activities"];
  const kept = await Promise.all(tables.map((table) => rows(`SELECT * FROM ${table}`)));
  return [...kept, await rows("SELECT email_hash FROM people WHERE confirmed_at IS NOT NULL")];
}

test.each(PURPOSES)(
  "%s: opening the link changes nothing, its button does, and again nothing more",
  async (purpose) => {
    const before = await stored();
    for (let times = 0; times < 2; times++) {
      const page = await call(linkTo(purpose));
      expect(page.status).toBe(200);
      expect(await page.text()).toMatch(new RegExp(`<form method="post"><button [^>]+>${BUTTONS[purpose]}</button>`));
      // The URL is as good as a signature.
      expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
    }
    expect(await stored()).toEqual(before);
    // A browser names no origin on a page that tells no referrer.
    const fromThePage = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
    expect((await postForm(linkTo(purpose), {}, fromThePage)).status).toBe(200);
    const after = await stored();
    expect(after).not.toEqual(before);
    for (let times = 0; times < 2; times++) expect((await postForm(linkTo(purpose), {})).status).toBe(200);
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
    "A".repeat(43),
    `${signatureOf(purpose)}x`,
  ];
  for (const signature of forged) {
    const wrong = link.replace(/signature=.*/, `signature=${signature}`);
    for (const answer of [await call(wrong), await postForm(wrong, {})]) {
      expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: "bad_link" } }]);
    }
  }
  expect((await call(`/api/${purpose}`)).status).toBe(400);
  expect(await stored()).toEqual(before);
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
    const answer = await postForm(link, {}, headers);
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: "cross_site" } }]);
  }
  expect(await stored()).toEqual(before);
});

test.each(PURPOSES)("%s: a button that is pressed too often is refused, those for others are not", async (purpose) => {
  const FORM_LIMIT = makeEndlessLimit(5);
  const headers = { "cf-connecting-ip": nextIp() };
  const press = async (email: string) => (await postForm(linkTo(purpose, email), {}, headers, { FORM_LIMIT })).status;
  const answers: number[] = [];
  for (let times = 0; times < 7; times++) answers.push(await press(AMA));
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  // A mail provider stops emails for many readers from one address.
  expect(await press("kofi@example.com")).toBe(200);
});
