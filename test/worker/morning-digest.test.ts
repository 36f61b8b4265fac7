import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { DIGEST_PARTS, type DigestSettings, usualDigest } from "../../domain/morning-digest.ts";
import { DELIVERY_RECORD_DAYS } from "../../domain/retention.ts";
import type { VisitTotals } from "../../domain/visit-counts.ts";
import { POSTS_PER_NETWORK_AND_DAY } from "../../worker/quarantine/network-days.store.ts";
import { sweep } from "../../worker/sweep.ts";
import { changeSettings } from "../../worker/settings/settings.store.ts";
import { purgeNotifications } from "../../worker/deliveries/notifications.store.ts";
import { sendMorningDigest } from "../../worker/digest/morning-digest.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { queueAway } from "../support/away.ts";
import { asOwner, readAsOwner } from "../support/credentials.ts";
import { addLeads } from "../support/many-leads.ts";
import { meterRows } from "../support/row-meter.ts";
import { putDeliveries, putLeads, putMessages } from "../support/some-leads.ts";
import { deliverById, mailService, postJson, recordingQueue, rows, testEnv } from "../support/worker.ts";
import { putDeadPost, queuedMessage } from "../support/queued-posts.ts";
import { silenceLog } from "../support/log.ts";
import { setClock } from "../support/clock.ts";
import { REPORT_TYPE } from "#domain/message.ts";
import { site } from "#domain/site.ts";
import { putRows, putRowsOf } from "../support/put-rows.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MORNING = Date.parse("2026-11-21T12:02:00Z");
const YESTERDAY = Date.parse("2026-11-20T18:00:00Z");

beforeEach(() => {
  // Seven in the morning in New York.
  setClock(MORNING);
});

async function setDigest(changes: Partial<DigestSettings> = {}) {
  const settings = { ...usualDigest("America/New_York"), ...changes };
  const answer = await asOwner("/api/morning-digest", { method: "PUT", json: settings });
  expect(answer.status).toBe(200);
}

const bindings = testEnv;
const notifications = () => rows<{ id: string; content: string | null }>("SELECT id, content FROM notifications");
const queued = () => rows<{ id: string }>("SELECT id FROM deliveries WHERE id LIKE 'ntf_%_digest:notification'");

/** Hands every queued notification to the consumer. @returns the mails that it sent */
async function deliverNotifications(mail = mailService()) {
  for (const { id } of await queued()) await deliverById(id, mail.bindings);
  return mail.sent;
}

/** Somebody who came yesterday, and somebody who had come before. */
async function putYesterday() {
  await putLeads([
    { email: "ama@example.com", name: "Ama Mensah", createdAt: YESTERDAY },
    { email: "kofi@example.com", createdAt: YESTERDAY - 72 * HOUR_MS },
    { email: "kofi@example.com", source: "cost_calculator", createdAt: YESTERDAY },
    // Today, though it is tonight in UTC only.
    { email: "late@example.com", createdAt: Date.parse("2026-11-21T05:00:00Z") },
  ]);
  await putMessages([{ email: "ama@example.com", createdAt: YESTERDAY + HOUR_MS }]);
}

async function putVisits(day: string, totals: VisitTotals) {
  await putRows("visit_days", { day, totals });
}

test("the digest comes once a morning, however often and however many at once sweep", async () => {
  await setDigest();
  await putYesterday();
  vi.setSystemTime(MORNING - 5 * 60_000);
  await sweep(bindings, Date.now());
  expect(await notifications()).toEqual([]);
  vi.setSystemTime(MORNING);
  await Promise.all([sweep(bindings, MORNING), sweep(bindings, MORNING), sweep(bindings, MORNING)]);
  await sweep(bindings, MORNING + 5 * 60_000);
  const [mail, ...others] = await deliverNotifications();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: site.email.hello,
    subject: "Your morning digest: 1 new person",
  });
  const text = mail!.text!.replaceAll(/ +/g, " ");
  expect(text).toContain("Saturday, November 21, 2026");
  expect(text).toContain("Yesterday was Friday, November 20, 2026, from midnight to midnight, America/New York time.");
  for (const row of ["New people 1", "Opt-ins 1", "Calculations 1", "Messages 1", "Answers due today 0"]) {
    expect(text).toContain(row);
  }
  expect(text).toContain("Last backup never");
  expect(text).toContain("https://homeward.example/contacts/people");
  expect(text).toContain("https://homeward.example/admin/settings");
  vi.setSystemTime(MORNING + 24 * HOUR_MS);
  await sweep(bindings, Date.now());
  expect((await queued()).map(({ id }) => id)).toEqual([
    "ntf_2026-11-21_digest:notification",
    "ntf_2026-11-22_digest:notification",
  ]);
});

