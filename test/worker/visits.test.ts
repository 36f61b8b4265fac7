import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { VISIT_DAYS } from "../../domain/retention.ts";
import type { VisitTotals } from "../../domain/visit-counts.ts";
import type { VisitReport } from "../../domain/visit-report.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { countVisit, purgeVisitDays } from "../../worker/visits/visits.store.ts";
import { databaseAway, queueAway } from "../support/away.ts";
import { ownerCookie, readAsOwner } from "../support/credentials.ts";
import { setClock } from "../support/clock.ts";
import { meterRows } from "../support/row-meter.ts";
import { call, nextIp, ORIGIN, rows, signUp } from "../support/worker.ts";
import { silenceLog } from "../support/log.ts";

// Visits are counted without identifiers (decision: visits-counted-by-day).

const BROWSER = {
  Origin: ORIGIN,
  "Content-Type": "text/plain;charset=UTF-8",
  "User-Agent": "Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36",
};

const VISIT = { page: "/waitlist", campaign: "spring", events: ["view", "entry", "field waitlist email"] };

/** Tells of a visit as a page does. */
function tell(visit: unknown, headers: Record<string, string> = {}, bindings: object = {}) {
  const body = typeof visit === "string" ? visit : JSON.stringify(visit);
  return call("/api/visits", { method: "POST", headers: { ...BROWSER, ...headers }, body }, bindings as Partial<Env>);
}

async function storedDays(): Promise<Record<string, VisitTotals>> {
  const stored = await rows<{ day: string; totals: string }>("SELECT day, totals FROM visit_days ORDER BY day");
  return Object.fromEntries(stored.map(({ day, totals }) => [day, JSON.parse(totals) as VisitTotals]));
}

