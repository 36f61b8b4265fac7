import { env } from "cloudflare:workers";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { hashEmail } from "../../worker/hash.ts";
import type { QueuedPost } from "../../worker/http/queued-post.ts";
import { POSTS_PER_NETWORK_AND_DAY } from "../../worker/quarantine/network-days.store.ts";
import { sweep } from "../../worker/sweep.ts";
import { bucketAway, databaseAway, queueAway } from "../support/away.ts";
import { asOwner, readAsOwner } from "../support/credentials.ts";
import { mailLink } from "../support/links.ts";
import { captureLog, silenceLog } from "../support/log.ts";
import { sendPlan } from "../support/plan.ts";
import { putRows } from "../support/put-rows.ts";
import { putDeadPost, queuedMessage } from "../support/queued-posts.ts";
import { makeEndlessLimit } from "../support/rate-limit.ts";
import {
  calculate,
  deliverMessage,
  eventually,
  formService,
  nextIp,
  postForm,
  postJson,
  rows,
  run,
  signUp,
  writeMessage,
} from "../support/worker.ts";

const DEAD_LETTERS = "homeward-deliveries-dead";

const away = { DB: databaseAway };

const unlimited = {
  FORM_LIMIT: makeEndlessLimit(Infinity),
  VISIT_LIMIT: makeEndlessLimit(Infinity),
};

/** Hands a post to the consumer once. */
const consume = (post: QueuedPost, bindings: Partial<Env> = {}, queue?: string) =>
  deliverMessage({ version: 1, post }, bindings, queue);

/** A queue that keeps the posts that it is sent, for one that `store` hands to the consumer. */
function postQueue() {
  const posts: QueuedPost[] = [];
  const DELIVERIES = {
    async sendBatch(batch: { body: { post?: QueuedPost } }[]) {
      posts.push(...batch.flatMap(({ body }) => (body.post ? [structuredClone(body.post)] : [])));
    },
  } as unknown as Queue;
  const store = async () => {
    for (const post of posts.splice(0)) await consume(post);
  };
  return { posts, store, bindings: { ...away, DELIVERIES } };
}

const deadKeys = async () => (await env.BUCKET.list({ prefix: "posts/dead/" })).objects.map(({ key }) => key);

test("what each form gets while the database is away goes through the queue and is stored", async () => {
  silenceLog();
  const bindings = { ...away, DELIVERIES: env.DELIVERIES };
  const answers = [
    await signUp("ama@example.com", {}, bindings),
    await calculate("kofi@example.com", {}, bindings),
    await sendPlan("yaa@example.com", { reminders: true }, bindings),
    await writeMessage("esi@example.com", {}, bindings),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await answers[0]!.json()).toEqual(await (await signUp("afua@example.com")).json());
  const stored = () =>
    rows("SELECT email FROM leads UNION ALL SELECT email FROM messages EXCEPT SELECT 'afua@example.com' ORDER BY 1");
  await eventually(stored, (found) => found.length === 4);
  expect(await stored()).toEqual(["ama", "esi", "kofi", "yaa"].map((name) => ({ email: `${name}@example.com` })));
  expect(await rows("SELECT country, month, reminders FROM plans")).toEqual([
    { country: "kenya", month: "2027-06", reminders: 1 },
  ]);
  expect((await env.BUCKET.list()).objects).toEqual([]);
});

test("a post is acknowledged once it is stored, and comes again later until then", async () => {
  silenceLog();
  const post = queuedMessage("ama@example.com");
  const failed = await consume(post, away);
  expect([failed.explicitAcks, failed.retryMessages]).toEqual([[], [expect.objectContaining({ delaySeconds: 60 })]]);
  const stored = await consume(post);
  expect([stored.explicitAcks.length, stored.retryMessages]).toEqual([1, []]);
  // The queue delivers at least once.
  await consume(post);
  expect(await rows("SELECT email FROM messages")).toEqual([{ email: "ama@example.com" }]);
});

test("a post without scripts that comes twice from the queue is stored once", async () => {
  silenceLog();
  const queue = postQueue();
  const fields = { name: "Ama", email: "ama@example.com", subject: "s", message: "m" };
  const answer = await postForm("/api/messages", fields, {}, queue.bindings);
  expect(answer.headers.get("location")).toContain("received");
  const [post] = queue.posts;
  for (let times = 0; times < 2; times++) await consume(post!);
  expect(await rows("SELECT email FROM messages")).toEqual([{ email: "ama@example.com" }]);
});

test("a post that was tried to the end is in the bucket, once, and acknowledged only then", async () => {
  silenceLog();
  const post = queuedMessage("ama@example.com");
  const refused = await consume(post, { ...away, BUCKET: bucketAway }, DEAD_LETTERS).catch(() => null);
  expect(refused?.explicitAcks ?? []).toEqual([]);
  await consume(post, {}, DEAD_LETTERS);
  const [key] = await deadKeys();
  expect(await (await env.BUCKET.get(key!))!.json()).toEqual(post);
  expect(await rows("SELECT email FROM messages")).toEqual([]);
});

