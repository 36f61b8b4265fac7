import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { sendPlan } from "../support/plan.ts";
import {
  calculate,
  call,
  deliverById,
  deliverTo,
  mailService,
  ORIGIN,
  postForm,
  rows,
  signUp,
} from "../support/worker.ts";
import { readAsOwner } from "../support/credentials.ts";
import { mailLink } from "../support/links.ts";

/** Signs up, and returns the path of the link in the confirmation. */
async function confirmLink(email: string, mail = mailService()) {
  await signUp(email);
  await deliverTo(email, "lead_mail", mail.bindings);
  return new RegExp(`${ORIGIN}(/api/confirm\\S+)`).exec(mail.sent[0]!.text ?? "")![1]!;
}

const confirmed = () => rows("SELECT email_hash FROM people WHERE confirmed_at IS NOT NULL");

test("the link in the first mail opens a page, and only its button confirms, any number of times", async () => {
  const link = await confirmLink("ama@example.com");
  for (let times = 0; times < 2; times++) {
    const page = await call(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Yes, that was me");
  }
  expect(await confirmed()).toEqual([]);
  for (let times = 0; times < 2; times++) expect((await postForm(link, {})).status).toBe(200);
  expect(await confirmed()).toHaveLength(1);
});

test("who unsubscribed is told of no mail on its way without the word that none comes to them, by a form or by the link", async () => {
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

test("the pages of the links tell their URLs to no other page", async () => {
  const mail = mailService();
  await confirmLink("ama@example.com", mail);
  const links = [...mail.sent[0]!.text!.matchAll(new RegExp(`${ORIGIN}(/api/\\S+)`, "g"))].map(([, link]) => link!);
  expect(links.map((link) => link.split("?")[0]!).sort()).toEqual(["/api/confirm", "/api/removal", "/api/unsubscribe"]);
  for (const link of links) expect((await call(link)).headers.get("Referrer-Policy"), link).toBe("no-referrer");
});

test("its button works in a browser, which names no origin where it names no referrer; another site's does not", async () => {
  const link = await confirmLink("ama@example.com");
  const foreign = await postForm(link, {}, { Origin: "null", "Sec-Fetch-Site": "cross-site" });
  expect([foreign.status, await confirmed()]).toEqual([403, []]);
  expect((await postForm(link, {}, { Origin: "null" })).status).toBe(403);
  expect((await postForm(link, {}, { Origin: "null", "Sec-Fetch-Site": "same-origin" })).status).toBe(200);
  expect(await confirmed()).toHaveLength(1);
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
    "SELECT id FROM deliveries WHERE kind = 'lead_mail' AND status = 'waiting'",
  );
  await deliverById(comparison!.id, mail.bindings);
  expect(mail.sent).toHaveLength(1);
  const queued: { body: { deliveryId: string } }[] = [];
  const DELIVERIES = { sendBatch: async (batch: typeof queued) => queued.push(...batch) } as unknown as Queue;
  await postForm(link, {}, {}, { DELIVERIES });
  expect(queued.map(({ body }) => body.deliveryId)).toEqual([comparison!.id]);
  await deliverById(comparison!.id, mail.bindings);
  expect(mail.sent.map(({ subject }) => subject)).toEqual([
    "You're on the Homeward waitlist",
    "Your cost comparison with Ghana",
  ]);
});

test("a link of another purpose, or of another site's page, confirms nothing", async () => {
  const link = await confirmLink("ama@example.com");
  const forged = link.replace(/signature=.*/, `signature=${"A".repeat(43)}`);
  expect((await postForm(forged, {})).status).toBe(403);
  expect((await postForm(link, {}, { Origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await postForm(link.replace("/confirm", "/removal"), {})).status).toBe(403);
  expect(await confirmed()).toEqual([]);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM leads").first("n")).toBe(1);
});
