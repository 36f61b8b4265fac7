import { afterEach, expect, test, vi } from "vitest";
import { WATCH_LIST_PATH, type WatchList } from "../../domain/watch/watch-list.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { queuePages, watchPage } from "../../worker/watch/watch.ts";
import { listFindings, listUnreadable } from "../../worker/watch/watch.store.ts";
import { addressOf, CHANGE_WEEK, type Outcome, PAGES, standInFetch } from "../support/stand-in-web.ts";
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
