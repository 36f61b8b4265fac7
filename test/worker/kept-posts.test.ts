import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { keepPost } from "../../worker/outbox/kept-posts.ts";
import { sweep } from "../../worker/sweep.ts";
import { bucketAway, databaseAway } from "../support/away.ts";
import { asOwner } from "../support/credentials.ts";
import { sendPlan } from "../support/plan.ts";
import { calculate, eventually, rows, signUp, writeMessage } from "../support/worker.ts";
import { silenceLog } from "../support/log.ts";

const away = { DB: databaseAway };

const keptPosts = async () => (await env.BUCKET.list({ prefix: "posts/" })).objects.length;

test("while the database is away a sign-up, a calculation, a plan and a message are received, kept, and stored by the sweep", async () => {
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
  // The second copy of a lead is there, too.
  await eventually(
    async () => (await env.BUCKET.list({ prefix: "leads/" })).objects.length,
    (copies) => copies === 4,
  );
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
    await keepPost(env.BUCKET, `0${number}`, post);
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
    await env.BUCKET.put(`posts/0${number}/post.json`, "this is no post");
  }
  await signUp("ama@example.com", {}, away);
  for (let times = 0; times < 60 && (await keptPosts()) > 6; times++) await sweep(env, Date.now(), ["kept_posts"]);
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
