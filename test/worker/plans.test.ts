import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { LIST_LIMITS } from "../../domain/owner-lists.ts";
import { setClock } from "../support/clock.ts";
import { asOwner, readAsOwner } from "../support/credentials.ts";
import { PLAN_INPUTS, PLAN_KIT, planAssets, sendPlan } from "../support/plan.ts";
import { meterRows } from "../support/row-meter.ts";
import { putLeads } from "../support/some-leads.ts";
import { deliverById, deliverTo, findDelivery, mailService, postForm, rows } from "../support/worker.ts";
import { putRowsOf } from "../support/put-rows.ts";

const ASSETS = planAssets();

beforeEach(() => setClock("2026-11-23T12:00:00Z"));

async function mailedPlan(email: string, bindings: Partial<Env> = {}) {
  const mail = mailService();
  await deliverTo(email, "lead_mail", { ASSETS, ...mail.bindings, ...bindings });
  return mail.sent[0]!;
}

test("a plan is stored with its lead, what was put in, ticked and moved, and its permit", async () => {
  const plan = { inputs: PLAN_INPUTS, moves: { papers: "2027-01-10" }, done: ["vaccinations"] };
  const answer = await sendPlan("Ama@example.com", { name: "Ama", plan, reminders: true });
  expect([answer.status, await answer.json()]).toEqual([200, { message: expect.stringContaining("Your plan") }]);
  const [lead] = await rows("SELECT kind, source, email, country_interest, consent_version FROM leads");
  expect(lead).toEqual({
    kind: "plan",
    source: "my_plan",
    email: "ama@example.com",
    country_interest: '["Kenya"]',
    consent_version: "my-plan-2026-11-28-queue",
  });
  const [stored] = await rows<Record<string, string>>("SELECT * FROM plans");
  expect(stored).toMatchObject({
    country: "kenya",
    month: "2027-06",
    reason: "remote",
    permit: "class-n",
    reminders: 1,
    changes: 0,
    reminded_to: "2026-11-23",
    due_at: null,
  });
  expect(JSON.parse(stored!["inputs"]!)).toEqual(PLAN_INPUTS);
  expect([JSON.parse(stored!["moves"]!), JSON.parse(stored!["done"]!)]).toEqual([plan.moves, plan.done]);
  expect(stored!["facts"]).toBeNull();
});

test("amounts and the ages of children are not kept, whoever sends them", async () => {
  const inputs = { ...PLAN_INPUTS, childrenAges: [9, 2], budgetUsd: 2500, savingsUsd: 20_000 };
  await sendPlan("ama@example.com", { plan: { inputs, moves: {}, done: [] } });
  const [stored] = await rows<Record<string, string>>("SELECT inputs FROM plans");
  expect(JSON.parse(stored!["inputs"]!)).toEqual({ ...PLAN_INPUTS, childrenAges: [0, 4] });
});

test.each([PLAN_KIT, null])(
  "the mail to somebody repeats no name of a city or a permit that a stranger made up",
  async (kit) => {
    const { sent, bindings } = mailService();
    const plan = { inputs: { ...PLAN_INPUTS, city: "call-5551234", permit: "call-5551234" }, moves: {}, done: [] };
    await sendPlan("ama@example.com", { plan }, { ...bindings, ASSETS: planAssets(kit) });
    await deliverTo("ama@example.com", "lead_mail", { ...bindings, ASSETS: planAssets(kit) });
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toContain("5551234");
  },
);

test("the words of its facts, which are most of a plan, are stored where changes are wished", async () => {
  await sendPlan("ama@example.com", { changes: true });
  const [stored] = await rows<{ facts: string }>("SELECT facts FROM plans");
  expect(Object.keys(JSON.parse(stored!.facts))).toEqual(["kenya.fee", "kenya.papers"]);
});

test.each([
  ["no plan", undefined],
  ["no month", { inputs: { country: "kenya" } }],
  ["another country", { inputs: { ...PLAN_INPUTS, country: "__proto__" } }],
  ["a permit that is markup", { inputs: { ...PLAN_INPUTS, permit: "<b>" } }],
  ["parameters without a country", "month=2027-06"],
])("%s is refused with a sentence, and nothing is stored", async (_name, plan) => {
  const answer = await sendPlan("ama@example.com", { plan });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { fields: { plan: expect.stringContaining("country") } } });
  expect(await rows("SELECT id FROM leads")).toEqual([]);
});

test("a form without scripts sends the parameters of the plan's URL, and its boxes", async () => {
  const plan = "country=kenya&month=2027-06&reason=remote&passports=us.uk";
  const answer = await postForm("/api/plans", { email: "ama@example.com", plan, changes: "yes" }, {}, { ASSETS });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/my-plan#plan-received"]);
  expect(await rows("SELECT country, reminders, changes FROM plans")).toEqual([
    { country: "kenya", reminders: 0, changes: 1 },
  ]);
});