test("a visit is added to its day, sets nothing in the browser and takes none of the queue", async () => {
  const bindings = { DELIVERIES: queueAway };
  setClock("2026-11-21T23:59:00Z");
  for (let times = 0; times < 2; times++) {
    const answer = await tell(VISIT, {}, bindings);
    expect([answer.status, await answer.text(), answer.headers.get("set-cookie")]).toEqual([204, "", null]);
  }
  setClock("2026-11-22T00:01:00Z");
  expect((await tell({ page: "/faq", events: ["view"] }, {}, bindings)).status).toBe(204);
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

test("visits cannot spend the rows that leads need: a day counts as many as it may, and writes no more", async () => {
  const { DB, takeRowsRead, takeRowsWritten } = meterRows(env.DB);
  const bindings = { DB, VISITS_PER_DAY: "3" };
  for (let times = 0; times < 3; times++) await tell(VISIT, {}, bindings);
  takeRowsRead();
  takeRowsWritten();
  for (let times = 0; times < 10; times++) expect((await tell(VISIT, {}, bindings)).status).toBe(204);
  expect([takeRowsRead(), takeRowsWritten()]).toEqual([10, 0]);
  expect(await rows("SELECT posts, totals ->> '$.\"view page /waitlist\"' AS views FROM visit_days")).toEqual([
    { posts: 3, views: 3 },
  ]);
  const { isFull } = await readAsOwner<{ isFull: boolean }>("/api/visits", bindings);
  expect(isFull).toBe(true);
});

test.each([
  ["somebody with Global Privacy Control", { "Sec-GPC": "1" }],
  ["a robot", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["a headless browser", { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/131.0 Safari/537.36" }],
  ["a program", { "User-Agent": "curl/8.5.0" }],
  ["a program without a name", { "User-Agent": "" }],
])("%s is answered as everybody is, and not counted", async (_who, headers) => {
  expect((await tell(VISIT, headers)).status).toBe(204);
  expect(await storedDays()).toEqual({});
});

test("neither the owner is counted, nor what comes from no page, nor anybody where counting is off", async () => {
  expect((await tell(VISIT, { Cookie: await ownerCookie() })).status).toBe(204);
  const { Origin: _, ...withoutOrigin } = BROWSER;
  const init = { method: "POST", headers: withoutOrigin, body: JSON.stringify(VISIT) };
  expect((await call("/api/visits", init)).status).toBe(204);
  expect((await tell(VISIT, {}, { VISITS_PER_DAY: "0" })).status).toBe(204);
  expect(await storedDays()).toEqual({});
});

test("another site's page, and a body that is none of ours, are refused", async () => {
  expect((await tell(VISIT, { Origin: "https://evil.example" })).status).toBe(403);
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
    expect((await tell(body)).status, JSON.stringify(body)).toBe(400);
  expect((await tell(VISIT, { "Content-Type": "application/x-www-form-urlencoded" })).status).toBe(415);
  expect((await tell(`"${"x".repeat(70_000)}"`)).status).toBe(413);
  expect(await storedDays()).toEqual({});
});

test("a network that tells of too many visits at once is refused", async () => {
  const ip = nextIp();
  const statuses = new Set<number>();
  // Two windows of a minute take 120; in a third one the last of so many would not have fit.
  for (let times = 0; times <= 120 && !statuses.has(429); times++) {
    statuses.add((await tell(VISIT, { "cf-connecting-ip": ip })).status);
  }
  expect([...statuses].toSorted()).toEqual([204, 429]);
});

test("a database that takes nothing changes nothing for the visitor", async () => {
  const log = silenceLog();
  expect((await tell(VISIT, {}, { DB: databaseAway })).status).toBe(204);
  expect(log).toHaveBeenCalledOnce();
});

test("a short owner key stops no counting", async () => {
  const bindings = { OWNER_KEY: "too short" } as unknown as Partial<Env>;
  expect((await tell(VISIT, {}, bindings)).status).toBe(204);
  expect(Object.values(await storedDays())).toHaveLength(1);
  expect((await call("/api/status", {}, bindings)).status).toBe(401);
  expect((await tell(VISIT, { Cookie: "__Host-owner_session=1.x" }, bindings)).status).toBe(204);
});

test("a visit writes one row, and reads no more of a day with many names", async () => {
  const db = openDatabase(env.DB);
  await countVisit(
    db,
    Array.from({ length: 600 }, (_, index) => `view page /page-${index}`),
    Date.now(),
  );
  const { DB, takeRowsRead, takeRowsWritten } = meterRows(env.DB);
  await tell(VISIT, {}, { DB });
  expect(takeRowsRead()).toBeLessThanOrEqual(2 + 5);
  expect(takeRowsWritten()).toBe(1);
});

test("of visits at the same moment none is lost, and their campaigns stay few", async () => {
  const db = openDatabase(env.DB);
  const now = Date.parse("2026-11-21T12:00:00Z");
  for (let round = 0; round < 10; round++) {
    const names = Array.from({ length: 20 }, (_, index) => `c${20 * round + index}`);
    await Promise.all(names.map((name) => countVisit(db, ["view page /", `view campaign ${name}`], now)));
  }
  const totals = (await storedDays())["2026-11-21"]!;
  const campaigns = Object.entries(totals).filter(([key]) => key.startsWith("view campaign "));
  expect(totals["view page /"]).toBe(200);
  expect(campaigns.reduce((sum, [, count]) => sum + count, 0)).toBe(200);
  // What comes at the same moment does not know of one another.
  expect(campaigns.length).toBeLessThanOrEqual(50 + 20);
});

test("totals are kept as long as the privacy policy says", async () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  const db = openDatabase(env.DB);
  const dayBefore = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  for (const days of [0, VISIT_DAYS, VISIT_DAYS + 1]) await countVisit(db, ["a"], Date.parse(dayBefore(days)));
  await purgeVisitDays(db, now);
  expect(Object.keys(await storedDays())).toEqual([dayBefore(VISIT_DAYS), dayBefore(0)]);
});

test("the report says what happened this week and last", async () => {
  const empty = await readAsOwner<VisitReport & { isCounting: boolean }>("/api/visits");
  expect(empty.isCounting).toBe(true);
  expect(empty.funnel.every(({ thisWeek }) => thisWeek === 0)).toBe(true);
  expect(empty.days).toHaveLength(30);

  await signUp("ama@example.com");
  await tell({ ...VISIT, events: [...VISIT.events, "tool finder", "sent waitlist"] });
  const { funnel, firstPages, campaigns, forms } = await readAsOwner<VisitReport>("/api/visits");
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
  const keys = Array.from({ length: 600 }, (_, index) => `view page /page-${index}`);
  for (let day = 0; day < 60; day++) {
    await countVisit(db, keys, Date.now() - day * 24 * 60 * 60 * 1000);
  }
  const { DB, takeRowsRead } = meterRows(env.DB);
  const { pages } = await readAsOwner<VisitReport>("/api/visits", { DB });
  expect(takeRowsRead()).toBeLessThanOrEqual(40);
  expect(pages).toHaveLength(11);
});
