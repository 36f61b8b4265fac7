import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, inject, test, vi } from "vitest";
import { MAIL_LEDGER_DAYS } from "../../domain/retention.ts";
import worker from "../../worker/index.ts";
import { sweep } from "../../worker/sweep.ts";
import { hashEmail } from "../../worker/hash.ts";
import { deliver } from "../../worker/deliveries/deliver.ts";
import { RETRY_DELAYS_SECONDS } from "../../worker/deliveries/retry.ts";
import { MAX_ATTEMPTS } from "../../worker/deliveries/transitions.store.ts";
import { dropOldMailCounts } from "../../worker/mail/ledger.store.ts";
import { bucketAway, queueAway } from "../support/away.ts";
import { asOwner, readAsOwner } from "../support/credentials.ts";
import { deletePerson } from "../../worker/people/people.store.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { countSent, MAILS_PER_DAY } from "../support/announcements.ts";
import { planAssets, sendPlan } from "../support/plan.ts";
import { putDeliveries, putLeads, putMessages } from "../support/some-leads.ts";
import { meterRows } from "../support/row-meter.ts";
import {
  calculate,
  confirmEmail,
  deliverById,
  deliverMessage,
  deliverTo,
  deliverWaiting,
  eventually,
  findDelivery,
  formService,
  mailService,
  makeDue,
  postForm,
  recordingQueue,
  rows,
  run,
  signUp,
  testEnv,
  waitingMail,
  writeMessage,
} from "../support/worker.ts";
import { setClock, shortenTimeouts } from "../support/clock.ts";
import { mailLink } from "../support/links.ts";
import { captureLog } from "../support/log.ts";
import { wrapDatabase } from "../support/wrapped-database.ts";
import { site } from "#domain/site.ts";
import { numbers, putRows, putRowsOf } from "../support/put-rows.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const DEAD_LETTERS = "homeward-deliveries-dead";

test("the form service gets exactly the name and the email, as JSON", async () => {
  const service = formService("accept");
  const response = await signUp("ama@example.com", {}, service.bindings);
  expect(response.status).toBe(200);
  const [post, ...others] = await service.received();
  expect(others).toEqual([]);
  expect(JSON.parse(post!.body)).toEqual({ name: "Ama Mensah", email: "ama@example.com" });
  expect(post!.headers["content-type"]).toContain("application/json");
  expect(await findDelivery("ama@example.com", "form_service")).toMatchObject({ status: "sent", attempts: 1 });
  expect((await env.BUCKET.list()).objects).toEqual([]);
});

test("the form service is called while the database stores the lead", async () => {
  const service = formService("accept");
  const isCalled = () => vi.waitFor(async () => expect(await service.received()).toHaveLength(1));
  const DB = wrapDatabase(env.DB, async (work, query) => {
    if (query.includes('into "leads"')) await isCalled();
    return work();
  });
  await signUp("ama@example.com", {}, { ...service.bindings, DB });
  expect(await findDelivery("ama@example.com", "form_service")).toMatchObject({ status: "sent" });
});

const unreachable = { FORM_SERVICE_URL: "http://127.0.0.1:9/" } as Partial<Env>;

/** Its timeout alone is shortened: on a busy machine, a stand-in that answers takes as long. */
function silentService() {
  shortenTimeouts();
  return formService("silent").bindings;
}

test.each([
  ["refuses", () => formService("refuse").bindings, "the submission to the form service failed with status 503"],
  ["is silent for 4 seconds", silentService, "the form service did not answer in time"],
  ["cannot be reached", () => unreachable, "the form service could not be reached"],
])("when the form service %s, the visitor sees an error and the lead is stored", async (_case, broken, reason) => {
  const response = await signUp("ama@example.com", {}, broken());
  expect(response.status).toBe(502);
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect(error.code).toBe("form_service_failed");
  expect(error.message).toContain("try again");

  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "ama@example.com" }]);
  const copy = await findDelivery("ama@example.com", "form_service");
  expect(copy).toMatchObject({ status: "queued", attempts: 1, last_error: reason });
  expect(copy!.due_at - Date.now()).toBeGreaterThan(50_000);
});