test("the mail has conflicts first, then the tasks by month, and the plan's link", async () => {
  const inputs = { ...PLAN_INPUTS, month: "2027-01" };
  const plan = { inputs, moves: {}, done: ["vaccinations"] };
  await sendPlan("ama@example.com", { name: "Ama", plan, reminders: true });
  const { subject, text, html } = await mailedPlan("ama@example.com");
  expect(subject).toBe("Your plan: Kenya in January 2027");
  const order = [
    "Hello Ama,",
    "3 tasks are open, 1 done.",
    "You chose a reminder",
    "Yes, that was me: https://homeward.example/api/confirm?",
    "Open your plan: https://homeward.example/my-plan?country=kenya&month=2027-01&passports=us&adults=2&children=4&reason=remote",
    "What won’t be ready in time",
    "- Task papers: 48 days late; you’d have needed to start by October 6, 2026.",
    "The first month you can make is March 2027",
    "Now",
    "- Task papers: start now (you’d have needed to start by October 6, 2026). It takes 1 week.",
    "- Task permit: start now (you’d have needed to start by October 3, 2026), finish by December 2, 2026.",
    "Fee: $600 to $900.",
    "January 2027",
    "- Task bank: start by January 29, 2027, finish by January 31, 2027.",
    "Papers: Passport; Birth certificate.",
    "The money",
    "- Fees and costs of the tasks: $600 to $900",
    "- Rent in advance and deposit: $",
    "- Three months of living: $",
    "- A reserve of three more months: $",
    "Cash needed, as far as known: $",
    "Task bank (not published); health insurance, flights, furniture and taxes.",
    "- Task permit: Immigration (https://fees.example/n), dated October 1, 2026. Entered on November 20, 2026.",
  ];
  const missing = order.filter((line) => !text!.includes(line));
  expect(missing).toEqual([]);
  expect(text).not.toContain("vaccinations");
  expect(html).toContain("<strong>Task permit</strong>");
  expect(text!.indexOf("What won’t be ready in time")).toBeLessThan(text!.indexOf("\nNow"));
});

test("where the build wrote no facts, the plan is stored and its mail leads to the page", async () => {
  await sendPlan("ama@example.com", {}, { ASSETS: planAssets(null) });
  expect(await rows("SELECT facts FROM plans")).toEqual([{ facts: null }]);
  const { text } = await mailedPlan("ama@example.com", { ASSETS: planAssets(null) });
  expect(text).toContain("Open your plan: https://homeward.example/my-plan?country=kenya");
});

test("where the facts cannot be read, the post is kept and the mail waits", async () => {
  const away = { fetch: () => Promise.reject(new Error("away")) } as unknown as Fetcher;
  expect((await sendPlan("ama@example.com", {}, { ASSETS: away })).status).toBe(200);
  expect(await rows("SELECT facts FROM plans")).toEqual([{ facts: null }]);
  const { id } = (await findDelivery("ama@example.com", "lead_mail"))!;
  const mail = mailService();
  await deliverById(id, { ASSETS: away, ...mail.bindings });
  expect(mail.sent).toEqual([]);
  expect((await findDelivery("ama@example.com", "lead_mail"))!.status).toBe("queued");
});

test("the owner's list, its file and the person's page have the plan", async () => {
  await sendPlan("ama@example.com", { name: "Ama", reminders: true, wantsNews: "yes" });
  const { data } = await readAsOwner<{ data: Record<string, unknown>[] }>("/api/plans?country=kenya");
  expect(data).toMatchObject([
    {
      name: "Ama",
      countryInterest: "Kenya",
      month: "2027-06",
      reason: "remote",
      permit: "class-n",
      reminders: "yes",
      changes: null,
    },
  ]);
  expect(await (await asOwner("/api/plans/csv")).text()).toContain(
    "Ama,ama@example.com,Kenya,2027-06,remote,class-n,yes,,yes,my_plan",
  );
  const person = await readAsOwner<{ timeline: Record<string, unknown>[] }>(
    `/api/people/${String(data[0]!["personId"])}`,
  );
  expect(person.timeline[0]).toMatchObject({
    kind: "plan",
    plan: {
      country: "kenya",
      month: "2027-06",
      reason: "remote",
      permit: "class-n",
      done: [],
      reminders: true,
      changes: false,
    },
  });
});

test("the person's page names the permit and what was ticked, by ids only where the names cannot be read", async () => {
  const plan = { inputs: PLAN_INPUTS, moves: {}, done: ["vaccinations", "gone"] };
  await sendPlan("ama@example.com", { plan });
  const [{ email_hash: id }] = (await rows("SELECT email_hash FROM leads")) as [{ email_hash: string }];
  type Person = { timeline: { plan: { permit: string; done: string[] } }[] };
  const read = async (ASSETS: Fetcher) =>
    (await readAsOwner<Person>(`/api/people/${id}`, { ASSETS })).timeline[0]!.plan;
  expect(await read(planAssets())).toMatchObject({ permit: "Class N", done: ["Task vaccinations", "gone"] });
  expect(await read(planAssets(null))).toMatchObject({ permit: "class-n", done: plan.done });
});

test("a page of the owner's list reads the plans that it shows, however many there are", async () => {
  await sendPlan("ama@example.com");
  await putLeads(Array.from({ length: 300 }, () => ({ source: "my_plan" as const })));
  await putRowsOf("plans", "leads WHERE id NOT IN (SELECT lead_id FROM plans)", {
    lead_id: "id",
    email_hash: "email_hash",
    inputs: "'{}'",
  });
  const { DB, takeRowsRead } = meterRows(env.DB);
  const { data } = await readAsOwner<{ data: unknown[] }>("/api/plans", { DB });
  expect(data).toHaveLength(LIST_LIMITS.page);
  expect(takeRowsRead()).toBeLessThanOrEqual(3 * LIST_LIMITS.page);
});

test("a plan's post and its mail cost a known number of rows", async () => {
  const { DB, takeRowsRead, takeRowsWritten } = meterRows(env.DB);
  await sendPlan("ama@example.com", { reminders: true, changes: true }, { DB });
  // The lead with its counters and two deliveries with the index of their lead, the network's count, and the plan with the index of its person; read is
  // also whether the person was removed.
  expect({ read: takeRowsRead(), written: takeRowsWritten() }).toEqual({ read: 12, written: 20 });
});
