import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { DELIVERY_RECORD_DAYS } from "../../domain/retention.ts";
import { purgeClosedDeliveries } from "../../worker/deliveries/closed.store.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { meterRows } from "../support/row-meter.ts";
import { numbers, putRows, putRowsOf } from "../support/put-rows.ts";
import { putDeliveries, putMessages, type SomeDelivery } from "../support/some-leads.ts";
import { findDelivery, rows, run, signUp } from "../support/worker.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-11-21T12:00:00Z");

/** The id of a lead or message that came so many days ago. */
function idFrom(prefix: "lead" | "msg", daysAgo: number, number = 0) {
  const time = (NOW - daysAgo * DAY_MS).toString(16).padStart(12, "0");
  return `${prefix}_${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${String(number).padStart(12, "0")}`;
}

/** A delivery that was queued so many days ago, and carried out so many days ago, or given up where that is null. */
function pastDelivery(
  subjectId: string,
  queuedDaysAgo: number,
  doneDaysAgo: number | null,
  changes: Partial<SomeDelivery> = {},
): SomeDelivery {
  const sentAt = doneDaysAgo === null ? null : NOW - doneDaysAgo * DAY_MS;
  const status = sentAt === null ? "failed" : "sent";
  return { subjectId, kind: "form_service", status, queuedAt: NOW - queuedDaysAgo * DAY_MS, sentAt, ...changes };
}

const keptIds = async () => (await rows<{ id: string }>("SELECT id FROM deliveries ORDER BY id")).map(({ id }) => id);

test("what was carried out or withheld goes after its days, what the owner may still want stays", async () => {
  const old = DELIVERY_RECORD_DAYS + 1;
  const young = DELIVERY_RECORD_DAYS - 1;
  await putMessages([old, young].map((days) => ({ id: idFrom("msg", days, days === old ? 3 : 9) })));
  await putRows("people", { emailHash: "reader" });
  await putRows(
    "announcements",
    { id: "ended", entryId: "1", finishedAt: NOW - old * DAY_MS },
    { id: "ended_lately", entryId: "2", finishedAt: NOW - young * DAY_MS },
  );
  const announced = (id: string, days: number) =>
    pastDelivery(id, days, days, { kind: "announcement_mail", person: "reader" });
  await putDeliveries([
    pastDelivery(idFrom("lead", old, 1), old, old),
    pastDelivery(idFrom("lead", old, 2), old, null, { status: "withheld" }),
    pastDelivery(idFrom("msg", old, 3), old, old, { kind: "message_mail" }),
    announced("ended", old),
  ]);
  const kept = await putDeliveries([
    pastDelivery(idFrom("lead", young, 4), young, young),
    pastDelivery(idFrom("lead", old, 5), 3, 2),
    pastDelivery(idFrom("lead", old, 6), old, null),
    pastDelivery(idFrom("lead", old, 7), old, null, { reason: "not_recorded" }),
    pastDelivery(idFrom("lead", old, 8), old, null, { status: "queued" }),
    pastDelivery(idFrom("msg", young, 9), young, young, { kind: "message_mail" }),
    announced("ended_lately", old),
  ]);
  await purgeClosedDeliveries(openDatabase(env.DB), NOW);
  expect(await keptIds()).toEqual(kept.toSorted());
});

test("each purge deletes a bounded number of rows, whatever stays before them", async () => {
  const lead = `substr('${idFrom("lead", 200)}', 1, 29) || printf('%012d', i)`;
  await putRowsOf("deliveries", numbers(1060), { id: lead, lead_id: lead, status: "iif(i <= 30, 'failed', 'sent')" });
  const { DB, takeRowsRead, takeQueries } = meterRows(env.DB);
  const left: number[] = [];
  for (let purge = 0; purge < 3; purge++) {
    await purgeClosedDeliveries(openDatabase(DB), NOW);
    left.push((await keptIds()).length);
    expect(takeQueries()).toBe(1);
  }
  expect(left).toEqual([60, 30, 30]);
  // Old rows are found by their key: young ones are not read.
  await putDeliveries(Array.from({ length: 50 }, (_, number) => pastDelivery(idFrom("lead", 1, number), 200, 200)));
  takeRowsRead();
  await purgeClosedDeliveries(openDatabase(DB), NOW);
  expect(takeRowsRead()).toBeLessThanOrEqual(40);
});

test("a sign-up of somebody whose records were purged queues its deliveries anew", async () => {
  await signUp("ama@example.com");
  await run("DELETE FROM deliveries");
  expect((await signUp("ama@example.com")).status).toBe(200);
  expect(await findDelivery("ama@example.com", "lead_mail")).toMatchObject({ status: "queued" });
});
