import { expect, test } from "vitest";
import { sendPlan } from "../support/plan.ts";
import {
  calculate,
  deliverById,
  deliverTo,
  mailService,
  ORIGIN,
  postForm,
  recordingQueue,
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
  const queue = recordingQueue();
  await postForm(link, {}, {}, queue.bindings);
  expect(queue.ids()).toEqual([comparison!.id]);
  await deliverById(comparison!.id, mail.bindings);
  expect(mail.sent.map(({ subject }) => subject)).toEqual([
    "You're on the Homeward waitlist",
    "Your cost comparison with Ghana",
  ]);
});
