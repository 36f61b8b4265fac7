import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { calculate, deliverById, mailService, rows, writeMessage } from "../support/worker.ts";
import { sendPlan } from "../support/plan.ts";

test("a message is stored, mailed to the owner to reply to, and confirmed with a reply within 24 hours", async () => {
  const mail = mailService();
  await writeMessage("ama@example.com", { inquiryType: "visa", message: "One.\n\nTwo." });
  const queued = await rows<{ id: string; kind: string }>("SELECT id, kind FROM deliveries ORDER BY kind");
  expect(queued.map(({ kind }) => kind)).toEqual(["message_mail", "message_receipt"]);
  for (const { id } of queued) {
    await deliverById(id, { ...mail.bindings, OWNER_EMAIL: "owner@example.com" } as Partial<Env>);
  }
  const [toOwner, toSender] = mail.sent;
  expect(toOwner).toMatchObject({
    to: "owner@example.com",
    replyTo: "ama@example.com",
    subject: "Message: Schools in Accra",
  });
  expect(toOwner!.text).toContain("One.\n\nTwo.");
  expect(toSender).toMatchObject({ to: "ama@example.com", subject: "We have your message" });
  expect(toSender!.text).toContain("within 24 hours");
  expect(toSender!.headers).toHaveProperty("List-Unsubscribe");
  // It is no lead, and not counted as one.
  expect(await rows("SELECT id FROM leads")).toEqual([]);
  expect(await rows("SELECT * FROM lead_counts")).toEqual([]);
});

test.each([
  ["message", writeMessage, "message_receipt"],
  ["calculation", calculate, "lead_mail"],
  ["plan", sendPlan, "lead_mail"],
])("the same %s, sent three times at once, is stored and mailed once; another is another", async (what, send, kind) => {
  const table = { message: "messages", calculation: "leads", plan: "plans" }[what];
  const stored = async () => [
    (await rows(`SELECT 1 FROM ${table}`)).length,
    (await rows("SELECT 1 FROM leads UNION ALL SELECT 1 FROM messages")).length,
    (await rows("SELECT 1 FROM deliveries WHERE kind = ?", kind)).length,
  ];
  const entryId = uuidv7();
  const answers = await Promise.all([1, 2, 3].map(() => send("ama@example.com", { entryId })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stored()).toEqual([1, 1, 1]);
  await send("ama@example.com");
  expect((await stored()).slice(0, 2)).toEqual([2, 2]);
});

test("a used entry id with another email is another entry and reaches its sender alone", async () => {
  const mail = mailService();
  const entryId = uuidv7();
  for (const send of [calculate, writeMessage]) {
    await send("ama@example.com", { entryId });
    await send("kofi@example.com", { entryId });
  }
  const enqueued = await rows<{ id: string }>(
    `SELECT deliveries.id FROM deliveries
       LEFT JOIN leads ON leads.id = lead_id LEFT JOIN messages ON messages.id = message_id
       WHERE deliveries.kind IN ('lead_mail', 'message_receipt') AND coalesce(leads.email, messages.email) = 'kofi@example.com'`,
  );
  expect(enqueued).toHaveLength(2);
  for (const { id } of enqueued) await deliverById(id, mail.bindings);
  expect(mail.sent.map(({ to }) => to)).toEqual(["kofi@example.com"]);
  expect(JSON.stringify(mail.sent)).not.toContain("ama@example.com");
});
