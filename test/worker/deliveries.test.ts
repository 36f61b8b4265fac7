import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { setClock } from "../support/clock.ts";
import { queueAway } from "../support/away.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { changeSettings } from "../../worker/owner/settings-store.ts";
import { asOwner, readAsOwner, readPages } from "../support/credentials.ts";
import { meterRows } from "../support/row-meter.ts";
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
type Page = { waiting: number; exhausted: number; data: Item[]; nextCursor: string | null };

function list(query = "", bindings = {}) {
  return readAsOwner<Page>(`/api/deliveries${query}`, bindings);
}

function retry(id: string, bindings = {}) {
  return asOwner(`/api/deliveries/${id}/retry`, { method: "POST", bindings });
}

async function set(id: string, status: string, nextAttemptAt: number) {
  await run(
    "UPDATE deliveries SET status = ?, attempts = 7, lease_id = 'lease_x', next_attempt_at = ? WHERE id = ?",
    status,
    nextAttemptAt,
    id,
  );
}

/** Inserts a lead with as many deliveries of each status, by one SQL statement each. */
async function addDeliveries(status: string, count: number, nextAttemptAt = 0) {
  await putRowsOf("leads", numbers(count), {
    id: `'lead_${status}' || i`,
    email: `'${status}' || i || '@example.com'`,
    email_hash: `'h${status}' || i`,
  });
  await putRowsOf("deliveries", `leads WHERE id LIKE 'lead_${status}%'`, {
    id: "id || ':form_service'",
    kind: "'form_service'",
    subject_id: "id",
    person: "email_hash",
    status: `'${status}'`,
    attempts: 11,
    next_attempt_at: nextAttemptAt,
    queued_at: "row_number() OVER (ORDER BY length(id), id)",
  });
}

test("the list has exhausted deliveries first, then waiting ones by due time, and no others", async () => {
  await signUp("ama@example.com");
  await writeMessage("kofi@example.com");
  const [leadMail, ownerMail] = [
    (await findDelivery("ama@example.com", "lead_mail"))!,
    (await findDelivery("ama@example.com", "owner_mail"))!,
  ];
  const [messageMail, reply] = await rows<{ id: string }>(
    "SELECT id FROM deliveries WHERE subject_kind = 'message' ORDER BY kind",
  );
  await run("UPDATE deliveries SET last_error = 'the mail service refused' WHERE id = ?", leadMail.id);
  await set(leadMail.id, "exhausted", 0);
  await set(ownerMail.id, "leased", 1000);
  await set(messageMail!.id, "waiting", 500);
  await set(reply!.id, "waiting", Date.now() + 60_000);

  const page = await list();
  expect(page).toMatchObject({ waiting: 3, exhausted: 1, nextCursor: null });
  expect(page.data.map(({ id }) => id)).toEqual([leadMail.id, messageMail!.id, ownerMail.id, reply!.id]);
  await set(reply!.id, "leased", Date.now() + 60_000);
  expect((await list()).data).toHaveLength(3);
  expect(page.data[0]).toEqual({
    id: leadMail.id,
    kind: "lead_mail",
    status: "exhausted",
    attempts: 7,
    lastError: "the mail service refused",
    queuedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    nextAttemptAt: "1970-01-01T00:00:00.000Z",
    person: { name: "Ama Mensah", email: "ama@example.com" },
  });
  expect(page.data[1]!.person).toEqual({ name: "Ama Mensah", email: "kofi@example.com" });
});

test("paging through exhausted and waiting deliveries shows each exactly once", async () => {
  await addDeliveries("exhausted", 5);
  await addDeliveries("waiting", 5, 1000);
  const pages = await readPages<Page>("/api/deliveries?limit=3");
  expect(pages.map(({ data }) => data.length)).toEqual([3, 3, 3, 1]);
  const seen = pages.flatMap(({ data }) => data.map(({ id }) => id));
  expect(seen).toHaveLength(10);
  expect(new Set(seen).size).toBe(10);
  expect(seen.slice(0, 5)).toEqual([5, 4, 3, 2, 1].map((i) => `lead_exhausted${i}:form_service`));
});