test("submitting again after the form service failed succeeds and stores nothing twice", async () => {
  await signUp("ama@example.com", {}, unreachable);
  const service = formService("accept");
  for (let times = 1; times <= 2; times++) {
    expect((await signUp("ama@example.com", {}, service.bindings)).status).toBe(200);
    expect(await service.received()).toHaveLength(times);
  }
  expect(await rows("SELECT id FROM leads")).toHaveLength(1);
  expect(await findDelivery("ama@example.com", "form_service")).toMatchObject({ status: "sent" });
});

test("the queue sends a lead to the form service once it is back", async () => {
  await signUp("ama@example.com", {}, unreachable);
  const copy = await findDelivery("ama@example.com", "form_service");
  const service = formService("accept");

  const early = await deliverById(copy!.id, service.bindings);
  expect(early.explicitAcks).toHaveLength(1);
  expect(await service.received()).toHaveLength(0);

  await makeDue(copy!.id);
  const due = await deliverById(copy!.id, service.bindings);
  expect(due.explicitAcks).toHaveLength(1);
  expect(await service.received()).toHaveLength(1);
  expect(await findDelivery("ama@example.com", "form_service")).toMatchObject({ status: "sent", attempts: 2 });
});

test("failed attempts are retried after growing delays that span a day, as often as the queue allows", async () => {
  await signUp("ama@example.com", {}, unreachable);
  const copy = await findDelivery("ama@example.com", "form_service");
  const delays: (number | null)[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    await makeDue(copy!.id);
    delays.push(await deliver({ ...env, ...unreachable }, copy!.id));
  }
  expect(delays).toEqual([300, 900, 1800]);
  expect((await findDelivery("ama@example.com", "form_service"))!.due_at - Date.now()).toBeGreaterThan(1_700_000);
  expect(RETRY_DELAYS_SECONDS.toSorted((a, b) => a - b)).toEqual([...RETRY_DELAYS_SECONDS]);
  const hours = RETRY_DELAYS_SECONDS.reduce<number>((sum, seconds) => sum + seconds, 0) / 3600;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThan(25);
});

test.each([
  ["429", 7200],
  ["500", 60],
])("a form service that answers %s is asked again after %d seconds", async (status, seconds) => {
  const queue = recordingQueue();
  const FORM_SERVICE_URL = `${inject("formServiceUrl")}/${crypto.randomUUID()}/${status}`;
  await signUp("ama@example.com", {}, { ...queue.bindings, FORM_SERVICE_URL } as Partial<Env>);
  const copy = await findDelivery("ama@example.com", "form_service");
  expect(Math.round((copy!.due_at - Date.now()) / 60_000)).toBe(Math.round(seconds / 60));
  expect(queue.messages.map(({ delaySeconds }) => delaySeconds)).toContain(seconds);
});

test("a message that is delivered twice, or twice at once, sends one mail", async () => {
  const mail = mailService();
  const id = await waitingMail();
  await Promise.all([1, 2, 3].map(() => deliverById(id, mail.bindings)));
  await deliverById(id, mail.bindings);
  expect(mail.sent).toHaveLength(1);
});

test("a mail that is refused waits, is not counted, and is sent once the service is back", async () => {
  const id = await waitingMail();
  const failed = await deliverById(id, mailService({ refuses: true }).bindings);
  // The one message of its batch comes again, in a minute.
  expect(failed.retryMessages.map(({ delaySeconds }) => delaySeconds)).toEqual([60]);
  expect(await findDelivery("ama@example.com", "lead_mail")).toMatchObject({
    status: "queued",
    last_error: "the mail service refused",
  });
  for (let times = 0; times < 3; times++) {
    await makeDue(id);
    await deliverById(id, mailService({ refuses: true }).bindings);
  }
  expect(await rows("SELECT count FROM mailbox_mails WHERE mailbox = 'all'")).toEqual([{ count: 0 }]);
  const mail = mailService();
  await makeDue(id);
  await deliverById(id, mail.bindings);
  expect(mail.sent).toHaveLength(1);
  expect(await findDelivery("ama@example.com", "lead_mail")).toMatchObject({ status: "sent", last_error: null });
});

test("a message of the queue that is none of ours is acknowledged", async () => {
  expect((await deliverMessage({ version: 99, surprise: true })).explicitAcks).toHaveLength(1);
});

