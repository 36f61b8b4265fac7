import { env } from "cloudflare:workers";
import { uuidv7 } from "uuidv7";
import { expect, inject, test } from "vitest";
import { hashEmail } from "../../worker/hash.ts";
import { keepPost, type KeptPost, listKeptPosts } from "../../worker/quarantine/kept-posts.ts";
import { POSTS_PER_NETWORK_AND_DAY } from "../../worker/quarantine/network-days-store.ts";
import { sweep } from "../../worker/sweep.ts";
import { bucketAway, databaseAway } from "../support/away.ts";
import { asOwner } from "../support/credentials.ts";
import { sendPlan } from "../support/plan.ts";
import { calculate, nextIp, postForm, postJson, rows, run, signUp, writeMessage } from "../support/worker.ts";
import { mailLink } from "../support/links.ts";
import { silenceLog } from "../support/log.ts";
import { putRows } from "../support/put-rows.ts";

const away = { DB: databaseAway };

const keptPosts = async () => (await env.BUCKET.list({ prefix: "posts/" })).objects.length;

const unlimited = { FORM_LIMIT: { limit: async () => ({ success: true }) } as RateLimit };

/** Keeps a message of somebody, as a request does while the database is away. */
async function keepMessage(email: string, network: number, changes: Partial<KeptPost> = {}) {
  const fields = {
    name: "Ama",
    email,
    subject: "s",
    message: "m",
    consentVersion: "message-2026-11",
    entryId: uuidv7(),
  };
  const post = { path: "/api/messages", fields, isPlainForm: false, sentAt: Date.now(), skippedCheck: null };
  await keepPost(
    env.BUCKET,
    { network, emailHash: hashEmail(env, email) },
    { ...post, notifiesOwner: null, ...changes },
  );
}

const sweepKept = (times: number, bindings: Partial<Env> = {}) =>
  Array.from({ length: times }).reduce<Promise<void>>(
    (before) => before.then(() => sweep({ ...env, ...bindings }, Date.now(), ["kept_posts"])),
    Promise.resolve(),
  );

/** The bucket, which lists this many objects at once instead of 1,000. */
function listingBy(limit: number): R2Bucket {
  const list = (options: R2ListOptions = {}) => env.BUCKET.list({ limit, ...options });
  return new Proxy(env.BUCKET, {
    get: (bucket, name) => (name === "list" ? list : Reflect.get(bucket, name).bind(bucket)),
  });
}

/** More posts than one listing and one sweep take; the long form has more than a real listing takes. */
const MANY = inject("isLong")
  ? { posts: 1200, sweeps: 10, bucket: env.BUCKET }
  : { posts: 130, sweeps: 2, bucket: listingBy(40) };

test("what each form gets while the database is away is kept, and stored by the sweep", async () => {
  silenceLog();
  const answers = [
    await signUp("ama@example.com", {}, away),
    await calculate("kofi@example.com", {}, away),
    await sendPlan("yaa@example.com", { reminders: true }, away),
    await writeMessage("esi@example.com", {}, away),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await answers[0]!.json()).toEqual(await (await signUp("afua@example.com")).json());
  expect(await keptPosts()).toBe(4);

  for (let times = 0; times < 2; times++) await sweep(env, Date.now());
  expect(await rows("SELECT email FROM leads WHERE email <> 'afua@example.com' ORDER BY email")).toEqual([
    { email: "ama@example.com" },
    { email: "kofi@example.com" },
    { email: "yaa@example.com" },
  ]);
  expect(await rows("SELECT country, month, reminders FROM plans")).toEqual([
    { country: "kenya", month: "2027-06", reminders: 1 },
  ]);
  expect(await rows("SELECT email, message FROM messages")).toEqual([
    { email: "esi@example.com", message: "Which ones?" },
  ]);
  expect(await keptPosts()).toBe(0);
});

test("a kept post that fits its form no longer goes to the quarantine, and keeps no other waiting", async () => {
  for (let number = 0; number < 4; number++) {
    const post = {
      path: "/api/waitlist",
      fields: { email: "x@example.com" },
      isPlainForm: false,
      sentAt: 1,
      skippedCheck: null,
    };
    await keepPost(env.BUCKET, { network: 1, emailHash: `0${number}` }, { ...post, notifiesOwner: true });
  }
  silenceLog();
  await signUp("ama@example.com", {}, away);
  for (let times = 0; times < 2; times++) await sweep(env, Date.now());
  expect(await keptPosts()).toBe(0);
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "ama@example.com" }]);
  expect(await rows("SELECT path, reasons FROM quarantine GROUP BY 1, 2")).toEqual([
    { path: "/api/waitlist", reasons: '["form-changed"]' },
  ]);
});