test("a sweep that ends before the queue takes the digest leaves it to the next ones, and it goes out once", async () => {
  await setDigest();
  await putYesterday();
  silenceLog();
  await sweep({ ...bindings, DELIVERIES: queueAway }, MORNING);
  const queue = recordingQueue();
  vi.setSystemTime(MORNING + 15 * 60_000);
  await sweep({ ...bindings, ...queue.bindings }, Date.now());
  expect(queue.ids()).toEqual(["ntf_2026-11-21_digest:notification"]);
  const mail = mailService();
  await deliverNotifications(mail);
  await deliverNotifications(mail);
  expect(mail.sent).toHaveLength(1);
});

test("the digest doesn't count a report of what somebody paid as a message", async () => {
  await setDigest();
  await putYesterday();
  await putMessages([{ email: "akua@example.com", createdAt: YESTERDAY, inquiryType: REPORT_TYPE }]);
  await sweep(bindings, MORNING);
  expect((await deliverNotifications())[0]!.text!.replaceAll(/ +/g, " ")).toContain("Messages 1");
});

test("the digest counts the messages and the leads that came without a notice", async () => {
  await setDigest();
  await putYesterday();
  const [message] = await rows<{ id: string }>("SELECT id FROM messages");
  await putMessages([{ email: "yaw@example.com", createdAt: YESTERDAY }]);
  await putLeads([{ email: "yaw@example.com", source: "import", createdAt: YESTERDAY }]);
  await putDeliveries([{ id: `${message!.id}:message_mail`, subjectId: message!.id, kind: "message_mail" }]);
  await sweep(bindings, MORNING);
  const text = (await deliverNotifications())[0]!.text!.replaceAll(/ +/g, " ");
  expect(text).toContain("Messages 2");
  expect(text).toContain("Messages without a notice 1");
  expect(text).toContain("Leads without a notice 2");
  expect(text).toContain("https://homeward.example/contacts/messages");
});

test("on an empty day nothing is sent, and it is looked at once", async () => {
  await setDigest();
  await putLeads([{ email: "yaa@example.com", createdAt: YESTERDAY - 72 * HOUR_MS }]);
  await sweep(bindings, MORNING);
  expect(await notifications()).toEqual([{ id: "ntf_2026-11-21_digest", content: null }]);
  expect(await queued()).toEqual([]);
  await putYesterday();
  await sweep(bindings, MORNING + HOUR_MS);
  expect(await queued()).toEqual([]);
});