test("a delivery without attempts left is exhausted; a finished one stays finished", async () => {
  const mail = mailService();
  await signUp("ama@example.com");
  const [leadMail, ownerMail] = [
    await findDelivery("ama@example.com", "lead_mail"),
    await findDelivery("ama@example.com", "owner_mail"),
  ];
  await deliverById(ownerMail!.id, mail.bindings);
  await run("UPDATE deliveries SET attempts = ?", MAX_ATTEMPTS);
  for (const { id } of [leadMail!, ownerMail!]) await deliverById(id, {}, DEAD_LETTERS);
  expect((await findDelivery("ama@example.com", "lead_mail"))!.status).toBe("failed");
  expect((await findDelivery("ama@example.com", "owner_mail"))!.status).toBe("sent");
});

test("a dead letter does not exhaust a delivery that the owner queued again a moment ago", async () => {
  const id = await waitingMail();
  await deliverById(id, {}, DEAD_LETTERS);
  expect(await findDelivery("ama@example.com", "lead_mail")).toMatchObject({ status: "queued", attempts: 0 });
});

test("a delivery is attempted as often as the queue retries and no more, whoever queues it", async () => {
  expect(MAX_ATTEMPTS).toBe(RETRY_DELAYS_SECONDS.length + 1);
  await signUp("ama@example.com", {}, unreachable);
  const { id } = (await findDelivery("ama@example.com", "form_service"))!;
  for (let attempt = 2; attempt <= MAX_ATTEMPTS + 3; attempt++) {
    await makeDue(id);
    await deliverById(id, unreachable);
  }
  expect(await findDelivery("ama@example.com", "form_service")).toMatchObject({
    status: "failed",
    attempts: MAX_ATTEMPTS,
  });
});

test("a delivery whose consumers all ended before they could tell is exhausted by the sweep", async () => {
  const id = await waitingMail();
  await run("UPDATE deliveries SET attempts = 500, status = 'queued', due_at = 0 WHERE id = ?", id);
  const mail = mailService();
  await deliverById(id, mail.bindings);
  await sweep(testEnv, Date.now());
  expect(mail.sent).toEqual([]);
  expect((await findDelivery("ama@example.com", "lead_mail"))!.status).toBe("failed");
});

test("a mail whose outcome was not recorded is not sent again, and the owner is told", async () => {
  const id = await waitingMail();
  const mail = mailService();
  await deliverById(id, mail.bindings);
  // As if the write after the mail had been lost.
  await run("UPDATE deliveries SET status = 'sending', due_at = 0 WHERE id = ?", id);
  for (let redelivery = 0; redelivery < 5; redelivery++) await deliverById(id, mail.bindings);
  await sweep(testEnv, Date.now());
  await deliverById(id, mail.bindings);
  expect(mail.sent).toHaveLength(1);
  const page = await readAsOwner<{ uncertain: number; data: { status: string }[] }>("/api/deliveries");
  expect([page.uncertain, page.data[0]?.status]).toEqual([1, "uncertain"]);
  await asOwner("/api/deliveries/retry", { method: "POST" });
  expect((await findDelivery("ama@example.com", "lead_mail"))!.status).toBe("failed");
  const again = await asOwner(`/api/deliveries/${id}/retry`, { method: "POST" });
  expect(again.status).toBe(200);
  expect((await findDelivery("ama@example.com", "lead_mail"))!.status).toBe("queued");
});

test.each([
  ["E_RECIPIENT_SUPPRESSED", "failed"],
  ["E_RECIPIENT_NOT_ALLOWED", "failed"],
  ["E_HEADER_VALUE_INVALID", "failed"],
  ["E_RATE_LIMIT_EXCEEDED", "queued"],
  ["E_SENDER_NOT_VERIFIED", "queued"],
])("a mail that is refused with %s is %s", async (code, status) => {
  const id = await waitingMail();
  const EMAIL = { send: () => Promise.reject(Object.assign(new Error("refused"), { code })) } as unknown as SendEmail;
  await deliverById(id, { EMAIL });
  expect(await findDelivery("ama@example.com", "lead_mail")).toMatchObject({ status, attempts: 1 });
});