test("posts that cannot be stored, however many sweeps try, keep no other waiting", async () => {
  silenceLog();
  for (let number = 0; number < 6; number++) {
    await env.BUCKET.put(`posts/1/0${number}${uuidv7().slice(2)}.someone.json`, "this is no post");
  }
  await signUp("ama@example.com", {}, away);
  for (let times = 0; times < 5; times++) await sweep(env, Date.now(), ["kept_posts"]);
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "ama@example.com" }]);
});

test("a post stays kept while the database is away, and the sweep says that it failed", async () => {
  silenceLog();
  await signUp("ama@example.com", {}, away);
  await sweep({ ...env, ...away }, Date.now());
  expect(await keptPosts()).toBe(1);
});

test("where the bucket is away, too, the visitor learns that it did not work", async () => {
  silenceLog();
  expect((await signUp("ama@example.com", {}, { ...away, BUCKET: bucketAway })).status).toBe(500);
});

test("who is removed before their post is stored stays removed", async () => {
  silenceLog();
  await signUp("ama@example.com");
  const [{ id } = { id: "" }] = await rows<{ id: string }>("SELECT email_hash AS id FROM leads");
  await signUp("ama@example.com", {}, away);
  const { objects } = await env.BUCKET.list({ prefix: "posts/" });
  const post = await (await env.BUCKET.get(objects[0]!.key))!.text();
  expect((await asOwner(`/api/people/${id}`, { method: "DELETE" })).status).toBe(200);
  expect(await keptPosts()).toBe(0);
  // One that was being written meanwhile.
  await env.BUCKET.put(objects[0]!.key, post);
  await sweep(env, Date.now());
  expect([await rows("SELECT id FROM leads"), await keptPosts()]).toEqual([[], 0]);
});

test("one network's kept posts meet its budget when they are stored, notices included", async () => {
  silenceLog();
  const headers = { "cf-connecting-ip": nextIp() };
  const { notified, taken, quarantined } = POSTS_PER_NETWORK_AND_DAY;
  const send = async (posts: number) => {
    for (let post = 0; post < posts; post++) {
      const message = { name: "A", email: `p${post}@example.com`, subject: "s", message: "m", entryId: uuidv7() };
      const { status } = await postJson("/api/messages", message, { ...unlimited, ...away }, headers);
      expect(status).toBe(200);
    }
  };
  await send(notified + 2);
  await sweepKept(1);
  // As if the network had sent all but three of what it may send in a day.
  await run("UPDATE network_days SET posts = ?", taken - 3);
  await send(5);
  await writeMessage("real@example.com", {}, away);
  await sweepKept(1);
  expect(await keptPosts()).toBe(0);
  expect(await rows("SELECT id FROM messages")).toHaveLength(notified + 2 + 3 + 1);
  expect(await rows("SELECT reasons, count(*) AS count FROM quarantine GROUP BY 1")).toEqual([
    { reasons: '["network"]', count: 2 },
  ]);
  expect(await rows("SELECT id FROM deliveries WHERE kind = 'message_mail'")).toHaveLength(notified + 1);
  expect(await rows("SELECT posts FROM network_days ORDER BY 1 DESC")).toEqual([{ posts: taken + 2 }, { posts: 1 }]);
  // One that was told that its post was received is quarantined even where the network is refused by now.
  await run("UPDATE network_days SET posts = ? WHERE posts > 1", quarantined);
  await send(1);
  await sweepKept(1);
  expect(await rows("SELECT count(*) AS count FROM quarantine")).toEqual([{ count: 3 }]);
});

test("while the database is away a network is refused once as many of its posts are kept as may be stored", async () => {
  silenceLog();
  const ip = nextIp();
  const send = async () =>
    (await postJson("/api/waitlist", { fullName: "A", email: "ama@example.com" }, away, { "cf-connecting-ip": ip }))
      .status;
  expect(await send()).toBe(200);
  const [{ network } = { network: 0 }] = await listKeptPosts(env.BUCKET);
  const fill = (count: number) =>
    Promise.all(Array.from({ length: count }, () => env.BUCKET.put(`posts/${network}/${uuidv7()}.someone.json`, "{}")));
  await fill(POSTS_PER_NETWORK_AND_DAY.quarantined - 2);
  expect(await send()).toBe(200);
  expect(await send()).toBe(429);
  expect((await writeMessage("real@example.com", {}, away)).status).toBe(200);
});

