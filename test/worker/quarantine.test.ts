import { env } from "cloudflare:workers";
import { uuidv7 } from "uuidv7";
import { expect, inject, test, vi } from "vitest";
import { sweep } from "../../worker/sweep.ts";
import { CONSENT_LINES, LEAD_LIMITS } from "../../domain/lead.ts";
import { MESSAGE_LIMITS } from "../../domain/message.ts";
import { PLAN_LIMITS } from "../../domain/plan-inputs.ts";
import { landingEstimate } from "../../domain/landing-estimate.ts";
import { CALCULATION, CALCULATION_FIELDS } from "../support/calculation.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { purgeQuarantine } from "../../worker/quarantine/quarantine.store.ts";
import { hashEmail } from "../../worker/hash.ts";
import { asOwner, readAsOwner, readPages } from "../support/credentials.ts";
import { PLAN_INPUTS, planAssets, sendPlan } from "../support/plan.ts";
import { meterRows } from "../support/row-meter.ts";
import {
  calculate,
  deliverWaiting,
  mailService,
  postForm,
  postJson,
  recordingQueue,
  reportPaid,
  rows,
  run,
  signUp,
  writeMessage,
} from "../support/worker.ts";
import { setClock } from "../support/clock.ts";
import { wrapDatabase } from "../support/wrapped-database.ts";
import { numbers, putRows, putRowsOf } from "../support/put-rows.ts";

const FILLED_HONEYPOT = { second_remark: "https://pills.example" };

type Listed = { id: string; path: string; reasons: string[]; body: Record<string, unknown>; createdAt: string };
type Page = { data: Listed[]; nextCursor: string | null };

async function list(query = "") {
  return await readAsOwner<Page>(`/api/quarantine${query}`);
}

function release(id: string, bindings = {}) {
  return asOwner(`/api/quarantine/${id}/release`, { method: "POST", bindings });
}

async function onlyId() {
  const { data } = await list();
  expect(data).toHaveLength(1);
  return data[0]!.id;
}

/** Inserts a quarantined post of a given age. */
async function keepOld(path: string, body: Record<string, unknown>, ageMs: number) {
  const id = `quarantined_${uuidv7()}`;
  await putRows("quarantine", { id, path, body, createdAt: Date.now() - ageMs });
  return id;
}

