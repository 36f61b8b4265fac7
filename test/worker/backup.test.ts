import { env } from "cloudflare:workers";
import { gunzipSync, gzipSync, strToU8, unzipSync, zipSync } from "fflate";
import { uuidv7 } from "uuidv7";
import { expect, inject, test } from "vitest";
import { OWNER_ACTOR } from "../../domain/activity.ts";
import { BACKUP_KEPT_HOURS, BACKUP_VERSION } from "../../domain/backup.ts";
import {
  AFTER_TIME_TRAVEL,
  openArchive,
  QUESTION_BEFORE_RESTORE,
  readProgress,
  restoreActivity,
  type RestoreProgress,
  restoreSteps,
} from "../../scripts/restore/archive.ts";
import { continueBackup, deleteOldBackups } from "../../worker/backups/parts.ts";
import { hashEmail, secretFingerprint } from "../../worker/hash.ts";
import { readConfiguration } from "../../worker/env.ts";
import { removePerson } from "../../worker/people/remove.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { DELIVERY, LEAD, makeArchive, SETTINGS, SHOWN } from "../support/archives.ts";
import { downloadBackup, makeBackup } from "../support/backups.ts";
import { asOwner } from "../support/credentials.ts";
import { putDeliveries } from "../support/some-leads.ts";
import { addLeads } from "../support/many-leads.ts";
import { storedKeys, upload } from "../support/pictures.ts";
import { sendPlan } from "../support/plan.ts";
import { png } from "../support/png.ts";
import { meterRows } from "../support/row-meter.ts";
import { emptyStores } from "../support/stores.ts";
import { calculate, rows, run, signUp, writeMessage } from "../support/worker.ts";

const HOUR_MS = 60 * 60 * 1000;

async function backUp() {
  const response = await downloadBackup((await makeBackup()).id);
  return { response, zip: await response.bytes() };
}

/** Looks at the deployment as `npm run restore` does before it changes anything. */
async function findProgress(zip: Uint8Array) {
  return readProgress(await rows<RestoreProgress>(QUESTION_BEFORE_RESTORE), openArchive(zip).manifest);
}

/** Loads an archive as `npm run restore` does. */
async function restore(zip: Uint8Array, closing: string[] = []) {
  for (const step of restoreSteps(openArchive(zip), { stepLength: 100_000, closing })) {
    await env.DB.batch(step.map((statement) => env.DB.prepare(statement)));
  }
}

/** All rows and objects of the deployment, except what tells of the last backup. */
async function everything() {
  const names = await rows<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%cf%' ORDER BY name",
  );
  const tables: Record<string, unknown[]> = {};
  for (const { name } of names) tables[name] = await rows(`SELECT * FROM "${name}" ORDER BY 1`);
  tables.activities = tables.activities!.filter((row) => (row as { action: string }).action !== "backup");
  // What only the running deployment needs is not in a backup.
  for (const name of [
    "d1_migrations",
    "heartbeats",
    "mail_totals",
    "mailbox_mails",
    "network_days",
    "quarantine_days",
    "restore_progress",
    "revoked_sessions",
  ]) {
    delete tables[name];
  }
  const pictures: Record<string, unknown> = {};
  for (const key of await storedKeys()) pictures[key] = await (await env.BUCKET.get(key))!.bytes();
  return { tables, pictures };
}

function putAnnouncement(id: string, status: string) {
  return run(
    `INSERT INTO announcements (id, entry_id, subject, text, segment, status, actor, send_at, started_at, walked_to, queued,
       sent, created_at, updated_at)
     VALUES (?1, ?1, 'News', ?2, '{"sources":[],"countries":["Ghana"],"tags":[]}', ?3, 'owner', 1, 1, 'h2', 3, 1, 1, 1)`,
    id,
    "Line one\n\n*two*",
    status,
  );
}

function putAnnouncementMail(subjectId: string, person: string, status: "done" | "waiting") {
  const subject = { id: `${subjectId}:${person}`, subjectKind: "announcement", subjectId, person } as const;
  return putDeliveries([{ kind: "announcement_mail", ...subject, status }]);
}

function putQuarantined(text: string) {
  const body = JSON.stringify({ text });
  return run("INSERT INTO quarantine (id, path, reasons, body, created_at) VALUES ('spam_1', '/x', '[]', ?, 1)", body);
}

