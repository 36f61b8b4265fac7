import { env } from "cloudflare:workers";
import { gunzipSync, gzipSync } from "node:zlib";
import { strToU8, unzipSync, zipSync } from "fflate";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { OWNER_ACTOR } from "../../domain/activity.ts";
import { ANNOUNCEMENT_STATUSES, type AnnouncementStatus } from "../../domain/announcement.ts";
import { usualDigest } from "../../domain/morning-digest.ts";
import type { NotificationContent } from "../../domain/notification.ts";
import { IS_USED, openArchive } from "../../scripts/restore/archive.ts";
import { AFTER_TIME_TRAVEL } from "../../scripts/restore/go-back.ts";
import { hashEmail, secretFingerprint } from "../../worker/hash.ts";
import { readConfiguration } from "../../worker/env.ts";
import { deletePerson } from "../../worker/people/people.store.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { DELIVERY, LEAD, makeArchive, SETTINGS, SHOWN } from "../support/archives.ts";
import { downloadBackup } from "../support/backups.ts";
import { asOwner } from "../support/credentials.ts";
import { putDeliveries } from "../support/some-leads.ts";
import { builtWith, saveChange } from "../support/desk.ts";
import { fileRow, importRows } from "../support/imports.ts";
import { addLeads } from "../support/many-leads.ts";
import { storedKeys, upload } from "../support/pictures.ts";
import { sendPlan } from "../support/plan.ts";
import { png } from "../support/png.ts";
import { meterRows } from "../support/row-meter.ts";
import { wrapDatabase } from "../support/wrapped-database.ts";
import { emptyStores } from "../support/stores.ts";
import { makeLetter, OFFICE_ANSWERS } from "../support/office-letters.ts";
import { calculate, postForm, reportPaid, rows, run, signUp, writeMessage } from "../support/worker.ts";
import { testFiles } from "../support/test-content.ts";
import { numbers, putRows, putRowsOf } from "../support/put-rows.ts";

async function backUp(bindings: Partial<Env> = {}) {
  const response = await downloadBackup(bindings);
  return { response, zip: await response.bytes() };
}

const failed = () => Promise.reject(new Error("away"));

/** A database that fails at some queries. */
const failingAt = (queries: RegExp) => wrapDatabase(env.DB, (work, query) => (queries.test(query) ? failed() : work()));

/** Loads an archive as `npm run restore` does. */
async function restore(zip: Uint8Array) {
  await env.DB.batch([...openArchive(zip).statements()].map((statement) => env.DB.prepare(statement)));
}

/** All rows and objects of the deployment, except what tells of the last backup and its restore. */
async function everything() {
  const names = await rows<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%cf%' ORDER BY name",
  );
  const tables: Record<string, unknown[]> = {};
  for (const { name } of names) tables[name] = await rows(`SELECT * FROM "${name}" ORDER BY 1`);
  tables.activities = tables.activities!.filter(
    (row) => !["backup", "restore"].includes((row as { action: string }).action),
  );
  // What only the running deployment needs is not in a backup.
  for (const name of [
    "d1_migrations",
    "heartbeats",
    "publishing_failures",
    "mailbox_mails",
    "network_days",
    "quarantine_days",
    "revoked_sessions",
    "watched_pages",
    "watched_figures",
  ]) {
    delete tables[name];
  }
  const pictures: Record<string, unknown> = {};
  for (const key of await storedKeys()) pictures[key] = await (await env.BUCKET.get(key))!.bytes();
  return { tables, pictures };
}

function putAnnouncement(id: string, status: AnnouncementStatus) {
  return putRows("announcements", {
    id,
    entryId: id,
    text: "Line one\n\n*two*",
    segment: { sources: [], countries: ["Ghana"], tags: [] },
    status,
    sendAt: 1,
    startedAt: 1,
    cursor: "h2",
  });
}

async function putAnnouncementMail(subjectId: string, person: string, status: "sent" | "queued") {
  await run("INSERT OR IGNORE INTO people (email_hash, updated_at) VALUES (?, 1)", person);
  return putDeliveries([{ id: `${subjectId}:${person}`, kind: "announcement_mail", subjectId, person, status }]);
}

function putQuarantined(text: string) {
  return putRows("quarantine", { body: { text } });
}

