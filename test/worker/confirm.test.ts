import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { queueAway } from "../support/away.ts";
import { captureLog } from "../support/log.ts";
import { sendPlan } from "../support/plan.ts";
import {
  calculate,
  call,
  deliverById,
  deliverTo,
  deliverWaiting,
  mailService,
  ORIGIN,
  postForm,
  postJson,
  recordingQueue,
  rows,
  signUp,
} from "../support/worker.ts";
import { readAsOwner } from "../support/credentials.ts";
import { mailLink } from "../support/links.ts";
import { wrapDatabase } from "../support/wrapped-database.ts";
import { site } from "#domain/site.ts";

/** Signs up, and returns the path of the link in the confirmation. */
async function confirmLink(email: string, mail = mailService()) {
  await signUp(email);
  await deliverTo(email, "lead_mail", mail.bindings);
  return new RegExp(`${ORIGIN}(/api/confirm\\S+)`).exec(mail.sent[0]!.text ?? "")![1]!;
}

test("somebody who unsubscribed isn't told to expect an email, by a form or by the link", async () => {
  const link = await confirmLink("ama@example.com");
  await postForm(mailLink("unsubscribe", "ama@example.com"), {});
  const answers = await Promise.all(
    [calculate("ama@example.com"), sendPlan("ama@example.com"), postForm(link, {})].map(async (answer) =>
      (await answer).text(),
    ),
  );
  for (const answer of answers) expect(answer).toMatch(/If you unsubscribed, (no email|none) comes/);
  // Nobody who posts an email learns that it is unsubscribed.
  expect(answers.slice(0, 2)).toEqual([
    await (await calculate("kofi@example.com")).text(),
    await (await sendPlan("kofi@example.com")).text(),
  ]);
});

test("until a person confirms, a newer name replaces the older one, which is kept for the owner", async () => {
  await signUp("ama@example.com", { fullName: "I am a thief" });
  await signUp("ama@example.com", { fullName: "Ama Mensah" });
  expect(await rows("SELECT name, search_key, later_answers FROM leads")).toEqual([
    {
      name: "Ama Mensah",
      search_key: "ama mensah\nama@example.com",
      later_answers: JSON.stringify({ name: "I am a thief" }),
    },
  ]);
  // Either may be a stranger's.
  const mail = mailService();
  await deliverTo("ama@example.com", "lead_mail", mail.bindings);
  expect(mail.sent[0]!.text).toMatch(/^Hello,\n/);
});

test("the page that confirms asks for the name once, and stores what the person writes", async () => {
  const link = await confirmLink("ama@example.com");
  expect(await (await call(link)).text()).toContain('<input name="name" value="Ama Mensah"');
  await signUp("ama@example.com", { fullName: "I am a thief" });
  expect(await (await call(link)).text()).toContain('<input name="name" value=""');
  await postForm(link, { name: " Ama\nMensah " });
  await postForm(link, { name: "Somebody else" });
  await signUp("ama@example.com", { fullName: "Yet another" });
  expect(await rows("SELECT name, search_key, later_answers ->> '$.name' AS other FROM leads")).toEqual([
    { name: "Ama Mensah", search_key: "ama mensah\nama@example.com", other: "Yet another" },
  ]);
  expect(await (await call(link)).text()).not.toContain("<input");
});

test("a name that two posts gave differently is not confirmed by a person who leaves it empty", async () => {
  const link = await confirmLink("ama@example.com");
  await signUp("ama@example.com", { fullName: "I am a thief" });
  await postForm(link, { name: "" });
  expect(await rows("SELECT name FROM leads")).toEqual([{ name: "" }]);
});