test("the owner sees the quarantined posts, newest first, page by page", async () => {
  for (let i = 0; i < 5; i++) await signUp(`a${i}@example.com`, FILLED_HONEYPOT);
  const pages = await readPages<Page>("/api/quarantine?limit=2");
  expect(pages).toHaveLength(3);
  const all = pages.flatMap(({ data }) => data);
  expect(all.map(({ body }) => body["email"])).toEqual([4, 3, 2, 1, 0].map((i) => `a${i}@example.com`));
  expect(all[0]).toEqual({
    id: expect.stringMatching(/^quarantined_/),
    path: "/api/waitlist",
    reasons: ["honeypot"],
    body: { fullName: "Ama Mensah", email: "a4@example.com", source: "waitlist_page", ...FILLED_HONEYPOT },
    isSeen: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});

test("a released sign-up is stored, counted and mailed like any other", async () => {
  await signUp("ama@example.com", { ...FILLED_HONEYPOT, visit: { page: "/blog", utm: { campaign: "november" } } });
  const id = await onlyId();
  const response = await release(id);
  expect([response.status, await response.json()]).toEqual([200, { released: true }]);
  expect(await rows("SELECT source, name, visit_page, utm_campaign, consent_version FROM leads")).toEqual([
    {
      source: "waitlist_page",
      name: "Ama Mensah",
      visit_page: "/blog",
      utm_campaign: "november",
      consent_version: CONSENT_LINES.waitlist.version,
    },
  ]);
  await deliverWaiting(mailService().bindings);
  const deliveries = await rows("SELECT kind, status FROM deliveries ORDER BY kind");
  expect(deliveries).toEqual(["lead_mail", "owner_mail"].map((kind) => ({ kind, status: "sent" })));
  expect((await list()).data).toEqual([]);
});

test("every form can be released, and its person agreed when they sent it, not when the owner released it", async () => {
  const sentAt = Date.parse("2026-11-01T08:30:00Z");
  setClock(sentAt);
  await signUp("ama@example.com", FILLED_HONEYPOT);
  await writeMessage("kofi@example.com", FILLED_HONEYPOT);
  await calculate("esi@example.com", FILLED_HONEYPOT);
  await sendPlan("afua@example.com", { ...FILLED_HONEYPOT, reminders: true });
  await postJson("/api/optin-contacts", { email: "yaw@example.com", countryInterest: "Ghana", ...FILLED_HONEYPOT });
  await reportPaid("akua@example.com", FILLED_HONEYPOT);
  vi.setSystemTime(sentAt + 10 * 24 * 60 * 60 * 1000);
  const { data } = await list();
  expect(data).toHaveLength(6);
  for (const { id } of data) expect((await release(id, { ASSETS: planAssets() })).status).toBe(200);
  expect((await list()).data).toEqual([]);
  const stored = await rows("SELECT created_at FROM leads UNION ALL SELECT created_at FROM messages");
  expect(stored).toEqual(data.map(() => ({ created_at: sentAt })));
  expect(
    await rows("SELECT source, estimated_savings AS savings, country_interest AS country FROM leads ORDER BY 1"),
  ).toEqual([
    { source: "cost_calculator", savings: landingEstimate(CALCULATION).savings, country: null },
    { source: "my_plan", savings: null, country: '["Kenya"]' },
    { source: "opt_in_form", savings: null, country: '["Ghana"]' },
    { source: "waitlist_page", savings: null, country: null },
  ]);
  expect(await rows("SELECT country, reminders FROM plans")).toEqual([{ country: "kenya", reminders: 1 }]);
  expect(await rows("SELECT subject FROM messages ORDER BY 1")).toEqual([
    { subject: "Schools in Accra" },
    { subject: "What I paid" },
  ]);
  expect(await rows("SELECT amount FROM reader_reports")).toEqual([{ amount: 51 }]);
  for (const name of ["ama", "kofi", "esi", "afua", "yaw", "akua"]) {
    const email = `${name}@example.com`;
    const person = await readAsOwner<{ timeline: object[] }>(`/api/people/${hashEmail(env, email)}`);
    expect(person.timeline).toContainEqual(
      expect.objectContaining({ consentVersion: expect.any(String), createdAt: "2026-11-01T08:30:00.000Z" }),
    );
  }
});

test("what is marked in a plan takes little room, whatever a stranger sends", async () => {
  const id = (number: number) => `${"x".repeat(54)}-${number}`;
  const numbers = Array.from({ length: 300 }, (_, number) => number);
  const plan = {
    inputs: PLAN_INPUTS,
    moves: Object.fromEntries(numbers.map((number) => [id(number), "2027-01-01"])),
    done: numbers.map(id),
  };
  await sendPlan("ama@example.com", { plan });
  await sendPlan("kofi@example.com", { plan, ...FILLED_HONEYPOT });
  const [stored] = await rows<{ size: number }>("SELECT length(moves) + length(done) AS size FROM plans");
  const [quarantined] = await rows<{ size: number }>("SELECT length(body) AS size FROM quarantine");
  // A tick and a move of each task.
  const most = PLAN_LIMITS.tasks * 150;
  expect(stored!.size).toBeLessThan(most);
  expect(quarantined!.size).toBeLessThan(most);
});

test("a form that was sent without scripts keeps its source, and its page field is ignored", async () => {
  await postForm("/api/calculator", {
    ...CALCULATION_FIELDS,
    email: "ama@example.com",
    page: "/cost-calculator",
    ...FILLED_HONEYPOT,
  });
  await release(await onlyId());
  expect(await rows("SELECT source, current_total FROM leads")).toEqual([
    { source: "cost_calculator_html", current_total: 4150 },
  ]);
});

test("releasing twice at once stores and mails once", async () => {
  const queue = recordingQueue();
  await signUp("ama@example.com", FILLED_HONEYPOT);
  await postForm("/api/calculator", { ...CALCULATION_FIELDS, email: "ama@example.com", ...FILLED_HONEYPOT });
  await writeMessage("ama@example.com", FILLED_HONEYPOT);
  for (const { id } of (await list()).data) {
    const statuses = (await Promise.all([1, 2, 3].map(() => release(id, queue.bindings)))).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(new Set([...statuses, 200, 404])).toEqual(new Set([200, 404]));
  }
  expect(await rows("SELECT id FROM leads")).toHaveLength(2);
  expect(await rows("SELECT id FROM messages")).toHaveLength(1);
  expect(new Set(queue.ids()).size).toBe(queue.ids().length);
});

test("a crash between storing and deleting loses nothing, and the next release stores nothing twice", async () => {
  await postForm("/api/calculator", { ...CALCULATION_FIELDS, email: "ama@example.com", ...FILLED_HONEYPOT });
  const id = await onlyId();
  const DB = wrapDatabase(env.DB, (work, query) =>
    query.startsWith('delete from "quarantine"') ? Promise.reject(new Error("away")) : work(),
  );
  expect((await release(id, { DB })).status).toBe(500);
  expect(await rows("SELECT id FROM leads")).toHaveLength(1);
  expect(await onlyId()).toBe(id);
  expect((await release(id)).status).toBe(200);
  expect(await rows("SELECT id FROM leads")).toHaveLength(1);
  expect((await list()).data).toEqual([]);
});

test("a post that the form service refuses is still released, and sent to it later", async () => {
  await signUp("ama@example.com", FILLED_HONEYPOT);
  const response = await release(await onlyId(), { FORM_SERVICE_URL: "http://127.0.0.1:9/" });
  expect(response.status).toBe(200);
  expect(await rows("SELECT status FROM deliveries WHERE kind = 'form_service'")).toEqual([{ status: "queued" }]);
});

test("an invalid post stays in quarantine, and a sentence says why", async () => {
  await postJson("/api/waitlist", { email: "ama@example.com", ...FILLED_HONEYPOT });
  const id = await onlyId();
  const response = await release(id);
  expect([response.status, await response.json()]).toEqual([
    422,
    {
      error: {
        code: "does_not_fit",
        message: "This post does not fit its form, so it stays in the quarantine. fullName: Please enter your name.",
        fields: { fullName: "Please enter your name" },
      },
    },
  ]);
  expect(await onlyId()).toBe(id);
  expect((await release(await keepOld("/api/no-such-form", {}, 1000))).status).toBe(422);
});

test("the owner can delete several posts at once, and a deleted one is gone for good", async () => {
  for (const name of ["ama", "kofi", "esi"]) await signUp(`${name}@example.com`, FILLED_HONEYPOT);
  const [esi, kofi, ama] = (await list()).data.map(({ id }) => id) as [string, string, string];
  const remove = async (ids: string[]) => (await asOwner("/api/quarantine/deletions", { json: { ids } })).json();
  expect(await remove([ama, kofi])).toEqual({ deleted: 2 });
  expect(await remove([ama, kofi])).toEqual({ deleted: 0 });
  expect((await release(ama)).status).toBe(404);
  expect(await onlyId()).toBe(esi);
  expect(await rows("SELECT id FROM leads")).toEqual([]);
  expect(await rows("SELECT action, details FROM activities")).toEqual([
    { action: "quarantine_deletion", details: '{"posts":2}' },
  ]);
});

test("the quarantine stores the form's own fields only, each capped", async () => {
  await signUp("ama@example.com", {
    fullName: "x".repeat(20_000),
    ...FILLED_HONEYPOT,
    surprise: "y".repeat(20_000),
    visit: { page: { not: "a text" } },
    [`__proto__`]: 1,
  });
  const [{ body }] = (await list()).data as [Listed];
  expect(Object.keys(body).toSorted()).toEqual(["email", "fullName", "second_remark", "source"]);
  expect(String(body["fullName"])).toHaveLength(LEAD_LIMITS.fullName);
});

test("no field takes more room in the quarantine than its form allows", async () => {
  const long = "x".repeat(6000);
  const visit = { page: `/blog${" ".repeat(6000)}` };
  const fields = { name: long, subject: long, message: long, inquiryType: long, entryId: long, consentVersion: long };
  await writeMessage(long, { ...fields, second_remark: long, page: long, visit });
  await writeMessage("ama@example.com", { ...FILLED_HONEYPOT, message: `  ${"m".repeat(MESSAGE_LIMITS.message)}  ` });
  const [accepted, tooLong] = (await list()).data.map(({ body }) => body);
  const { visit: kept, ...texts } = tooLong!;
  const lengths = Object.entries(texts).map(([name, text]) => [name, String(text).length]);
  const others = { inquiryType: 254, entryId: 254, consentVersion: 254, second_remark: 254, page: 254 };
  expect(Object.fromEntries(lengths)).toEqual({
    name: LEAD_LIMITS.fullName,
    email: LEAD_LIMITS.email,
    ...MESSAGE_LIMITS,
    ...others,
  });
  expect(kept).toEqual({ page: "/blog" });
  expect(accepted!["message"]).toBe("m".repeat(MESSAGE_LIMITS.message));
});

/** Says that the quarantine took so much today. */
async function fillQuarantine(posts: number) {
  const dayStart = Date.now() - (Date.now() % 86_400_000);
  await putRows("quarantine_days", { dayStart, stored: posts });
}

/** Turnstile is on, so that a post without its token may be spam or a person's. */
const TURNSTILE = { TURNSTILE_SECRET_KEY: inject("turnstile").secret } as unknown as Partial<Env>;

test("beyond half of a day's posts, certain spam is counted and not stored", async () => {
  await fillQuarantine(499);
  const stored = 1;
  for (let i = 0; i < 3; i++) {
    expect((await signUp(`a${i}@example.com`, FILLED_HONEYPOT)).status).toBe(200);
  }
  expect((await list()).data).toHaveLength(stored);
  expect(await readAsOwner("/api/status")).toMatchObject({ quarantine: { countedOnly: 3 - stored } });
  expect((await signUp("real@example.com", {}, TURNSTILE)).status).toBe(202);
  expect((await list()).data[0]).toMatchObject({
    reasons: ["turnstile-missing"],
    body: { email: "real@example.com" },
  });
});

test("a possible person learns that the quarantine is full; a certain spammer does not", async () => {
  await fillQuarantine(1000);
  const refused = await signUp("real@example.com", {}, TURNSTILE);
  expect([refused.status, await refused.json()]).toEqual([
    503,
    {
      error: {
        code: "quarantine_full",
        message: "We cannot take this just now. What you typed is still here: please try again later.",
      },
    },
  ]);
  const fields = { name: "Ama", email: "ama@example.com", subject: "Schools", message: "Which ones?" };
  const plain = await postForm("/api/messages", fields, {}, TURNSTILE);
  expect([plain.status, plain.headers.get("location")]).toEqual([303, "/contact#message-failed"]);
  const trapped = await signUp("spam@example.com", FILLED_HONEYPOT, TURNSTILE);
  expect([trapped.status, await trapped.json()]).toEqual([200, { message: "You are on the waitlist." }]);
  expect((await list()).data).toEqual([]);
  expect(await readAsOwner("/api/status")).toMatchObject({ quarantine: { countedOnly: 3 } });
});

test("certain spam is deleted after 30 days; what may be from a person waits until the owner has seen it", async () => {
  const waiting = async () => ((await readAsOwner("/api/status")) as { quarantine: { waiting: number } }).quarantine;
  const unsure = await keepOld("/api/waitlist", {}, 40 * 86_400_000);
  const certain = await keepOld("/api/waitlist", {}, 40 * 86_400_000);
  await run("UPDATE quarantine SET is_certain = 1 WHERE id = ?", certain);
  const sweepIn = (days: number) => sweep(env, Date.now() + days * 86_400_000);
  await sweepIn(0);
  expect((await list()).data.map(({ id }) => id)).toEqual([unsure]);
  expect(await waiting()).toMatchObject({ waiting: 1 });
  const seen = await asOwner("/api/quarantine/seen", { method: "POST", json: { ids: [unsure] } });
  expect(seen.status).toBe(200);
  expect(await waiting()).toMatchObject({ waiting: 0 });
  await sweepIn(29);
  expect((await list()).data).toHaveLength(1);
  await sweepIn(31);
  expect((await list()).data).toEqual([]);
});

test("a purge reads what it deletes, however many posts wait for the owner", async () => {
  await putRowsOf("quarantine", numbers(3000), {
    id: "'quarantined_' || printf('%04d', i)",
    is_certain: "i % 1000 = 0",
    created_at: "i / 7",
  });
  const { DB, takeRowsRead } = meterRows(env.DB);
  await purgeQuarantine(openDatabase(DB), Date.now());
  expect(takeRowsRead()).toBeLessThanOrEqual(30);
  expect(await rows("SELECT id FROM quarantine WHERE is_certain = 1")).toEqual([]);
  expect(await rows("SELECT id FROM quarantine")).toHaveLength(2997);
});
