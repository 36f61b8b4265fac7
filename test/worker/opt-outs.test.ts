import { applyD1Migrations, createScheduledController, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { openArchive, RESTORE_PROGRESS } from "../../scripts/restore/archive.ts";
import { hashEmail } from "../../worker/digest.ts";
import { readConfiguration } from "../../worker/env.ts";
import worker from "../../worker/index.ts";
import { createLink, type LinkPurpose } from "../../worker/mail/links.ts";
import { downloadBackup, makeBackup } from "../support/backups.ts";
import { call, ORIGIN, rows, signUp, unsentQueue, writeMessage } from "../support/worker.ts";

const bindings = { DELIVERIES: unsentQueue };

function followLink(purpose: LinkPurpose, email: string, fields: Record<string, string> = {}, changed: object = {}) {
  const { pathname, search } = new URL(createLink(readConfiguration(env), purpose, hashEmail(env, email)));
  const body = new URLSearchParams(fields);
  return call(pathname + search, { method: "POST", headers: { Origin: ORIGIN }, body }, changed as Partial<Env>);
}

function sweepIn(minutes: number) {
  const scheduledTime = Date.now() + minutes * 60_000;
  return worker.scheduled(createScheduledController({ scheduledTime }), { ...env, ...bindings });
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
  await followLink("unsubscribe", "yaw@example.com");
  const zip = await (await downloadBackup((await makeBackup()).id)).bytes();

  await followLink("removal", "ama@example.com");
  await followLink("unsubscribe", "kofi@example.com");
  await followLink("unsubscribe", "efua@example.com");
  await followLink("unsubscribe", "efua@example.com", { action: "resume" });
  await followLink("unsubscribe", "yaw@example.com", { action: "resume" });

  const load = await restoreInto(zip);
  // A sweep that comes before the rows leaves the database empty, or the restore would refuse it.
  await sweepIn(0);
  expect(await rows("SELECT email_hash FROM tombstones UNION ALL SELECT email_hash FROM suppressions")).toEqual([]);
  await load();
  expect(await emails("leads")).toContain("ama@example.com");
  await sweepIn(0);
  expect(await emails("leads")).toEqual(["efua@example.com", "kofi@example.com", "yaw@example.com"]);
  expect(await emails("messages")).toEqual([]);
  expect(await rows("SELECT email_hash AS hash FROM tombstones")).toEqual([{ hash: hash("ama@example.com") }]);
  expect(await suppressed()).toEqual([hash("kofi@example.com")]);
  expect(await (await call("/api/waitlist/count")).json()).toEqual({ count: 3 });
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
