import { site } from "../../domain/site.ts";
import { expect, test } from "@playwright/test";
import { mailsTo, readMail } from "../support/mailbox.ts";
import { someone } from "../support/someone.ts";

test("a sign-up sends a complete confirmation to the visitor and a complete notice to the owner", async ({
  request,
}) => {
  const email = someone("mailbox");
  const mailsToAma = () => mailsTo(request, new RegExp(`^${email}$`));
  await request.post("/api/waitlist", {
    headers: { "cf-connecting-ip": "2001:db8:eeee::1" },
    data: { fullName: "Ama Mensah", email, source: "waitlist_page" },
  });
  await expect.poll(async () => (await mailsToAma()).length).toBe(1);
  const [listed] = await mailsToAma();
  const mail = await readMail(request, listed!);
  expect(mail.subject).toBe(`You're on the ${site.name} waitlist`);
  expect(mail.from).toContain(site.email.hello);
  expect(mail.text).toContain("Hello Ama Mensah,");
  expect(mail.html).toContain("Hello Ama Mensah,");
  expect(mail.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");

  const unsubscribe = /<(.+)>/.exec(mail.headers["List-Unsubscribe"]!)![1]!;
  const opened = await request.get(unsubscribe);
  expect([opened.status(), await opened.text()]).toEqual([200, expect.stringContaining("Stop our emails?")]);
  const oneClick = await request.post(unsubscribe, { form: { "List-Unsubscribe": "One-Click" } });
  expect(await oneClick.text()).toContain("You are unsubscribed");

  // The owner has a notice of each of the first 50 leads of the day, which need not be this one, besides the messages.
  const notices = async () =>
    (await mailsTo(request, /^owner@/)).filter(({ subject }) => subject.startsWith("New lead: "));
  await expect.poll(async () => (await notices()).length).toBeGreaterThan(0);
  const notice = await readMail(request, (await notices())[0]!);
  expect(notice.replyTo).toContain("@");
  expect(notice.text).toContain(notice.replyTo);
});
