import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { EVERYBODY } from "../../domain/announcement.ts";
import { hashEmail } from "../../worker/hash.ts";
import { sendAnnouncements } from "../../worker/announcements/send.ts";
import { releaseHeld } from "../../worker/store/held-deliveries.ts";
import { openDatabase } from "../../worker/store/database.ts";
import { NEW_EMAILS_PER_NETWORK_AND_DAY } from "../../worker/store/network-days.ts";
import { announcing, putManyReaders, putReaders, writeDraft } from "../support/announcements.ts";
import { asOwner } from "../support/credentials.ts";
import {
  calculate,
  findDelivery,
  nextIp,
  postJson,
  rows,
  signUp,
  unsentQueue,
  writeMessage,
} from "../support/worker.ts";

// What strangers share, mail and places, is rationed: none can spend what another needs (decision: promised-mail-is-sent).

const DAY_MS = 24 * 60 * 60 * 1000;
const bindings = { DELIVERIES: unsentQueue };
const db = openDatabase(env.DB);

test("a reader whose mailbox is always full holds up no announcement of others", async () => {
  const site = announcing();
  await putReaders([{ email: "full@example.com" }, { email: "ama@example.com" }]);
  const fill = () =>
    env.DB.prepare("INSERT INTO mailbox_mails VALUES (?, ?, 3) ON CONFLICT DO UPDATE SET count = 3")
      .bind(hashEmail(env, "full@example.com"), site.clock.now - (site.clock.now % 3_600_000))
      .run();
  const reached: string[] = [];
  for (let number = 1; number <= 7; number++) {
    await fill();
    const { id } = await writeDraft({ subject: `News ${number}` });
    await site.post(`/${id}/send`, { sendAt: null });
    reached.push(...(await site.deliver()));
    await env.DB.prepare("DELETE FROM mailbox_mails WHERE mailbox = ?").bind(hashEmail(env, "ama@example.com")).run();
  }
  expect(reached).toEqual(Array.from({ length: 7 }, () => "ama@example.com"));
  // What waits for the full mailbox is given up after two days, and then all of them are sent.
  for (let day = 0; day < 4; day++) {
    site.clock.advance(DAY_MS);
    await fill();
    const due = await rows<{ id: string }>(
      "SELECT id FROM deliveries WHERE status = 'waiting' AND next_attempt_at <= ?",
      site.clock.now,
    );
    site.queued.push(...due.map(({ id }) => id));
    await site.deliver();
    await site.sweep();
  }
  expect(await rows("SELECT DISTINCT status FROM announcements")).toEqual([{ status: "sent" }]);
  expect(await rows("SELECT DISTINCT reason FROM deliveries WHERE status = 'withheld'")).toEqual([
    { reason: "waited_too_long" },
  ]);
});

test("of what waits for the limits of the site the newest goes first, as much as there is room for, and the oldest is given up", async () => {
  const now = Date.now();
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
     INSERT INTO deliveries (id, kind, subject_kind, subject_id, status, reason, next_attempt_at, queued_at)
     SELECT 'lead_' || i || ':lead_mail', 'lead_mail', 'lead', 'lead_' || i, 'held', 'site_limit', 0,
       ?1 - iif(i <= 10, ${3 * DAY_MS}, 1000 - i) FROM n`,
  )
    .bind(now)
    .run();
  const due = await releaseHeld(db, now);
  expect(due).toHaveLength(180);
  expect(due).toContain("lead_500:lead_mail");
  expect(due).not.toContain("lead_11:lead_mail");
  expect(await rows("SELECT count(*) AS count FROM deliveries WHERE reason = 'waited_too_long'")).toEqual([
    { count: 10 },
  ]);
});

test("a flood of confirmations takes nothing of what announcements may send", async () => {
  const site = announcing();
  await putManyReaders(20);
  const { id } = await writeDraft();
  await env.DB.prepare("INSERT INTO mail_totals VALUES (?, 'automatic', 180)")
    .bind(site.clock.now - (site.clock.now % 3_600_000))
    .run();
  await site.post(`/${id}/send`, { sendAt: null });
  await sendAnnouncements({ ...env, ...site.bindings }, db, site.clock.now);
  expect(await site.deliver()).toHaveLength(20);
});

test("all forms together have one rate limit for a network", async () => {
  const counted = new Set<string>();
  const FORM_LIMIT = { limit: async ({ key }: { key: string }) => (counted.add(key), { success: true }) } as RateLimit;
  const headers = { "cf-connecting-ip": nextIp() };
  const changed = { ...bindings, FORM_LIMIT };
  await postJson("/api/waitlist", { fullName: "Ama", email: "ama@example.com" }, changed, headers);
  await postJson("/api/optin-contacts", { email: "ama@example.com" }, changed, headers);
  expect(counted.size).toBe(1);
});

test("beyond so many new emails from one network a day, posts go to the quarantine; those of others, and of known people, do not", async () => {
  const FORM_LIMIT = { limit: async () => ({ success: true }) } as RateLimit;
  const ip = nextIp();
  const from = (email: string, address: string) =>
    postJson("/api/waitlist", { fullName: "Ama", email }, { ...bindings, FORM_LIMIT }, { "cf-connecting-ip": address });
  for (let number = 0; number < NEW_EMAILS_PER_NETWORK_AND_DAY; number++) await from(`p${number}@example.com`, ip);
  expect((await from("one.more@example.com", ip)).status).toBe(200);
  expect(await rows("SELECT reasons FROM quarantine")).toEqual([{ reasons: '["network"]' }]);
  await from("p1@example.com", ip);
  await from("other@example.com", nextIp());
  expect(await rows("SELECT count(*) AS count FROM quarantine")).toEqual([{ count: 1 }]);
  expect(await rows("SELECT count(*) AS count FROM leads")).toEqual([{ count: NEW_EMAILS_PER_NETWORK_AND_DAY + 1 }]);
  // Nothing that is kept tells the network.
  expect(JSON.stringify(await rows("SELECT * FROM network_days"))).not.toContain("2001");
});

test("what a stranger sent with a person's email is reached by no announcement when the person confirms something of their own", async () => {
  await signUp("ama@example.com", { bindings });
  await writeMessage("ama@example.com", bindings);
  await env.DB.prepare("UPDATE people SET confirmed_at = 1 WHERE email_hash = ?")
    .bind(hashEmail(env, "ama@example.com"))
    .run();
  expect(await (await asOwner("/api/announcements/reach", { json: { segment: EVERYBODY } })).json()).toMatchObject({
    people: 0,
  });
});

test("a post with letters that look like a person's reaches that person's own address, in its one form", async () => {
  await calculate("kofi@example.com", bindings);
  await calculate("\u212Aofi@example.com", bindings);
  expect(await rows("SELECT DISTINCT email FROM leads")).toEqual([{ email: "kofi@example.com" }]);
  expect(await findDelivery("kofi@example.com", "lead_mail")).toBeDefined();
});

test("a stranger's later post changes nothing in a lead that its person confirmed", async () => {
  await postJson("/api/optin-contacts", { email: "ama@example.com" }, bindings);
  await env.DB.prepare("UPDATE leads SET confirmed_at = 1").run();
  await postJson("/api/optin-contacts", { email: "ama@example.com", name: "X", goal: "Y" }, bindings);
  expect(await rows("SELECT name, goal FROM leads")).toEqual([{ name: "", goal: null }]);
});