test.each([
  ["the connection to the mail service is lost", new Error("Network connection lost.")],
  ["the mail service fails inside", Object.assign(new Error("internal"), { code: "E_INTERNAL_SERVER_ERROR" })],
])("a mail that may have gone out is not sent again when %s", async (_case, error) => {
  const id = await waitingMail();
  let sent = 0;
  const EMAIL = { send: () => Promise.reject(((sent += 1), error)) } as unknown as SendEmail;
  for (let times = 0; times < 3; times++) {
    await makeDue(id);
    await deliverById(id, { EMAIL });
  }
  expect(sent).toBe(1);
  expect(await findDelivery("ama@example.com", "lead_mail")).toMatchObject({
    status: "failed",
    reason: "not_recorded",
  });
  expect(await rows("SELECT count FROM mailbox_mails WHERE mailbox = 'all'")).toEqual([{ count: 1 }]);
});

test("one failing step of the sweep stops no other, and a sweep that failed leaves no heartbeat", async () => {
  const lines = captureLog();
  await signUp("ama@example.com");
  const now = Date.now() + 15 * 60_000;
  await sweep({ ...env, BUCKET: bucketAway, DELIVERIES: queueAway }, now);
  const failed = lines.flatMap((line) => /step: '(\w+)'/.exec(line)?.[1] ?? []);
  expect(failed.toSorted()).toEqual(["deliveries", "purges"]);
  expect(await rows("SELECT step FROM heartbeats WHERE succeeded_at = ?", now)).toEqual([]);
});

test("a lead is finished although its visitor leaves while the form service is slow", async () => {
  const context = createExecutionContext();
  const kept: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void kept.push(work);
  const service = formService("silent");
  const timeout = shortenTimeouts();
  const request = new Request("https://homeward.example/api/waitlist", {
    method: "POST",
    headers: { "Content-Type": "application/json", "cf-connecting-ip": "2001:db8:1::1" },
    body: JSON.stringify({ fullName: "Ama Mensah", email: "ama@example.com" }),
  });
  void worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...env, ...service.bindings },
    new Proxy(context, { get: (target, name) => (name === "waitUntil" ? waitUntil : Reflect.get(target, name)) }),
  );
  // Before the service has answered, what keeps the Worker alive covers the whole request.
  expect(kept).toHaveLength(1);
  await Promise.all(kept);
  expect(timeout).toHaveBeenCalledWith(4000);
  expect(await findDelivery("ama@example.com", "form_service")).toMatchObject({ status: "queued", attempts: 1 });
});

test("queue messages contain row ids only, never personal data", async () => {
  const { messages, bindings } = recordingQueue();
  await signUp("ama@example.com", {}, bindings);
  expect(messages).toHaveLength(2);
  expect(JSON.stringify(messages)).not.toContain("ama");
});

test("the sweep requeues deliveries that were never claimed, and those with an expired lease", async () => {
  await signUp("ama@example.com");
  await signUp("kofi@example.com");
  const left = await findDelivery("kofi@example.com", "lead_mail");
  await run("UPDATE deliveries SET status = 'queued' WHERE id = ?", left!.id);

  const { ids, bindings } = recordingQueue();
  await sweep({ ...env, ...bindings }, Date.now() + 60_000);
  expect(ids()).toEqual([]);
  await sweep({ ...env, ...bindings }, Date.now() + 15 * 60_000);
  expect(ids()).toHaveLength(4);
  expect(ids()).toContain(left!.id);
});

test("the sweep requeues what is overdue page by page", async () => {
  await putRowsOf("deliveries", numbers(1350), { id: "'lead_' || i || ':lead_mail'", lead_id: "'lead_' || i" });
  const { ids, bindings } = recordingQueue();
  await sweep({ ...env, ...bindings }, Date.now());
  expect(new Set(ids().filter((id) => id.startsWith("lead_"))).size).toBe(1350);
});

test("a known email gets another mail only if none was sent in the last 24 hours", async () => {
  const mail = mailService();
  await confirmEmail("ama@example.com");
  async function signUpAndDeliver() {
    await signUp("ama@example.com");
    await deliverTo("ama@example.com", "lead_mail", mail.bindings);
  }
  await signUpAndDeliver();
  await signUpAndDeliver();
  expect(mail.sent).toHaveLength(1);
  await run("UPDATE deliveries SET sent_at = sent_at - ?, queued_at = queued_at - ?", DAY_MS, DAY_MS);
  await signUpAndDeliver();
  expect(mail.sent).toHaveLength(2);
});