test("a page of deliveries reads the rows it shows, and its counts at most 1,000 each", async () => {
  await addDeliveries("done", 3000);
  await addDeliveries("exhausted", 1200);
  await addDeliveries("waiting", 30, 1000);
  const meter = meterRows(env.DB);
  const page = await list("?limit=10", { DB: meter.DB });
  expect(page).toMatchObject({ waiting: 30, exhausted: 1000 });
  expect(page.data).toHaveLength(10);
  expect(meter.takeRowsRead()).toBeLessThan(1000 + 30 + 4 * 11 + 20);
  // Sending all again reads only open deliveries, not the many finished ones.
  const { bindings } = recordingQueue();
  await asOwner("/api/deliveries/retry", { method: "POST", bindings: { ...bindings, DB: meter.DB } });
  expect(meter.takeRowsRead()).toBeLessThanOrEqual(4 * 1230);
});

test.each(["exhausted", "leased"])(
  "a delivery that is %s, with no lease that still runs, is sent again like a new one",
  async (status) => {
    const id = await waitingMail();
    await set(id, status, Date.now() - 1);
    const queue = recordingQueue();
    const response = await retry(id, queue.bindings);
    expect([response.status, await response.json()]).toEqual([200, { queued: 1 }]);
    expect(queue.ids()).toEqual([id]);
    expect(await findDelivery("ama@example.com", "lead_mail")).toMatchObject({ status: "waiting", attempts: 0 });
    const mail = mailService();
    await deliverById(id, mail.bindings);
    expect(mail.sent).toHaveLength(1);
    expect(await findDelivery("ama@example.com", "lead_mail")).toMatchObject({ status: "done", attempts: 1 });
  },
);

test("a finished, withheld or leased delivery is not sent again, and a sentence says why", async () => {
  const id = await waitingMail();
  const queue = recordingQueue();
  for (const [status, word] of [
    ["done", "delivered already"],
    ["withheld", "unsubscribed"],
    ["leased", "just now"],
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

test("all waiting and exhausted deliveries are sent again at once, at most 100 to a call of the queue", async () => {
  await addDeliveries("exhausted", 130);
  await addDeliveries("waiting", 120, Date.now() + 3_600_000);
  await addDeliveries("done", 3);
  await addDeliveries("leased", 3, Date.now() + 30_000);
  const queue = recordingQueue();
  const response = await asOwner("/api/deliveries/retry", { method: "POST", bindings: queue.bindings });
  expect([response.status, await response.json()]).toEqual([200, { queued: 250 }]);
  expect(queue.ids()).toHaveLength(250);
  expect(new Set(queue.ids()).size).toBe(250);
  expect(await rows("SELECT status, count(*) AS count FROM deliveries GROUP BY status ORDER BY status")).toEqual([
    { status: "done", count: 3 },
    { status: "leased", count: 3 },
    { status: "waiting", count: 250 },
  ]);
  const [latest] = await rows<{ at: number; attempts: number }>(
    "SELECT max(next_attempt_at) AS at, max(attempts) AS attempts FROM deliveries WHERE status = 'waiting'",
  );
  expect(latest!.at).toBeLessThanOrEqual(Date.now());
  expect(latest!.attempts).toBe(0);
});

test("sending 6,000 again hands all of them to the queue at once, a hundred a call", async () => {
  setClock("2026-11-21T12:20:00Z");
  await addDeliveries("exhausted", 6000);
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
  await addDeliveries("exhausted", 2);
  expect((await asOwner("/api/deliveries/retry", { method: "POST", bindings: { DELIVERIES: queueAway } })).status).toBe(
    500,
  );
  expect(await rows("SELECT DISTINCT status, attempts FROM deliveries")).toEqual([{ status: "waiting", attempts: 0 }]);
});

test("the status shows the form service, the last backup, and the waiting deliveries", async () => {
  expect(await readAsOwner("/api/status")).toMatchObject({
    formServiceHost: null,
    lastBackupAt: null,
    deliveries: { waiting: 0, exhausted: 0, unknown: 0 },
  });
  await addDeliveries("exhausted", 2);
  await addDeliveries("waiting", 1, Date.now() + 60_000);
  await changeSettings(openDatabase(env.DB), { lastBackupAt: Date.parse("2026-11-20T08:00:00.000Z") });
  const bindings = { FORM_SERVICE_URL: "https://forms.example/f/secret-id" };
  expect(await readAsOwner("/api/status", bindings)).toMatchObject({
    formServiceHost: "forms.example",
    lastBackupAt: "2026-11-20T08:00:00.000Z",
    deliveries: { waiting: 1, exhausted: 2, unknown: 0 },
  });
});