test("a backup loaded into an empty deployment restores every row, every counter, every picture", async () => {
  await signUp("ama@example.com", { fullName: "Ama O'Mensah; DROP TABLE leads; --" });
  await calculate("kofi@example.com");
  await sendPlan("esi@example.com", { reminders: true });
  await writeMessage("efua@example.com", { message: "Zeilen\n\twie \"diese\" — 'und' 日本語 🌍\\ \u0001" });
  const reply = { entryId: uuidv7(), subject: "Hello", text: "Yes" };
  await asOwner(`/api/people/${hashEmail(env, "efua@example.com")}/replies`, { json: reply });
  await addLeads(1203, { campaign: "'c' || i % 3" });
  const now = Date.now();
  for (const statement of [
    `INSERT INTO people (email_hash, contacted_at, note, updated_at) VALUES ('h1', ${now}, 'called; she said "yes"', 5)`,
    "INSERT INTO tombstones VALUES ('gone', 7)",
    "INSERT INTO erasures (email_hash, requested_at, next_attempt_at) VALUES ('gone', 7, 8)",
    "INSERT INTO suppressions VALUES ('h2', 7)",
    `INSERT INTO settings (id, morning_digest, version) VALUES ('site', '{"hour":9}', 3)`,
    "INSERT INTO mailboxes (mailbox, stopped_at) VALUES ('m2', 7)",
    `INSERT INTO visit_days VALUES ('2026-11-21', '{"view page /":12}', 3)`,
    `INSERT INTO notifications VALUES ('ntf_2026-11-21_digest', '{"topic":"digest"}', 7)`,
  ]) {
    await run(statement);
  }
  await putAnnouncement("news_1", "sent");
  await putAnnouncementMail("news_1", "h1", "done");
  await putDeliveries([
    { kind: "notification", subjectKind: "notification", subjectId: "ntf_2026-11-21_digest", status: "done" },
  ]);
  await putQuarantined("Größe\n🌍".repeat(15_000));
  await upload("hero", png(700, 400));
  await upload("social", png(700, 400));
  await run("UPDATE deliveries SET status = 'done'");
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
  expect(await everything()).toEqual(before);
});

test("a backup that was not downloaded completely is not recorded", async () => {
  await addLeads(2000);
  const response = await downloadBackup((await makeBackup()).id);
  const reader = response.body!.getReader();
  await reader.read();
  await reader.cancel(new Error("the owner closed the page")).catch(() => {});
  expect(await rows("SELECT * FROM settings")).toEqual([]);
});

test("a delivery whose lead was removed during the backup is not restored", async () => {
  await signUp("ama@example.com");
  await signUp("kofi@example.com");
  const files = unzipSync((await backUp()).zip);
  const [kept] = new TextDecoder().decode(gunzipSync(files["leads/00001.jsonl.gz"]!)).split("\n");
  const manifest = JSON.parse(new TextDecoder().decode(files["manifest.json"]));
  manifest.counts.leads = 1;
  await emptyStores();
  await restore(
    zipSync({
      ...files,
      "leads/00001.jsonl.gz": gzipSync(strToU8(`${kept}\n`)),
      "manifest.json": strToU8(JSON.stringify(manifest)),
    }),
  );
  const { id } = JSON.parse(kept!) as { id: string };
  const deliveries = await rows<{ id: string }>("SELECT id FROM deliveries");
  expect(deliveries).toHaveLength(3);
  for (const delivery of deliveries) expect(delivery.id).toContain(id);
});

test("an archive that is truncated, not ours, or incomplete is refused with a sentence", async () => {
  await signUp("ama@example.com");
  await upload("social", png(9, 9));
  const { zip } = await backUp();
  const files = unzipSync(zip);
  const picture = Object.keys(files).find((name) => name.startsWith("pictures/"))!;
  const { "manifest.json": manifest, ...others } = files;
  const without = (name: string) => zipSync(Object.fromEntries(Object.entries(files).filter(([key]) => key !== name)));
  const newer = { ...JSON.parse(new TextDecoder().decode(manifest)), version: 9 };
  const refused: [string, Uint8Array, RegExp][] = [
    ["cut off", zip.slice(0, zip.length / 2), /no whole ZIP/],
    ["no ZIP", strToU8("words"), /no whole ZIP/],
    ["another ZIP", zipSync({ "a.txt": strToU8("a") }), /no backup of Homeward/],
    [
      "a newer version",
      zipSync({ ...others, "manifest.json": strToU8(JSON.stringify(newer)) }),
      /version 9.*version 6/,
    ],
    ["a table missing", without("leads/00001.jsonl.gz"), /leads\/00001\.jsonl\.gz/],
    ["a picture missing", without(picture), /1 pictures, but 0/],
    ["a row missing", zipSync({ ...files, "leads/00001.jsonl.gz": gzipSync(strToU8("")) }), /1 leads, but 0/],
  ];
  for (const [what, archive, sentence] of refused) expect(() => openArchive(archive), what).toThrow(sentence);
});

