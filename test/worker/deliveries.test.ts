import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { setClock } from "../support/clock.ts";
import { queueAway } from "../support/away.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { changeSettings } from "../../worker/settings/settings.store.ts";
import { asOwner, readAsOwner, readPages } from "../support/credentials.ts";
import { meterRows } from "../support/row-meter.ts";
import { wrapDatabase } from "../support/wrapped-database.ts";
import {
  deliverById,
  findDelivery,
  mailService,
  recordingQueue,
  rows,
  run,
  signUp,
  waitingMail,
  writeMessage,
} from "../support/worker.ts";
import { numbers, putRowsOf } from "../support/put-rows.ts";

type Item = { id: string; kind: string; status: string; queuedAt: string; person: { name: string; email: string } };
type Page = { waiting: number; failed: number; data: Item[]; nextCursor: string | null };

function list(query = "", bindings = {}) {
  return readAsOwner<Page>(`/api/deliveries${query}`, bindings);
}

function retry(id: string, bindings = {}) {
  return asOwner(`/api/deliveries/${id}/retry`, { method: "POST", bindings });
}

async function set(id: string, status: string, dueAt: number) {
  await run(
    `UPDATE deliveries SET status = ?1, attempts = 7, due_at = iif(?1 IN ('queued', 'sending'), ?2, NULL),
       failed_at = iif(?1 = 'failed', ?2, NULL) WHERE id = ?3`,
    status,
    dueAt,
    id,
  );
}

/** Inserts a lead with as many deliveries of each status, by one SQL statement each. */
async function addDeliveries(status: string, count: number, dueAt = 0) {
  await putRowsOf("leads", numbers(count), {
    id: `'lead_${status}' || i`,
    email: `'${status}' || i || '@example.com'`,
    email_hash: `'h${status}' || i`,
  });
  await putRowsOf("deliveries", `leads WHERE id LIKE 'lead_${status}%'`, {
    id: "id || ':form_service'",
    kind: "'form_service'",
    lead_id: "id",
    status: `'${status}'`,
    attempts: 11,
    due_at: ["queued", "sending"].includes(status) ? dueAt : "NULL",
    failed_at: status === "failed" ? "row_number() OVER (ORDER BY length(id), id)" : "NULL",
    queued_at: "row_number() OVER (ORDER BY length(id), id)",
  });
}

test("the list has failed deliveries first, then queued ones by due time, and no others", async () => {
  await signUp("ama@example.com");
  await writeMessage("kofi@example.com");
  const [leadMail, ownerMail] = [
    (await findDelivery("ama@example.com", "lead_mail"))!,
    (await findDelivery("ama@example.com", "owner_mail"))!,
  ];
  const [messageMail, reply] = await rows<{ id: string }>(
    "SELECT id FROM deliveries WHERE message_id IS NOT NULL ORDER BY kind",
  );
  await run("UPDATE deliveries SET last_error = 'the mail service refused' WHERE id = ?", leadMail.id);
  await set(leadMail.id, "failed", 0);
  await set(ownerMail.id, "queued", 1000);
  await set(messageMail!.id, "queued", 500);
  await set(reply!.id, "queued", Date.now() + 60_000);

  const page = await list();
  expect(page).toMatchObject({ queued: 3, failed: 1, nextCursor: null });
  expect(page.data.map(({ id }) => id)).toEqual([leadMail.id, messageMail!.id, ownerMail.id, reply!.id]);
  await set(reply!.id, "sending", Date.now() + 60_000);
  expect((await list()).data).toHaveLength(3);
  expect(page.data[0]).toEqual({
    id: leadMail.id,
    kind: "lead_mail",
    status: "failed",
    attempts: 7,
    lastError: "the mail service refused",
    queuedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    dueAt: null,
    person: { name: "Ama Mensah", email: "ama@example.com" },
  });
  expect(page.data[1]!.person).toEqual({ name: "Ama Mensah", email: "kofi@example.com" });
});

test("paging through failed and queued deliveries shows each exactly once", async () => {
  await addDeliveries("failed", 5);
  await addDeliveries("queued", 5, 1000);
  const pages = await readPages<Page>("/api/deliveries?limit=3");
  expect(pages.map(({ data }) => data.length)).toEqual([3, 3, 3, 1]);
  const seen = pages.flatMap(({ data }) => data.map(({ id }) => id));
  expect(seen).toHaveLength(10);
  expect(new Set(seen).size).toBe(10);
  expect(seen.slice(0, 5)).toEqual([5, 4, 3, 2, 1].map((i) => `lead_failed${i}:form_service`));
});

test("a page of deliveries reads the rows it shows, and its counts at most 1,000 each", async () => {
  await addDeliveries("sent", 3000);
  await addDeliveries("failed", 1200);
  await addDeliveries("queued", 30, 1000);
  const meter = meterRows(env.DB);
  const page = await list("?limit=10", { DB: meter.DB });
  expect(page).toMatchObject({ queued: 30, failed: 1000 });
  expect(page.data).toHaveLength(10);
  expect(meter.takeRowsRead()).toBeLessThan(1000 + 30 + 4 * 11 + 20);
  // Sending all again reads only open deliveries, not the many finished ones.
  const { bindings } = recordingQueue();
  await asOwner("/api/deliveries/retry", { method: "POST", bindings: { ...bindings, DB: meter.DB } });
  expect(meter.takeRowsRead()).toBeLessThanOrEqual(4 * 1230);
});