const TO_VISITORS = "kind IN ('lead_mail', 'message_receipt')";

test("five deliveries make a tenth of the queries and calls that an invocation may make, plans included", async () => {
  const mail = mailService();
  const { DB, takeQueries } = meterRows(env.DB);
  await signUp("ama@example.com");
  await writeMessage("kofi@example.com");
  await sendPlan("yaa@example.com");
  const enqueued = await rows<{ id: string }>("SELECT id FROM deliveries WHERE status = 'queued'");
  expect(enqueued).toHaveLength(6);
  let files = 0;
  const { fetch } = planAssets();
  const ASSETS = { fetch: (request: Request) => ((files += 1), fetch(request)) } as unknown as Fetcher;
  for (const { id } of enqueued) {
    files = 0;
    await deliverById(id, { ...mail.bindings, DB, ASSETS });
    expect(takeQueries() + files + 1, id).toBeLessThanOrEqual(1000 / 10 / 5);
  }
  expect(mail.sent).toHaveLength(6);
});

test("a mailbox gets no more than three mails a day, whatever tags and dots its address is written with", async () => {
  const mail = mailService();
  const gmail = ["ama.mensah@gmail.com", "amamensah+1@gmail.com", "a.m.a.mensah@googlemail.com", "amamensah@gmail.com"];
  for (const address of [...gmail, "kofi+1@example.com", "kofi+2@example.com"]) {
    await confirmEmail(address);
    await signUp(address);
  }
  expect(await deliverWaiting(mail.bindings, TO_VISITORS)).toBe(6);
  expect(mail.sent.filter(({ to }) => gmail.includes(String(to)))).toHaveLength(3);
  expect(mail.sent.filter(({ to }) => String(to).startsWith("kofi"))).toHaveLength(2);
});

test("who unsubscribed gets no mail at the other addresses of their mailbox either", async () => {
  const mail = mailService();
  await putRows("suppressions", { emailHash: hashEmail(env, "kofi@example.com") });
  for (const address of ["kofi+1@example.com", "kofi@example.com", "kof@example.com"]) {
    await signUp(address);
  }
  await deliverWaiting(mail.bindings, TO_VISITORS);
  expect(mail.sent.map(({ to }) => to)).toEqual(["kof@example.com"]);
});

test("nobody gets more than three mails a day; the others wait until the next, and none is lost", async () => {
  setClock("2026-11-21T12:20:00Z");
  const mail = mailService();
  await confirmEmail("ama@example.com");
  for (const send of [signUp, calculate, calculate, writeMessage]) await send("ama@example.com");
  await deliverWaiting(mail.bindings, TO_VISITORS);
  expect(mail.sent).toHaveLength(3);
  const [held] = await rows(
    `SELECT status, attempts, reason FROM deliveries WHERE ${TO_VISITORS} AND status <> 'sent'`,
  );
  expect(held).toEqual({ status: "queued", attempts: 0, reason: "mailbox_limit" });
  vi.setSystemTime(Date.parse("2026-11-22T13:20:00Z"));
  await deliverWaiting(mail.bindings, TO_VISITORS);
  expect(mail.sent).toHaveLength(4);
});

test("the limit of three holds when the mails are sent at the same moment", async () => {
  const mail = mailService();
  await confirmEmail("ama@example.com");
  for (let i = 0; i < 8; i++) await calculate("ama@example.com");
  const enqueued = await rows<{ id: string }>(`SELECT id FROM deliveries WHERE ${TO_VISITORS}`);
  await Promise.all(enqueued.map(({ id }) => deliverById(id, mail.bindings)));
  expect(mail.sent).toHaveLength(3);
});

test("a removal does not start the three mails of a day over", async () => {
  const mail = mailService();
  for (let times = 0; times < 5; times++) {
    await signUp("ama@example.com");
    await confirmEmail("ama@example.com");
    await deliverWaiting(mail.bindings, TO_VISITORS);
    await deletePerson(openDatabase(env.DB), hashEmail(env, "ama@example.com"), "owner", Date.now());
  }
  expect(mail.sent).toHaveLength(3);
});

