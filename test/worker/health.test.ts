import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { app } from "../../worker/app.ts";
import { sweep } from "../../worker/sweep.ts";
import { bucketAway, databaseAway } from "../support/away.ts";
import { readAsOwner } from "../support/credentials.ts";
import { addLeads } from "../support/many-leads.ts";
import { setClock } from "../support/clock.ts";
import { meterRows } from "../support/row-meter.ts";
import { call, nextIp, run, testEnv, waitingMail } from "../support/worker.ts";
import { silenceLog } from "../support/log.ts";

const HOUR_MS = 60 * 60 * 1000;

async function health(bindings: object = {}) {
  const response = await call("/api/health", {}, bindings as Partial<Env>);
  return { code: response.status, ...((await response.json()) as { status: string; reasons: string[] }) };
}

test("a fresh site is healthy", async () => {
  expect(await health()).toEqual({
    code: 200,
    status: "ok",
    reasons: [],
    oldestDueAt: null,
    lastSweepAt: expect.any(String),
  });
});

test("a database or a bucket that does not answer is a failure, which is logged", async () => {
  const logged = silenceLog();
  expect(await health({ DB: databaseAway })).toMatchObject({ code: 503, reasons: ["database"] });
  expect(await health({ BUCKET: bucketAway })).toMatchObject({ code: 503, reasons: ["bucket"] });
  expect(logged).toHaveBeenCalledTimes(2);
});

test("a delivery that is due for over half an hour is a failure, one that waits for its time is not", async () => {
  const id = await waitingMail();
  const setDue = (at: number) => run("UPDATE deliveries SET due_at = ? WHERE id = ?", at, id);
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
  const now = Date.now();
  await sweep(env, now);
  expect(await health()).toMatchObject({ code: 200, lastSweepAt: new Date(now).toISOString() });
  await sweep({ ...env, BUCKET: bucketAway }, now + 24 * HOUR_MS);
  expect(await health()).toMatchObject({ code: 200, lastSweepAt: new Date(now).toISOString() });
  await run("UPDATE heartbeats SET succeeded_at = ?", now - HOUR_MS);
  expect(await health()).toMatchObject({ code: 503, reasons: ["sweep"] });
  expect(await readAsOwner("/api/health/details")).toMatchObject({ reasons: ["sweep"] });
});

test("a cron job that never ran is a failure after a while; a first deployment has time for it", async () => {
  expect(await health()).toMatchObject({ code: 200 });
  await run("UPDATE heartbeats SET succeeded_at = succeeded_at - ?", HOUR_MS);
  expect(await health()).toMatchObject({ code: 503, reasons: ["sweep"] });
});

test("a wrong variable keeps failing the sweep, which the log names", async () => {
  const logged = silenceLog();
  await run("UPDATE heartbeats SET succeeded_at = 1");
  await sweep({ ...env, MAIL_FROM: "hello" } as unknown as Env, Date.now());
  expect(await health()).toMatchObject({ code: 503, reasons: ["sweep"] });
  const log = JSON.stringify(logged.mock.calls);
  for (const words of ["MAIL_FROM", '"step":"configuration"']) expect(log).toContain(words);
});

test("a health check reads at most two rows, however much is stored", async () => {
  await addLeads(2000);
  await waitingMail();
  const { DB, takeRowsRead, takeRowsWritten } = meterRows(env.DB);
  expect(await health({ DB })).toMatchObject({ code: 200 });
  expect(takeRowsRead()).toBeLessThanOrEqual(2);
  expect(takeRowsWritten()).toBe(0);
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
