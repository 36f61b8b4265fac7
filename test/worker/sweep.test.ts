import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { EVERYBODY } from "../../domain/announcement.ts";
import { DELIVERY_KINDS, kindOf } from "../../domain/delivery.ts";
import { hashEmail } from "../../worker/hash.ts";
import worker from "../../worker/index.ts";
import { keepPost } from "../../worker/quarantine/kept-posts.ts";
import { SWEEP_STEPS } from "../../worker/db/schema.ts";
import { sweep } from "../../worker/sweep.ts";
import { setClock } from "../support/clock.ts";
import { putManyReaders } from "../support/announcements.ts";
import { addLeads } from "../support/many-leads.ts";
import { addPeople } from "../support/many-people.ts";
import { PLAN_INPUTS, PLAN_KIT } from "../support/plan.ts";
import { meterRows } from "../support/row-meter.ts";
import { rows, run, unsentQueue } from "../support/worker.ts";
import { silenceLog } from "../support/log.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The first minute of a day, when the most is looked at. */
const NOW = Date.parse("2026-11-22T00:00:00Z");

/** The queries that D1 allows an invocation on Workers Paid. */
const MOST_QUERIES = 1000;

/** A few more than one minute stores. */
const KEPT_POSTS = 125;

/** More of everything than one sweep can do. */
async function fillBacklog() {
  const insert = (sql: string, ...values: unknown[]) => env.DB.prepare(sql).bind(...values);
  const numbers = (count: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  const delivery =
    "INSERT INTO deliveries (id, kind, subject_kind, subject_id, status, reason, next_attempt_at, queued_at)";
  await putManyReaders(300);
  await addLeads(4000);
  await env.DB.batch([
    insert(
      `${numbers(60)} INSERT INTO erasures (email_hash, requested_at, next_attempt_at) SELECT 'h' || i, 0, 0 FROM n`,
    ),
    insert(
      `${numbers(7)} INSERT INTO announcements (id, entry_id, subject, text, segment, status, actor, send_at, created_at, updated_at)
       SELECT 'news_' || i, i, 's', 't', ?, iif(i % 2, 'sending', 'scheduled'), 'owner', i, 1, 1 FROM n`,
      JSON.stringify(EVERYBODY),
    ),
    // Overdue, held, lost, and failed for good.
    insert(
      `${numbers(4500)} ${delivery} SELECT 'lead_' || i || ':lead_mail', 'lead_mail', 'lead', 'lead_' || i, 'waiting', NULL, i, ?
       FROM n`,
      NOW - 5 * DAY_MS,
    ),
    ...DELIVERY_KINDS.filter((kind) => kindOf(kind).to === "visitor").map((kind) =>
      insert(
        `${numbers(500)} ${delivery} SELECT 'held_' || i || ':' || ?1, ?1, 'lead', 'held_' || i, 'held', 'site_limit', 1, ?2
         FROM n`,
        kind,
        NOW - MINUTE_MS,
      ),
    ),
    insert(`${delivery} VALUES ('lead_x:lead_mail', 'lead_mail', 'lead', 'lead_x', 'sending', NULL, 1, 1),
      ('lead_y:lead_mail', 'lead_mail', 'lead', 'lead_y', 'exhausted', NULL, 1, ${NOW})`),
    insert("UPDATE deliveries SET attempts = 3, next_attempt_at = ? WHERE id < 'lead_2'", NOW + DAY_MS),
    insert(
      "INSERT INTO deliveries (id, kind, subject_kind, subject_id, status, attempts, next_attempt_at, queued_at) VALUES ('lead_z:form_service', 'form_service', 'lead', 'lead_z', 'waiting', 3, ?, 1)",
      NOW + DAY_MS,
    ),
    insert("INSERT INTO quarantine_days VALUES (?, 1000, 7)", NOW),
    // Plans for more countries than one sweep reads, each with a reminder and a changed fact.
    insert(
      `${numbers(200)} INSERT INTO plans (lead_id, email_hash, country, month, reminders, changes, inputs, moves, done, facts,
           reminded_to, due_at, created_at)
         SELECT 'lead_p' || i, 'ph' || i, country.value, '2026-12', 1, 1,
           json_set(?, '$.country', country.value, '$.month', '2026-12'), '{}', '[]', '{"kenya.fee":"Nothing"}', '2026-01-01', 1, 1
         FROM n, json_each('["kenya","ghana","rwanda","senegal"]') AS country WHERE i % 4 = country.key`,
      JSON.stringify(PLAN_INPUTS),
    ),
    insert(
      "INSERT INTO heartbeats (step, succeeded_at, failed_at, last_error) VALUES ('pictures', 1, 2, 'Error'), ('alerts', ?, NULL, NULL)",
      NOW - DAY_MS,
    ),
    insert(
      "INSERT INTO settings (id, morning_digest, version) VALUES ('site', ?, 1)",
      JSON.stringify({ timeZone: "Asia/Tokyo", hour: 9, parts: ["people", "numbers", "due", "deliveries"] }),
    ),
  ]);
  const keys = [
    ...Array.from({ length: 60 }, (_, person) => `leads/h${person + 1}/lead_1.json`),
    ...Array.from({ length: 100 }, (_, number) => `pictures/hero/ab/upl_${number}/640.webp`),
  ];
  await Promise.all(keys.map((key) => env.BUCKET.put(key, "x")));
  const kept = Array.from({ length: KEPT_POSTS }, (_, number) => {
    const email = `kept${number}@example.com`;
    const fields = { fullName: "Ama", email, source: "waitlist_page", consentVersion: "waitlist-2026-11" };
    const post = {
      path: "/api/waitlist",
      fields,
      isPlainForm: false,
      sentAt: NOW,
      skippedCheck: null,
      notifiesOwner: null,
    };
    return keepPost(env.BUCKET, { network: number, emailHash: hashEmail(env, email) }, post);
  });
  await Promise.all(kept);
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
  expect((await env.BUCKET.list({ prefix: "posts/" })).objects).toHaveLength(KEPT_POSTS - 120);
  // Of the thirty plans that are due longest, those for three of the four countries.
  expect(await rows("SELECT lead_id FROM plans WHERE due_at = 1")).toHaveLength(177);
  expect(await rows("SELECT 1 FROM erasures")).toHaveLength(10);
  expect(await rows("SELECT 1 FROM deliveries WHERE kind = 'announcement_mail' AND status = 'waiting'")).not.toEqual(
    [],
  );
  expect(await rows("SELECT id FROM notifications")).not.toEqual([]);
  expect(await rows("SELECT step FROM heartbeats WHERE failed_at > succeeded_at")).toEqual([]);
});

