import { afterEach, expect, test, vi } from "vitest";
import { WATCH_LIST_PATH, type WatchList } from "../../domain/watch/watch-list.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { recordHeartbeat } from "../../worker/health/heartbeats.store.ts";
import { queuePages, watchPage } from "../../worker/watch/watch.ts";
import { findNewlySeen } from "../../worker/watch/last-seen.ts";
import { listFindings, listUnreadable } from "../../worker/watch/watch.store.ts";
import { addressOf, CHANGE_WEEK, type Outcome, PAGES, standInFetch } from "../support/stand-in-web.ts";
import { askAsOwner } from "../support/credentials.ts";
import { meterRows } from "../support/row-meter.ts";
import { testEnv } from "../support/worker.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
const START = Date.parse("2027-01-04T00:00:00Z");

const LIST: WatchList = {
  pages: Object.fromEntries(Object.keys(PAGES).map((name) => [addressOf(name), { records: [`kenya.${name}.fee`] }])),
  records: Object.fromEntries(
    Object.entries(PAGES).map(([name, { figure }]) => [
      `kenya.${name}.fee`,
      { figures: [figure], readOn: "2026-12-01" },
    ]),
  ),
  seenOn: null,
  actsPerYear: 0,
};

type Message = { body: { watch: string }; delaySeconds: number };

/** The Worker with a build whose content cites these pages, and a queue that is looked at. */
function watching(list: WatchList, variables: Partial<Env> = { SOURCE_WATCH: "on" } as Partial<Env>) {
  const queued: Message[] = [];
  const ASSETS = {
    fetch: async ({ url }: Request) =>
      new URL(url).pathname === WATCH_LIST_PATH ? Response.json(list) : new Response(null, { status: 404 }),
  };
  const WATCH = { sendBatch: async (batch: Message[]) => void queued.push(...batch) };
  return { env: { ...testEnv, ...variables, ASSETS, WATCH } as unknown as Env, queued };
}

let now = START;
const asked: string[] = [];

function standIn() {
  asked.length = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input.toString());
    asked.push(url.href);
    return standInFetch(url, new Headers(init?.headers as HeadersInit), (now - START) / DAY_MS);
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Reads the pages that come due within a while. The cron comes less often than it does, and catches up. */
async function live(env: Env, queued: Message[], until: number) {
  const db = openDatabase(env.DB);
  for (; now < until; now += 8 * HOUR_MS) {
    await queuePages(env, db, now);
    for (const { body } of queued.splice(0)) {
      const read = watchPage(env, db, body.watch, now);
      // Only a page that never answers waits for the clock.
      if (body.watch === addressOf("slow")) {
        vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
        const isRead = read.then(() => true);
        while (!(await Promise.race([isRead, vi.advanceTimersByTimeAsync(5000).then(() => false)])));
        vi.useRealTimers();
      }
      await read;
    }
  }
}

/** What the desk is told at a moment, by the names of the pages. */
async function outcomes(env: Env): Promise<Record<string, Outcome>> {
  const db = openDatabase(env.DB);
  const found = await listFindings(db);
  const nameOf = (url: string) => new URL(url).hostname.split(".")[0]!;
  return Object.fromEntries([
    ...Object.keys(PAGES).map((name) => [name, "nothing"] as const),
    ...(await listUnreadable(db, now - 3 * WEEK_MS)).map((one) => [nameOf(one.url), one.unreadableWhy!] as const),
    ...found.pages.map((one) => [nameOf(one.url), one.lost!] as const),
    ...found.figures.map(
      (one) => [nameOf(one.url), one.foundText === null ? "no longer there" : "another number"] as const,
    ),
  ]);
}

