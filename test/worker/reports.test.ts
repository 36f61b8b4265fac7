import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { hashEmail } from "../../worker/hash.ts";
import { REPORT_DAYS, REPORT_EMAIL_DAYS } from "#domain/retention.ts";
import { sweep } from "../../worker/sweep.ts";
import {
  call,
  deliverWaiting,
  mailService,
  ORIGIN,
  postForm,
  reportPaid,
  rows,
  run,
  signUp,
  writeMessage,
} from "../support/worker.ts";
import { asOwner, readAsOwner } from "../support/credentials.ts";
import { mailLink } from "../support/links.ts";

type Report = {
  id: string;
  fee: string;
  amount: number;
  currency: string;
  month: string;
  place: string;
  state: string;
};

async function listed(): Promise<Report[]> {
  return (await readAsOwner<{ reports: Report[] }>("/api/desk/reports")).reports;
}

/** Says what somebody paid, and returns the path of the link that confirms it. */
async function report(email: string, extra: object = {}): Promise<string> {
  await reportPaid(email, extra);
  const [newest] = await rows<{ id: string }>("SELECT id FROM messages ORDER BY id DESC LIMIT 1");
  return mailLink("confirm", email, newest!.id);
}

async function confirmedReport(email: string, extra: object = {}): Promise<void> {
  await postForm(await report(email, extra), {});
}

const answer = (id: string, state: string) => asOwner(`/api/desk/reports/${id}`, { json: { state } });

/** Lets everything be as old as that. */
async function age(days: number): Promise<void> {
  const ms = days * 24 * 60 * 60 * 1000;
  for (const table of ["messages", "reader_reports"]) await run(`UPDATE ${table} SET created_at = created_at - ?`, ms);
}

const purge = () => sweep(env, Date.now(), ["purges"]);

test("a report is stored without its sender, who alone is mailed", async () => {
  const mail = mailService();
  await reportPaid("ama@example.com");
  const [stored] = await rows("SELECT * FROM reader_reports");
  expect(stored).toMatchObject({ amount: 51, currency: "USD", month: "2026-05", place: "Nairobi", state: "waiting" });
  expect(JSON.stringify(stored)).not.toMatch(/ama|example/);
  expect(JSON.stringify(stored)).not.toContain(hashEmail(env, "ama@example.com"));
  await deliverWaiting(mail.bindings);
  expect(mail.sent).toMatchObject([{ to: "ama@example.com", subject: "Please confirm what you paid" }]);
  // Apart from its links, whose signatures may say anything.
  expect(mail.sent[0]!.text!.replaceAll(/https:\S+/g, "")).not.toMatch(/51|Nairobi/);
  expect(await rows("SELECT due_at FROM people WHERE due_at IS NOT NULL")).toEqual([]);
});

test("a report reaches the owner once its sender presses the button that the mail leads to", async () => {
  const mail = mailService();
  await reportPaid("ama@example.com");
  await deliverWaiting(mail.bindings);
  const link = new RegExp(`${ORIGIN}(/api/confirm\\S+)`).exec(mail.sent[0]!.text ?? "")![1]!;
  expect(await (await call(link)).text()).toContain("somebody sent us a report about a fee with your email");
  expect(await listed()).toEqual([]);
  await postForm(link, {});
  expect(await listed()).toMatchObject([{ fee: "kenya.permits.class-d.fee", amount: 51, place: "Nairobi" }]);
  expect(JSON.stringify(await listed())).not.toContain("example.com");
});

test("a confirmation confirms no other report of the person", async () => {
  const link = await report("ama@example.com");
  await reportPaid("ama@example.com", { fee: "kenya.entry.us.fee" });
  await postForm(link, {});
  expect((await listed()).map(({ fee }) => fee)).toEqual(["kenya.permits.class-d.fee"]);
});

test("a report whose mail had to wait is mailed once the person confirms another", async () => {
  const mail = mailService();
  const link = await report("ama@example.com");
  await deliverWaiting(mail.bindings);
  await reportPaid("ama@example.com", { fee: "kenya.entry.us.fee" });
  await deliverWaiting(mail.bindings);
  expect(mail.sent).toHaveLength(1);
  await postForm(link, {});
  await deliverWaiting(mail.bindings);
  expect(mail.sent).toHaveLength(2);
});

