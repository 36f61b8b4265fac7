import { env } from "cloudflare:workers";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { EVERYBODY } from "../../domain/announcement.ts";
import type { DeliveryKind } from "../../domain/delivery.ts";
import { HONEYPOT_FIELD } from "../../domain/lead.ts";
import { hashEmail } from "../../worker/hash.ts";
import { ITEMS_PER_PERSON, POSTS_PER_NETWORK_AND_DAY } from "../../worker/quarantine/network-days.store.ts";
import { announcing, putReaders, writeDraft } from "../support/announcements.ts";
import { addLeads } from "../support/many-leads.ts";
import { asOwner, readAsOwner } from "../support/credentials.ts";
import { meterRows } from "../support/row-meter.ts";
import { calculate, findDelivery, nextIp, postJson, rows, run, signUp, writeMessage } from "../support/worker.ts";
import { numbers, putRowsOf } from "../support/put-rows.ts";

// What strangers share, mail and places, is rationed: none can spend what another needs (decision: promised-mail-is-sent).

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const unlimited = { FORM_LIMIT: { limit: async () => ({ success: true }) } as RateLimit };

/** So many more posts of each network that has sent something were counted today, without sending them. */
const countPosts = (posts: number) => run("UPDATE network_days SET posts = posts + ?", posts);

