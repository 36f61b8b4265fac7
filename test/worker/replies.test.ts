import { env } from "cloudflare:workers";
import { uuidv7 } from "uuidv7";
import { expect, test, vi } from "vitest";
import { asOwner, readAsOwner, throughAccess } from "../support/credentials.ts";
import { hashEmail } from "../../worker/hash.ts";
import {
  calculate,
  confirmEmail,
  deliverWaiting,
  mailService,
  postForm,
  rows,
  run,
  signUp,
  writeMessage,
} from "../support/worker.ts";
import { setClock } from "../support/clock.ts";
import { mailLink } from "../support/links.ts";
import { putRows } from "../support/put-rows.ts";

const EMAIL = "ama@example.com";
const OWNER = "owner@homeward.example";
const PERSON = hashEmail(env, EMAIL);

type Event = { kind: string; text?: string; by?: string; deliveries: { kind: string; status: string }[] };
type Person = { status: string; dueAt: string | null; replyObstacle: string | null; timeline: Event[] };

const readPerson = async () => readAsOwner<Person>(`/api/people/${PERSON}`);

function reply(changes: object = {}) {
  const json = { entryId: uuidv7(), subject: "Your message to Homeward", text: "Hello Ama,\n\nyes.", ...changes };
  return asOwner(`/api/people/${PERSON}/replies`, { json });
}

/** Carries out the deliveries that are due, in the order of the sweep. @returns the mails to the mailbox of the person */
async function deliverDue() {
  const { sent, bindings } = mailService();
  await deliverWaiting({ ...bindings, OWNER_EMAIL: OWNER } as Partial<Env>, `due_at <= ${Date.now()}`);
  return sent.filter(({ to }) => String(to).startsWith("ama"));
}

test("a reply to a message is sent once from the site's address, and is answered to the owner", async () => {
  await writeMessage(EMAIL);
  const entryId = uuidv7();
  expect((await reply({ entryId, text: "Hello Ama,\n\nfirst line\nsecond <b>line</b>" })).status).toBe(200);
  expect((await reply({ entryId })).status).toBe(200);
  const [receipt, answer, ...others] = await deliverDue();
  expect(others).toEqual([]);
  expect(receipt!.subject).toBe("We have your message");
  expect(answer).toMatchObject({ subject: "Your message to Homeward", replyTo: OWNER });
  expect(answer!.text).toContain("first line\nsecond <b>line</b>");
  expect(answer!.html).toContain("first line<br />second &lt;b&gt;line&lt;/b&gt;");
  expect(answer!.text).toMatch(/Unsubscribe: .*\/api\/unsubscribe/);
  expect(answer!.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  expect(await deliverDue()).toEqual([]);
});

test("the reply is in the timeline with what became of it; the person is contacted and nothing is due", async () => {
  await writeMessage(EMAIL);
  const json = { entryId: uuidv7(), subject: "Visas", text: "Here is the page." };
  await asOwner(`/api/people/${PERSON}/replies`, { json, ...(await throughAccess("kofi@team.example")) });
  expect(await readPerson()).toMatchObject({ status: "contacted", dueAt: null });
  await deliverDue();
  const { timeline } = await readPerson();
  expect(timeline[0]).toMatchObject({
    kind: "reply",
    text: "Here is the page.",
    by: "kofi@team.example",
    deliveries: [{ kind: "owner_reply", status: "sent" }],
  });
  expect(await rows("SELECT actor, action, details FROM activities")).toEqual([
    { actor: "kofi@team.example", action: "send", details: '{"replies":1}' },
  ]);
});

test("an unconfirmed email gets one reply per message, a confirmed one as many as the owner writes", async () => {
  await signUp(EMAIL);
  expect((await readPerson()).replyObstacle).toBe("unconfirmed");
  expect((await reply()).status).toBe(409);
  await writeMessage(EMAIL);
  expect((await readPerson()).replyObstacle).toBeNull();
  expect((await reply()).status).toBe(200);
  expect((await readPerson()).replyObstacle).toBe("unconfirmed");
  const refused = await reply();
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: { code: "unconfirmed" } });
  await confirmEmail(EMAIL);
  for (let number = 0; number < 4; number++) expect((await reply()).status).toBe(200);
  expect((await deliverDue()).filter(({ subject }) => subject.startsWith("Your message to"))).toHaveLength(5);
});