test("a backup loaded into an empty deployment restores every row, every counter, every picture", async () => {
  await signUp("ama@example.com", { fullName: "Ama O'Mensah; DROP TABLE leads; --" });
  await calculate("kofi@example.com");
  await sendPlan("esi@example.com", { reminders: true });
  await writeMessage("efua@example.com", { message: "Zeilen\n\twie \"diese\" — 'und' 日本語 🌍\\ \u0001" });
  await reportPaid("efua@example.com");
  const reply = { entryId: uuidv7(), subject: "Hello", text: "Yes" };
  await asOwner(`/api/people/${hashEmail(env, "efua@example.com")}/replies`, { json: reply });
  await importRows([fileRow(2, { isUnsubscribed: true })]);
  await postForm((await makeLetter()).path, OFFICE_ANSWERS);
  const label = { file: "community.yaml", at: ["numbers", "members", "label"] };
  await saveChange([{ ...label, before: "members", after: "families" }], {}, builtWith(testFiles));
  await addLeads(1203, { campaign: "'c' || i % 3" });
  const now = Date.now();
  await putRows("people", { emailHash: "h1", contactedAt: now, note: 'called; she said "yes"' });
  await putRows("tombstones", { emailHash: "gone" });
  await putRows("suppressions", { emailHash: "h2" });
  await putRows("settings", { morningDigest: usualDigest("UTC"), version: 3 });
  await putRows("mailboxes", { mailbox: "m2", stoppedAt: 7 });
  await putRows("visit_days", { day: "2026-11-21", totals: { "view page /": 12 } });
  await putRows("notifications", { id: "ntf_2026-11-21_digest" });
  await putAnnouncement("announcement_1", "sent");
  await putAnnouncementMail("announcement_1", "h1", "sent");
  await putDeliveries([{ kind: "notification", subjectId: "ntf_2026-11-21_digest", status: "sent" }]);
  await putQuarantined("Größe\n🌍".repeat(15_000));
  await upload("hero", png(9, 9));
  await upload("social", png(9, 9));
  await run("UPDATE deliveries SET status = 'sent', due_at = NULL");
  const before = await everything();
  for (const [name, held] of Object.entries(before.tables)) expect(held.length, name).toBeGreaterThan(0);

  const { response, zip } = await backUp();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="homeward-backup-\d{4}-\d\d-\d\d\.zip"$/,
  );
  const [remembered] = await rows<{ last_backup_at: number }>("SELECT last_backup_at FROM settings");
  expect(remembered!.last_backup_at).toBeGreaterThanOrEqual(now);

  await emptyStores();
  const archive = openArchive(zip);
  // Its fingerprint, and not the secret.
  expect(archive.manifest.secretFingerprint).toBe(secretFingerprint(readConfiguration(env).emailHashSecret));
  expect(archive.manifest.secretFingerprint).toMatch(/^[\w-]{16}$/);
  for (const statement of archive.statements()) {
    expect(new TextEncoder().encode(statement).length).toBeLessThan(100_000);
  }
  await restore(zip);
  for (const key of archive.pictures) await env.BUCKET.put(key, archive.read(key));
  // What waited then waits for the owner's word.
  const [change] = before.tables.content_changes!;
  Object.assign(change!, { state: "draft", wanted: "[]" });
  expect(await everything()).toEqual(before);
});

test("a backup that was not downloaded completely is not recorded", async () => {
  await addLeads(2000);
  const response = await downloadBackup();
  const reader = response.body!.getReader();
  await reader.read();
  await reader.cancel(new Error("the owner closed the page")).catch(() => {});
  expect(await rows("SELECT * FROM settings")).toEqual([]);
});

test("a delivery whose lead was removed during the backup is not restored", async () => {
  await signUp("ama@example.com");
  await signUp("kofi@example.com");
  const files = unzipSync((await backUp()).zip);
  const [kept] = new TextDecoder().decode(gunzipSync(files["leads.ndjson.gz"]!)).split("\n");
  const manifest = JSON.parse(new TextDecoder().decode(files["manifest.json"]));
  manifest.counts.leads = 1;
  await emptyStores();
  await restore(
    zipSync({
      ...files,
      "leads.ndjson.gz": gzipSync(`${kept}\n`),
      "manifest.json": strToU8(JSON.stringify(manifest)),
    }),
  );
  const { id } = JSON.parse(kept!) as { id: string };
  const deliveries = await rows<{ id: string }>("SELECT id FROM deliveries");
  expect(deliveries).toHaveLength(2);
  for (const delivery of deliveries) expect(delivery.id).toContain(id);
});