test("the owner sees which posts are dead, and sends them again in one press", async () => {
  silenceLog();
  for (const [name, sentAt] of [
    ["kofi", 2_000_000_000_000],
    ["ama", 1_900_000_000_000],
  ] as const) {
    await putDeadPost(queuedMessage(`${name}@example.com`, { sentAt }));
  }
  const list = () => readAsOwner<{ path: string; sentAt: string }[]>("/api/dead-posts");
  expect(await list()).toEqual([
    { id: expect.any(String), path: "/api/messages", sentAt: "2030-03-17T17:46:40.000Z" },
    { id: expect.any(String), path: "/api/messages", sentAt: "2033-05-18T03:33:20.000Z" },
  ]);
  const away = await asOwner("/api/dead-posts/send", { method: "POST", bindings: { DELIVERIES: queueAway } });
  expect([away.status, (await list()).length]).toEqual([500, 2]);
  const sent = await asOwner("/api/dead-posts/send", { method: "POST", bindings: { DELIVERIES: env.DELIVERIES } });
  expect([await sent.json(), await list()]).toEqual([{ sent: 2, hasMore: false }, []]);
  await eventually(
    () => rows("SELECT email FROM messages"),
    (found) => found.length === 2,
  );
});

test("the owner deletes a dead post that can never be stored, and no other", async () => {
  silenceLog();
  for (const name of ["kofi", "ama"]) await putDeadPost(queuedMessage(`${name}@example.com`));
  const [first, second] = await readAsOwner<{ id: string }[]>("/api/dead-posts");
  const erase = async (id: string) => (await asOwner("/api/dead-posts/deletions", { json: { ids: [id] } })).json();
  expect([await erase(first!.id), await erase(first!.id)]).toEqual([{ deleted: 1 }, { deleted: 0 }]);
  expect(await readAsOwner("/api/dead-posts")).toEqual([second]);
  expect(await rows("SELECT action, details FROM activities")).toEqual([
    { action: "dead_post_deletion", details: '{"posts":1}' },
  ]);
});

test("one press sends 100 dead posts, the oldest first, and says that there are more", async () => {
  const queue = postQueue();
  for (let number = 0; number < 103; number++) {
    await putDeadPost(queuedMessage(`p${number}@example.com`, { sentAt: 1_900_000_000_000 + number }));
  }
  const bindings = { DELIVERIES: queue.bindings.DELIVERIES };
  const press = async () => (await asOwner("/api/dead-posts/send", { method: "POST", bindings })).json();
  expect(await press()).toEqual({ sent: 100, hasMore: true });
  expect(queue.posts.map(({ sentAt }) => sentAt - 1_900_000_000_000)).toEqual([...Array(100).keys()]);
  expect(await press()).toEqual({ sent: 3, hasMore: false });
});

test("where the queue is away, too, the visitor is asked to send it again and keeps their fields", async () => {
  const log = captureLog();
  const answer = await signUp("ama@example.com", {}, { ...away, DELIVERIES: queueAway });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "300"]);
  expect(await answer.json()).toEqual({
    error: {
      code: "try_again",
      message:
        "We could not take your sign-up just now. What you typed is still here: please send it again in some minutes.",
    },
  });
  const fields = { fullName: "Ama", email: "ama@example.com" };
  const plain = await postForm("/api/waitlist", fields, {}, { ...away, DELIVERIES: queueAway });
  expect(plain.headers.get("location")).toBe("/waitlist#waitlist-failed");
  expect(log.filter((line) => line.includes("ama@"))).toEqual([]);
});

test("beyond a rate of the whole site, from any network, the visitor is asked to send it again", async () => {
  silenceLog();
  const queue = postQueue();
  const bindings = { ...queue.bindings, VISIT_LIMIT: makeEndlessLimit(3) };
  const statuses: number[] = [];
  for (let number = 0; number < 5; number++) {
    statuses.push((await signUp(`p${number}@example.com`, {}, bindings)).status);
  }
  expect([statuses, queue.posts.length]).toEqual([[200, 200, 200, 503, 503], 3]);
  // The limit doesn't apply once the database is back.
  expect((await signUp("kofi@example.com", {}, { VISIT_LIMIT: bindings.VISIT_LIMIT })).status).toBe(200);
});

test("what the honeypot caught does not reach the queue", async () => {
  silenceLog();
  const queue = postQueue();
  expect((await signUp("ama@example.com", { second_remark: "x" }, queue.bindings)).status).toBe(200);
  expect(queue.posts).toEqual([]);
});

test("a post that fits its form no longer goes to the quarantine", async () => {
  silenceLog();
  const post = queuedMessage("x@example.com", { path: "/api/waitlist", fields: { email: "x@example.com" } });
  expect((await consume(post)).explicitAcks).toHaveLength(1);
  expect(await rows("SELECT path, reasons FROM quarantine")).toEqual([
    { path: "/api/waitlist", reasons: '["form-changed"]' },
  ]);
});

