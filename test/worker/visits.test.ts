import { createMessageBatch, getQueueResult, createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { VISIT_DAYS } from "../../domain/retention.ts";
import type { VisitTotals } from "../../domain/visit-counts.ts";
import type { VisitReport } from "../../domain/visit-report.ts";
import worker from "../../worker/index.ts";
import { openDatabase } from "../../worker/store/database.ts";
import { changeVisitDay, purgeVisitDays } from "../../worker/store/visit-days.ts";
import type { VisitMessage } from "../../worker/visits/consumer.ts";
import { ownerCookie } from "../support/credentials.ts";
import { signInOwner } from "../support/owner.ts";
import { meterRows } from "../support/row-meter.ts";
import { call, nextIp, ORIGIN, rows, signUp, unsentQueue } from "../support/worker.ts";

// Visits are counted without identifiers (decision: visits-counted-by-day).

const BROWSER = {
  Origin: ORIGIN,
  "Content-Type": "text/plain;charset=UTF-8",
  "User-Agent": "Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36",
};

const VISIT = { page: "/waitlist", campaign: "spring", events: ["view", "entry", "field waitlist email"] };

/** A queue that keeps what it is sent. */
function keptQueue() {
  const sent: VisitMessage[] = [];
  const VISITS = { send: async (message: VisitMessage) => void sent.push(message) } as unknown as Queue;
  return { sent, VISITS };
}

/** Tells of a visit as a page does. */
function tell(visit: unknown, headers: Record<string, string> = {}, bindings: object = {}) {
  const body = typeof visit === "string" ? visit : JSON.stringify(visit);
  return call("/api/visits", { method: "POST", headers: { ...BROWSER, ...headers }, body }, bindings as Partial<Env>);
}

/** Hands messages to the queue's consumer, at once. */
async function consume(bodies: readonly unknown[], bindings: Partial<Env> = {}) {
  const batch = createMessageBatch(
    "homeward-visits",
    bodies.map((body, index) => ({ id: String(index), timestamp: new Date(), attempts: 1, body })),
  );
  await worker.queue(batch, { ...env, ...bindings });
  return getQueueResult(batch, createExecutionContext());
}

async function storedDays(): Promise<Record<string, VisitTotals>> {
  const stored = await rows<{ day: string; totals: string }>("SELECT day, totals FROM visit_days ORDER BY day");
  return Object.fromEntries(stored.map(({ day, totals }) => [day, JSON.parse(totals) as VisitTotals]));
}

function setClock(time: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(time) });
  onTestFinished(() => void vi.useRealTimers());
}

test("a page's visit becomes one message, and a batch of them one row of its day", async () => {
  setClock("2026-11-21T23:59:00Z");
  const { sent, VISITS } = keptQueue();
  expect((await tell(VISIT, {}, { VISITS })).status).toBe(204);
  setClock("2026-11-22T00:01:00Z");
  expect((await tell({ page: "/faq", events: ["view"] }, {}, { VISITS })).status).toBe(204);
  expect(sent).toHaveLength(2);
  const { explicitAcks } = await consume([...sent, sent[0], { nonsense: true }]);
  expect(explicitAcks).toHaveLength(4);
  expect(await storedDays()).toEqual({
    "2026-11-21": {
      "view page /waitlist": 2,
      "view campaign spring": 2,
      "entry page /waitlist": 2,
      "entry campaign spring": 2,
      "field form waitlist email": 2,
    },
    "2026-11-22": { "view page /faq": 1 },
  });
});

