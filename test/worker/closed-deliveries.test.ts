import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { DELIVERY_RECORD_DAYS } from "../../domain/retention.ts";
import { purgeClosedDeliveries } from "../../worker/store/closed-deliveries.ts";
import { openDatabase } from "../../worker/store/database.ts";
import { meterRows } from "../support/row-meter.ts";
import { findDelivery, rows, run, signUp } from "../support/worker.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-11-21T12:00:00Z");

/** The id of a lead or message that came so many days ago. */
function idFrom(prefix: "lead" | "msg" | "news", daysAgo: number, number = 0) {
  const time = (NOW - daysAgo * DAY_MS).toString(16).padStart(12, "0");
  return `${prefix}_${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${String(number).padStart(12, "0")}`;
}

type Closed = { owner: string; kind?: string; status?: string; queuedDaysAgo: number; doneDaysAgo?: number };

async function putDeliveries(deliveries: Closed[]) {
  const insert = env.DB.prepare(
    "INSERT INTO deliveries (id, kind, status, next_attempt_at, queued_at, done_at, subject_kind, subject_id) VALUES (?, ?, ?, 0, ?, ?, 'lead', ?)",
  );
  await env.DB.batch(
    deliveries.map(({ owner, kind = "form_service", status = "done", queuedDaysAgo, doneDaysAgo }) =>
      insert.bind(
        `${owner}:${kind}`,
        kind,
        status,
        NOW - queuedDaysAgo * DAY_MS,
        doneDaysAgo === undefined ? null : NOW - doneDaysAgo * DAY_MS,
        owner,
      ),
    ),
  );
}

const keptIds = async () => (await rows<{ id: string }>("SELECT id FROM deliveries ORDER BY id")).map(({ id }) => id);

test("what was carried out or withheld goes after its days, what the owner may still want stays", async () => {
  const old = DELIVERY_RECORD_DAYS + 1;
  const young = DELIVERY_RECORD_DAYS - 1;
  await putDeliveries([
    { owner: idFrom("lead", old, 1), queuedDaysAgo: old, doneDaysAgo: old },
    { owner: idFrom("lead", old, 2), queuedDaysAgo: old, status: "withheld" },
    { owner: idFrom("msg", old, 3), queuedDaysAgo: old, doneDaysAgo: old, kind: "message_mail" },
    { owner: idFrom("news", old, 3), queuedDaysAgo: old, doneDaysAgo: old, kind: "announcement_mail" },
  ]);
  const kept: Closed[] = [
    { owner: idFrom("lead", young, 4), queuedDaysAgo: young, doneDaysAgo: young },
    { owner: idFrom("lead", old, 5), queuedDaysAgo: 3, doneDaysAgo: 2 },
    { owner: idFrom("lead", old, 6), queuedDaysAgo: old, status: "exhausted" },
    { owner: idFrom("lead", old, 7), queuedDaysAgo: old, status: "unknown" },
    { owner: idFrom("lead", old, 8), queuedDaysAgo: old, status: "waiting" },
    { owner: idFrom("msg", young, 9), queuedDaysAgo: young, doneDaysAgo: young, kind: "message_mail" },
  ];
  await putDeliveries(kept);
  await purgeClosedDeliveries(openDatabase(env.DB), NOW);
  expect(await keptIds()).toEqual(kept.map(({ owner, kind = "form_service" }) => `${owner}:${kind}`).toSorted());
});

test("each purge deletes a bounded number of rows, whatever stays before them", async () => {
  const stays = (number: number) => ({ owner: idFrom("lead", 200, number), queuedDaysAgo: 200, status: "exhausted" });
  const goes = (number: number) => ({ owner: idFrom("lead", 200, number), queuedDaysAgo: 200, doneDaysAgo: 200 });
  await putDeliveries(Array.from({ length: 30 }, (_, number) => (number < 15 ? stays(number) : goes(number))));
  const { DB, takeRowsRead, takeQueries } = meterRows(env.DB);
  const left: number[] = [];
  for (let purge = 0; purge < 3; purge++) {
    await purgeClosedDeliveries(openDatabase(DB), NOW, 10);
    left.push((await keptIds()).length);
    expect(takeQueries()).toBe(1);
  }
  expect(left).toEqual([20, 15, 15]);
  // Old rows are found by their key: young ones are not read.
  await putDeliveries(Array.from({ length: 50 }, (_, number) => ({ ...goes(0), owner: idFrom("lead", 1, number) })));
  takeRowsRead();
  await purgeClosedDeliveries(openDatabase(DB), NOW, 10);
  expect(takeRowsRead()).toBeLessThanOrEqual(20);
});

test("a sign-up of somebody whose records were purged queues its deliveries anew", async () => {
  await signUp("ama@example.com");
  await run("DELETE FROM deliveries");
  expect((await signUp("ama@example.com")).status).toBe(200);
  expect(await findDelivery("ama@example.com", "form_service")).toMatchObject({ status: "done" });
  expect(await findDelivery("ama@example.com", "lead_mail")).toMatchObject({ status: "waiting" });
});