test("a post that was counted before the database failed is not counted again", async () => {
  await keepMessage("ama@example.com", 7, { notifiesOwner: false });
  await sweepKept(1);
  expect(await rows("SELECT email FROM messages")).toEqual([{ email: "ama@example.com" }]);
  expect(await rows("SELECT * FROM network_days")).toEqual([]);
  expect(await rows("SELECT id FROM deliveries WHERE kind = 'message_mail'")).toEqual([]);
});

test("the budget of kept posts is that of their network and day", async () => {
  silenceLog();
  const ip = nextIp();
  const send = (bindings: object) =>
    postJson("/api/waitlist", { fullName: "A", email: "ama@example.com" }, bindings, { "cf-connecting-ip": ip });
  await send({});
  await send(away);
  await sweepKept(1);
  expect(await rows("SELECT posts FROM network_days")).toEqual([{ posts: 2 }]);
});

test("kept posts of many networks are stored 120 a minute, the oldest first, however many there are", async () => {
  for (let number = 0; number < MANY.posts; number++) await keepMessage(`p${number}@example.com`, number % 40);
  const stored = async () =>
    (await rows<{ email: string }>("SELECT email FROM messages ORDER BY rowid")).map(({ email }) =>
      Number(/\d+/.exec(email)),
    );
  await sweepKept(1, { BUCKET: MANY.bucket });
  const first = await stored();
  expect(first).toHaveLength(120);
  expect(first).toEqual(first.map((_one, index) => index));
  await sweepKept(MANY.sweeps - 1, { BUCKET: MANY.bucket });
  expect(await keptPosts()).toBe(0);
  expect(await stored()).toHaveLength(MANY.posts);
});

test("a kept post waits while the quarantine has no room, is counted once and keeps no other waiting", async () => {
  silenceLog();
  await putRows("quarantine_days", { dayStart: Date.now() - (Date.now() % 86_400_000), stored: 1000 });
  await putRows("network_days", { dayStart: 1, posts: 5000 });
  for (let number = 0; number < 3; number++) await keepMessage(`over${number}@example.com`, 7);
  await keepMessage("ama@example.com", 8);
  await sweepKept(3);
  expect(await rows("SELECT email FROM messages")).toEqual([{ email: "ama@example.com" }]);
  expect(await keptPosts()).toBe(3);
  expect(await rows("SELECT counted_only FROM quarantine_days")).toEqual([{ counted_only: 0 }]);
  await run("DELETE FROM quarantine_days");
  await sweepKept(1);
  expect([await keptPosts(), (await rows("SELECT id FROM quarantine")).length]).toEqual([0, 3]);
});

test("a removal deletes all kept posts of its person, however many others wait", async () => {
  silenceLog();
  const emailHash = hashEmail(env, "ama@example.com");
  await signUp("ama@example.com");
  for (let number = 0; number < MANY.posts; number++) await keepMessage("ama@example.com", number % 40);
  await keepMessage("kofi@example.com", 3);
  const bindings = { BUCKET: MANY.bucket };
  expect((await asOwner(`/api/people/${emailHash}`, { method: "DELETE", bindings })).status).toBe(200);
  expect(await keptPosts()).toBe(1);
});

test("the sweep drops the kept posts of a removed person where their removal could not", async () => {
  silenceLog();
  await signUp("ama@example.com");
  await keepMessage("ama@example.com", 1);
  await keepMessage("kofi@example.com", 2);
  const list = (options: R2ListOptions = {}) =>
    options.prefix?.startsWith("posts/") ? Promise.reject(new Error("away")) : env.BUCKET.list(options);
  const BUCKET = new Proxy(env.BUCKET, {
    get: (bucket, name) => (name === "list" ? list : Reflect.get(bucket, name).bind(bucket)),
  });
  const page = await postForm(mailLink("removal", "ama@example.com"), {}, {}, { BUCKET });
  expect(await page.text()).toContain("is deleted within minutes");
  expect(await keptPosts()).toBe(2);
  await sweepKept(1);
  expect([await keptPosts(), await rows("SELECT email FROM messages")]).toEqual([0, [{ email: "kofi@example.com" }]]);
});
