import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ACTIVITY_DAYS } from "../../domain/retention.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { purgeActivities } from "../../worker/activities/activities.store.ts";
import { hashEmail } from "../../worker/hash.ts";
import { mailLink } from "../support/links.ts";
import { downloadBackup } from "../support/backups.ts";
import { asOwner, readAsOwner, throughAccess } from "../support/credentials.ts";
import { upload } from "../support/pictures.ts";
import { png } from "../support/png.ts";
import { meterRows } from "../support/row-meter.ts";
import { calculate, call, postForm, rows, signUp, writeMessage } from "../support/worker.ts";
import { numbers, putRowsOf } from "../support/put-rows.ts";

type Entry = { actor: string; action: string; details: Record<string, number | string>; createdAt: string };
type Log = { data: Entry[]; nextCursor: string | null };

const EMAIL = "ama@example.com";

async function readLog(path = "/api/activities") {
  return readAsOwner<Log>(path);
}

/** What the log says, newest first. */
async function entries() {
  return (await readLog()).data.map(({ actor, action, details }) => ({ actor, action, details }));
}

test("an erasure is logged with how much was deleted, once, and without anything of the person", async () => {
  await signUp(EMAIL);
  await calculate(EMAIL);
  await writeMessage(EMAIL);
  const person = hashEmail(env, EMAIL);
  const path = `/api/people/${person}`;
  for (let times = 0; times < 2; times++) {
    const removed = await asOwner(path, { method: "DELETE" });
    expect([removed.status, await removed.json()]).toEqual([200, { removed: true }]);
  }
  expect((await asOwner(path, { method: "PATCH", json: { note: "Still here?" } })).status).toBe(404);
  expect(await entries()).toEqual([{ actor: "owner", action: "erasure", details: { leads: 2, messages: 1 } }]);
  const stored = JSON.stringify(await rows("SELECT * FROM activities")).toLowerCase();
  for (const trace of [EMAIL, "ama", person.toLowerCase()]) expect(stored).not.toContain(trace);
});

test("the log has what the owner takes out of the site, newest first, and what was uploaded", async () => {
  for (const path of ["/api/optin-contacts/csv", "/api/admin/backup"]) {
    expect((await asOwner(path, { method: "HEAD" })).status).toBe(200);
  }
  await asOwner("/api/optin-contacts/csv?q=ama");
  await (await downloadBackup()).arrayBuffer();
  await upload("hero", png(9, 9));
  expect(await entries()).toEqual([
    { actor: "owner", action: "upload", details: { picture: "hero" } },
    { actor: "owner", action: "backup", details: expect.anything() },
    { actor: "owner", action: "export", details: { list: "opt-ins" } },
  ]);
});

test("through Cloudflare Access the log names the account, also beside a session; by the link, the visitor", async () => {
  await signUp(EMAIL);
  const { headers, bindings } = await throughAccess("kofi@team.example");
  await call("/api/messages/csv", { headers }, bindings);
  await asOwner("/api/calculator/csv", { headers, bindings });
  await postForm(mailLink("removal", EMAIL), {});
  expect((await entries()).map(({ actor, action }) => [actor, action])).toEqual([
    ["visitor", "erasure"],
    ["kofi@team.example", "export"],
    ["kofi@team.example", "export"],
  ]);
});

test("a page of the log reads one row more than it shows, and the pages together are the whole log", async () => {
  await putRowsOf("activities", numbers(500), {
    id: "'act_' || printf('%05d', i)",
    action: "'export'",
    created_at: "i",
  });
  const { DB, takeRowsRead } = meterRows(env.DB);
  const first = await readAsOwner<Log>("/api/activities", { DB });
  expect(takeRowsRead()).toBeLessThanOrEqual(51);
  expect(first.data).toHaveLength(50);
  const second = await readAsOwner<Log>(`/api/activities?limit=200&cursor=${first.nextCursor}`);
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