test("the person's page allows the reply that the API takes after an older message is released", async () => {
  await writeMessage(EMAIL);
  await writeMessage(EMAIL);
  await reply();
  await run("UPDATE replies SET created_at = 2000");
  // The newest id is that of the oldest message.
  await run("UPDATE messages SET created_at = 3000");
  await run("UPDATE messages SET created_at = 1000 WHERE id = (SELECT max(id) FROM messages)");
  expect((await readPerson()).replyObstacle).toBeNull();
  expect((await reply()).status).toBe(200);
  expect((await readPerson()).replyObstacle).toBe("unconfirmed");
});

test.each([
  ["their own address", () => EMAIL],
  ["other addresses of their mailbox", (number: number) => `ama+${number}@example.com`],
])("a reply arrives at once, however many forms are posted with %s", async (_, to) => {
  const start = Date.parse("2026-11-21T12:20:00Z");
  setClock(start);
  await signUp(EMAIL);
  await confirmEmail(EMAIL);
  // More than two days of emails to one person.
  for (let number = 0; number < 12; number++) {
    await calculate(to(number));
    await confirmEmail(to(number));
  }
  expect(await deliverDue()).toHaveLength(3);
  expect((await reply({ subject: "Our answer" })).status).toBe(200);
  expect((await deliverDue()).map(({ subject }) => subject)).toEqual(["Our answer"]);
  for (const hours of [24, 49, 72]) {
    vi.setSystemTime(start + hours * 60 * 60 * 1000);
    await deliverDue();
  }
  expect(await rows("SELECT id FROM deliveries WHERE status = 'queued' AND kind <> 'notification'")).toEqual([]);
  expect(await rows("SELECT DISTINCT reason FROM deliveries WHERE status = 'withheld'")).toEqual([
    { reason: "waited_too_long" },
  ]);
});

test("a reply counts toward the three automatic mails of a day, so that fewer of them follow", async () => {
  await signUp(EMAIL);
  await confirmEmail(EMAIL);
  for (let number = 0; number < 2; number++) await reply();
  expect(await deliverDue()).toHaveLength(3);
  for (let number = 0; number < 2; number++) await calculate(EMAIL);
  expect(await deliverDue()).toEqual([]);
});

test("nobody who unsubscribed is written to, before or after the reply was queued", async () => {
  await writeMessage(EMAIL);
  await reply();
  await putRows("suppressions", { emailHash: PERSON });
  expect(await deliverDue()).toEqual([]);
  expect((await readPerson()).replyObstacle).toBe("unsubscribed");
  const refused = await reply();
  expect(await refused.json()).toMatchObject({ error: { code: "unsubscribed" } });
});

test("an answer goes out although another address of its mailbox unsubscribed", async () => {
  await signUp("ama+1@example.com");
  await postForm(mailLink("unsubscribe", "ama+1@example.com"), { action: "stop" });
  await writeMessage(EMAIL);
  expect((await reply()).status).toBe(200);
  expect((await deliverDue()).map(({ subject }) => subject)).toEqual(["Your message to Homeward"]);
});

test("an erased person is a 404, and nothing of a reply is left", async () => {
  await writeMessage(EMAIL);
  await reply({ text: "A text that must go" });
  await asOwner(`/api/people/${PERSON}`, { method: "DELETE" });
  expect(await rows("SELECT id FROM replies")).toEqual([]);
  expect(await rows("SELECT id FROM deliveries")).toEqual([]);
  expect((await reply()).status).toBe(404);
});

test("a reply needs a subject and a text within their limits", async () => {
  await writeMessage(EMAIL);
  for (const wrong of [{ subject: " " }, { text: "" }, { text: "x".repeat(5001) }, { entryId: "1" }]) {
    expect((await reply(wrong)).status, JSON.stringify(wrong)).toBe(400);
  }
  expect(await rows("SELECT id FROM replies")).toEqual([]);
});
