import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { app } from "../../worker/app.ts";
import { TRIGGERS } from "../../worker/owner/schema-store.ts";
import { sweep } from "../../worker/sweep.ts";
import { bucketAway, databaseAway } from "../support/away.ts";
import { readAsOwner } from "../support/credentials.ts";
import { setClock } from "../support/clock.ts";
import { meterRows } from "../support/row-meter.ts";
import { call, nextIp, rows, run, testEnv, waitingMail } from "../support/worker.ts";
import { silenceLog } from "../support/log.ts";

const HOUR_MS = 60 * 60 * 1000;

async function health(bindings: object = {}) {
  const response = await call("/api/health", {}, bindings as Partial<Env>);
  return { code: response.status, ...((await response.json()) as { status: string; reasons: string[] }) };
}

test("a fresh site is healthy and says which schema it has", async () => {
  expect(await health()).toEqual({
    code: 200,
    status: "ok",
    reasons: [],
    schemaVersion: expect.stringMatching(/^\d{4}_/),
    oldestDueAt: null,
    lastSweepAt: null,
  });
});

test("a wrong variable is a failure; monitors read no name, the owner does", async () => {
  silenceLog();
  const bindings = { MAIL_FROM: "hello" };
  expect(await health(bindings)).toMatchObject({ code: 503, status: "failing", reasons: ["configuration"] });
  expect(JSON.stringify(await health(bindings))).not.toContain("MAIL_FROM");
  const details = await readAsOwner("/api/health/details", bindings);
  expect(details).toMatchObject({
    problems: [{ fault: "configuration", figures: { names: [expect.stringContaining("MAIL_FROM")] } }],
  });
});

/** What the owner reads of a database that lacks something. */
const lacks = (name: string) => ({ problems: [{ fault: "schema", figures: { names: [name] } }] });

test("a table that is gone, or a migration that was not applied, is a failure", async () => {
  const missing = (words: string) => ({
    DB: {
      withSession: () => ({
        getBookmark: () => null,
        prepare: (query: string) => env.DB.prepare(query.replace(words, `${words} WHERE name NOT LIKE '%'`)),
      }),
    },
  });
  expect(await health(missing("FROM d1_migrations"))).toMatchObject({ code: 503, reasons: ["schema"] });
  await run("ALTER TABLE messages RENAME TO messages_gone");
  onTestFinished(async () => void (await run("ALTER TABLE messages_gone RENAME TO messages")));
  expect(await health()).toMatchObject({ code: 503, reasons: ["schema"] });
  expect(await readAsOwner("/api/health/details")).toMatchObject(lacks("messages"));
});

test("a column, an index or a trigger that the database lacks is a failure that is named", async () => {
  // As after a migration that was applied and then written anew: its name is in the list, what was added to it is not there.
  const lost: [change: string, back: string, name: string][] = [
    [
      "ALTER TABLE leads RENAME COLUMN goal TO goal_gone",
      "ALTER TABLE leads RENAME COLUMN goal_gone TO goal",
      "leads.goal",
    ],
    ["DROP INDEX messages_newest", "CREATE INDEX messages_newest ON messages (created_at, id)", "messages_newest"],
  ];
  for (const [change, back, name] of lost) {
    await run(change);
    expect(await health()).toMatchObject({ code: 503, reasons: ["schema"] });
    expect(await readAsOwner("/api/health/details")).toMatchObject(lacks(name));
    await run(back);
  }
  const [{ sql } = { sql: "" }] = await rows<{ sql: string }>(
    "SELECT sql FROM sqlite_master WHERE name = 'count_lead_in'",
  );
  await run("DROP TRIGGER count_lead_in");
  expect(await readAsOwner("/api/health/details")).toMatchObject(lacks("count_lead_in"));
  await run(sql);
  // What only the database has is no failure: an earlier version runs on the newer database after a rollback.
  await run("ALTER TABLE leads ADD COLUMN later TEXT");
  expect(await health()).toMatchObject({ code: 200 });
  await run("ALTER TABLE leads DROP COLUMN later");
});