test("a confirmation that the queue does not take is stored all the same, and its mails are due", async () => {
  const mail = mailService();
  const link = await confirmLink("ama@example.com", mail);
  await calculate("ama@example.com");
  await deliverWaiting(mail.bindings, "kind = 'lead_mail'");
  const log = captureLog();
  expect((await postForm(link, {}, {}, { DELIVERIES: queueAway })).status).toBe(200);
  expect(log.join()).toContain("queue send");
  expect(await rows("SELECT status FROM deliveries WHERE kind = 'lead_mail' AND status <> 'sent'")).toEqual([
    { status: "queued" },
  ]);
});

/** A database whose replicas know nothing yet: only a session that begins at the primary sees what is stored. */
function laggingDatabase(): D1Database {
  const behind = wrapDatabase(env.DB, async (work, query) => {
    const answer = await work();
    const isRead = /^\s*(select|with)/i.test(query);
    if (isRead) for (const one of [answer].flat()) one.results = [];
    return answer;
  });
  return {
    prepare: (query: string) => env.DB.prepare(query),
    batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
    withSession: (constraint: string) =>
      constraint === "first-primary" ? env.DB.withSession(constraint) : behind.withSession(constraint),
  } as unknown as D1Database;
}

test("a replica that lags loses no confirmation", async () => {
  const link = await confirmLink("ama@example.com");
  expect(await (await postForm(link, {}, {}, { DB: laggingDatabase() })).text()).toContain("You confirmed");
  expect(await rows("SELECT confirmed_at FROM leads WHERE confirmed_at IS NOT NULL")).toHaveLength(1);
});

test("a replica that lags loses no mailbox of somebody who unsubscribes", async () => {
  await signUp("ama+1@example.com");
  await postForm(mailLink("unsubscribe", "ama+1@example.com"), {}, {}, { DB: laggingDatabase() });
  expect(await rows("SELECT stopped_at FROM mailboxes WHERE stopped_at IS NOT NULL")).toHaveLength(1);
});

test("a bookmark that a stranger sends with a post does not reach the database", async () => {
  const asked: string[] = [];
  const DB = {
    prepare: (query: string) => env.DB.prepare(query),
    batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
    withSession(constraint: string) {
      asked.push(constraint);
      return env.DB.withSession(constraint);
    },
  } as unknown as D1Database;
  const bookmark = "00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683";
  await postJson("/api/waitlist", { fullName: "Ama", email: "ama@example.com" }, { DB }, { "x-d1-bookmark": bookmark });
  expect(asked).toEqual(["first-primary"]);
});

test("a confirmation is counted once, without anything of the person", async () => {
  const link = await confirmLink("ama@example.com");
  for (let times = 0; times < 2; times++) await postForm(link, {});
  expect(await rows("SELECT totals, posts FROM visit_days")).toEqual([{ totals: '{"confirmed all":1}', posts: 1 }]);
});

test("the owner's lists and the file show who confirmed their email", async () => {
  const link = await confirmLink("ama@example.com");
  type List = { data: { confirmedAt: string | null }[] };
  expect((await readAsOwner<List>("/api/optin-contacts")).data[0]!.confirmedAt).toBeNull();
  await postForm(link, {});
  expect((await readAsOwner<List>("/api/optin-contacts")).data[0]!.confirmedAt).toMatch(/^\d{4}-/);
});

test("what waited for the confirmation is enqueued by it", async () => {
  const mail = mailService();
  const link = await confirmLink("ama@example.com", mail);
  await calculate("ama@example.com");
  const [comparison] = await rows<{ id: string }>(
    "SELECT id FROM deliveries WHERE kind = 'lead_mail' AND status = 'queued'",
  );
  await deliverById(comparison!.id, mail.bindings);
  expect(mail.sent).toHaveLength(1);
  const queue = recordingQueue();
  await postForm(link, {}, {}, queue.bindings);
  expect(queue.ids()).toEqual([comparison!.id]);
  await deliverById(comparison!.id, mail.bindings);
  expect(mail.sent.map(({ subject }) => subject)).toEqual([
    `You're on the ${site.name} waitlist`,
    "Your cost comparison with Ghana",
  ]);
});
