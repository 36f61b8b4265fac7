import { applyD1Migrations, createScheduledController, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { openArchive, RESTORE_PROGRESS, restoreSteps } from "../../scripts/restore/archive.ts";
import { hashEmail } from "../../worker/hash.ts";
import { readConfiguration } from "../../worker/env.ts";
import worker from "../../worker/index.ts";
import { createLink, type LinkPurpose } from "../../worker/mail/links.ts";
import { replayNewOptOuts } from "../../worker/outbox/opt-outs.ts";
import { openDatabase } from "../../worker/store/database.ts";
import { unconfirmedAt } from "../../worker/store/suppressions.ts";
import { downloadBackup, makeBackup } from "../support/backups.ts";
import { addLeads } from "../support/many-leads.ts";
import { makeEndlessLimit } from "../support/rate-limit.ts";
import { meterRows } from "../support/row-meter.ts";
import { call, nextIp, ORIGIN, putReply, rows, signUp, unsentQueue, writeMessage } from "../support/worker.ts";

const bindings = { DELIVERIES: unsentQueue };

function followLink(
  purpose: LinkPurpose,
  email: string,
  fields: Record<string, string> = {},
  changed: object = {},
  headers: Record<string, string> = {},
) {
  const { pathname, search } = new URL(createLink(readConfiguration(env), purpose, hashEmail(env, email)));
  const init = { method: "POST", headers: { Origin: ORIGIN, ...headers }, body: new URLSearchParams(fields) };
  return call(pathname + search, init, changed as Partial<Env>);
}

function sweepIn(minutes: number, changed: Partial<Env> = {}) {
  const scheduledTime = Date.now() + minutes * 60_000;
  return worker.scheduled(createScheduledController({ scheduledTime }), { ...env, ...bindings, ...changed });
}

/** Loads a backup into a database that is new, as `npm run restore` does, with the bucket as it is. */
async function restoreInto(zip: Uint8Array) {
  const kept = await Promise.all((await env.BUCKET.list({ prefix: "opt-outs/" })).objects.map(async ({ key }) => key));
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  for (const key of kept) await env.BUCKET.put(key, "");
  return async () => {
    for (const statement of openArchive(zip).statements()) await env.DB.prepare(statement).run();
  };
}

const emails = async (table: string) =>
  (await rows<{ email: string }>(`SELECT email FROM ${table} ORDER BY email`)).map(({ email }) => email);
const suppressed = async () =>
  (await rows<{ hash: string }>("SELECT email_hash AS hash FROM suppressions")).map(({ hash }) => hash);
const hash = (email: string) => hashEmail(env, email);

test("a restored backup honors the removals and unsubscriptions that came after it, within one sweep", async () => {
  for (const name of ["ama", "kofi", "efua", "yaw"]) await signUp(`${name}@example.com`, { bindings });
  await writeMessage("ama@example.com", bindings);
  await putReply(hash("ama@example.com"), "ama@example.com");
  await putReply(hash("kofi@example.com"), "kofi@example.com");
  await followLink("unsubscribe", "yaw@example.com");
  const zip = await (await downloadBackup((await makeBackup()).id)).bytes();

  await followLink("removal", "ama@example.com");
  await followLink("unsubscribe", "kofi@example.com");
  await followLink("unsubscribe", "efua@example.com");
  await followLink("unsubscribe", "efua@example.com", { action: "resume" });
  await followLink("unsubscribe", "yaw@example.com", { action: "resume" });

  const load = await restoreInto(zip);
  // A sweep that comes before the rows does not count the opt-outs as replayed.
  await sweepIn(0);
  expect(await rows("SELECT email_hash FROM tombstones UNION ALL SELECT email_hash FROM suppressions")).toEqual([]);
  await load();
  expect(await emails("leads")).toContain("ama@example.com");
  await sweepIn(0);
  expect(await emails("leads")).toEqual(["efua@example.com", "kofi@example.com", "yaw@example.com"]);
  expect(await emails("messages")).toEqual([]);
  expect(await emails("replies")).toEqual(["kofi@example.com"]);
  expect(await rows("SELECT email_hash AS hash FROM tombstones")).toEqual([{ hash: hash("ama@example.com") }]);
  expect(await suppressed()).toEqual([hash("kofi@example.com")]);
  expect(await (await call("/api/waitlist/count")).json()).toEqual({ count: 3 });
});

test("a restored backup honors the removals after it although the deployment had replayed them before", async () => {
  await signUp("ama@example.com", { bindings });
  const zip = await (await downloadBackup((await makeBackup()).id)).bytes();
  await followLink("removal", "ama@example.com");
  await signUp("kofi@example.com", { bindings });
  await sweepIn(0);
  for (const step of restoreSteps(openArchive(zip))) {
    await env.DB.batch(step.map((statement) => env.DB.prepare(statement)));
  }
  expect(await emails("leads")).toEqual(["ama@example.com", "kofi@example.com"]);
  await sweepIn(0);
  expect(await emails("leads")).toEqual(["kofi@example.com"]);
});

test("a restored backup honors what was asked for a whole mailbox, and what was taken back", async () => {
  for (const name of ["kofi", "efua"]) await signUp(`${name}+1@example.com`, { bindings });
  const zip = await (await downloadBackup((await makeBackup()).id)).bytes();
  await followLink("unsubscribe", "kofi+1@example.com");
  await followLink("unsubscribe", "efua+1@example.com");
  await followLink("unsubscribe", "efua+1@example.com", { action: "resume" });
  const expected = [hash("kofi+1@example.com"), unconfirmedAt(hash("kofi@example.com"))].toSorted();
  expect((await suppressed()).toSorted()).toEqual(expected);
  const load = await restoreInto(zip);
  await load();
  await sweepIn(0);
  expect((await suppressed()).toSorted()).toEqual(expected);
});

test("a restore that is under way is left alone", async () => {
  await signUp("ama@example.com", { bindings });
  await env.BUCKET.put(`opt-outs/2099-01-01T00:00:00.000Z/erased/${hash("ama@example.com")}`, "");
  const progress = "INSERT INTO settings (name, value, version, updated_at) VALUES (?, '{}', 0, 0)";
  await env.DB.prepare(progress).bind(RESTORE_PROGRESS).run();
  await sweepIn(0);
  expect(await emails("leads")).toEqual(["ama@example.com"]);
  await env.DB.prepare("DELETE FROM settings").run();
  await sweepIn(0);
  expect(await emails("leads")).toEqual([]);
});

test("somebody who came back after a removal stays, however often it is replayed", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await signUp("ama@example.com", { bindings });
  await followLink("removal", "ama@example.com");
  vi.setSystemTime(Date.now() + 2);
  await signUp("ama@example.com", { bindings });
  for (let times = 0; times < 3; times++) {
    await env.DB.prepare("DELETE FROM heartbeats").run();
    await sweepIn(15);
  }
  expect(await emails("leads")).toEqual(["ama@example.com"]);
});