test("an archive that is truncated, not ours, or incomplete is refused with a sentence", async () => {
  await signUp("ama@example.com");
  await upload("social", png(9, 9));
  const { zip } = await backUp();
  const files = unzipSync(zip);
  const picture = Object.keys(files).find((name) => name.startsWith("pictures/"))!;
  const manifest = JSON.parse(new TextDecoder().decode(files["manifest.json"])) as object;
  const without = (name: string) => zipSync(Object.fromEntries(Object.entries(files).filter(([key]) => key !== name)));
  const withManifest = (changed: object) =>
    zipSync({ ...files, "manifest.json": strToU8(JSON.stringify({ ...manifest, ...changed })) });
  const withLeads = (content: Uint8Array) => zipSync({ ...files, "leads.ndjson.gz": content });
  const leads = files["leads.ndjson.gz"]!;
  const refused: [string, Uint8Array, RegExp][] = [
    ["cut off", zip.slice(0, zip.length / 2), /no whole ZIP/],
    ["no ZIP", strToU8("words"), /no whole ZIP/],
    ["another ZIP", zipSync({ "a.txt": strToU8("a") }), /no whole backup of Homeward/],
    ["no manifest", without("manifest.json"), /no whole backup of Homeward/],
    ["another version", withManifest({ version: 6 }), /version 6 .*reads \d+/],
    ["a newer schema", withManifest({ schema: "9999_newer" }), /version \d+ \(9999_newer\).*up to \d{4}_/],
    ["a table missing", without("leads.ndjson.gz"), /no leads\.ndjson\.gz/],
    ["a picture missing", without(picture), /1 pictures, but 0/],
    ["a row missing", withLeads(gzipSync("")), /1 leads, but 0/],
    ["a row cut off", withLeads(gzipSync(gunzipSync(leads).subarray(0, -1))), /1 leads, but 0/],
    ["a file cut off", withLeads(leads.subarray(0, -20)), /unexpected end/],
    ["a damaged file", withLeads(leads.with(leads.length - 6, leads.at(-6)! ^ 1)), /incorrect data check/],
    ["a column that we never make", withLeads(gzipSync('{"x; DROP":1}\n')), /which we never make/],
  ];
  for (const [what, archive, sentence] of refused) {
    expect(() => [...openArchive(archive).statements()], what).toThrow(sentence);
  }
});

test("a restore sends no mail that waited at the backup, and brings no removed person back", async () => {
  await signUp("ama@example.com");
  await signUp("kofi@example.com");
  await putRowsOf("tombstones", "leads WHERE email LIKE 'kofi%'", {
    email_hash: "email_hash",
    erased_at: "created_at",
  });
  await putRowsOf("suppressions", "leads", { email_hash: "email_hash" });
  const unsubscribed = await rows("SELECT * FROM suppressions ORDER BY 1");
  const { zip } = await backUp();
  await emptyStores();
  await restore(zip);
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "ama@example.com" }]);
  // Who unsubscribed is remembered, also of those who were removed later.
  expect(await rows("SELECT * FROM suppressions ORDER BY 1")).toEqual(unsubscribed);
  expect(await rows("SELECT kind, status FROM deliveries ORDER BY kind")).toEqual([
    { kind: "lead_mail", status: "failed" },
    { kind: "owner_mail", status: "failed" },
  ]);
});

test("a restore sends an announcement to nobody: one that was being sent is paused", async () => {
  for (const status of ANNOUNCEMENT_STATUSES) {
    await putAnnouncement(`announcement_${status}`, status);
  }
  await putAnnouncementMail("announcement_sending", "h1", "sent");
  await putAnnouncementMail("announcement_sending", "h2", "queued");
  await putAnnouncementMail("announcement_sending", "removed", "sent");
  await putRows("tombstones", { emailHash: "removed", erasedAt: Date.now() + 1 });
  const { zip } = await backUp();
  await emptyStores();
  await restore(zip);
  expect(await rows("SELECT id, status, stopped_by FROM announcements ORDER BY id")).toEqual([
    { id: "announcement_canceled", status: "canceled", stopped_by: null },
    { id: "announcement_draft", status: "draft", stopped_by: null },
    { id: "announcement_paused", status: "paused", stopped_by: null },
    { id: "announcement_scheduled", status: "paused", stopped_by: "restore" },
    { id: "announcement_sending", status: "paused", stopped_by: "restore" },
    { id: "announcement_sent", status: "sent", stopped_by: null },
  ]);
  expect(await rows("SELECT id, status FROM deliveries ORDER BY id")).toEqual([
    { id: "announcement_sending:h1", status: "sent" },
    { id: "announcement_sending:h2", status: "failed" },
  ]);
  expect(await rows("SELECT cursor FROM announcements WHERE id = 'announcement_sending'")).toEqual([{ cursor: "h2" }]);
});

