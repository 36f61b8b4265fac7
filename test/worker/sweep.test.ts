import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { DELIVERY_KINDS, kindOf } from "../../domain/delivery.ts";
import { usualDigest } from "../../domain/morning-digest.ts";
import worker from "../../worker/index.ts";
import { sweep } from "../../worker/sweep.ts";
import { setClock } from "../support/clock.ts";
import { putManyReaders } from "../support/announcements.ts";
import { addLeads } from "../support/many-leads.ts";
import { addPeople } from "../support/many-people.ts";
import { PLAN_INPUTS, PLAN_KIT } from "../support/plan.ts";
import { meterRows } from "../support/row-meter.ts";
import { rows, run, unsentQueue } from "../support/worker.ts";
import { silenceLog } from "../support/log.ts";
import { numbers, putRows, putRowsOf } from "../support/put-rows.ts";
import { putDeliveries } from "../support/some-leads.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The first minute of a day, when the most is looked at. */
const NOW = Date.parse("2026-11-22T00:00:00Z");

/** The queries that D1 allows an invocation on Workers Paid. */
const MOST_QUERIES = 1000;

/** More of everything than one sweep can do. */
async function fillBacklog() {
  await putManyReaders(300);
  await addLeads(4000);
  await putRowsOf("announcements", numbers(7), {
    id: "'announcement_' || i",
    entry_id: "i",
    status: "iif(i % 2, 'sending', 'scheduled')",
    send_at: "i",
  });
  // Overdue, limited, lost, and failed for good.
  await putRowsOf("deliveries", numbers(4500), {
    id: "'lead_' || i || ':lead_mail'",
    lead_id: "'lead_' || i",
    due_at: "i",
    queued_at: NOW - 5 * DAY_MS,
  });
  for (const kind of DELIVERY_KINDS.filter((kind) => kindOf(kind).to === "visitor"))
    await putRowsOf("deliveries", numbers(500), {
      id: `'limited_' || i || ':${kind}'`,
      kind: `'${kind}'`,
      lead_id: "'limited_' || i",
      reason: "'site_limit'",
      queued_at: NOW - MINUTE_MS,
    });
  await run("UPDATE deliveries SET attempts = 3, due_at = ? WHERE id < 'lead_2'", NOW + DAY_MS);
  await putDeliveries([
    { subjectId: "lead_x", status: "sending", dueAt: 1, queuedAt: 1 },
    { subjectId: "lead_y", status: "failed", dueAt: 1, queuedAt: NOW },
    { subjectId: "lead_z", kind: "form_service", attempts: 3, dueAt: NOW + DAY_MS, queuedAt: 1 },
  ]);
  await putRows("quarantine_days", { dayStart: NOW, stored: 1000, countedOnly: 7 });
  // Plans for more countries than one sweep reads, each with a reminder and a changed fact.
  const countries = `json_each('["kenya","ghana","rwanda","senegal"]') AS country`;
  await putRowsOf("plans", `${numbers(200)}, ${countries} WHERE i % 4 = country.key`, {
    lead_id: "'lead_p' || i",
    email_hash: "'ph' || i",
    country: "country.value",
    month: "'2026-12'",
    inputs: `json_set('${JSON.stringify(PLAN_INPUTS)}', '$.country', country.value, '$.month', '2026-12')`,
    facts: `'{"kenya.fee":"Nothing"}'`,
    reminded_to: "'2026-01-01'",
    due_at: 1,
  });
  await putRows("settings", { morningDigest: { ...usualDigest("Asia/Tokyo"), hour: 9 } });
  const keys = Array.from({ length: 100 }, (_, number) => `pictures/hero/ab/upl_${number}/640.webp`);
  await Promise.all(keys.map((key) => env.BUCKET.put(key, "x")));
}

test("a sweep with a backlog of everything makes no more queries than D1 allows an invocation", async () => {
  silenceLog();
  await fillBacklog();
  const { DB, takeQueries } = meterRows(env.DB);
  const bindings = {
    ...env,
    DB,
    DELIVERIES: unsentQueue,
    ASSETS: {
      fetch: async ({ url }: Request) => Response.json(url.includes("/my-plan/kits/") ? PLAN_KIT : {}),
    } as unknown as Fetcher,
    DATABASE_LIMIT_MB: "1",
  } as unknown as Env;
  setClock(NOW);
  await sweep(bindings, NOW);
  expect(takeQueries()).toBeLessThanOrEqual(MOST_QUERIES);
  // All of it was begun: no step took nothing.
  // Of the thirty plans that are due longest, those for three of the four countries.
  expect(await rows("SELECT lead_id FROM plans WHERE due_at = 1")).toHaveLength(177);
  expect(await rows("SELECT 1 FROM deliveries WHERE kind = 'announcement_mail' AND status = 'queued'")).not.toEqual([]);
  expect(await rows("SELECT id FROM notifications")).not.toEqual([]);
  expect(await rows("SELECT step FROM heartbeats WHERE succeeded_at = ?", NOW)).toHaveLength(2);
});

test("each minute carries out the sweep", async () => {
  await worker.scheduled(createScheduledController({ scheduledTime: NOW }), { ...env });
  expect(await rows("SELECT step FROM heartbeats WHERE succeeded_at = ? AND step = 'sweep'", NOW)).toHaveLength(1);
});

test("what looks at a whole table comes once a day, whenever the day's first sweep comes", async () => {
  const put = () => putRows("mailboxes", { mailbox: "old", askedAt: 1 });
  const sweepAt = async (time: string) => {
    await sweep(env, Date.parse(time), ["purges"]);
    return (await rows("SELECT mailbox FROM mailboxes")).length;
  };
  await put();
  expect(await sweepAt("2026-11-22T09:17:00Z")).toBe(0);
  await put();
  expect(await sweepAt("2026-11-22T23:59:00Z")).toBe(1);
  expect(await sweepAt("2026-11-23T03:00:00Z")).toBe(0);
});

test("the bucket's pictures are listed once a day", async () => {
  let listings = 0;
  const BUCKET = new Proxy(env.BUCKET, {
    get(bucket, name) {
      if (name === "list") listings += 1;
      const value = Reflect.get(bucket, name) as unknown;
      return typeof value === "function" ? (value.bind(bucket) as unknown) : value;
    },
  });
  for (let minute = 1; minute < 59; minute++) await sweep({ ...env, BUCKET }, NOW + minute * MINUTE_MS, ["purges"]);
  expect(listings).toBe(1);
});

test("however many deliveries are carried out, a sweep with nothing to do reads none of them", async () => {
  const { DB, takeRowsRead } = meterRows(env.DB);
  const readRows = async () => {
    await sweep({ ...env, DB }, Date.now());
    return takeRowsRead();
  };
  await readRows();
  const read = await readRows();
  await addPeople(1, 300, Date.now());
  // Of the counts of leads, a row for each source.
  expect(await readRows()).toBeLessThanOrEqual(read + 10);
});

test("rows that cannot be deleted keep no others from being deleted, and the sweep counts as failed", async () => {
  silenceLog();
  await putRows("mailbox_mails", {});
  await putRows("revoked_sessions", { id: "ended" });
  await run("CREATE TRIGGER refuse BEFORE DELETE ON mailbox_mails BEGIN SELECT RAISE(ABORT, 'refused'); END");
  await sweep(env, NOW, ["purges"]);
  await env.DB.prepare("DROP TRIGGER refuse").run();
  expect(await rows("SELECT id FROM revoked_sessions")).toEqual([]);
  expect(await rows("SELECT step FROM heartbeats WHERE succeeded_at = ?", NOW)).toEqual([]);
});