test("eight weeks of the web: every true change is found within two weeks, and nothing else is", async () => {
  standIn();
  now = START;
  const { env, queued } = watching(LIST);
  const expected = Object.fromEntries(Object.entries(PAGES).map(([name, one]) => [name, one.expected]));
  const isFinding = (outcome: Outcome) => ["another number", "no longer there", "gone", "moved"].includes(outcome);
  const findings = (all: Record<string, Outcome>) =>
    Object.fromEntries(Object.entries(all).filter(([, outcome]) => isFinding(outcome)));

  await live(env, queued, START + CHANGE_WEEK * WEEK_MS);
  expect(findings(await outcomes(env))).toEqual({});
  await live(env, queued, START + (CHANGE_WEEK + 2) * WEEK_MS);
  expect(findings(await outcomes(env))).toEqual(findings(expected));
  await live(env, queued, START + 8 * WEEK_MS);
  expect(await outcomes(env)).toEqual(expected);
});

/** A list of one page, and of the records that rest on it. */
function listOf(name: string, figures: Record<string, readonly string[]>, readOn = "2026-12-01"): WatchList {
  const ids = Object.keys(figures);
  const records = Object.fromEntries(ids.map((id) => [id, { figures: figures[id]!, readOn }]));
  return { ...LIST, pages: { [addressOf(name)]: { records: ids } }, records };
}

/** Reads one page at a moment. */
async function read(name: string, list: WatchList, week: number) {
  now = START + week * WEEK_MS;
  const { env } = watching(list);
  await watchPage(env, openDatabase(env.DB), addressOf(name), now);
  return env;
}

test("each page is asked for once a week, and daily behind a travel advice, those of a host a minute apart", async () => {
  now = START;
  const urls = ["a", "b", "c"].map((name) => `https://office.example.org/${name}`);
  const pages = Object.fromEntries(urls.map((url) => [url, { records: [] }]));
  const daily = "https://advice.example.org/";
  const { env, queued } = watching({ ...LIST, pages: { ...pages, [daily]: { records: [], isDaily: true } } });
  const db = openDatabase(env.DB);
  // After a long while all of them are due.
  await recordHeartbeat(db, "watch", now - 2 * WEEK_MS);
  await queuePages(env, db, now);
  expect(queued.map(({ body }) => body.watch).toSorted()).toEqual([daily, ...urls].toSorted());
  const delays = queued.filter(({ body }) => body.watch !== daily).map(({ delaySeconds }) => delaySeconds);
  expect(delays).toEqual([0, 60, 120]);
  queued.length = 0;
  for (; now < START + WEEK_MS; now += 6 * HOUR_MS) await queuePages(env, db, now + 6 * HOUR_MS);
  const times = Map.groupBy(queued, ({ body }) => body.watch);
  expect(urls.map((url) => times.get(url)?.length)).toEqual([1, 1, 1]);
  expect(times.get(daily)).toHaveLength(7);
});

test("a watch that is new begins with the pages of its first hour", async () => {
  now = START;
  const urls = Array.from({ length: 336 }, (_, number) => `https://office${number}.example.org/`);
  const { env, queued } = watching({ ...LIST, pages: Object.fromEntries(urls.map((url) => [url, { records: [] }])) });
  await queuePages(env, openDatabase(env.DB), now);
  expect(queued.length).toBeLessThan(20);
});

test("nothing is fetched without SOURCE_WATCH, and never a page that the content doesn't cite", async () => {
  standIn();
  now = START;
  const off = watching(LIST, {});
  await queuePages(off.env, openDatabase(off.env.DB), now);
  expect(off.queued).toEqual([]);
  const { env } = watching(LIST);
  await watchPage(env, openDatabase(env.DB), "https://same.example.org/other", now);
  expect(asked).toEqual([]);
});

test("a page too large, or one that redirects forever, costs a few requests and is given up", async () => {
  standIn();
  await read("large", listOf("large", { fee: ["money KES 20000"] }), 0);
  expect(asked).toHaveLength(2);
  asked.length = 0;
  await read("loop", listOf("loop", { fee: ["money KES 20000"] }), 0);
  expect(asked.length).toBeLessThanOrEqual(12);
});