test("a page of the longest changes takes a few megabytes", async () => {
  const edits = [{ file: "x.yaml", at: ["x"], before: "", after: "x".repeat(190_000) }] as const;
  for (let number = 0; number < 60; number++)
    await putRows("content_changes", { id: `change_${number}`, entryId: String(number), edits });
  let longest = 0;
  const DB = wrapDatabase(env.DB, async (work, query) => {
    const answer = await work();
    if (query.includes('from "content_changes"')) longest = Math.max(longest, JSON.stringify(answer).length);
    return answer;
  });
  await backUp({ DB });
  expect(longest).toBeGreaterThan(190_000);
  expect(longest).toBeLessThan(5_000_000);
});

test("a backup reads each row once, and few of long rows at a time", async () => {
  await addLeads(2500);
  await putRowsOf("quarantine", numbers(250), { id: "'quarantined_' || i" });
  const { DB, takeRowsRead } = meterRows(env.DB);
  const pages: number[] = [];
  const counted = wrapDatabase(DB, async (work, query) => {
    const answer = await work();
    if (/from "(leads|quarantine)"/.test(query)) pages.push((answer as D1Result).results.length);
    return answer;
  });
  await backUp({ DB: counted });
  expect(pages).toEqual([1000, 1000, 500, 100, 100, 50]);
  expect(takeRowsRead()).toBeLessThan(2800);
});

test.each([
  ["table", { DB: failingAt(/from "people"/) }],
  [
    "picture",
    { BUCKET: new Proxy(env.BUCKET, { get: (bucket, key) => (key === "get" ? failed : Reflect.get(bucket, key)) }) },
  ],
])("a backup whose reading of a %s fails breaks off, and is neither recorded nor restored", async (_what, bindings) => {
  await signUp("ama@example.com");
  await upload("social", png(9, 9));
  const received: Uint8Array[] = [];
  const reading = async () => {
    for await (const chunk of (await downloadBackup(bindings)).body!) received.push(chunk);
  };
  await expect(reading()).rejects.toThrow();
  expect(await rows("SELECT * FROM settings WHERE last_backup_at IS NOT NULL")).toEqual([]);
  const zip = new Uint8Array(await new Blob(received as Uint8Array<ArrayBuffer>[]).arrayBuffer());
  expect(zip.length).toBeGreaterThan(0);
  expect(() => openArchive(zip)).toThrow("no whole ZIP");
});

async function removeByEmail(email: string) {
  const [found] = await rows<{ email_hash: string }>("SELECT email_hash FROM leads WHERE email = ?", email);
  await deletePerson(openDatabase(env.DB), found!.email_hash, OWNER_ACTOR, Date.now());
}

test("a removal while a backup is made keeps the person out of what is restored", async () => {
  await signUp("ama@example.com");
  await signUp("kofi@example.com");
  let isRemoved = false;
  const DB = wrapDatabase(env.DB, async (work, query) => {
    if (/from "quarantine"/.test(query) && !isRemoved) {
      isRemoved = true;
      await removeByEmail("ama@example.com");
    }
    return work();
  });
  const { zip } = await backUp({ DB });
  expect(openArchive(zip).manifest.counts).toMatchObject({ leads: 2, tombstones: 1 });
  await emptyStores();
  await restore(zip);
  expect(await emails()).toEqual(["kofi"]);
});

