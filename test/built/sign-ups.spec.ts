import { expect, test } from "@playwright/test";
import { mailsTo, readMail } from "../support/mailbox.ts";

test("200 sign-ups at once with 50 addresses give 50 leads and 50 confirmation mails", async ({ request }) => {
  const countBefore = (await (await request.get("/api/waitlist/count")).json()).count as number;
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) =>
      request.post("/api/waitlist", {
        headers: { "cf-connecting-ip": `2001:db8:ffff::${i.toString(16)}` },
        data: { fullName: `Person ${i}`, email: `crowd${i % 50}@example.com`, source: "waitlist_page" },
      }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([200]));
  await expect(async () => {
    const mails = await mailsTo(request, /crowd\d+@/);
    expect(new Set(mails.flatMap(({ to }) => to)).size).toBe(50);
  }).toPass({ timeout: 30_000 });
  // A mail too many would come now: the queue is empty, and nothing is owed any more.
  await expect.poll(async () => (await mailsTo(request, /crowd\d+@/)).length, { intervals: [2000] }).toBe(50);
  const countAfter = (await (await request.get("/api/waitlist/count")).json()).count as number;
  expect(countAfter - countBefore).toBeGreaterThanOrEqual(50);
});

test("the confirmation and the owner's notice are in the runtime's outbox, whole", async ({ request }) => {
  await request.post("/api/waitlist", {
    headers: { "cf-connecting-ip": "2001:db8:eeee::1" },
    data: { fullName: "Ama Mensah", email: "ama.mailbox@example.com", source: "waitlist_page" },
  });
  await expect
    .poll(() => mailsTo(request, /^ama\.mailbox@/).then((mails) => mails.length), { timeout: 30_000 })
    .toBe(1);
  const [listed] = await mailsTo(request, /^ama\.mailbox@/);
  const mail = await readMail(request, listed!);
  expect(mail.subject).toBe("You're on the Homeward waitlist");
  expect(mail.from).toContain("hello@homeward.example");
  expect(mail.text).toContain("Hello Ama Mensah,");
  expect(mail.html).toContain("Hello Ama Mensah,");
  expect(mail.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");

  const unsubscribe = /<(.+)>/.exec(mail.headers["List-Unsubscribe"]!)![1]!;
  const opened = await request.get(unsubscribe);
  expect([opened.status(), await opened.text()]).toEqual([200, expect.stringContaining("Stop our mails?")]);
  const oneClick = await request.post(unsubscribe, { form: { "List-Unsubscribe": "One-Click" } });
  expect(await oneClick.text()).toContain("You are unsubscribed");

  // The owner has a notice of each of the first 50 leads of the day, which need not be this one, besides the messages.
  const toOwner = await mailsTo(request, /^owner@/);
  const notices = toOwner.filter(({ subject }) => subject.startsWith("New lead: "));
  expect(notices.length).toBeLessThanOrEqual(50);
  const notice = await readMail(request, notices[0]!);
  expect(notice.replyTo).toContain("@");
  expect(notice.text).toContain(notice.replyTo);
});