test("a restore sends no mail again that waited when the backup was made, and brings no removed person back", async () => {
  await signUp("ama@example.com");
  await signUp("kofi@example.com");
  await run("INSERT INTO tombstones SELECT email_hash, created_at FROM leads WHERE email LIKE 'kofi%'");
  await run("INSERT INTO suppressions SELECT email_hash, 1 FROM leads");
  const unsubscribed = await rows("SELECT * FROM suppressions ORDER BY 1");
  const { zip } = await backUp();
  await emptyStores();
  await restore(zip);
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "ama@example.com" }]);
  // Who unsubscribed is remembered, also of those who were removed later.
  expect(await rows("SELECT * FROM suppressions ORDER BY 1")).toEqual(unsubscribed);
  expect(await rows("SELECT kind, status FROM deliveries ORDER BY kind")).toEqual([
    { kind: "form_service", status: "done" },
    { kind: "lead_mail", status: "unknown" },
    { kind: "owner_mail", status: "unknown" },
  ]);
});

test("a restore sends an announcement to nobody: one that was being sent is paused, what waited may have been sent", async () => {
  for (const status of ["draft", "scheduled", "sending", "paused", "sent", "canceled"]) {
    await putAnnouncement(`news_${status}`, status);
  }
  await putAnnouncementMail("news_sending", "h1", "done");
  await putAnnouncementMail("news_sending", "h2", "waiting");
  await putAnnouncementMail("news_sending", "removed", "done");
  await run("INSERT INTO tombstones VALUES ('removed', ?)", Date.now() + 1);
  const { zip } = await backUp();
  await emptyStores();
  await restore(zip);
  expect(await rows("SELECT id, status, stopped_by FROM announcements ORDER BY id")).toEqual([
    { id: "news_canceled", status: "canceled", stopped_by: null },
    { id: "news_draft", status: "draft", stopped_by: null },
    { id: "news_paused", status: "paused", stopped_by: null },
    { id: "news_scheduled", status: "paused", stopped_by: "restore" },
    { id: "news_sending", status: "paused", stopped_by: "restore" },
    { id: "news_sent", status: "sent", stopped_by: null },
  ]);
  expect(await rows("SELECT id, status FROM deliveries ORDER BY id")).toEqual([
    { id: "news_sending:h1", status: "done" },
    { id: "news_sending:h2", status: "unknown" },
  ]);
  expect(await rows("SELECT walked_to, sent, failed FROM announcements WHERE id = 'news_sending'")).toEqual([
    { walked_to: "h2", sent: 1, failed: 1 },
  ]);
});

/** Makes the next parts of a backup with pages of ten rows, so that a few hundred take several calls. */
async function makeSmallParts({ DB = env.DB, partLength = 10_000_000 } = {}) {
  const sizes = { pageRows: { usual: 10, long: 2 }, partLength };
  const { id, isComplete, parts } = await continueBackup(openDatabase(DB), env.BUCKET, Date.now(), sizes);
  return { id, isComplete, rows: parts.reduce((sum, part) => sum + part.rows, 0) };
}

const backupKeys = async () => (await env.BUCKET.list({ prefix: "backups/" })).objects.map(({ key }) => key);

test("no call makes more queries than the free plan allows, and the next one goes on where it ended", async () => {
  const rowsStored = 450;
  await addLeads(rowsStored);
  const { DB, takeRowsRead } = meterRows(env.DB);
  let queries = 0;
  const counting = { ...DB, prepare: (query: string) => ((queries += 1), DB.prepare(query)) } as D1Database;
  const rowsMade: number[] = [];
  for (let isComplete = false; !isComplete;) {
    queries = 0;
    takeRowsRead();
    const made = await makeSmallParts({ DB: counting });
    isComplete = made.isComplete;
    rowsMade.push(made.rows);
    expect(queries).toBeLessThanOrEqual(30);
    expect(takeRowsRead()).toBeLessThanOrEqual(230);
  }
  expect(rowsMade.length).toBeGreaterThan(2);
  expect(rowsMade).toEqual(rowsMade.toSorted((a, b) => a - b));
  expect(rowsMade.at(-1)).toBe(rowsStored);
});