test("a deployment is in use once somebody left something in it, or the owner wrote something", async () => {
  const isUsed = async () => (await rows<{ isUsed: number }>(IS_USED))[0]!.isUsed === 1;
  await putRows("tombstones", { emailHash: "test" });
  await putRows("suppressions", { emailHash: "h1" });
  await putRows("settings", { version: 1 });
  await putRows("visit_days", { day: "2026-11-21", totals: {} });
  await putQuarantined("spam");
  expect(await isUsed()).toBe(false);
  await signUp("ama@example.com");
  expect(await isUsed()).toBe(true);
});

test("a backup is restored over what a new deployment stored by itself", async () => {
  const digest = { id: "ntf_2026-11-21_digest", content: '{"topic":"digest"}', created_at: 1 };
  const sent = {
    id: `${digest.id}:notification`,
    kind: "notification",
    notification_id: digest.id,
    queued_at: 1,
  };
  const activity = { id: "act_1", actor: "owner", action: "backup", details: "{}", created_at: 1 };
  // The sign-up of the deployment's own test was removed again.
  await putRows(
    "tombstones",
    { emailHash: "test", erasedAt: 20 },
    { emailHash: "removed since", erasedAt: 20 },
    { emailHash: "time", erasedAt: 10 },
  );
  await putRows("suppressions", { emailHash: "unsubscribed", createdAt: 20 });
  await putRows("settings", { morningDigest: usualDigest("UTC"), version: 2 });
  await putRows("shown_pictures", { kind: "hero", changedAt: 20 });
  await putRows(
    "visit_days",
    { day: "2026-11-21", totals: { "view page /": 1 }, posts: 1 },
    { day: "2026-11-22", totals: { "view page /": 2 }, posts: 2 },
  );
  const own: NotificationContent = { topic: "held_post" };
  await putRows("notifications", { id: digest.id, content: own });
  const notification = { kind: "notification", notificationId: digest.id } as const;
  await putRows("deliveries", { id: sent.id, ...notification, dueAt: 20, queuedAt: 20 });
  await putRows("quarantine", { id: "quarantined_2" });
  await putRows("activities", { id: "act_1", action: "backup" });
  const zip = makeArchive({
    leads: [LEAD],
    deliveries: [DELIVERY, { ...sent, status: "sent" }],
    settings: [SETTINGS],
    shown_pictures: [SHOWN],
    suppressions: [{ email_hash: "unsubscribed", created_at: 10 }],
    tombstones: [
      { email_hash: "test", erased_at: 10 },
      { email_hash: "time", erased_at: 15 },
    ],
    visit_days: [{ day: "2026-11-21", totals: '{"view page /":40}', posts: 9 }],
    notifications: [digest],
    quarantine: [{ id: "quarantined_1", path: "/x", reasons: "[]", body: "{}", created_at: 10 }],
    activities: [activity],
  });

  await restore(zip);

  const all = async (query: string) => (await env.DB.prepare(query).raw()).map((row) => row.join(" "));
  expect(await all("SELECT id FROM leads")).toEqual(["lead_1"]);
  expect(await rows("SELECT * FROM settings")).toMatchObject([SETTINGS]);
  expect(await all("SELECT * FROM shown_pictures")).toEqual(["social upl_1 1"]);
  expect(await all("SELECT * FROM visit_days")).toEqual(['2026-11-21 {"view page /":40} 9']);
  // What somebody asked for last holds on.
  expect(await all("SELECT * FROM tombstones ORDER BY email_hash")).toEqual(["removed since 20", "test 20", "time 15"]);
  expect(await all("SELECT email_hash, created_at FROM suppressions")).toEqual(["unsubscribed 20"]);
  expect(await all("SELECT content FROM notifications")).toEqual([digest.content]);
  expect(await all("SELECT id, status FROM deliveries ORDER BY id")).toEqual(["dlv_1 sent", `${sent.id} sent`]);
  expect(await all("SELECT id FROM quarantine ORDER BY id")).toEqual(["quarantined_1", "quarantined_2"]);
  expect(await all("SELECT action FROM activities ORDER BY action")).toEqual(["backup", "restore"]);
});

const emails = async () =>
  (await rows<{ email: string }>("SELECT email FROM leads ORDER BY email")).map(({ email }) => email.split("@")[0]);

/** Carries out SQL of a restore, a statement at a time. */
const execute = (statements: Iterable<string>) =>
  env.DB.batch([...statements].map((statement) => env.DB.prepare(statement)));