test("the triggers that health looks for are those of the migrations", async () => {
  const made = await rows<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'trigger' ORDER BY name");
  expect(made.map(({ name }) => name)).toEqual([...TRIGGERS].toSorted());
});

test("a database or a bucket that does not answer is a failure, which is logged", async () => {
  const logged = silenceLog();
  expect(await health({ DB: databaseAway })).toMatchObject({ code: 503, reasons: ["database"] });
  expect(await health({ BUCKET: bucketAway })).toMatchObject({ code: 503, reasons: ["bucket"] });
  expect(logged).toHaveBeenCalledTimes(2);
});

test("a delivery that is due for over half an hour is a failure, one that waits for its time is not", async () => {
  const id = await waitingMail();
  const setDue = (at: number) => run("UPDATE deliveries SET next_attempt_at = ? WHERE id = ?", at, id);
  await setDue(Date.now() + HOUR_MS);
  expect(await health()).toMatchObject({ code: 200 });
  const since = Date.now() - HOUR_MS;
  await setDue(since);
  expect(await health()).toMatchObject({
    code: 503,
    reasons: ["deliveries"],
    oldestDueAt: new Date(since).toISOString(),
  });
});

test("a sweep that does not come, or a step of it that keeps failing, is a failure", async () => {
  silenceLog();
  await sweep(env, Date.now());
  expect(await health()).toMatchObject({ code: 200, lastSweepAt: expect.any(String) });
  const failing = { ...env, BUCKET: bucketAway };
  await sweep(failing, Date.now() + 1);
  expect(await health()).toMatchObject({ code: 200 });
  await run("UPDATE heartbeats SET succeeded_at = succeeded_at - ? WHERE failed_at IS NOT NULL", HOUR_MS);
  expect(await health()).toMatchObject({ code: 503, reasons: ["sweep"] });
  const { problems } = await readAsOwner<{ problems: { figures: { names: string[] } }[] }>("/api/health/details");
  expect(problems.flatMap(({ figures }) => figures.names).toSorted()).toEqual([
    "kept_posts (Error)",
    "pictures (Error)",
  ]);
});

test("a cron job that never ran is a failure after a while; a fresh deployment has time for it", async () => {
  expect(await health()).toMatchObject({ code: 200, lastSweepAt: null });
  await run("UPDATE d1_migrations SET applied_at = datetime('now', '-30 minutes')");
  expect(await health()).toMatchObject({ code: 503, reasons: ["sweep"] });
});

test("how a step ended that is no longer part of the sweep is no failure", async () => {
  await run("INSERT INTO heartbeats (step, failed_at, last_error) VALUES ('retired', 1, 'Error')");
  await sweep(env, Date.now());
  expect(await health()).toMatchObject({ code: 200 });
});

test("a health check within ten seconds of another reads neither the database nor the bucket", async () => {
  const { DB, takeQueries } = meterRows(env.DB);
  let looks = 0;
  const BUCKET = { head: async () => ((looks += 1), null) } as unknown as R2Bucket;
  const bindings = { ...testEnv, DB, BUCKET };
  const ask = async (ip = nextIp()) => {
    const request = new Request("https://homeward.example/api/health", { headers: { "cf-connecting-ip": ip } });
    return (await app.fetch(request, bindings, createExecutionContext())).status;
  };
  setClock("2026-11-21T12:00:00Z");
  const first = await ask();
  takeQueries();
  looks = 0;
  for (let times = 0; times < 20; times++) expect(await ask()).toBe(first);
  expect([takeQueries(), looks]).toEqual([0, 0]);
  vi.setSystemTime(Date.parse("2026-11-21T12:00:11Z"));
  await ask();
  expect(looks).toBe(1);

  const ip = nextIp();
  const statuses = await Promise.all(Array.from({ length: 130 }, () => ask(ip)));
  expect(statuses).toContain(429);
});