test.each(["failed", "queued"])("a delivery that is %s is sent again like a new one", async (status) => {
  const id = await waitingMail();
  await set(id, status, Date.now() - 1);
  const queue = recordingQueue();
  const response = await retry(id, queue.bindings);
  expect([response.status, await response.json()]).toEqual([200, { queued: 1 }]);
  expect(queue.ids()).toEqual([id]);
  expect(await findDelivery("ama@example.com", "lead_mail")).toMatchObject({ status: "queued", attempts: 0 });
  const mail = mailService();
  await deliverById(id, mail.bindings);
  expect(mail.sent).toHaveLength(1);
  expect(await findDelivery("ama@example.com", "lead_mail")).toMatchObject({ status: "sent", attempts: 1 });
});

test("a sent or withheld delivery, or one being sent, is not sent again, and a sentence says why", async () => {
  const id = await waitingMail();
  const queue = recordingQueue();
  for (const [status, word] of [
    ["sent", "delivered already"],
    ["withheld", "unsubscribed"],
    ["sending", "just now"],
  ] as const) {
    await set(id, status, Date.now() + 30_000);
    const response = await retry(id, queue.bindings);
    expect(response.status).toBe(409);
    expect(((await response.json()) as { error: { message: string } }).error.message).toContain(word);
    expect(await findDelivery("ama@example.com", "lead_mail")).toMatchObject({ status, attempts: 7 });
  }
  expect((await retry("dlv_none", queue.bindings)).status).toBe(404);
  expect(queue.ids()).toEqual([]);
});

test("all queued and failed deliveries are sent again at once, at most 100 to a call of the queue", async () => {
  await addDeliveries("failed", 130);
  await addDeliveries("queued", 120, Date.now() + 3_600_000);
  await addDeliveries("sent", 3);
  await addDeliveries("sending", 3, Date.now() + 30_000);
  const queue = recordingQueue();
  const response = await asOwner("/api/deliveries/retry", { method: "POST", bindings: queue.bindings });
  expect([response.status, await response.json()]).toEqual([200, { queued: 250 }]);
  expect(queue.ids()).toHaveLength(250);
  expect(new Set(queue.ids()).size).toBe(250);
  expect(await rows("SELECT status, count(*) AS count FROM deliveries GROUP BY status ORDER BY status")).toEqual([
    { status: "queued", count: 250 },
    { status: "sending", count: 3 },
    { status: "sent", count: 3 },
  ]);
  const [latest] = await rows<{ at: number; attempts: number }>(
    "SELECT max(due_at) AS at, max(attempts) AS attempts FROM deliveries WHERE status = 'queued'",
  );
  expect(latest!.at).toBeLessThanOrEqual(Date.now());
  expect(latest!.attempts).toBe(0);
});

test("sending 6,000 again hands all of them to the queue at once, a hundred a call", async () => {
  setClock("2026-11-21T12:20:00Z");
  await addDeliveries("failed", 6000);
  const queued = new Set<string>();
  let calls = 0;
  const DELIVERIES = {
    sendBatch: async (batch: { body: { deliveryId: string } }[]) => {
      calls += 1;
      for (const { body } of batch) queued.add(body.deliveryId);
    },
  } as unknown as Queue;
  const response = await asOwner("/api/deliveries/retry", { method: "POST", bindings: { DELIVERIES } });
  expect(await response.json()).toEqual({ queued: 6000 });
  expect([queued.size, calls]).toEqual([6000, 60]);
  expect(await rows("SELECT details FROM activities WHERE action = 'send'")).toEqual([
    { details: '{"deliveries":6000}' },
  ]);
});

test("when the queue fails the deliveries are still due, so that the sweep finds them", async () => {
  await addDeliveries("failed", 2);
  expect((await asOwner("/api/deliveries/retry", { method: "POST", bindings: { DELIVERIES: queueAway } })).status).toBe(
    500,
  );
  expect(await rows("SELECT DISTINCT status, attempts FROM deliveries")).toEqual([{ status: "queued", attempts: 0 }]);
});

test("the status shows the form service, the last backup, and the waiting deliveries", async () => {
  expect(await readAsOwner("/api/status")).toMatchObject({
    formServiceHost: null,
    lastBackupAt: null,
    deliveries: { queued: 0, failed: 0, uncertain: 0 },
  });
  await addDeliveries("failed", 2);
  await addDeliveries("queued", 1, Date.now() + 60_000);
  await changeSettings(openDatabase(env.DB), { lastBackupAt: Date.parse("2026-11-20T08:00:00.000Z") });
  const bindings = { FORM_SERVICE_URL: "https://forms.example/f/secret-id" };
  expect(await readAsOwner("/api/status", bindings)).toMatchObject({
    formServiceHost: "forms.example",
    lastBackupAt: "2026-11-20T08:00:00.000Z",
    deliveries: { queued: 1, failed: 2, uncertain: 0 },
  });
});

test("sending again what a consumer has at this moment mails nobody twice", async () => {
  const id = await waitingMail();
  const mail = mailService();
  const held = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  // The first consumer has its lease, and then waits before it marks the mail as being sent.
  const slow = wrapDatabase(env.DB, async (work, query) => {
    if (query.startsWith("select CASE")) {
      reached.resolve();
      await held.promise;
    }
    return work();
  });
  const first = deliverById(id, { ...mail.bindings, DB: slow });
  await reached.promise;
  setClock(Date.now() + 1);
  expect((await retry(id, recordingQueue().bindings)).status).toBe(200);
  await deliverById(id, mail.bindings);
  held.resolve();
  await first;
  expect(mail.sent).toHaveLength(1);
  expect(await findDelivery("ama@example.com", "lead_mail")).toMatchObject({ status: "sent" });
});