test("each part can be switched off, and with none there is no digest", async () => {
  await putYesterday();
  await putRows("people", { emailHash: "h", dueAt: MORNING - HOUR_MS });
  await putRows("quarantine", {});
  await putDeliveries([
    { subjectId: "lead_1", status: "failed", queuedAt: YESTERDAY },
    { subjectId: "lead_2", attempts: 3, dueAt: MORNING + HOUR_MS },
    { subjectId: "lead_3", reason: "site_limit", dueAt: MORNING + HOUR_MS },
  ]);
  await putRows("quarantine_days", { dayStart: Date.parse("2026-11-20"), stored: 1000, countedOnly: 7 });
  const { quarantined } = POSTS_PER_NETWORK_AND_DAY;
  await putRows(
    "network_days",
    { key: 1, dayStart: Date.parse("2026-11-20"), posts: quarantined },
    { key: 2, dayStart: Date.parse("2026-11-20"), posts: quarantined - 1 },
    { key: 3, dayStart: Date.parse("2026-11-21"), posts: quarantined },
  );
  await putRows("content_changes", { id: "change_1", entryId: "1", reason: "It does not fit." });
  const sending = { status: "sending", sendAt: 1, startedAt: 1, cursor: "~", queued: 1 } as const;
  await putRows("announcements", { id: "announcement_1", entryId: "e", ...sending, movedAt: MORNING - 73 * HOUR_MS });
  await changeSettings(openDatabase(env.DB), { lastBackupAt: Date.parse("2026-11-18T12:00:00.000Z") });
  await putDeadPost(queuedMessage("yaa@example.com"));
  const countsWith = async (parts: DigestSettings["parts"]) => {
    await setDigest({ parts });
    await env.DB.batch(
      ["notifications", "deliveries WHERE kind = 'notification'"].map((what) => env.DB.prepare(`DELETE FROM ${what}`)),
    );
    await sendMorningDigest(bindings, openDatabase(env.DB), MORNING);
    const [stored] = await notifications();
    return stored?.content ? (JSON.parse(stored.content) as { counts: object }).counts : null;
  };
  const all = {
    people: { new: 1 },
    numbers: { optIns: 1, calculations: 1, plans: 0, messages: 1, withoutNotice: { leads: 2, messages: 1 } },
    due: { today: 1, late: 1 },
    deliveries: { failed: 1, recent: 1, uncertain: 0, failing: 1, limited: 1 },
    quarantine: { waiting: 1, countedOnly: 7 },
    site: { settings: [], stuckAnnouncements: 1, unpublished: 1, refusedNetworks: 1, deadPosts: 1, database: null },
    backup: { at: Date.parse("2026-11-18T12:00:00.000Z") },
  };
  expect(await countsWith([...DIGEST_PARTS])).toEqual(all);
  const [mail] = await deliverNotifications();
  expect(mail!.subject).toBe("Your morning digest: 1 new person, 1 answer due");
  expect(mail!.text!.replaceAll(/ +/g, " ")).toContain("Last backup 3 days ago");
  for (const part of DIGEST_PARTS) {
    // The age of a backup alone is no news.
    expect(await countsWith([part]), part).toEqual(part === "backup" ? null : { [part]: all[part] });
  }
  expect(await countsWith([])).toBeNull();
  expect(await notifications()).toEqual([]);
});

test("the digest says which settings are wrong, and how full the database is", async () => {
  silenceLog();
  await setDigest();
  await addLeads(4000);
  await changeSettings(openDatabase(env.DB), { emailHashFingerprint: "another-secret00" });
  const bytes = { ...bindings, DATABASE_LIMIT_MB: "1" } as unknown as Env;
  await sendMorningDigest(bytes, openDatabase(env.DB), MORNING);
  const [mail] = await deliverNotifications();
  expect(mail!.subject).toContain("2 problems of the site");
  const text = mail!.text!.replaceAll(/\s+/g, " ");
  expect(text).toContain("Wrong setting EMAIL_HASH_SECRET is another one than before");
  expect(text).toMatch(/Database nearly full \d+ of 1 MB/);
});

test("the digest tells what visitors did on the last day of UTC, if anything was counted", async () => {
  await setDigest();
  await putYesterday();
  await putVisits("2026-11-20", {
    "view page /": 1200,
    "view page /faq": 34,
    "view campaign spring": 400,
    "entry page /": 900,
    "tool tool finder": 50,
    "tool tool calculator": 6,
    "checkout offer /offer/monthly": 3,
  });
  await putVisits("2026-11-21", { "view page /": 7 });
  await sweep(bindings, MORNING);
  const [mail] = await deliverNotifications();
  const text = mail!.text!.replaceAll(/ +/g, " ");
  for (const row of ["Pages opened 1,234", "Tools used 56", "Checkout opened 3"]) {
    expect(text).toContain(row);
  }
  expect(text).toContain("What visitors did is counted by days of UTC: here Friday, November 20, 2026.");
  expect(text).toContain("https://homeward.example/analytics");

  vi.setSystemTime(MORNING + 3 * 24 * HOUR_MS);
  await putLeads([{ email: "esi@example.com", createdAt: YESTERDAY + 3 * 24 * HOUR_MS }]);
  await sweep(bindings, Date.now());
  const [later] = await deliverNotifications();
  expect(later!.text).toContain("Opt-ins");
  expect(later!.text).not.toMatch(/Pages opened|visitors did/);
});