test("the count of mails to a person is deleted once it is old enough", async () => {
  const now = Date.parse("2026-11-22T13:00:00Z");
  const today = Date.parse("2026-11-22");
  for (const days of [0, 1, MAIL_LEDGER_DAYS, MAIL_LEDGER_DAYS + 1])
    await putRows("mailbox_mails", { mailbox: "some-hash", dayStart: today - days * DAY_MS });
  await dropOldMailCounts(openDatabase(env.DB), now);
  expect(await rows("SELECT day_start FROM mailbox_mails ORDER BY day_start DESC")).toEqual(
    [0, 1, MAIL_LEDGER_DAYS].map((days) => ({ day_start: today - days * DAY_MS })),
  );
});

test("an email that nobody confirmed gets its first mail only", async () => {
  const mail = mailService();
  await signUp("ama@example.com");
  await calculate("ama@example.com");
  await writeMessage("ama@example.com");
  await deliverWaiting(mail.bindings, TO_VISITORS);
  expect(mail.sent).toHaveLength(1);
  expect(await rows(`SELECT DISTINCT reason FROM deliveries WHERE ${TO_VISITORS} AND status = 'withheld'`)).toEqual([
    { reason: "unconfirmed" },
  ]);
});

test("mails that waited for a confirmation wait for the three of a day like new ones", async () => {
  setClock("2026-11-21T12:20:00Z");
  const mail = mailService();
  for (let i = 0; i < 5; i++) await calculate("ama@example.com");
  await deliverWaiting(mail.bindings, TO_VISITORS);
  expect(mail.sent).toHaveLength(1);
  vi.setSystemTime(Date.parse("2026-11-26T12:20:00Z"));
  const [lead] = await rows<{ id: string }>("SELECT id FROM leads LIMIT 1");
  expect((await postForm(mailLink("confirm", "ama@example.com", lead!.id), {})).status).toBe(200);
  await deliverWaiting(mail.bindings, TO_VISITORS);
  expect(mail.sent).toHaveLength(4);
  vi.setSystemTime(Date.parse("2026-11-27T13:20:00Z"));
  await deliverWaiting(mail.bindings, TO_VISITORS);
  expect(mail.sent).toHaveLength(5);
});

test("a failed mail that the owner sends again waits for the three a day like a new one", async () => {
  const mail = mailService();
  await confirmEmail("ama@example.com");
  for (let i = 0; i < 4; i++) await calculate("ama@example.com");
  await run(
    "UPDATE deliveries SET status = 'failed', due_at = NULL, failed_at = queued_at, queued_at = queued_at - ?",
    7 * DAY_MS,
  );
  await asOwner("/api/deliveries/retry", { method: "POST" });
  await deliverWaiting(mail.bindings, TO_VISITORS);
  expect(mail.sent).toHaveLength(3);
  expect(await rows(`SELECT status FROM deliveries WHERE ${TO_VISITORS} AND status <> 'sent'`)).toEqual([
    { status: "queued" },
  ]);
});

test("a mail is marked as being sent, and counted, before the mail service gets it", async () => {
  const id = await waitingMail();
  const seen: unknown[] = [];
  const EMAIL = {
    async send() {
      seen.push(...(await rows("SELECT status FROM deliveries WHERE id = ?", id)));
      seen.push(...(await rows("SELECT count FROM mailbox_mails WHERE mailbox = 'all'")));
    },
  } as unknown as SendEmail;
  await deliverById(id, { EMAIL });
  expect(seen).toEqual([{ status: "sending" }, { count: 1 }]);
});

test("beyond the site's mails of a day, mail to visitors is due tomorrow; the owner's is not limited", async () => {
  setClock("2026-11-21T12:20:00Z");
  const mail = mailService();
  await countSent(Date.now(), MAILS_PER_DAY);
  await signUp("ama@example.com");
  const { id } = (await findDelivery("ama@example.com", "lead_mail"))!;
  await deliverWaiting(mail.bindings, "kind IN ('lead_mail', 'owner_mail')");
  expect(mail.sent.splice(0).map(({ to }) => to)).toEqual([site.email.hello]);
  const limited = await findDelivery("ama@example.com", "lead_mail");
  expect(limited).toMatchObject({ status: "queued", reason: "site_limit", attempts: 0 });
  const tomorrow = Date.parse("2026-11-22");
  expect(limited!.due_at).toBeGreaterThanOrEqual(tomorrow);
  expect(limited!.due_at).toBeLessThan(tomorrow + 60 * 60_000);
  vi.setSystemTime(Date.parse("2026-11-22T01:20:00Z"));
  const queue = recordingQueue();
  await sweep({ ...testEnv, ...queue.bindings }, Date.now());
  expect(queue.ids()).toEqual([id]);
  await deliverById(id, mail.bindings);
  expect(mail.sent).toHaveLength(1);
});