test("somebody who is removed while their post waits stays removed, and is told so", async () => {
  silenceLog();
  const queue = postQueue();
  await signUp("ama@example.com", {}, queue.bindings);
  await putDeadPost(queuedMessage("ama@example.com"));
  // Nothing of them is stored, and they were removed before: the removal holds for what waits all the same.
  await putRows("tombstones", { emailHash: hashEmail(env, "ama@example.com"), erasedAt: 1 });
  const page = await (await postForm(mailLink("removal", "ama@example.com"), {})).text();
  expect(page).toContain("it may still be in our queue, for up to 4 days");
  const service = formService("accept");
  for (const post of queue.posts) expect((await consume(post, service.bindings)).explicitAcks).toHaveLength(1);
  expect([await rows("SELECT id FROM leads"), await service.received()]).toEqual([[], []]);
  expect(await readAsOwner("/api/dead-posts")).toEqual([]);
  expect(await (await asOwner("/api/dead-posts/send", { method: "POST" })).json()).toEqual({ sent: 0, hasMore: false });
});

test("within an hour the sweep deletes the dead posts of removed people, and no others", async () => {
  const ama = queuedMessage("ama@example.com");
  await putDeadPost(ama);
  await putDeadPost(queuedMessage("kofi@example.com"));
  await asOwner(`/api/people/${ama.emailHash}`, { method: "DELETE" });
  // They came back, and their post failed again.
  await putDeadPost(queuedMessage("ama@example.com", { sentAt: Date.now() + 1000 }));
  for (let minute = 0; minute < 60; minute++) await sweep(env, minute * 60_000, ["dead_posts"]);
  expect((await deadKeys()).map((key) => key.includes(ama.emailHash))).toEqual([false, true]);
});

test("one network's queued posts meet its budget when they are stored, notices included", async () => {
  silenceLog();
  const queue = postQueue();
  const headers = { "cf-connecting-ip": nextIp() };
  const { notified, taken, quarantined } = POSTS_PER_NETWORK_AND_DAY;
  const send = async (posts: number) => {
    for (let post = 0; post < posts; post++) {
      const message = { name: "A", email: `p${post}@example.com`, subject: "s", message: "m", entryId: uuidv7() };
      const { status } = await postJson("/api/messages", message, { ...unlimited, ...queue.bindings }, headers);
      expect(status).toBe(200);
    }
    await queue.store();
  };
  await send(notified + 2);
  // As if the network had sent all but three of what it may send in a day.
  await run("UPDATE network_days SET posts = ?", taken - 3);
  await send(5);
  await writeMessage("real@example.com", {}, queue.bindings);
  await queue.store();
  expect(await rows("SELECT id FROM messages")).toHaveLength(notified + 2 + 3 + 1);
  expect(await rows("SELECT reasons, count(*) AS count FROM quarantine GROUP BY 1")).toEqual([
    { reasons: '["network"]', count: 2 },
  ]);
  expect(await rows("SELECT id FROM deliveries WHERE kind = 'message_mail'")).toHaveLength(notified + 1);
  expect(await rows("SELECT posts FROM network_days ORDER BY 1 DESC")).toEqual([{ posts: taken + 2 }, { posts: 1 }]);
  // We told the sender that we received it, so it's quarantined even if the network is refused by now.
  await run("UPDATE network_days SET posts = ? WHERE posts > 1", quarantined);
  await send(1);
  expect(await rows("SELECT count(*) AS count FROM quarantine")).toEqual([{ count: 3 }]);
  // And the budget is that of its network and day: what is sent with the database there counts with it.
  await run("DELETE FROM network_days");
  await postJson("/api/waitlist", { fullName: "A", email: "ama@example.com" }, unlimited, headers);
  await send(1);
  expect(await rows("SELECT posts FROM network_days")).toEqual([{ posts: 2 }]);
});

test("a post that was counted before the database failed is not counted again", async () => {
  await consume(queuedMessage("ama@example.com", { notifiesOwner: false }));
  expect(await rows("SELECT email FROM messages")).toEqual([{ email: "ama@example.com" }]);
  expect(await rows("SELECT * FROM network_days")).toEqual([]);
  expect(await rows("SELECT id FROM deliveries WHERE kind = 'message_mail'")).toEqual([]);
});

test("a queued post waits while the quarantine has no room, and is not counted as refused", async () => {
  silenceLog();
  await putRows("quarantine_days", { dayStart: Date.now() - (Date.now() % 86_400_000), stored: 1000 });
  await putRows("network_days", { key: 7, dayStart: 1, posts: 5000 });
  const post = queuedMessage("ama@example.com");
  expect((await consume(post)).retryMessages).toHaveLength(1);
  expect(await rows("SELECT counted_only FROM quarantine_days")).toEqual([{ counted_only: 0 }]);
  await run("DELETE FROM quarantine_days");
  expect((await consume(post)).retryMessages).toEqual([]);
  expect(await rows("SELECT id FROM quarantine")).toHaveLength(1);
});
