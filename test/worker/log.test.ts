import { env } from "cloudflare:workers";
import { expect, inject, test } from "vitest";
import { sendAnnouncements } from "../../worker/announcements/send.ts";
import { hashEmail } from "../../worker/hash.ts";
import { sweep } from "../../worker/sweep.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { putReaders, writeDraft } from "../support/announcements.ts";
import { queueAway } from "../support/away.ts";
import { asOwner } from "../support/credentials.ts";
import {
  calculate,
  call,
  deliverById,
  deliverMessage,
  findDelivery,
  mailService,
  rows,
  run,
  signUp,
  testEnv,
  writeMessage,
} from "../support/worker.ts";
import { captureLog } from "../support/log.ts";
import { wrapDatabase } from "../support/wrapped-database.ts";

/** A database in which every statement that contains these words fails, as D1 reports it. */
function failingDatabase(words: string): Pick<Env, "DB"> {
  const error = new Error("D1_ERROR: no such table: leads: SQLITE_ERROR");
  return { DB: wrapDatabase(env.DB, (work, query) => (query.includes(words) ? Promise.reject(error) : work())) };
}

const PERSON = { name: "Zephyrine Quartey", email: "zephyrine.quartey@hostile.example" };

test("whatever fails, no log line holds a name, an email or a word that somebody typed", async () => {
  const lines = captureLog();
  const away = () => Promise.reject(new Error(`${PERSON.name} <${PERSON.email}> was refused\n    at ${PERSON.email}`));
  const queue = { DELIVERIES: { sendBatch: away } as unknown as Queue };
  const refusingMail = { EMAIL: { send: away } as unknown as SendEmail };
  const bucket = { BUCKET: { put: away, get: away, list: away, delete: away } as unknown as R2Bucket };
  const post = (bindings: Partial<Env>) => signUp(PERSON.email, { fullName: PERSON.name }, bindings);

  // Every kind of failure, each with the person's data within reach.
  await post(failingDatabase("leads"));
  await post(failingDatabase("network_days"));
  await post(queue);
  await post(bucket);
  await post({ FORM_SERVICE_URL: `${inject("formServiceUrl")}/${PERSON.email}/refuse` });
  await post({ LINK_SECRET: PERSON.email });
  await calculate(PERSON.email, {}, failingDatabase("leads"));
  await writeMessage(PERSON.email, { name: PERSON.name, message: "a secret sentence" }, failingDatabase("messages"));
  await writeMessage(PERSON.email, { name: PERSON.name });
  for (const { id } of await rows<{ id: string }>("SELECT id FROM deliveries")) {
    await deliverById(id, { ...refusingMail, ...bucket });
    await deliverById(id, failingDatabase("deliveries"));
  }
  await deliverMessage({ hostile: PERSON.email });
  await asOwner(`/api/optin-contacts?q=${encodeURIComponent(PERSON.email)}`, { bindings: failingDatabase("leads") });
  await asOwner(`/api/people/${encodeURIComponent(PERSON.email)}`, { json: { note: PERSON.name }, method: "PATCH" });
  await sweep({ ...env, ...failingDatabase("deliveries") }, Date.now() + 86_400_000);

  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    expect(line).not.toContain(PERSON.email);
    expect(line).not.toContain("hostile.example");
    expect(line).not.toContain("Zephyrine");
    expect(line).not.toContain("secret sentence");
  }
});

test("a failure is logged with its label, its code and the id that the visitor is told", async () => {
  const lines = captureLog();
  const response = await call("/api/waitlist/count", {}, failingDatabase("lead"));
  const [line, ...others] = lines;
  expect([response.status, others]).toEqual([500, []]);
  expect(line).toContain("failure: 'unexpected'");
  expect(line).toContain("code: 'SQLITE_ERROR (no such table: leads)'");
  expect(line).toContain("route: '/api/waitlist/count'");
  const requestId = response.headers.get("x-request-id")!;
  expect(line).toContain(requestId);
  const body = await response.text();
  expect(body).toContain(requestId);
  expect(body).not.toMatch(/D1_ERROR|SQLITE|leads/);
});

test("a form service, a queue and a mail service that fail each write one line", async () => {
  const lines = captureLog();
  await signUp("ama@example.com", {}, { FORM_SERVICE_URL: "http://127.0.0.1:9/" });
  expect(lines.filter((line) => line.includes("code: 'unreachable'"))).toHaveLength(1);
  await signUp("kofi@example.com", {}, { DELIVERIES: queueAway });
  expect(lines.filter((line) => line.includes("'queue send'"))).toHaveLength(1);
  const { id } = (await findDelivery("kofi@example.com", "lead_mail"))!;
  await deliverById(id, mailService({ refuses: true }).bindings);
  expect(lines.filter((line) => line.includes(id.split(":")[0]!))).toHaveLength(1);
});

test("a failed announcement is logged by its own id, without the hash of whom it is for", async () => {
  const lines = captureLog();
  await putReaders([{ email: PERSON.email }]);
  const { id } = await writeDraft();
  await run("UPDATE announcements SET status = 'sending', send_at = 1, started_at = 1");
  await sendAnnouncements(testEnv, openDatabase(env.DB), Date.now());
  const [{ id: deliveryId }] = (await rows<{ id: string }>("SELECT id FROM deliveries")) as [{ id: string }];
  await deliverById(deliveryId, mailService({ refuses: true }).bindings);
  await deliverById(deliveryId, failingDatabase("deliveries"));
  expect(lines.filter((line) => line.includes(id))).toHaveLength(2);
  for (const line of lines) expect(line).not.toContain(hashEmail(env, PERSON.email));
});