test("a queued digest holds counts only: a removal has nothing to take out of it", async () => {
  await setDigest();
  await putYesterday();
  await sweep(bindings, MORNING);
  const [person] = await rows<{ email_hash: string }>("SELECT email_hash FROM leads WHERE name <> ''");
  const stored = JSON.stringify([await notifications(), await queued()]).toLowerCase();
  for (const trace of ["ama", "example.com", person!.email_hash.toLowerCase()]) expect(stored).not.toContain(trace);
});

test("the first sign-in starts the digest in the browser's time zone; later ones change nothing", async () => {
  const read = async () => await readAsOwner<{ settings: DigestSettings | null }>("/api/morning-digest");
  await postJson("/api/session", { key: env.OWNER_KEY });
  await postJson("/api/session", { key: env.OWNER_KEY, timeZone: "Nowhere/Else" });
  expect(await read()).toEqual({ settings: null });
  await postJson("/api/session", { key: "not the key", timeZone: "Africa/Accra" });
  expect(await read()).toEqual({ settings: null });
  await postJson("/api/session", { key: env.OWNER_KEY, timeZone: "Africa/Accra" });
  await postJson("/api/session", { key: env.OWNER_KEY, timeZone: "America/Denver" });
  expect(await read()).toEqual({ settings: { timeZone: "Africa/Accra", hour: 7, parts: [...DIGEST_PARTS] } });
});

test.each([
  [{ timeZone: "Nowhere/Else" }, "timeZone"],
  [{ hour: 3 }, "hour"],
  [{ hour: 13 }, "hour"],
  [{ hour: 7.5 }, "hour"],
  [{ parts: ["people", "weather"] }, "parts.1"],
])("the settings %j are refused", async (changes, field) => {
  const answer = await asOwner("/api/morning-digest", { method: "PUT", json: { ...usualDigest("UTC"), ...changes } });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
});

test("a sweep without news reads two rows for the digest, and one with it as few as it counts", async () => {
  await setDigest();
  await putYesterday();
  const { DB, takeRowsRead, takeRowsWritten } = meterRows(env.DB);
  const db = openDatabase(DB);
  const metered = { ...bindings, DB };
  const step = async (now: number) => {
    await sendMorningDigest(metered, db, now);
    return { read: takeRowsRead(), written: takeRowsWritten() };
  };
  expect(await step(MORNING - HOUR_MS)).toEqual({ read: 1, written: 0 });
  const made = await step(MORNING);
  expect(made.read).toBeLessThanOrEqual(60);
  expect(made.written).toBeLessThanOrEqual(6);
  expect(await step(MORNING + 60_000)).toEqual({ read: 2, written: 0 });
});

test("digests are deleted with their deliveries after the time of any delivery's record", async () => {
  const kept = MORNING - DELIVERY_RECORD_DAYS * DAY_MS;
  await putRows(
    "notifications",
    { id: "ntf_2026-08-22_digest", createdAt: kept - 1 },
    { id: "ntf_2026-08-23_digest", createdAt: kept },
  );
  await putRowsOf("deliveries", "notifications", {
    id: "id || ':notification'",
    kind: "'notification'",
    notification_id: "id",
    status: "'sent'",
  });
  // Also where no digest is sent.
  await purgeNotifications(openDatabase(env.DB), MORNING);
  expect((await notifications()).map(({ id }) => id)).toEqual(["ntf_2026-08-23_digest"]);
  expect(await queued()).toEqual([{ id: "ntf_2026-08-23_digest:notification" }]);
});
