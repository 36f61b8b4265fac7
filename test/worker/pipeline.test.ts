import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import worker from "../../worker/index.ts";
import { deliver } from "../../worker/outbox/deliver.ts";
import { RETRY_DELAYS_SECONDS } from "../../worker/outbox/retry.ts";
import {
  calculate,
  call,
  deliverMessage,
  findDelivery,
  eventually,
  mailService,
  makeDue,
  rows,
  signUp,
  writeMessage,
} from "../support/worker.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The stand-in for the form-collection service, made to behave in one way for one test. */
function formService(behavior: "accept" | "refuse" | "silent") {
  const name = crypto.randomUUID();
  const base = inject("formServiceUrl");
  return {
    bindings: { FORM_SERVICE_URL: `${base}/${name}/${behavior}` } as Partial<Env>,
    async received() {
      const response = await fetch(`${base}/${name}`);
      return (await response.json()) as { headers: Record<string, string>; body: string }[];
    },
  };
}

function message(deliveryId: string) {
  return { version: 1, deliveryId };
}

test("the form service gets exactly the name and the email, as JSON", async () => {
  const service = formService("accept");
  const response = await signUp("ama@example.com", { bindings: service.bindings });
  expect(response.status).toBe(200);
  const [post, ...others] = await service.received();
  expect(others).toEqual([]);
  expect(JSON.parse(post!.body)).toEqual({ name: "Ama Mensah", email: "ama@example.com" });
  expect(post!.headers["content-type"]).toContain("application/json");
  expect(await findDelivery("ama@example.com", "form_service")).toMatchObject({ status: "done", attempts: 1 });
  expect((await env.BUCKET.list()).objects).toEqual([]);
});

test("the form service is called for a known email, too", async () => {
  const service = formService("accept");
  await signUp("ama@example.com", { bindings: service.bindings });
  await signUp("ama@example.com", { bindings: service.bindings });
  expect(await service.received()).toHaveLength(2);
});

const unreachable = { FORM_SERVICE_URL: "http://127.0.0.1:9/" } as Partial<Env>;
test.each([
  ["refuses", () => formService("refuse").bindings, "the submission to the form service failed with status 503"],
  ["is silent for 4 seconds", () => formService("silent").bindings, "the form service did not answer in time"],
  ["cannot be reached", () => unreachable, "the form service could not be reached"],
])(
  "when the form service %s, the visitor sees an error, the lead is stored, and the copy waits",
  async (_case, broken, reason) => {
    const response = await signUp("ama@example.com", { bindings: broken() });
    expect(response.status).toBe(502);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe("form_service_failed");
    expect(error.message).toContain("try again");

    expect(await rows("SELECT email FROM leads")).toEqual([{ email: "ama@example.com" }]);
    const copy = await findDelivery("ama@example.com", "form_service");
    expect(copy).toMatchObject({ status: "waiting", attempts: 1, last_error: reason });
    expect(copy!.next_attempt_at - Date.now()).toBeGreaterThan(50_000);
  },
);

test("submitting again after a failure is harmless, and succeeds once the service is back", async () => {
  await signUp("ama@example.com", { bindings: unreachable });
  const service = formService("accept");
  const again = await signUp("ama@example.com", { bindings: service.bindings });
  expect(again.status).toBe(200);
  expect(await rows("SELECT id FROM leads")).toHaveLength(1);
  expect(await findDelivery("ama@example.com", "form_service")).toMatchObject({ status: "done" });
});

test("the queue makes the copy later, once the service is back", async () => {
  await signUp("ama@example.com", { bindings: unreachable });
  const copy = await findDelivery("ama@example.com", "form_service");
  const service = formService("accept");

  const early = await deliverMessage(message(copy!.id), service.bindings);
  expect(early.explicitAcks).toHaveLength(1);
  expect(await service.received()).toHaveLength(0);

  await makeDue(copy!.id);
  const due = await deliverMessage(message(copy!.id), service.bindings);
  expect(due.explicitAcks).toHaveLength(1);
  expect(await service.received()).toHaveLength(1);
  expect(await findDelivery("ama@example.com", "form_service")).toMatchObject({ status: "done", attempts: 2 });
});