test("each minute carries out every step", async () => {
  await worker.scheduled(createScheduledController({ scheduledTime: NOW }), { ...env });
  expect(await rows("SELECT step FROM heartbeats WHERE succeeded_at = ?", NOW)).toHaveLength(SWEEP_STEPS.length + 1);
});

test("what looks at a whole table comes once a day, whenever the day's first sweep comes", async () => {
  const put = () => run("INSERT INTO mailboxes (mailbox, asked_at) VALUES ('old', 1)");
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

test("rows that cannot be deleted keep no others from being deleted, and the step is told as failed", async () => {
  silenceLog();
  await env.DB.batch([
    env.DB.prepare("INSERT INTO mailbox_mails VALUES ('all', 0, 1)"),
    env.DB.prepare("INSERT INTO revoked_sessions VALUES ('ended', 0)"),
    env.DB.prepare("CREATE TRIGGER refuse BEFORE DELETE ON mailbox_mails BEGIN SELECT RAISE(ABORT, 'refused'); END"),
  ]);
  await sweep(env, NOW, ["purges"]);
  await env.DB.prepare("DROP TRIGGER refuse").run();
  expect(await rows("SELECT id FROM revoked_sessions")).toEqual([]);
  expect(await rows("SELECT step, succeeded_at, failed_at FROM heartbeats WHERE step = 'purges'")).toEqual([
    { step: "purges", succeeded_at: null, failed_at: NOW },
  ]);
});