test("of one person the newest report about a fee counts, whatever they add to their address", async () => {
  await confirmedReport("ama@example.com", { amount: "50" });
  await confirmedReport("ama+again@example.com", { amount: "52" });
  await confirmedReport("kofi@example.com", { amount: "53" });
  expect((await listed()).map(({ amount }) => amount)).toEqual([53, 52]);
});

test("two reports of one person about two fees have nothing in common", async () => {
  await confirmedReport("ama@example.com");
  await confirmedReport("ama@example.com", { fee: "kenya.entry.us.fee" });
  const reporters = await rows<{ reporter: string }>("SELECT DISTINCT reporter FROM reader_reports");
  expect(reporters).toHaveLength(2);
});

test("an accepted report stays at the desk, a refused one doesn't", async () => {
  await confirmedReport("ama@example.com");
  await confirmedReport("kofi@example.com");
  const [second, first] = await listed();
  expect((await answer(first!.id, "accepted")).status).toBe(200);
  expect((await answer(second!.id, "refused")).status).toBe(200);
  expect(await listed()).toMatchObject([{ id: first!.id, state: "accepted" }]);
});

test("the owner can't accept what nobody confirmed", async () => {
  await reportPaid("ama@example.com");
  const [{ id } = { id: "" }] = await rows<{ id: string }>("SELECT id FROM reader_reports");
  expect((await answer(id, "accepted")).status).toBe(404);
});

test("the email is deleted after 90 days, together with reports that nobody confirmed", async () => {
  await confirmedReport("ama@example.com");
  await reportPaid("kofi@example.com");
  await age(REPORT_EMAIL_DAYS + 1);
  await purge();
  expect(await rows("SELECT email FROM messages")).toEqual([]);
  expect(await rows("SELECT email_hash FROM people")).toEqual([]);
  expect(await listed()).toMatchObject([{ amount: 51 }]);
  expect(await rows("SELECT message_id FROM reader_reports")).toEqual([{ message_id: null }]);
});

test("a report is deleted a year after its confirmation", async () => {
  await confirmedReport("ama@example.com");
  await run("UPDATE reader_reports SET confirmed_at = confirmed_at - ?", (REPORT_DAYS + 1) * 24 * 60 * 60 * 1000);
  await purge();
  expect(await rows("SELECT id FROM reader_reports")).toEqual([]);
});

test("people who sent something else keep their notes", async () => {
  await confirmedReport("ama@example.com");
  await confirmedReport("kofi@example.com");
  await age(REPORT_EMAIL_DAYS + 1);
  await signUp("ama@example.com");
  await writeMessage("kofi@example.com");
  await purge();
  expect(await rows("SELECT email_hash FROM people")).toHaveLength(2);
});

test("a removal takes the reports of the last 90 days with it", async () => {
  await confirmedReport("ama@example.com");
  await postForm(mailLink("removal", "ama@example.com"), {});
  expect(await rows("SELECT id FROM reader_reports")).toEqual([]);
});

test.each([
  ["amount", "about 50", "Please enter the amount in digits, like 51 or 20,000"],
  ["amount", "0", "Please enter the amount in digits, like 51 or 20,000"],
  ["amount", "20.000", "Please enter the amount in digits, like 51 or 20,000"],
  ["month", "May 2026", "Please enter year and month, like 2026-05"],
  ["currency", "dollars", "Please choose a currency"],
  ["fee", "kenya", "Please choose what you paid for"],
  ["place", " ", "Please enter the city, or where you paid"],
])("%s %j is refused next to its field", async (field, typed, message) => {
  const refused = await reportPaid("ama@example.com", { [field]: typed });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: { fields: { [field]: message } } });
});

test("thousands may have commas or spaces", async () => {
  for (const amount of ["20,000", "20 000", "20000", 20000]) await reportPaid("ama@example.com", { amount });
  expect(await rows("SELECT DISTINCT amount FROM reader_reports")).toEqual([{ amount: 20_000 }]);
});