test("no part is longer than a Worker can hold, whatever strangers write and however many plans there are", async () => {
  // Small parts in the short form, the real ones in the long form.
  const size = inject("isLong") ? { quarantine: 800, plans: 1500 } : { quarantine: 20, plans: 40 };
  const limit = inject("isLong") ? 15_000_000 : 250_000;
  // A message of control characters is the longest that the quarantine keeps; the facts of a plan take 15 kB.
  const counting = (count: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  await run(`${counting(size.quarantine)} INSERT INTO quarantine (id, path, reasons, body, created_at)
       SELECT 'spam_' || i, '/x', '[]', json_object('text', replace(hex(zeroblob(2500)), '0', char(1))), 1 FROM n`);
  await run(`${counting(size.plans)} INSERT INTO plans (lead_id, email_hash, country, month, reminders, changes, inputs, moves, done, facts,
         reminded_to, created_at)
       SELECT 'lead_' || i, 'h' || i, 'kenya', '2027-06', 0, 0, '{}', '{}', '[]', json_object('kenya.fee', hex(zeroblob(7500))),
         '2026-11-23', 1 FROM n`);
  let made = inject("isLong") ? await makeBackup() : await makeSmallParts({ partLength: 150_000 });
  while (!made.isComplete) made = await makeSmallParts({ partLength: 150_000 });
  const zip = await (await downloadBackup(made.id)).bytes();
  const { plans, quarantine } = openArchive(zip).manifest.counts;
  expect({ quarantine, plans }).toEqual(size);
  const parts = Object.entries(unzipSync(zip)).filter(([name]) => name.endsWith(".gz"));
  for (const [name, part] of parts) expect(gunzipSync(part).length, name).toBeLessThan(limit);
});

test("a backup that another version of the code made is neither continued nor offered, and leaves the bucket", async () => {
  await addLeads(300);
  const { id } = await makeSmallParts();
  const [before] = await backupKeys();
  expect(before).toContain(`backups/${BACKUP_VERSION}/${id}/`);
  for (const key of await backupKeys()) {
    const { customMetadata, body } = (await env.BUCKET.get(key))!;
    await env.BUCKET.put(key.replace(`/${BACKUP_VERSION}/`, "/1/"), await new Response(body).bytes(), {
      customMetadata,
    });
    await env.BUCKET.delete(key);
  }
  expect((await downloadBackup(id)).status).toBe(404);
  expect((await makeSmallParts()).id).not.toBe(id);
  await deleteOldBackups(env.BUCKET, Date.now() + (BACKUP_KEPT_HOURS + 1) * HOUR_MS);
  expect(await backupKeys()).toEqual([]);
});

test("two who make a backup at once make one", async () => {
  await addLeads(300);
  const made: { id: string; isComplete: boolean; rows: number }[] = [await makeSmallParts()];
  while (!made.at(-1)!.isComplete) {
    made.push(...(await Promise.all([makeSmallParts(), makeSmallParts()])));
    if (made.some(({ isComplete }) => isComplete)) break;
  }
  const { id } = made.find(({ isComplete }) => isComplete)!;
  expect(id).toBe(made[0]!.id);
  const archive = openArchive(await (await downloadBackup(id)).bytes());
  expect(archive.manifest.counts.leads).toBe(300);
});

test("a backup that is not complete is not downloaded, and one that is gone is said to be", async () => {
  await addLeads(300);
  const { id } = await makeSmallParts();
  expect((await downloadBackup(id)).status).toBe(409);
  expect((await downloadBackup("2026-01-01T00-00-00-000Z")).status).toBe(404);
  expect((await downloadBackup("nonsense")).status).toBe(404);
});

test("backups leave the bucket after a day", async () => {
  await signUp("ama@example.com");
  await makeBackup();
  await deleteOldBackups(env.BUCKET, Date.now() + (BACKUP_KEPT_HOURS - 1) * HOUR_MS);
  expect(await backupKeys()).not.toEqual([]);
  await deleteOldBackups(env.BUCKET, Date.now() + (BACKUP_KEPT_HOURS + 1) * HOUR_MS);
  expect(await backupKeys()).toEqual([]);
});

async function removeByEmail(email: string) {
  const [found] = await rows<{ email_hash: string }>("SELECT email_hash FROM leads WHERE email = ?", email);
  const person = { emailHash: found!.email_hash, actor: OWNER_ACTOR };
  await removePerson(openDatabase(env.DB), env.BUCKET, person, Date.now());
}

test("sign-ups and removals, however many, keep nobody from making and downloading a backup, which leaves the removed out", async () => {
  await addLeads(250);
  await signUp("ama@example.com");
  let made = await makeSmallParts();
  for (let calls = 1; !made.isComplete; calls++) {
    await signUp(`robot-${calls}@example.com`);
    await removeByEmail(`robot-${calls}@example.com`);
    expect(calls).toBeLessThan(30);
    made = await makeSmallParts();
  }
  await signUp("esi@example.com");
  await removeByEmail("ama@example.com");
  const response = await downloadBackup(made.id);
  expect(response.status).toBe(200);
  const zip = await response.bytes();
  const text = Object.entries(unzipSync(zip))
    .filter(([name]) => name.endsWith(".gz"))
    .map(([, part]) => new TextDecoder().decode(gunzipSync(part)))
    .join("");
  expect(text).not.toContain("ama@example.com");
  expect(text).not.toContain("robot-");
  expect(openArchive(zip).manifest.counts.leads).toBe(250);

  // Restored, it keeps them out of a deployment that still had them.
  await emptyStores();
  await signUp("ama@example.com");
  await run("UPDATE leads SET created_at = 1");
  await run("UPDATE people SET updated_at = 1");
  await restore(zip);
  expect(await rows("SELECT id FROM leads WHERE email = 'ama@example.com'")).toEqual([]);
});

test("a restore that broke off goes on after its last step", async () => {
  await calculate("kofi@example.com");
  await addLeads(3000, { campaign: "'c' || i % 3" });
  await run("UPDATE deliveries SET status = 'done'");
  const before = await everything();
  const { zip } = await backUp();
  await emptyStores();
  const archive = openArchive(zip);
  let steps = 0;
  for (let isFinished = false; !isFinished;) {
    const progress = await findProgress(zip);
    // One step each time, as if the command were stopped after it.
    const [step] = restoreSteps(archive, { done: progress?.statements, stepLength: 200_000 });
    await env.DB.batch(step!.map((statement) => env.DB.prepare(statement)));
    steps += 1;
    isFinished = (await findProgress(zip)) === null;
  }
  expect(steps).toBeGreaterThan(2);
  expect(await everything()).toEqual(before);
});

test("a restore goes on although the deployment stores settings, visits and people between its steps", async () => {
  await signUp("ama@example.com");
  const [ama] = await rows<{ email_hash: string }>("SELECT email_hash FROM leads");
  const person = "INSERT INTO people (email_hash, confirmed_at, note, updated_at) VALUES (?, ?, ?, 5)";
  const setting = "INSERT INTO settings (id, test_mail, version) VALUES ('site', ?, 1)";
  const visits = "INSERT INTO visit_days VALUES ('2026-11-21', ?, 1)";
  await run(person, ama!.email_hash, null, "called");
  await run(setting, '{"facts":{},"dismissed":["launch"]}');
  await run(visits, '{"view page /":12}');
  const before = await everything();
  const { zip } = await backUp();
  await emptyStores();
  const [first, ...others] = [...restoreSteps(openArchive(zip), { stepLength: 1 })];
  await env.DB.batch(first!.map((statement) => env.DB.prepare(statement)));
  await run(person, ama!.email_hash, 9, "");
  await run(setting, '{"facts":{},"dismissed":[]}');
  await run(visits, '{"view page /":1}');
  for (const step of others) await env.DB.batch(step.map((statement) => env.DB.prepare(statement)));
  const { leads, people, settings, visit_days: days } = (await everything()).tables;
  const { tables } = before;
  expect({ leads, people, settings, days }).toEqual({
    leads: tables.leads,
    // They confirmed meanwhile.
    people: [{ ...(tables.people![0] as object), confirmed_at: 9 }],
    settings: tables.settings,
    days: tables.visit_days,
  });
});

test("somebody who signs up again while a restore is under way keeps the new lead and its emails", async () => {
  await signUp("ama@example.com");
  await signUp("kofi@example.com");
  const { zip } = await backUp();
  await emptyStores();
  await signUp("ama@example.com");
  const [again] = await rows<{ id: string }>("SELECT id FROM leads");
  await restore(zip);
  expect(await rows("SELECT id FROM leads WHERE email = 'ama@example.com'")).toEqual([again]);
  expect(await rows("SELECT email FROM leads ORDER BY email")).toEqual([
    { email: "ama@example.com" },
    { email: "kofi@example.com" },
  ]);
  expect(await rows("SELECT status FROM deliveries WHERE id = ?", `${again!.id}:lead_mail`)).toEqual([
    { status: "waiting" },
  ]);
});

test("a backup is restored into a deployment that nobody has used, although its Worker has stored something by itself", async () => {
  const digest = { id: "ntf_2026-11-21_digest", content: '{"topic":"digest"}', created_at: 1 };
  const sent = {
    id: `${digest.id}:notification`,
    kind: "notification",
    subject_kind: "notification",
    subject_id: digest.id,
    next_attempt_at: 1,
    queued_at: 1,
  };
  const activity = { id: "act_1", actor: "owner", action: "backup", details: "{}", created_at: 1 };
  await env.DB.batch(
    [
      // The sign-up of the deployment's own test was removed again.
      "INSERT INTO tombstones VALUES ('test', 20), ('removed since', 20), ('time', 10)",
      "INSERT INTO erasures (email_hash, requested_at, next_attempt_at) VALUES ('test', 20, 30)",
      "INSERT INTO suppressions VALUES ('unsubscribed', 20)",
      `INSERT INTO settings (id, morning_digest, test_mail, version)
            VALUES ('site', '{"hour":7}', '{"facts":{},"dismissed":[]}', 2)`,
      "INSERT INTO shown_pictures VALUES ('hero', NULL, 20)",
      `INSERT INTO visit_days VALUES ('2026-11-21', '{"view page /":1}', 1), ('2026-11-22', '{"view page /":2}', 2)`,
      `INSERT INTO notifications VALUES ('${digest.id}', '{"topic":"sweep"}', 20)`,
      `INSERT INTO deliveries (id, kind, subject_kind, subject_id, status, next_attempt_at, queued_at)
            VALUES ('${sent.id}', 'notification', 'notification', '${digest.id}', 'waiting', 20, 20)`,
      "INSERT INTO quarantine (id, path, reasons, body, created_at) VALUES ('spam_2', '/x', '[]', '{}', 20)",
      "INSERT INTO activities VALUES ('act_1', 'owner', 'backup', '{}', 1)",
    ].map((statement) => env.DB.prepare(statement)),
  );
  const zip = makeArchive({
    leads: [LEAD],
    deliveries: [DELIVERY, { ...sent, status: "done" }],
    settings: [SETTINGS],
    shown_pictures: [SHOWN],
    suppressions: [{ email_hash: "unsubscribed", created_at: 10 }],
    tombstones: [
      { email_hash: "test", erased_at: 10 },
      { email_hash: "time", erased_at: 15 },
    ],
    erasures: [{ email_hash: "test", requested_at: 10, attempts: 3, next_attempt_at: 15, last_error: "x" }],
    visit_days: [{ day: "2026-11-21", totals: '{"view page /":40}', posts: 9 }],
    notifications: [digest],
    quarantine: [{ id: "spam_1", path: "/x", reasons: "[]", body: "{}", created_at: 10 }],
    activities: [activity],
  });

  expect(await findProgress(zip)).toBeNull();
  await restore(zip, [restoreActivity(openArchive(zip).manifest, Date.now())]);

  const all = async (query: string) => (await env.DB.prepare(query).raw()).map((row) => row.join(" "));
  expect(await all("SELECT id FROM leads")).toEqual(["lead_1"]);
  expect(await rows("SELECT * FROM settings")).toMatchObject([SETTINGS]);
  expect(await all("SELECT * FROM shown_pictures ORDER BY kind")).toEqual(["hero  20", "social upl_1 1"]);
  expect(await all("SELECT * FROM visit_days ORDER BY day")).toEqual([
    '2026-11-21 {"view page /":40} 9',
    '2026-11-22 {"view page /":2} 2',
  ]);
  // What somebody asked for last holds on.
  expect(await all("SELECT * FROM tombstones ORDER BY email_hash")).toEqual(["removed since 20", "test 20", "time 15"]);
  expect(await all("SELECT email_hash, requested_at, next_attempt_at, attempts FROM erasures")).toEqual([
    "test 20 30 0",
  ]);
  expect(await all("SELECT * FROM suppressions")).toEqual(["unsubscribed 20"]);
  expect(await all("SELECT content FROM notifications")).toEqual(['{"topic":"sweep"}']);
  expect(await all("SELECT id, status FROM deliveries ORDER BY id")).toEqual(["dlv_1 done", `${sent.id} waiting`]);
  expect(await all("SELECT id FROM quarantine ORDER BY id")).toEqual(["spam_1", "spam_2"]);
  expect(await all("SELECT action FROM activities ORDER BY action")).toEqual(["backup", "restore"]);
});

/** What a used deployment had at the backup, and what happened since. */
async function backUpAndGoOn() {
  for (const name of ["ama", "kofi", "esi", "lost"]) await signUp(`${name}@example.com`);
  const hash = (name: string) => hashEmail(env, `${name}@example.com`);
  const person = "INSERT INTO people (email_hash, note, updated_at) VALUES (?, ?, 1)";
  await run("DELETE FROM people");
  await run(person, hash("ama"), "before");
  await run(person, hash("esi"), "only in the backup");
  await putAnnouncement("news_1", "sending");
  await putAnnouncementMail("news_1", hash("ama"), "done");
  await putQuarantined("long ".repeat(9000));
  const { zip } = await backUp();
  await run("DELETE FROM leads WHERE email LIKE 'lost%'");
  await removeByEmail("kofi@example.com");
  await signUp("new@example.com");
  await run("UPDATE people SET note = 'after', updated_at = 2 WHERE email_hash = ?", hash("ama"));
  await run("DELETE FROM people WHERE email_hash = ?", hash("esi"));
  await run("INSERT INTO suppressions (email_hash, created_at) VALUES (?, 5)", hash("esi"));
  await run("UPDATE deliveries SET status = 'done' WHERE kind = 'owner_mail'");
  await putAnnouncementMail("news_1", hash("esi"), "done");
  await run("UPDATE announcements SET status = 'sent', walked_to = '~', sent = 2, queued = 2, updated_at = 9");
  return { zip, hash };
}

const emails = async () =>
  (await rows<{ email: string }>("SELECT email FROM leads ORDER BY email")).map(({ email }) => email.split("@")[0]);

test("a backup restored into a used deployment brings back what is missing and changes nothing that came since", async () => {
  const { zip, hash } = await backUpAndGoOn();
  const before = (await everything()).tables;
  for (let times = 0; times < 2; times++) {
    expect(await findProgress(zip)).toBeNull();
    await restore(zip);
    expect(await emails()).toEqual(["ama", "esi", "lost", "new"]);
    expect(await rows("SELECT email_hash, note FROM people WHERE note <> '' ORDER BY note")).toEqual([
      { email_hash: hash("ama"), note: "after" },
      { email_hash: hash("esi"), note: "only in the backup" },
    ]);
    const { tables } = await everything();
    for (const table of ["announcements", "suppressions", "tombstones", "erasures", "quarantine", "messages"]) {
      expect(tables[table], table).toEqual(before[table]);
    }
    // What waits goes on waiting, what went out stays so, and what waited of the lead that was lost is the owner's to decide.
    expect(
      await rows(
        "SELECT DISTINCT email, deliveries.kind, status FROM deliveries JOIN leads ON leads.id = subject_id WHERE deliveries.kind <> 'form_service' ORDER BY 1, 2",
      ),
    ).toEqual(
      ["ama", "esi", "lost", "new"].flatMap((name) => [
        { email: `${name}@example.com`, kind: "lead_mail", status: name === "lost" ? "unknown" : "waiting" },
        { email: `${name}@example.com`, kind: "owner_mail", status: name === "lost" ? "unknown" : "done" },
      ]),
    );
    const [counted] = await rows("SELECT sum(count) AS count FROM lead_counts WHERE quarter_start = 0");
    expect(counted).toEqual({ count: 4 });
  }
});

test("a database that is taken back to an earlier moment learns from a backup who was removed, who unsubscribed and who was mailed", async () => {
  const { zip: earlier, hash } = await backUpAndGoOn();
  const { zip } = await backUp();
  // The platform restores the rows as they were.
  await emptyStores();
  await restore(earlier);
  await run("UPDATE deliveries SET status = 'waiting' WHERE kind IN ('lead_mail', 'owner_mail')");
  await run("UPDATE announcements SET status = 'sending', stopped_by = NULL");
  expect(await emails()).toEqual(["ama", "esi", "kofi", "lost"]);

  await env.DB.exec(AFTER_TIME_TRAVEL.replaceAll(/\n\s*/g, " ").replaceAll("; ", ";\n"));
  expect(await rows("SELECT status FROM announcements")).toEqual([{ status: "paused" }]);
  expect(
    await rows("SELECT 1 FROM deliveries WHERE kind <> 'form_service' AND status IN ('waiting', 'leased', 'sending')"),
  ).toEqual([]);
  await restore(zip);
  expect(await emails()).toEqual(["ama", "esi", "lost", "new"]);
  expect(await rows("SELECT email_hash FROM suppressions")).toEqual([{ email_hash: hash("esi") }]);
  expect(await rows("SELECT note FROM people WHERE email_hash = ?", hash("ama"))).toEqual([{ note: "after" }]);
  expect(await rows("SELECT status, walked_to, sent FROM announcements")).toEqual([
    { status: "sent", walked_to: "~", sent: 2 },
  ]);
  expect(
    await rows(
      "SELECT status FROM deliveries JOIN leads ON leads.id = subject_id WHERE email = 'ama@example.com' AND deliveries.kind = 'owner_mail'",
    ),
  ).toEqual([{ status: "done" }]);
});

test("who stopped reminders of a plan stays without them, on whichever side of a restore they pressed", async () => {
  await sendPlan("ama@example.com", { reminders: true, changes: true });
  const wishes = () => rows("SELECT reminders, changes, reminded_to FROM plans");
  await run("UPDATE plans SET reminded_to = '2027-01-10'");
  const { zip: before } = await backUp();
  await run("UPDATE plans SET reminders = 0");
  const { zip: stopped } = await backUp();
  await run("UPDATE plans SET reminded_to = '2027-01-20', reminders = 1");
  const { zip: further } = await backUp();

  // The database is taken back to before they pressed; the backup knows.
  await run("UPDATE plans SET reminded_to = '2027-01-10', reminders = 1");
  await restore(stopped);
  expect(await wishes()).toEqual([{ reminders: 0, changes: 1, reminded_to: "2027-01-10" }]);
  // They pressed after the backup.
  for (const [zip, remindedTo] of [
    [before, "2027-01-10"],
    [further, "2027-01-20"],
  ] as const) {
    await restore(zip);
    expect(await wishes()).toEqual([{ reminders: 0, changes: 1, reminded_to: remindedTo }]);
  }
});

test("a mail about changed facts that went out since is not sent again after a restore", async () => {
  await sendPlan("ama@example.com", { changes: true });
  const { zip: earlier } = await backUp();
  await run(`UPDATE plans SET changes_told_on = '2026-12-01', facts = '{"kenya.fee":"new"}'`);
  const { zip } = await backUp();
  await emptyStores();
  await restore(earlier);
  await restore(zip);
  expect(await rows("SELECT changes_told_on, facts FROM plans")).toEqual([
    { changes_told_on: "2026-12-01", facts: '{"kenya.fee":"new"}' },
  ]);
});

test("who confirmed their email after the backup stays confirmed, also where the owner's note comes from the backup", async () => {
  const zip = makeArchive({ people: [{ email_hash: "h1", confirmed_at: null, note: "called", updated_at: 5 }] });
  await run("INSERT INTO people (email_hash, confirmed_at, updated_at) VALUES ('h1', 20, 20)");
  await restore(zip);
  expect(await rows("SELECT confirmed_at, note FROM people")).toEqual([{ confirmed_at: 20, note: "called" }]);
});

test("a long text with a character that ends texts elsewhere is restored whole", async () => {
  const text = `a\u0000${"b".repeat(15_000)}`;
  const columns = { id: "news_1", entry_id: "e", subject: "s", segment: "{}", status: "draft", actor: "owner" };
  const numbers = { queued: 0, sent: 0, created_at: 1, updated_at: 1 };
  await restore(makeArchive({ announcements: [{ ...columns, ...numbers, text }] }));
  expect(await rows("SELECT length(CAST(text AS BLOB)) AS bytes FROM announcements")).toEqual([{ bytes: text.length }]);
});

test("a restore that was begun with another backup goes on with that one only", async () => {
  const begun: RestoreProgress = { createdAt: "2026-11-01T08:00:00.000Z", statements: 1 };
  await run("INSERT INTO restore_progress VALUES (?, ?)", begun.createdAt, begun.statements);
  await signUp("ama@example.com");
  await expect(findProgress(makeArchive({}))).rejects.toThrow(
    "A restore of the backup of 2026-11-01T08:00:00.000Z was begun here",
  );
  expect(await findProgress(makeArchive({}, { createdAt: begun.createdAt }))).toEqual(begun);
});