test("a removal is not finished before the bucket remembers it, and an unsubscription works although the bucket is away", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const put = () => Promise.reject(new Error("the bucket is away"));
  const BUCKET = new Proxy(env.BUCKET, {
    get: (bucket, name) => (name === "put" ? put : Reflect.get(bucket, name).bind(bucket)),
  });
  await signUp("ama@example.com", { bindings });
  const answer = await followLink("removal", "ama@example.com", {}, { BUCKET });
  expect(await answer.text()).toContain("still being deleted");
  expect((await followLink("unsubscribe", "kofi@example.com", {}, { BUCKET })).status).toBe(200);
  expect(await suppressed()).toEqual([hash("kofi@example.com")]);
  await sweepIn(15);
  const keys = (await env.BUCKET.list({ prefix: "opt-outs/" })).objects.map(({ key }) => key);
  expect(keys).toEqual([expect.stringMatching(/^opt-outs\/[\d:.TZ-]{24}\/erased\/[\w-]{43}$/)]);
  expect(keys.join()).not.toContain("ama");
});

const optOutKeys = async () => (await env.BUCKET.list({ prefix: "opt-outs/" })).objects.map(({ key }) => key);

test("a sweep that learns of a removal reads that person's rows, and nobody else's", async () => {
  await addLeads(3000);
  await env.DB.batch([
    env.DB.prepare("INSERT INTO people (email_hash, updated_at) SELECT email_hash, 0 FROM leads"),
    env.DB.prepare(
      `INSERT INTO messages (id, entry_id, name, email, email_key, email_hash, subject, message, consent_version, created_at)
       SELECT 'msg_' || id, id, 'Ama', email, email_key, email_hash, 's', 'm', 'v', created_at FROM leads`,
    ),
  ]);
  for (const name of ["ama", "kofi"]) {
    await signUp(`${name}@example.com`, { bindings });
    await followLink("removal", `${name}@example.com`);
  }
  const { DB, takeRowsRead } = meterRows(env.DB);
  await replayNewOptOuts(openDatabase(DB), env.BUCKET);
  expect(await rows("SELECT succeeded_at FROM heartbeats WHERE step = 'opt_outs_replayed'")).toHaveLength(1);
  expect(takeRowsRead()).toBeLessThanOrEqual(60);
});