test("a reader whose mailbox is always full holds up no announcement of others", async () => {
  const site = announcing();
  await putReaders([{ email: "full@example.com" }, { email: "ama@example.com" }]);
  const fill = () =>
    run(
      "INSERT INTO mailbox_mails VALUES (?, ?, 3) ON CONFLICT DO UPDATE SET count = 3",
      hashEmail(env, "full@example.com"),
      site.clock.now - (site.clock.now % DAY_MS),
    );
  const reached: string[] = [];
  for (let number = 1; number <= 7; number++) {
    await fill();
    const { id } = await writeDraft({ subject: `News ${number}` });
    await site.post(`/${id}/send`, { sendAt: null });
    reached.push(...(await site.deliver()));
    await run("DELETE FROM mailbox_mails WHERE mailbox = ?", hashEmail(env, "ama@example.com"));
  }
  expect(reached).toEqual(Array.from({ length: 7 }, () => "ama@example.com"));
  // What waits for the full mailbox is given up after two days, and then all of them are sent.
  for (let day = 0; day < 4; day++) {
    site.clock.advance(DAY_MS);
    await fill();
    const due = await rows<{ id: string }>(
      "SELECT id FROM deliveries WHERE status = 'queued' AND due_at <= ?",
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

/** Posts this many mails of a kind that wait for the limit of the site, the first one the newest. */
function putLimited(kind: DeliveryKind, count: number, now: number) {
  return putRowsOf("deliveries", numbers(count), {
    id: `'${kind}' || i`,
    kind: `'${kind}'`,
    lead_id: `'${kind}' || i`,
    reason: "'site_limit'",
    due_at: now + HOUR_MS,
  });
}

test("no announcement goes on while what people asked for waits for the limit of the site", async () => {
  const site = announcing();
  await putReaders([{ email: "ama@example.com" }]);
  const { id } = await writeDraft();
  await putLimited("lead_mail", 1, site.clock.now);
  await site.post(`/${id}/send`, { sendAt: null });
  expect(site.queued).toEqual([]);
  await run("DELETE FROM deliveries");
  await site.sweep();
  expect(site.queued).toHaveLength(1);
});

test("all forms together have one rate limit for a network", async () => {
  const counted = new Set<string>();
  const FORM_LIMIT = { limit: async ({ key }: { key: string }) => (counted.add(key), { success: true }) } as RateLimit;
  const headers = { "cf-connecting-ip": nextIp() };
  await postJson("/api/waitlist", { fullName: "Ama", email: "ama@example.com" }, { FORM_LIMIT }, headers);
  await postJson("/api/optin-contacts", { email: "ama@example.com" }, { FORM_LIMIT }, headers);
  expect(counted.size).toBe(1);
});

test("a network's budget for the day doesn't tell whether an email is known", async () => {
  await signUp("known@example.com", {}, unlimited);
  /** How many further posts of a network are taken after one with this email. */
  const takenAfter = async (email: string) => {
    const headers = { "cf-connecting-ip": nextIp() };
    const send = (one: string) => postJson("/api/waitlist", { fullName: "Ama", email: one }, unlimited, headers);
    await send(email);
    await countPosts(POSTS_PER_NETWORK_AND_DAY.taken - 10);
    const before = await rows("SELECT id FROM leads");
    for (let number = 0; number < 15; number++) await send(`${email}.${number}.example`);
    return (await rows("SELECT id FROM leads")).length - before.length;
  };
  expect([await takenAfter("known@example.com"), await takenAfter("unknown@example.com")]).toEqual([9, 9]);
});

test("what robots send takes nothing of what the people of their network may send, and is bounded", async () => {
  const headers = { "cf-connecting-ip": nextIp() };
  const send = (extra: object) =>
    postJson("/api/waitlist", { fullName: "A", email: "a@example.com", ...extra }, unlimited, headers);
  const { robots } = POSTS_PER_NETWORK_AND_DAY;
  const sendAsRobot = async (posts: number) => {
    for (let post = 0; post < posts; post++) expect((await send({ [HONEYPOT_FIELD]: "x" })).status).toBe(200);
  };
  await sendAsRobot(1);
  await countPosts(robots - 4);
  await sendAsRobot(8);
  expect(await rows("SELECT id FROM quarantine")).toHaveLength(4);
  expect((await send({})).status).toBe(200);
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "a@example.com" }]);
});

test("a shared address serves the people behind it: 150 sign-ups a day are taken", async () => {
  const headers = { "cf-connecting-ip": "203.0.113.7" };
  const send = (email: string) => postJson("/api/waitlist", { fullName: "A", email }, unlimited, headers);
  await send("first@example.com");
  await countPosts(148);
  await send("last@example.com");
  expect(await rows("SELECT id FROM leads")).toHaveLength(2);
});

test("one network takes only a few of the owner's notices of a day", async () => {
  const headers = { "cf-connecting-ip": nextIp() };
  for (let post = 0; post < POSTS_PER_NETWORK_AND_DAY.notified; post++) {
    await postJson("/api/waitlist", { fullName: "A", email: `p${post}@example.com` }, unlimited, headers);
    const message = { name: "A", email: `p${post}@example.com`, subject: "s", message: "m", entryId: uuidv7() };
    await postJson("/api/messages", message, unlimited, headers);
  }
  const notices = () => rows("SELECT id FROM deliveries WHERE kind IN ('owner_mail', 'message_mail')");
  expect(await notices()).toHaveLength(POSTS_PER_NETWORK_AND_DAY.notified);
  await signUp("ama@example.com", {}, unlimited);
  await writeMessage("ama@example.com", {}, unlimited);
  expect(await notices()).toHaveLength(POSTS_PER_NETWORK_AND_DAY.notified + 2);
});

test("one network's posts beyond a day's budget are quarantined, then refused without a row", async () => {
  const { taken, quarantined } = POSTS_PER_NETWORK_AND_DAY;
  const { DB, takeRowsWritten } = meterRows(env.DB);
  let sent = 0;
  // It has many addresses, as whoever rents a machine.
  const send = () => {
    const headers = { "cf-connecting-ip": `2001:db8:77:${(sent += 1).toString(16)}::1` };
    const message = { name: "A", email: "ama@example.com", subject: "s", message: "m", entryId: uuidv7() };
    return postJson("/api/messages", message, { ...unlimited, DB }, headers);
  };
  const stored = () => rows("SELECT id FROM messages");
  const sendMany = async (posts: number) => {
    for (let post = 0; post < posts; post++) expect((await send()).status).toBe(200);
  };
  await sendMany(1);
  await countPosts(taken - 3);
  await sendMany(4);
  expect(await stored()).toHaveLength(3);
  expect(await rows("SELECT reasons, count(*) AS count FROM quarantine GROUP BY 1")).toEqual([
    { reasons: '["network"]', count: 2 },
  ]);
  await run("UPDATE network_days SET posts = ?", quarantined - 2);
  await sendMany(2);
  takeRowsWritten();
  const refused = await send();
  expect([refused.status, await refused.json()]).toEqual([
    429,
    {
      error: {
        code: "too_many_requests",
        // What to do: another connection, an email, or another day.
        message: expect.stringMatching(/What you typed is still here.+Wi-Fi.+@.+midnight UTC/),
      },
    },
  ]);
  expect(takeRowsWritten()).toBe(0);
  expect((await writeMessage("ama@example.com")).status).toBe(200);
  expect(await stored()).toHaveLength(3 + 1);
  // Nothing that is kept tells the network.
  expect(JSON.stringify(await rows("SELECT * FROM network_days"))).not.toContain("2001");
});

test("what strangers send in a person's name is bounded; the rest is quarantined", async () => {
  await addLeads(ITEMS_PER_PERSON, { source: "'cost_calculator'", entryId: "'e' || i" });
  await run("UPDATE leads SET email_hash = ?", hashEmail(env, "ama@example.com"));
  await calculate("ama@example.com");
  expect(await rows("SELECT reasons FROM quarantine")).toEqual([{ reasons: '["person"]' }]);
  // Somebody else, and a form that stores nothing more.
  await calculate("kofi@example.com");
  expect(await rows("SELECT id FROM leads")).toHaveLength(ITEMS_PER_PERSON + 1);
});

test("no announcement goes to what a stranger sent with a confirmed person's email", async () => {
  await signUp("ama@example.com");
  await writeMessage("ama@example.com");
  await run("UPDATE people SET confirmed_at = 1 WHERE email_hash = ?", hashEmail(env, "ama@example.com"));
  expect(await (await asOwner("/api/announcements/reach", { json: { segment: EVERYBODY } })).json()).toMatchObject({
    people: 0,
  });
});

test("a post with letters that look like a person's reaches that person's own address, in its one form", async () => {
  await calculate("kofi@example.com");
  await calculate("\u212Aofi@example.com");
  expect(await rows("SELECT DISTINCT email FROM leads")).toEqual([{ email: "kofi@example.com" }]);
  expect(await findDelivery("kofi@example.com", "lead_mail")).toBeDefined();
});

test("a later post changes nothing in a confirmed lead; its answers are kept for the owner", async () => {
  const post = (answers: object) => postJson("/api/optin-contacts", { email: "ama@example.com", ...answers });
  await post({ countryInterest: "Ghana" });
  await post({ countryInterest: "Kenya" });
  await run("UPDATE leads SET confirmed_at = 1");
  await post({ goal: "Schools", name: "X" });
  await post({});
  const person = hashEmail(env, "ama@example.com");
  expect(await readAsOwner<object>(`/api/people/${person}`)).toMatchObject({
    timeline: [{ countryInterest: "Ghana", goal: null, laterAnswers: { countryInterest: "Kenya", goal: "Schools" } }],
  });
  expect(await rows("SELECT name, country_interest, goal FROM leads")).toEqual([
    { name: "", country_interest: '["Ghana"]', goal: null },
  ]);
});