test("the answer sets nothing in the browser and says nothing", async () => {
  const { VISITS } = keptQueue();
  const answer = await tell(VISIT, {}, { VISITS });
  expect(await answer.text()).toBe("");
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["somebody with Global Privacy Control", { "Sec-GPC": "1" }],
  ["a robot", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["a headless browser", { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/131.0 Safari/537.36" }],
  ["a program", { "User-Agent": "curl/8.5.0" }],
  ["a program without a name", { "User-Agent": "" }],
])("%s is answered as everybody is, and not counted", async (_who, headers) => {
  const { sent, VISITS } = keptQueue();
  expect((await tell(VISIT, headers, { VISITS })).status).toBe(204);
  expect(sent).toEqual([]);
});

test("neither the owner is counted, nor what comes from no page, nor anybody where counting is off", async () => {
  const { sent, VISITS } = keptQueue();
  expect((await tell(VISIT, { Cookie: await ownerCookie() }, { VISITS })).status).toBe(204);
  const { Origin: _, ...withoutOrigin } = BROWSER;
  const init = { method: "POST", headers: withoutOrigin, body: JSON.stringify(VISIT) };
  expect((await call("/api/visits", init, { VISITS })).status).toBe(204);
  expect((await tell(VISIT, {}, { VISITS, COUNT_VISITS: "off" })).status).toBe(204);
  expect(sent).toEqual([]);
});

test("another site's page, and a body that is none of ours, are refused", async () => {
  const { sent, VISITS } = keptQueue();
  expect((await tell(VISIT, { Origin: "https://evil.example" }, { VISITS })).status).toBe(403);
  for (const body of [
    "",
    "view",
    "[]",
    "null",
    '{"page":1,"events":[]}',
    { page: "/", events: Array.from({ length: 41 }, () => "view") },
    { page: `/${"x".repeat(600)}`, events: ["view"] },
    { page: "/", events: ["view"], campaign: "x".repeat(121) },
  ])
    expect((await tell(body, {}, { VISITS })).status, JSON.stringify(body)).toBe(400);
  expect((await tell(VISIT, { "Content-Type": "application/x-www-form-urlencoded" }, { VISITS })).status).toBe(415);
  expect((await tell(`"${"x".repeat(70_000)}"`, {}, { VISITS })).status).toBe(413);
  expect(sent).toEqual([]);
});

test("what is invented is not stored: nothing but known names reaches the queue", async () => {
  const { sent, VISITS } = keptQueue();
  const events = ["view", "view view", "tool x", "sent ama@example.com", "confirmed all"];
  await tell({ page: "/ama@example.com", campaign: "ama@example.com", events }, {}, { VISITS });
  expect(sent.map(({ keys }) => keys)).toEqual([["view page (page not found)", "view campaign other"]]);
});

test("a network that tells of too many visits at once is refused", async () => {
  const { VISITS } = keptQueue();
  const ip = nextIp();
  const statuses = new Set<number>();
  // Two windows of a minute take 120; in a third one the last of so many would not have fit.
  for (let times = 0; times <= 120 && !statuses.has(429); times++) {
    statuses.add((await tell(VISIT, { "cf-connecting-ip": ip }, { VISITS })).status);
  }
  expect([...statuses].toSorted()).toEqual([204, 429]);
});

test("a queue that takes nothing changes nothing for the visitor", async () => {
  const VISITS = { send: () => Promise.reject(new Error("over the daily limit")) };
  expect((await tell(VISIT, {}, { VISITS })).status).toBe(204);
});

test("a hundred visits write one row", async () => {
  const { DB, takeRowsRead, takeRowsWritten } = meterRows(env.DB);
  const day = "2026-11-21";
  const messages = Array.from({ length: 100 }, (_, index) => ({
    day,
    keys: [`view campaign c${index}`, "view page /"],
  }));
  await consume(messages, { DB });
  takeRowsRead();
  takeRowsWritten();
  await consume(messages, { DB });
  // It is read to be added to, and again to be changed.
  expect(takeRowsRead()).toBeLessThanOrEqual(3);
  expect(takeRowsWritten()).toBe(1);
  const totals = (await storedDays())[day]!;
  expect(totals["view page /"]).toBe(200);
  expect(Object.keys(totals)).toHaveLength(52);
});

test("writers of the same day wait for one another, and none is lost", async () => {
  const db = openDatabase(env.DB);
  await Promise.all(
    Array.from({ length: 4 }, () =>
      changeVisitDay(db, "2026-11-21", (before) => ({ ...before, "view page /": (before["view page /"] ?? 0) + 1 })),
    ),
  );
  expect(await storedDays()).toEqual({ "2026-11-21": { "view page /": 4 } });
});

test("a batch that the database does not take is handed out again", async () => {
  const DB = { prepare: () => ({ bind: () => ({ raw: () => Promise.reject(new Error("D1_ERROR: down")) }) }) };
  const { retryMessages, explicitAcks } = await consume([{ day: "2026-11-21", keys: ["view page /"] }], {
    DB: DB as unknown as D1Database,
  });
  expect([retryMessages.length, explicitAcks.length]).toEqual([1, 0]);
});

test("totals are kept as long as the privacy policy says", async () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  const db = openDatabase(env.DB);
  const dayBefore = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  for (const days of [0, VISIT_DAYS, VISIT_DAYS + 1]) await changeVisitDay(db, dayBefore(days), () => ({ a: 1 }));
  await purgeVisitDays(db, now);
  expect(Object.keys(await storedDays())).toEqual([dayBefore(VISIT_DAYS), dayBefore(0)]);
});

test("the report is the owner's alone, and says what happened this week and last", async () => {
  expect((await call("/api/visits")).status).toBe(401);
  const owner = await signInOwner();
  const empty = await owner.read<VisitReport & { isCounting: boolean }>("/api/visits");
  expect(empty.isCounting).toBe(true);
  expect(empty.funnel.every(({ thisWeek }) => thisWeek === 0)).toBe(true);
  expect(empty.days).toHaveLength(30);

  await signUp("ama@example.com", { bindings: { DELIVERIES: unsentQueue } });
  const { sent, VISITS } = keptQueue();
  await tell({ ...VISIT, events: [...VISIT.events, "tool finder", "sent waitlist"] }, {}, { VISITS });
  await consume(sent);
  const { funnel, firstPages, campaigns, forms } = await owner.read<VisitReport>("/api/visits");
  expect(Object.fromEntries(funnel.map(({ step, thisWeek }) => [step, thisWeek]))).toEqual({
    views: 1,
    tools: 1,
    leads: 1,
    confirmed: 0,
    checkout: 0,
  });
  expect(firstPages).toEqual([{ name: "/waitlist", thisWeek: 1, lastWeek: 0 }]);
  expect(campaigns).toEqual([{ name: "spring", entries: 1, views: 1, tools: 1, sent: 1, checkout: 0 }]);
  expect(forms).toMatchObject([{ form: "waitlist", sent: 1 }]);
});

test("the report reads a row for each day and for each hour of leads, with many counts, too", async () => {
  const db = openDatabase(env.DB);
  const keys = Array.from({ length: 600 }, (_, index) => [`view page /page-${index}`, 1000 + index] as const);
  for (let day = 0; day < 60; day++) {
    const date = new Date(Date.now() - day * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await changeVisitDay(db, date, () => Object.fromEntries(keys));
  }
  const { DB, takeRowsRead } = meterRows(env.DB);
  const owner = await signInOwner();
  const { pages } = await owner.read<VisitReport>("/api/visits", { DB });
  expect(takeRowsRead()).toBeLessThanOrEqual(40);
  expect(pages).toHaveLength(11);
});