/** The platform takes the rows back to an earlier backup, and `npm run restore -- --back-to` does the rest. */
async function goBack(earlier: Uint8Array, change: () => Promise<unknown>, now: Uint8Array) {
  await emptyStores();
  await restore(earlier);
  await change();
  await execute(AFTER_TIME_TRAVEL.split(/;\n/));
  await execute(openArchive(now).stops());
}

test("going back keeps removals and unsubscriptions, mails nobody again and publishes nothing", async () => {
  for (const name of ["ama", "kofi", "esi"]) await signUp(`${name}@example.com`);
  await putAnnouncement("announcement_1", "sending");
  await putAnnouncementMail("announcement_1", hashEmail(env, "ama@example.com"), "queued");
  await putRows("content_changes", { id: "change_1", entryId: "1" });
  const { zip: earlier } = await backUp();
  // Since then: a removal, an unsubscription, at a plain and at an unconfirmed address, mails that went out, and a published change.
  await removeByEmail("kofi@example.com");
  await putRows("suppressions", { emailHash: hashEmail(env, "esi@example.com") });
  await putRows("mailboxes", { mailbox: "stopped", stoppedAt: 7 }, { mailbox: "asked", askedAt: 7 });
  await run("UPDATE deliveries SET status = 'sent', due_at = NULL, sent_at = 1");
  await run("UPDATE content_changes SET state = 'live', wanted = '[]'");
  await signUp("new@example.com");
  const { zip } = await backUp();

  const waiting = "UPDATE deliveries SET status = 'queued', due_at = 1, uncertain_at = NULL, reason = NULL";
  const asItWas = async () => {
    await run(waiting);
    await run("UPDATE announcements SET status = 'sending', stopped_by = NULL");
    await run("UPDATE content_changes SET state = 'waiting'");
  };
  await goBack(earlier, asItWas, zip);
  expect(await emails()).toEqual(["ama", "esi"]);
  expect(await rows("SELECT 1 FROM deliveries WHERE lead_id NOT IN (SELECT id FROM leads)")).toEqual([]);
  expect(await rows("SELECT email_hash FROM suppressions")).toEqual([
    { email_hash: hashEmail(env, "esi@example.com") },
  ]);
  expect(await rows("SELECT mailbox, stopped_at FROM mailboxes")).toEqual([{ mailbox: "stopped", stopped_at: 7 }]);
  expect(await rows("SELECT DISTINCT status, reason FROM deliveries")).toEqual([
    { status: "failed", reason: "restored" },
  ]);
  expect(await rows("SELECT status, stopped_by FROM announcements")).toEqual([
    { status: "paused", stopped_by: "restore" },
  ]);
  expect(await rows("SELECT state, wanted FROM content_changes")).toEqual([{ state: "draft", wanted: "[]" }]);
});

test("going back tells nobody of a plan again, and what they stopped stays stopped", async () => {
  for (const email of ["ama@example.com", "kofi@example.com"])
    await sendPlan(email, { reminders: true, changes: true });
  await run("UPDATE plans SET reminded_to = '2026-01-10', facts = '{}'");
  const { zip: earlier } = await backUp();
  await run("UPDATE plans SET reminders = 0 WHERE email_hash = ?", hashEmail(env, "ama@example.com"));
  await run("UPDATE plans SET changes = 0 WHERE email_hash = ?", hashEmail(env, "kofi@example.com"));
  const { zip } = await backUp();
  await goBack(earlier, async () => {}, zip);
  const today = new Date().toISOString().slice(0, 10);
  const told = { reminded_to: today, facts: null };
  expect(await rows("SELECT reminders, changes, reminded_to, facts FROM plans ORDER BY reminders")).toEqual([
    { reminders: 0, changes: 1, ...told },
    { reminders: 1, changes: 0, ...told },
  ]);
});

test("a long text with a character that ends texts elsewhere is restored whole", async () => {
  const text = `a\u0000${"b".repeat(15_000)}`;
  const columns = { id: "announcement_1", entry_id: "e", subject: "s", segment: "{}", status: "draft", actor: "owner" };
  const numbers = { created_at: 1, updated_at: 1 };
  await restore(makeArchive({ announcements: [{ ...columns, ...numbers, text }] }));
  expect(await rows("SELECT length(CAST(text AS BLOB)) AS bytes FROM announcements")).toEqual([{ bytes: text.length }]);
});