test("sites are told who asks, and are asked for nothing that robots.txt forbids", async () => {
  standIn();
  await read("forbidden", listOf("forbidden", { fee: ["money KES 20000"] }), 0);
  expect(asked).toEqual(["https://forbidden.example.org/robots.txt"]);
  const [, init] = vi.mocked(fetch).mock.calls[0]!;
  expect(new Headers(init!.headers as HeadersInit).get("user-agent")).toMatch(/^HomewardSourceWatch.*https:.*@/);
});

test("a finding ends when its record is read again, and what its page says by then is learned", async () => {
  standIn();
  const figures = { fee: ["money KES 20000"] };
  await read("other", listOf("other", figures), 0);
  let env = await read("other", listOf("other", figures), CHANGE_WEEK);
  expect((await listFindings(openDatabase(env.DB))).figures).toMatchObject([
    { foundText: expect.stringContaining("25,000") },
  ]);
  env = await read("other", listOf("other", { fee: ["money KES 25000"] }, "2027-02-01"), CHANGE_WEEK + 1);
  const db = openDatabase(env.DB);
  expect((await listFindings(db)).figures).toEqual([]);
  const seen = await findNewlySeen(env, db, false, now);
  expect(seen?.pages[addressOf("other")]).toEqual({ on: "2027-02-01", records: ["fee"] });
});

test("a page says what a record says only if it states every figure of it", async () => {
  standIn();
  const figures = { fee: ["money KES 20000"], both: ["money KES 20000", "time days 90"], none: [] };
  const env = await read("same", listOf("same", figures), 0);
  const db = openDatabase(env.DB);
  expect(await findNewlySeen(env, db, false, now)).toEqual({
    on: "2027-01-04",
    pages: { [addressOf("same")]: { on: "2027-01-04", records: ["fee"] } },
    unreadable: [],
  });
  // Within the week it is brought with other changes alone.
  const told = watching({ ...listOf("same", figures), seenOn: "2027-01-01" });
  expect(await findNewlySeen(told.env, db, false, now)).toBeNull();
  expect(await findNewlySeen(told.env, db, true, now)).not.toBeNull();
});

test("the owner is told what was found, and how much is watched", async () => {
  standIn();
  const list = listOf("removed", { fee: ["money KES 20000"], other: [] });
  for (const week of [0, CHANGE_WEEK, CHANGE_WEEK + 1]) await read("removed", list, week);
  const { env } = watching(list);
  const told = await askAsOwner<Record<string, unknown>>("/api/watch", { bindings: env });
  expect(told).toEqual({
    isOn: true,
    counts: { pages: 1, figures: 1, seen: 0, records: 2, withFigures: 1, actsPerYear: 0 },
    figures: [
      {
        url: addressOf("removed"),
        recordId: "fee",
        figure: "money KES 20000",
        around: expect.stringContaining("20,000 shillings"),
        foundText: null,
        foundAt: new Date(now).toISOString(),
      },
    ],
    pages: [],
    unreadable: [],
  });
});

test("a reading costs two requests, and rows by the figures of its page alone", async () => {
  standIn();
  const figures = { fee: ["money KES 20000"], again: ["money KES 20000"] };
  await read("same", listOf("same", figures), 0);
  await read("spaces", listOf("spaces", figures), 0);
  const list = listOf("same", figures);
  const { DB, takeRowsRead, takeRowsWritten } = meterRows(testEnv.DB);
  now = START + WEEK_MS;
  asked.length = 0;
  await watchPage(
    watching(list, { SOURCE_WATCH: "on", DB } as Partial<Env>).env,
    openDatabase(DB),
    addressOf("same"),
    now,
  );
  expect(asked).toHaveLength(2);
  // The page and its two figures are read, then replaced: each figure is a row and a key.
  expect(takeRowsRead()).toBeLessThanOrEqual(12);
  expect(takeRowsWritten()).toBeLessThanOrEqual(10);
});