test("an unsubscription that the bucket did not take outlives a resumption before it", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const BUCKET = { put: () => Promise.reject(new Error("the bucket is away")) } as unknown as R2Bucket;
  for (const name of ["ama", "kofi"]) await signUp(`${name}@example.com`, { bindings });
  await followLink("unsubscribe", "ama@example.com");
  await followLink("unsubscribe", "ama@example.com", { action: "resume" });
  await followLink("unsubscribe", "ama@example.com", {}, { BUCKET });
  await followLink("unsubscribe", "kofi@example.com");
  await sweepIn(0);
  expect((await suppressed()).toSorted()).toEqual([hash("ama@example.com"), hash("kofi@example.com")].toSorted());
});

test("pressing a button again and again stores nothing more, and too often is refused", async () => {
  await signUp("ama@example.com", { bindings });
  for (let times = 0; times < 3; times++) await followLink("unsubscribe", "ama@example.com");
  for (let times = 0; times < 3; times++) await followLink("unsubscribe", "ama@example.com", { action: "resume" });
  expect(await optOutKeys()).toHaveLength(2);
  for (let times = 0; times < 3; times++) await followLink("removal", "ama@example.com");
  expect(await optOutKeys()).toHaveLength(3);

  const limited = { FORM_LIMIT: makeEndlessLimit(5) };
  const headers = { "cf-connecting-ip": nextIp() };
  for (const purpose of ["unsubscribe", "removal", "confirm"] as const) {
    const answers = [];
    for (let times = 0; times < 7; times++) {
      answers.push((await followLink(purpose, "ama@example.com", {}, limited, headers)).status);
    }
    expect(answers, purpose).toEqual([200, 200, 200, 200, 200, 429, 429]);
    // A mail provider stops emails for many readers from one address.
    expect((await followLink(purpose, "kofi@example.com", {}, limited, headers)).status).toBe(200);
  }
});

test("a removal that is asked for again leaves alone what was stored, and backed up, since it was carried out", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await signUp("ama@example.com", { bindings });
  await followLink("removal", "ama@example.com");
  const removed = await rows("SELECT * FROM tombstones");
  const erasures = await rows("SELECT * FROM erasures");
  vi.setSystemTime(Date.now() + 2 * 60_000);
  const { id } = await makeBackup();
  const again = await followLink("removal", "ama@example.com");
  expect(await again.text()).toContain("Your data is removed");
  expect((await downloadBackup(id)).status).toBe(200);
  expect(await rows("SELECT * FROM tombstones")).toEqual(removed);
  expect(await rows("SELECT * FROM erasures")).toEqual(erasures);
  await sweepIn(15);
  expect((await downloadBackup(id)).status).toBe(200);

  // Somebody who came back is removed anew, and the backups that can hold them go.
  await signUp("ama@example.com", { bindings });
  await followLink("removal", "ama@example.com");
  expect(await emails("leads")).toEqual([]);
  expect((await downloadBackup(id)).status).toBe(404);
  expect(await rows("SELECT * FROM tombstones")).not.toEqual(removed);
});

test("many opt-outs of one moment are all replayed", async () => {
  await signUp("ama@example.com", { bindings });
  const keys = Array.from(
    { length: 12_000 },
    (_, index) =>
      `opt-outs/2026-11-21T12:00:${String(Math.floor(index / 1000) + 10)}.000Z/unsubscribed/h${String(index).padStart(5, "0")}`,
  );
  const BUCKET = {
    list: async ({ startAfter = "", limit = 1000 }) => {
      const found = keys.filter((key) => key > startAfter);
      return { objects: found.slice(0, limit).map((key) => ({ key })), truncated: found.length > limit };
    },
  } as unknown as R2Bucket;
  for (let sweeps = 0; sweeps < 4; sweeps++) await replayNewOptOuts(openDatabase(env.DB), BUCKET);
  expect(await rows("SELECT count(*) AS n FROM suppressions")).toEqual([{ n: 12_000 }]);
});
