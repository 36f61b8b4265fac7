import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { hashEmail } from "../../worker/hash.ts";
import { toNetwork } from "../../worker/http/request-guards.ts";
import {
  calculate,
  call,
  deliverById,
  deliverTo,
  findDelivery,
  mailService,
  makeDue,
  ORIGIN,
  postForm,
  rows,
  run,
  signUp,
  writeMessage,
} from "../support/worker.ts";
import { mailLink } from "../support/links.ts";
import { site } from "#domain/site.ts";

/** Signs up, delivers the confirmation, and returns the mail with the paths of its links. */
async function sendConfirmation(email: string) {
  const mail = mailService();
  await signUp(email);
  await deliverTo(email, "lead_mail", mail.bindings);
  const [sent] = mail.sent;
  const path = (purpose: string) => new RegExp(`${ORIGIN}(/api/${purpose}\\S+)`).exec(sent!.text ?? "")![1]!;
  return { sent: sent!, unsubscribe: path("unsubscribe"), removal: path("removal"), confirm: path("confirm") };
}

/** Signs up. @returns how many mails that led to */
async function countMails(email: string) {
  const mail = mailService();
  await signUp(email);
  await deliverTo(email, "lead_mail", mail.bindings);
  return mail.sent.length;
}

test("the confirmation has text and HTML, the postal address, both links and the one-click headers", async () => {
  const { sent, unsubscribe, removal } = await sendConfirmation("ama@example.com");
  expect(sent).toMatchObject({ to: "ama@example.com", subject: `You're on the ${site.name} waitlist` });
  for (const part of [sent.text!, sent.html!]) {
    expect(part).toContain("Hello Ama Mensah,");
    expect(part).toContain(site.postalAddress);
  }
  expect(sent.html).toContain(`href="${ORIGIN}${removal.replaceAll("&", "&amp;")}"`);
  expect(sent.headers).toEqual({
    "List-Unsubscribe": `<${ORIGIN}${unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(unsubscribe).not.toContain("ama");
});

test("what a visitor typed can neither add headers nor HTML to a mail", async () => {
  const mail = mailService();
  await signUp("ama@example.com", { fullName: 'Ama\r\nBcc: all@example.com <img src=x onerror="alert(1)">' });
  for (const kind of ["lead_mail", "owner_mail"]) {
    await deliverTo("ama@example.com", kind, mail.bindings);
  }
  expect(mail.sent).toHaveLength(2);
  for (const { subject, html } of mail.sent) {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain("<img");
  }
});

test("the owner's notice names the lead and its source, and replies go to the lead", async () => {
  const mail = mailService();
  await signUp("ama@example.com", { visit: { page: "/blog", utm: { source: "newsletter", campaign: "november" } } });
  await deliverTo("ama@example.com", "owner_mail", {
    ...mail.bindings,
    OWNER_EMAIL: "owner@example.com",
  } as Partial<Env>);
  expect(mail.sent[0]).toMatchObject({ to: "owner@example.com", replyTo: "ama@example.com" });
  expect(mail.sent[0]!.text).toContain("newsletter / november");
  expect(mail.sent[0]!.text).toContain("Sent from the page: /blog");
});

test("unsubscribing works more than once, keeps only a hash, and withholds later mails", async () => {
  const { unsubscribe } = await sendConfirmation("ama@example.com");
  for (let i = 0; i < 2; i++) {
    const page = await postForm(unsubscribe, { action: "stop" });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("You are unsubscribed");
  }
  const kept = await rows("SELECT * FROM suppressions");
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain("ama");

  await run("UPDATE deliveries SET status = 'queued' WHERE kind = 'lead_mail'");
  const mail = mailService();
  const { id } = (await findDelivery("ama@example.com", "lead_mail"))!;
  await makeDue(id);
  await deliverById(id, mail.bindings);
  expect(mail.sent).toEqual([]);
  expect(await findDelivery("ama@example.com", "lead_mail")).toMatchObject({ status: "withheld" });

  expect(await (await postForm(`${unsubscribe}&action=resume`, {})).text()).toContain("Emails are on again");
  expect(await rows("SELECT * FROM suppressions")).toEqual([]);
});

test.each([
  ["kofi+1@example.com", ["kofi+2@example.com", "kofi@example.com"], "kofi+3@example.com"],
  ["k.ofi@gmail.com", ["ko.fi@gmail.com", "kofi+1@googlemail.com"], "kofi+2@gmail.com"],
])("unsubscribing the unconfirmed %s holds for its mailbox until it is taken back", async (address, others, last) => {
  const { unsubscribe } = await sendConfirmation(address);
  await postForm(unsubscribe, { action: "stop" });
  for (const other of others) {
    expect(await countMails(other), other).toBe(0);
    expect(await findDelivery(other, "lead_mail")).toMatchObject({ status: "withheld" });
  }
  expect(await countMails(`a-${address}`)).toBe(1);
  await postForm(`${unsubscribe}&action=resume`, {});
  expect(await rows("SELECT * FROM suppressions")).toEqual([]);
  expect(await countMails(last)).toBe(1);
});

test("unsubscribing an unconfirmed address stops no mail to a mailbox's confirmed ones", async () => {
  for (const address of ["ama@example.com", "kofi+news@example.com"]) {
    await postForm((await sendConfirmation(address)).confirm, {});
  }
  for (const address of ["ama+1@example.com", "kofi+1@example.com"]) {
    await postForm((await sendConfirmation(address)).unsubscribe, { action: "stop" });
  }
  expect(await countMails("ama+2@example.com")).toBe(0);
  for (const address of ["ama@example.com", "kofi+news@example.com"]) {
    const mail = mailService();
    await calculate(address);
    const [comparison] = await rows<{ id: string }>(
      "SELECT deliveries.id FROM deliveries JOIN leads ON leads.id = lead_id WHERE email = ? AND leads.kind = 'submission' AND deliveries.kind = 'lead_mail'",
      address,
    );
    await deliverById(comparison!.id, mail.bindings);
    expect(mail.sent.map(({ to }) => to)).toEqual([address]);
  }
});

test("what holds for a mailbox outlives the removal of the address that asked for it", async () => {
  const { unsubscribe, removal } = await sendConfirmation("kofi+1@example.com");
  await postForm(unsubscribe, { action: "stop" });
  await postForm(removal, {});
  expect(await countMails("kofi+1@example.com")).toBe(0);
  expect(await countMails("kofi+2@example.com")).toBe(0);
  await postForm(`${unsubscribe}&action=resume`, {});
  expect(await countMails("kofi+3@example.com")).toBe(1);
});

test("unsubscribing at a confirmed address with a tag stops that address only", async () => {
  const { confirm, unsubscribe } = await sendConfirmation("ama+news@example.com");
  await postForm(confirm, {});
  await postForm(unsubscribe, { action: "stop" });
  expect(await rows("SELECT * FROM suppressions")).toHaveLength(1);
  expect(await countMails("ama+other@example.com")).toBe(1);
});

test("removal deletes leads, messages and deliveries, lowers the counts, and works more than once", async () => {
  const { removal } = await sendConfirmation("ama@example.com");
  await calculate("ama@example.com");
  await writeMessage("ama@example.com");
  await signUp("kofi@example.com");
  await writeMessage("kofi@example.com");
  for (let i = 0; i < 2; i++) {
    const page = await postForm(removal, {});
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain("Your data is removed");
    expect(text).toContain("up to 30 days");
  }
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "kofi@example.com" }]);
  expect(await rows("SELECT email FROM messages")).toEqual([{ email: "kofi@example.com" }]);
  expect(await rows("SELECT DISTINCT lead_id FROM deliveries")).toHaveLength(2);
  expect(await rows("SELECT sum(count) AS count FROM lead_counts WHERE quarter_start > 0")).toEqual([{ count: 1 }]);
});

test("the removal page names the form service where a copy may remain", async () => {
  const { removal } = await sendConfirmation("ama@example.com");
  const page = await postForm(removal, {}, {}, { FORM_SERVICE_URL: "https://forms.example/f/1" } as Partial<Env>);
  expect(await page.text()).toContain("form-collection service");
});

test("removal deletes a person's quarantined posts, also without any lead, however the email was typed", async () => {
  const extra = { second_remark: "https://pills.example" };
  for (const email of ["ama@example.com", " AMA@Example.com\n", "ama @exam\u200Bple.com", "kofi@example.com"]) {
    await signUp(email, extra);
  }
  await writeMessage("ama@example.com", extra);
  await postForm(mailLink("removal", "ama@example.com"), {});
  expect(await rows("SELECT json_extract(body, '$.email') AS email FROM quarantine")).toEqual([
    { email: "kofi@example.com" },
  ]);
});

test("links in mails work on after LINK_SECRET was replaced, and who unsubscribed before is recognized", async () => {
  const old = "test-link-secret-0123456789-0123456789";
  const rotated = {
    LINK_SECRET: "rotated-link-secret-0123456789-0123456789",
    LINK_SECRET_PREVIOUS: old,
    EMAIL_HASH_SECRET: old,
  } as Partial<Env>;
  const { unsubscribe } = await sendConfirmation("ama@example.com");
  const stopped = await call(unsubscribe, { method: "POST" }, rotated);
  expect(stopped.status).toBe(200);
  expect(hashEmail({ ...env, ...rotated } as Env, "ama@example.com")).toBe(hashEmail(env, "ama@example.com"));

  // Once the leaked secret is no longer accepted, neither are links that it signed.
  const refused = await call(unsubscribe, {}, { ...rotated, LINK_SECRET_PREVIOUS: "" } as Partial<Env>);
  expect(refused.status).toBe(403);
});

test.each([
  "Ama\r\nBcc: all@example.com",
  "Ama visit https://pills.example now",
  "Win at pills.example",
  "www pills",
  "x".repeat(61),
  "<b>Ama</b>",
])("no mail to a visitor has the name %j", async (fullName) => {
  const mail = mailService();
  await signUp("ama@example.com", { fullName });
  await deliverTo("ama@example.com", "lead_mail", mail.bindings);
  expect(mail.sent[0]!.text).toMatch(/^Hello,/);
  expect(mail.sent[0]!.text + mail.sent[0]!.html!).not.toMatch(/pills|Bcc|<b>/);
});

test("the answer to a message repeats neither its subject nor its text", async () => {
  const mail = mailService();
  await writeMessage("ama@example.com", { subject: "Cheap pills", message: "https://pills.example" });
  const [reply] = await rows<{ id: string }>("SELECT id FROM deliveries WHERE kind = 'message_receipt'");
  await deliverById(reply!.id, mail.bindings);
  expect(mail.sent[0]!.subject).toBe("We have your message");
  expect(mail.sent[0]!.text + mail.sent[0]!.html!).not.toContain("pills");
});

test("60 posts from one IPv6 /64 are one sender to the rate limit", () => {
  const networks = Array.from({ length: 60 }, (_, i) => toNetwork(`2001:db8:1:2:${i.toString(16)}::${i}`));
  expect(new Set(networks)).toEqual(new Set(["2001:db8:1:2::/64"]));
  expect(toNetwork("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
  expect(toNetwork("2001:0DB8:0:0::1")).toBe("2001:db8:0:0::/64");
  expect(toNetwork("::1")).toBe("0:0:0:0::/64");
  expect(toNetwork("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(toNetwork("192.0.2.7")).toBe("192.0.2.7");
});