test("failed attempts are retried after growing delays that span a day, as often as the queue allows", async () => {
  await signUp("ama@example.com", { bindings: unreachable });
  const copy = await findDelivery("ama@example.com", "form_service");
  const delays: (number | null)[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    await makeDue(copy!.id);
    delays.push(await deliver({ ...env, ...unreachable }, copy!.id));
  }
  expect(delays).toEqual([300, 900, 1800]);
  expect((await findDelivery("ama@example.com", "form_service"))!.next_attempt_at - Date.now()).toBeGreaterThan(
    1_700_000,
  );
  expect(RETRY_DELAYS_SECONDS.toSorted((a, b) => a - b)).toEqual([...RETRY_DELAYS_SECONDS]);
  const hours = RETRY_DELAYS_SECONDS.reduce<number>((sum, seconds) => sum + seconds, 0) / 3600;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThan(25);
});

test("a message that is delivered twice, or twice at once, sends one mail", async () => {
  const mail = mailService();
  await signUp("ama@example.com", { bindings: { DELIVERIES: unsentQueue } });
  const owed = await findDelivery("ama@example.com", "lead_mail");
  await Promise.all([1, 2, 3].map(() => deliverMessage(message(owed!.id), mail.bindings)));
  await deliverMessage(message(owed!.id), mail.bindings);
  expect(mail.sent).toHaveLength(1);
});

/** A queue that loses everything: what the sweep is for. */
const unsentQueue = { sendBatch: async () => {} } as unknown as Queue;

test("a failed mail waits, is retried, and is sent once the service is back", async () => {
  await signUp("ama@example.com", { bindings: { DELIVERIES: unsentQueue } });
  const owed = await findDelivery("ama@example.com", "lead_mail");
  const failed = await deliverMessage(message(owed!.id), mailService({ refuses: true }).bindings);
  expect(failed.retryMessages).toHaveLength(1);
  expect(await findDelivery("ama@example.com", "lead_mail")).toMatchObject({
    status: "waiting",
    last_error: "the mail service refused",
  });
  const mail = mailService();
  await makeDue(owed!.id);
  await deliverMessage(message(owed!.id), mail.bindings);
  expect(mail.sent).toHaveLength(1);
  expect(await findDelivery("ama@example.com", "lead_mail")).toMatchObject({ status: "done", last_error: null });
});

test("messages are acknowledged one by one: a failing one does not repeat its neighbors", async () => {
  await signUp("ama@example.com", { bindings: { DELIVERIES: unsentQueue } });
  const owed = await findDelivery("ama@example.com", "lead_mail");
  const result = await deliverMessage(message(owed!.id), mailService({ refuses: true }).bindings);
  expect(result.retryBatch.retry).toBe(false);
  const unknown = await deliverMessage({ version: 99, surprise: true });
  expect(unknown.explicitAcks).toHaveLength(1);
});

test("a delivery that ran out of attempts is marked exhausted and stays visible; a finished one stays finished", async () => {
  const mail = mailService();
  await signUp("ama@example.com", { bindings: { DELIVERIES: unsentQueue } });
  const [leadMail, ownerMail] = [
    await findDelivery("ama@example.com", "lead_mail"),
    await findDelivery("ama@example.com", "owner_mail"),
  ];
  await deliverMessage(message(ownerMail!.id), mail.bindings);
  for (const { id } of [leadMail!, ownerMail!]) await deliverMessage(message(id), {}, "homeward-deliveries-dead");
  expect((await findDelivery("ama@example.com", "lead_mail"))!.status).toBe("exhausted");
  expect((await findDelivery("ama@example.com", "owner_mail"))!.status).toBe("done");
});

test("queue messages contain row ids only, never personal data", async () => {
  const messages: unknown[] = [];
  const DELIVERIES = { sendBatch: async (batch: unknown[]) => messages.push(...batch) } as unknown as Queue;
  await signUp("ama@example.com", { bindings: { DELIVERIES } });
  expect(messages).toHaveLength(2);
  expect(JSON.stringify(messages)).not.toContain("ama");
});

