import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ACTIVITY_DAYS } from "../../domain/retention.ts";
import { openDatabase } from "../../worker/store/database.ts";
import { purgeActivities } from "../../worker/store/activities.ts";
import { downloadBackup, makeBackup } from "../support/backups.ts";
import { accessBindings, accessToken, asOwner } from "../support/credentials.ts";
import { signInOwner } from "../support/owner.ts";
import { upload } from "../support/pictures.ts";
import { png } from "../support/png.ts";
import { meterRows } from "../support/row-meter.ts";
import { calculate, call, ORIGIN, postJson, rows, signUp, unsentQueue, writeMessage } from "../support/worker.ts";

type Entry = { actor: string; action: string; details: Record<string, number | string>; createdAt: string };
type Log = { data: Entry[]; nextCursor: string | null };

const EMAIL = "ama@example.com";

async function readLog(path = "/api/activities") {
  return (await signInOwner()).read<Log>(path);
}

/** What the log says, newest first. */
async function entries() {
  return (await readLog()).data.map(({ actor, action, details }) => ({ actor, action, details }));
}

async function findPerson() {
  const [lead] = await rows<{ email_hash: string }>("SELECT email_hash FROM leads");
  return lead!.email_hash;
}

test("an erasure is logged with how much was deleted, once, and without anything of the person", async () => {
  await signUp(EMAIL);
  await calculate(EMAIL);
  await writeMessage(EMAIL);
  const person = await findPerson();
  const owner = await signInOwner();
  for (let times = 0; times < 2; times++) await owner.send("DELETE", `/api/people/${person}`);
  expect(await entries()).toEqual([{ actor: "owner", action: "erasure", details: { leads: 2, messages: 1 } }]);
  const stored = JSON.stringify(await rows("SELECT * FROM activities")).toLowerCase();
  for (const trace of [EMAIL, "ama", person.toLowerCase()]) expect(stored).not.toContain(trace);
});

test("every action of the owner that the log promises is in it, newest first", async () => {
  await signUp(EMAIL, { bindings: { DELIVERIES: unsentQueue } });
  for (const email of ["good@example.com", "bad@example.com"]) {
    await postJson("/api/waitlist", { fullName: "Esi", email, source: "waitlist_page", website: "https://x.example" });
  }
  const [good, bad] = await rows<{ id: string }>("SELECT id FROM quarantine ORDER BY id");
  await asOwner("/api/optin-contacts/csv?q=ama");
  await (await downloadBackup((await makeBackup()).id)).arrayBuffer();
  await upload("hero", png(700, 400));
  await asOwner("/api/admin/pictures/hero/reset", { method: "POST" });
  await env.DB.prepare("UPDATE deliveries SET status = 'exhausted' WHERE kind = 'lead_mail'").run();
  await asOwner("/api/deliveries/retry", { method: "POST", bindings: { DELIVERIES: unsentQueue } });
  await asOwner(`/api/quarantine/${good!.id}/release`, { method: "POST" });
  await asOwner("/api/quarantine/deletions", { json: { ids: [bad!.id] } });
  const found = await entries();
  expect(found.map(({ action }) => action)).toEqual([
    "quarantine_deletion",
    "release",
    "send",
    "picture_change",
    "upload",
    "backup",
    "export",
  ]);
  expect(found.at(-1)).toEqual({ actor: "owner", action: "export", details: { list: "opt-ins" } });
  expect(found.find(({ action }) => action === "upload")?.details).toEqual({ picture: "hero" });
});

test("through Cloudflare Access the log names the account, also beside a session; by the link, the visitor", async () => {
  await signUp(EMAIL);
  const person = await findPerson();
  const headers = { "Cf-Access-Jwt-Assertion": await accessToken({ email: "kofi@team.example" }) };
  await call("/api/messages/csv", { headers }, accessBindings());
  await asOwner("/api/calculator/csv", { headers, bindings: accessBindings() });
  await call(`/api/people/${person}`, { method: "DELETE", headers: { ...headers, Origin: ORIGIN } }, accessBindings());
  expect((await entries()).map(({ actor, action }) => [actor, action])).toEqual([
    ["kofi@team.example", "erasure"],
    ["kofi@team.example", "export"],
    ["kofi@team.example", "export"],
  ]);
});

test("a page of the log reads one row more than it shows, and the pages together are the whole log", async () => {
  await env.DB.prepare(
    `INSERT INTO activities WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
     SELECT 'act_' || printf('%05d', i), 'owner', 'export', '{}', i FROM n`,
  ).run();
  const owner = await signInOwner();
  const { DB, takeRowsRead } = meterRows(env.DB);
  takeRowsRead();
  const first = await owner.read<Log>("/api/activities", { DB });
  expect(takeRowsRead()).toBeLessThanOrEqual(51);
  expect(first.data).toHaveLength(50);
  const second = await owner.read<Log>(`/api/activities?limit=200&cursor=${first.nextCursor}`);
  expect(Date.parse(second.data[0]!.createdAt)).toBe(450);
});

test("an entry is kept for a year and then deleted", async () => {
  await asOwner("/api/messages/csv");
  const db = openDatabase(env.DB);
  const day = 24 * 60 * 60 * 1000;
  await purgeActivities(db, Date.now() + (ACTIVITY_DAYS - 1) * day);
  expect(await rows("SELECT id FROM activities")).toHaveLength(1);
  await purgeActivities(db, Date.now() + (ACTIVITY_DAYS + 1) * day);
  expect(await rows("SELECT id FROM activities")).toEqual([]);
});