test("what waits for the limit of the site is never given up", async () => {
  setClock("2026-11-21T12:20:00Z");
  await signUp("ama@example.com");
  for (let day = 0; day < 5; day++) {
    await countSent(Date.now(), MAILS_PER_DAY);
    await deliverWaiting(mailService().bindings, "kind = 'lead_mail'");
    vi.setSystemTime(Date.now() + DAY_MS);
  }
  const mail = mailService();
  await deliverWaiting(mail.bindings, "kind = 'lead_mail'");
  expect(mail.sent).toHaveLength(1);
});

test("the deployment says how many mails a day has, and how many of them announcements may use", async () => {
  const mailsOf = async (bindings: object) =>
    (await readAsOwner<{ mail: object }>("/api/status", bindings as Partial<Env>)).mail;
  expect(await mailsOf({})).toMatchObject({ limit: 2000, announcementLimit: 1000 });
  expect(await mailsOf({ MAILS_PER_DAY: "500" })).toMatchObject({ limit: 500, announcementLimit: 250 });
  const both = { MAILS_PER_DAY: "1", ANNOUNCEMENT_MAILS_PER_DAY: "9" };
  expect(await mailsOf(both)).toMatchObject({ limit: 1, announcementLimit: 1 });
  const mail = mailService();
  for (const email of ["ama@example.com", "kofi@example.com"]) await signUp(email);
  await deliverWaiting({ ...mail.bindings, ...both } as Partial<Env>, "kind = 'lead_mail'");
  expect(mail.sent).toHaveLength(1);
});

test("the limit of the site holds when the last mails are sent at the same moment", async () => {
  const mail = mailService();
  await countSent(Date.now(), MAILS_PER_DAY - 2);
  for (let i = 0; i < 8; i++) await signUp(`a${i}@example.com`);
  const queued = await rows<{ id: string }>(`SELECT id FROM deliveries WHERE ${TO_VISITORS}`);
  await Promise.all(queued.map(({ id }) => deliverById(id, mail.bindings)));
  expect(mail.sent).toHaveLength(2);
});

test.each([
  ["messages", putMessages, writeMessage, "message_mail", "message_receipt"],
  ["leads", putLeads, signUp, "owner_mail", "lead_mail"],
] as const)(
  "the owner gets a notice of each of the first 50 %s of a day, and every sender their mail",
  async (_what, put, send, notice, mail) => {
    setClock("2026-11-21T12:00:00Z");
    const before = await put(Array.from({ length: 48 }, () => ({})));
    await putDeliveries(before.map((subjectId) => ({ subjectId, kind: notice, status: "sent" })));
    for (let i = 0; i < 5; i++) await send(`a${i}@example.com`);
    expect(await rows("SELECT id FROM deliveries WHERE kind = ?", notice)).toHaveLength(50);
    expect(await rows("SELECT id FROM deliveries WHERE kind = ?", mail)).toHaveLength(5);
  },
);

test("20 sign-ups at once with 5 emails give 5 leads, and the queue sends each its mails once", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      signUp(`${i % 2 ? "Person" : "person"}${i % 5}@example.com`, {}, { DELIVERIES: env.DELIVERIES }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  const deliveries = await eventually(
    () => rows<{ kind: string; status: string }>("SELECT kind, status FROM deliveries"),
    (all) => all.every(({ status }) => status === "sent"),
  );
  for (const kind of ["lead_mail", "owner_mail"]) {
    expect(
      deliveries.filter((one) => one.kind === kind),
      kind,
    ).toHaveLength(5);
  }
  expect(await rows("SELECT id FROM leads")).toHaveLength(5);
});