test("the sweep requeues deliveries that were never claimed, and those with an expired lease", async () => {
  await signUp("ama@example.com", { bindings: { DELIVERIES: unsentQueue } });
  await signUp("kofi@example.com", { bindings: { DELIVERIES: unsentQueue } });
  const left = await findDelivery("kofi@example.com", "lead_mail");
  await env.DB.prepare("UPDATE deliveries SET status = 'leased', lease_id = 'lease_gone' WHERE id = ?")
    .bind(left!.id)
    .run();

  const queued: { body: { deliveryId: string } }[] = [];
  const DELIVERIES = { sendBatch: async (batch: typeof queued) => queued.push(...batch) } as unknown as Queue;
  const scheduled = (time: number) =>
    worker.scheduled(createScheduledController({ scheduledTime: time }), { ...env, DELIVERIES });
  await scheduled(Date.now() + 60_000);
  expect(queued).toEqual([]);
  await scheduled(Date.now() + 15 * 60_000);
  expect(queued).toHaveLength(4);
  expect(queued.map(({ body }) => body.deliveryId)).toContain(left!.id);
});

test("the mails that the sweep requeued are sent", async () => {
  await signUp("ama@example.com", { bindings: { DELIVERIES: unsentQueue } });
  await worker.scheduled(createScheduledController({ scheduledTime: Date.now() + 15 * 60_000 }), env);
  await eventually(
    () => rows<{ status: string }>("SELECT status FROM deliveries"),
    (deliveries) => deliveries.length === 3 && deliveries.every(({ status }) => status === "done"),
  );
});

test("a known email gets another mail only if none was sent in the last 24 hours", async () => {
  const mail = mailService();
  async function signUpAndDeliver() {
    await signUp("ama@example.com", { bindings: { DELIVERIES: unsentQueue } });
    await deliverMessage(message((await findDelivery("ama@example.com", "lead_mail"))!.id), mail.bindings);
  }
  await signUpAndDeliver();
  await signUpAndDeliver();
  expect(mail.sent).toHaveLength(1);
  await env.DB.prepare("UPDATE deliveries SET done_at = done_at - ?, queued_at = queued_at - ?")
    .bind(DAY_MS, DAY_MS)
    .run();
  await signUpAndDeliver();
  expect(mail.sent).toHaveLength(2);
});

test("no email gets more than three mails a day, whatever is posted", async () => {
  const mail = mailService();
  await signUp("ama@example.com", { bindings: { DELIVERIES: unsentQueue } });
  for (let i = 0; i < 4; i++) await calculate("ama@example.com", { DELIVERIES: unsentQueue });
  for (let i = 0; i < 2; i++) await writeMessage("ama@example.com", { DELIVERIES: unsentQueue });
  const owed = await rows<{ id: string }>("SELECT id FROM deliveries WHERE recipient_key IS NOT NULL");
  expect(owed).toHaveLength(3);
  for (const { id } of owed) await deliverMessage(message(id), mail.bindings);
  expect(mail.sent).toHaveLength(3);
});

test("mails that waited for days are still limited to three a day", async () => {
  const mail = mailService();
  for (let day = 0; day < 2; day++) {
    for (let i = 0; i < 3; i++) await calculate("ama@example.com", { DELIVERIES: unsentQueue });
    await env.DB.prepare("UPDATE deliveries SET queued_at = queued_at - ?").bind(DAY_MS).run();
  }
  const owed = await rows<{ id: string }>("SELECT id FROM deliveries WHERE recipient_key IS NOT NULL");
  expect(owed).toHaveLength(6);
  for (const { id } of owed) await deliverMessage(message(id), mail.bindings);
  expect(mail.sent).toHaveLength(3);
  expect(await rows("SELECT id FROM deliveries WHERE recipient_key IS NOT NULL AND status = 'waiting'")).toHaveLength(
    3,
  );
});

test("the owner gets a notice for each of the first 50 leads of a day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  for (let i = 0; i < 53; i++) await signUp(`a${i}@example.com`, { bindings: { DELIVERIES: unsentQueue } });
  expect(await rows("SELECT id FROM deliveries WHERE kind = 'owner_mail'")).toHaveLength(50);
  expect(await rows("SELECT id FROM deliveries WHERE kind = 'lead_mail'")).toHaveLength(53);
});

test("200 sign-ups at once with 50 emails give 50 leads, 50 confirmations and a count of 50", async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) => signUp(`${i % 2 ? "Person" : "person"}${i % 50}@example.com`)),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  const mails = await eventually(
    () => rows<{ status: string }>("SELECT status FROM deliveries WHERE kind = 'lead_mail'"),
    (deliveries) => deliveries.every(({ status }) => status === "done"),
  );
  expect(mails).toHaveLength(50);
  expect(await rows("SELECT id FROM leads")).toHaveLength(50);
  expect(await (await call("/api/waitlist/count")).json()).toEqual({ count: 50 });
});
