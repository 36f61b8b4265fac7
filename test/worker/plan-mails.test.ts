import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import type { PlanKit } from "../../domain/plan.ts";
import { deliver } from "../../worker/deliveries/deliver.ts";
import { hashEmail } from "../../worker/hash.ts";
import { checkPlans, PLANS_PER_SWEEP } from "../../worker/plans/checks.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { sweep } from "../../worker/sweep.ts";
import { kitWith, PLAN_INPUTS, PLAN_KIT, planAssets, sendPlan } from "../support/plan.ts";
import { meterRows } from "../support/row-meter.ts";
import {
  call,
  deliverById,
  deliverWaiting,
  findDelivery,
  mailService,
  ORIGIN,
  postForm,
  rows,
  run,
  signUp,
  testEnv,
} from "../support/worker.ts";
import { countSent, MAILS_PER_DAY } from "../support/announcements.ts";
import { setClock } from "../support/clock.ts";
import { silenceLog } from "../support/log.ts";
import { numbers, putRows, putRowsOf } from "../support/put-rows.ts";

// What goes to who had a plan sent to them and confirmed it: reminders, and facts that changed. The clock is moved.

const AMA = "ama@example.com";
const KOFI = "kofi@example.com";
const BOTH = { reminders: true, changes: true };

/** What a copy of a plan has of it. */
const COPIED = Object.fromEntries(
  [
    "email_hash",
    "country",
    "month",
    "reason",
    "permit",
    "reminders",
    "changes",
    "inputs",
    "moves",
    "done",
    "facts",
    "reminded_to",
    "created_at",
  ].map((name) => [name, name]),
);

beforeEach(() => setDay("2026-11-23"));

function setDay(day: string, time = "14:30") {
  setClock(`${day}T${time}:00Z`);
}

/** Delivers what is due; returns the mails to visitors. */
async function deliverDue(kit: PlanKit = PLAN_KIT, mail = mailService()) {
  const due = `due_at <= ${Date.now()} AND kind IN ('lead_mail', 'plan_reminder', 'plan_change')`;
  await deliverWaiting({ ...mail.bindings, ASSETS: planAssets(kit) }, due);
  return mail.sent;
}

/** Sends a plan and presses "Yes, that was me" in its mail. */
async function confirmedPlan(email: string, extra: object) {
  await sendPlan(email, extra);
  const [mail] = await deliverDue();
  await press(mail!.text!, "confirm");
}

/** Presses the button behind a link in a mail. */
async function press(text: string, purpose: string) {
  const link = new RegExp(`${ORIGIN}(/api/${purpose}\\?\\S+)`).exec(text)![1]!;
  const answer = await postForm(link, {});
  expect(answer.status).toBe(200);
}

/** What one day's look at the plans sends. */
async function lookOn(day: string, kit: PlanKit = PLAN_KIT) {
  setDay(day);
  await checkPlans({ ...env, ASSETS: planAssets(kit) }, openDatabase(env.DB), Date.now());
  return deliverDue(kit);
}

/** The mails of each day from one to another that has any: the day with their subjects. */
async function lookDaily(from: string, days: number, kit?: PlanKit) {
  const sent: [day: string, subject: string][] = [];
  for (let index = 0; index < days; index++) {
    const day = new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10);
    for (const { subject } of await lookOn(day, kit)) sent.push([day, subject]);
  }
  return sent;
}

test("a reminder comes once, a month before a deadline, with what is due within a week", async () => {
  await confirmedPlan(AMA, { reminders: true });
  // To be begun by March 3 and 6, May 1 and June 29.
  expect(await lookDaily("2027-01-25", 130)).toEqual([
    ["2027-02-01", "2 tasks of your move to Kenya are due soon"],
    ["2027-04-01", "Due soon: Task vaccinations"],
    ["2027-05-30", "Due soon: Task bank"],
  ]);
  expect(await rows("SELECT due_at FROM plans")).toEqual([{ due_at: null }]);
});

test("a reminder names the dates, opens the plan, and can be stopped from the mail", async () => {
  await confirmedPlan(AMA, BOTH);
  const [mail] = await lookOn("2027-02-04");
  expect(mail!.to).toBe(AMA);
  for (const line of [
    "- Task permit: start by",
    "- Task papers: start by",
    "It takes 1 to 2 months.",
    `Open your plan: ${ORIGIN}/my-plan?country=kenya&month=2027-06`,
    `Stop these reminders: ${ORIGIN}/api/plan-reminders?`,
    `Unsubscribe: ${ORIGIN}/api/unsubscribe?`,
    `Remove my data: ${ORIGIN}/api/removal?`,
  ]) {
    expect(mail!.text).toContain(line);
  }
  expect(mail!.headers).toEqual({
    "List-Unsubscribe": expect.stringMatching(/^<https:\/\/homeward\.example\/api\/plan-reminders\?person=\S+>$/),
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  // As a mail provider sends it: from anywhere, without a page of ours.
  const stop = mail!.headers!["List-Unsubscribe"]!.slice(1 + ORIGIN.length, -1);
  const answer = await call(stop, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
  expect(answer.status).toBe(200);
  expect(await rows("SELECT reminders, changes FROM plans")).toEqual([{ reminders: 0, changes: 1 }]);
  expect(await rows("SELECT * FROM suppressions")).toEqual([]);
  expect(await lookDaily("2027-04-01", 10)).toEqual([]);
  expect((await lookOn("2027-04-12", kitWith({ "kenya.fee": "US$400" }))).map(({ subject }) => subject)).toEqual([
    "1 fact in your plan for Kenya changed",
  ]);
});

test("what was ticked is not reminded of, and a task that was moved earlier is reminded of earlier", async () => {
  const plan = {
    inputs: PLAN_INPUTS,
    done: ["permit", "papers"],
    moves: { vaccinations: "2027-02-01", bank: "2029-01-01" },
  };
  await confirmedPlan(AMA, { reminders: true, plan });
  expect(await lookDaily("2026-12-28", 160)).toEqual([
    ["2027-01-02", "Due soon: Task vaccinations"],
    ["2027-05-30", "Due soon: Task bank"],
  ]);
});

test("a changed fact that the plan rests on is told once, with what it said and says; others are not", async () => {
  await confirmedPlan(AMA, { changes: true });
  expect(await lookDaily("2026-11-24", 3)).toEqual([]);
  const changed = kitWith({ "kenya.fee": "US$400 for *each* person", "kenya.unused": "Something else" });
  const [mail] = await lookOn("2026-11-28", changed);
  for (const line of [
    "Task permit",
    "Before: US$200 to US$300 *for* each person",
    "Now: US$400 for *each* person (source (https://fees.example/n))",
    `Stop emails about changes: ${ORIGIN}/api/plan-changes?`,
  ]) {
    expect(mail!.text).toContain(line);
  }
  expect(mail!.html).toContain("<strong>Now:</strong>");
  expect(await lookDaily("2026-11-29", 20, changed)).toEqual([]);
  await press(mail!.text!, "plan-changes");
  expect(await rows("SELECT reminders, changes, due_at FROM plans")).toEqual([
    { reminders: 0, changes: 0, due_at: null },
  ]);
});

test("a fact with a new id is reported only when its words change", async () => {
  await confirmedPlan(AMA, { changes: true });
  const renamed = (words?: string): PlanKit => ({
    ...JSON.parse(
      JSON.stringify(words ? kitWith({ "kenya.fee": words }) : PLAN_KIT).replaceAll("kenya.fee", "kenya.new"),
    ),
    formerIds: { "kenya.fee": "kenya.new" },
  });
  expect(await lookDaily("2026-11-28", 3, renamed())).toEqual([]);
  expect(await lookDaily("2026-12-01", 3, renamed("US$400"))).toEqual([
    ["2026-12-01", "1 fact in your plan for Kenya changed"],
  ]);
});

test("changes of one week are told in one mail", async () => {
  await confirmedPlan(AMA, { changes: true });
  await lookOn("2026-11-28", kitWith({ "kenya.fee": "US$400" }));
  const again = kitWith({ "kenya.fee": "US$500", "kenya.papers": "Two birth certificates" });
  expect(await lookDaily("2026-11-29", 10, again)).toEqual([["2026-12-05", "2 facts in your plan for Kenya changed"]]);
});

test("words that could not be read when it was sent are those of the first look", async () => {
  await sendPlan(AMA, { changes: true }, { ASSETS: planAssets(null) });
  const [mail] = await deliverDue();
  await press(mail!.text!, "confirm");
  expect(await lookOn("2026-11-24")).toEqual([]);
  expect((await lookOn("2026-11-25", kitWith({ "kenya.fee": "US$400" }))).length).toBe(1);
});

test("nobody who did not confirm this plan gets mails about it, whatever a stranger posts in their name", async () => {
  await sendPlan("stranger@example.com", BOTH);
  await deliverDue();
  await confirmedPlan(AMA, {});
  await sendPlan(AMA, BOTH);
  await signUp(AMA);
  await deliverDue();
  expect(await lookDaily("2027-01-28", 40, kitWith({ "kenya.fee": "US$400" }))).toEqual([]);
});

test("only the newest plan that a person confirmed is followed, in whatever order", async () => {
  await sendPlan(AMA, { reminders: true });
  const [first] = await deliverDue();
  await press(first!.text!, "confirm");
  setDay("2026-11-25");
  const later = { inputs: { ...PLAN_INPUTS, month: "2027-08" }, moves: {}, done: [] };
  await confirmedPlan(AMA, { reminders: true, plan: later });
  await press(first!.text!, "confirm");
  expect(await rows("SELECT month, reminders, due_at IS NOT NULL AS due FROM plans ORDER BY month")).toEqual([
    { month: "2027-06", reminders: 0, due: 0 },
    { month: "2027-08", reminders: 1, due: 1 },
  ]);
  expect((await lookDaily("2027-01-20", 30)).length).toBe(0);
});

test("a plan that was stored late does not replace one that was sent after it", async () => {
  await confirmedPlan(AMA, { reminders: true });
  const earlier = { inputs: { ...PLAN_INPUTS, month: "2027-08" }, moves: {}, done: [] };
  await sendPlan(AMA, { reminders: true, plan: earlier });
  const [mail] = await deliverDue();
  // As if it had been kept while the database was away.
  await run("UPDATE plans SET created_at = 1 WHERE month = '2027-08'");
  await press(mail!.text!, "confirm");
  expect(await rows("SELECT month FROM plans WHERE reminders")).toEqual([{ month: "2027-06" }]);
});

test("a later plan without wishes leaves the reminders of the one before", async () => {
  await confirmedPlan(AMA, { reminders: true });
  setDay("2026-11-25");
  await confirmedPlan(AMA, {});
  expect((await lookDaily("2027-01-28", 10)).length).toBe(1);
});

test("who unsubscribed gets none, and what they missed in one mail if they come back", async () => {
  await confirmedPlan(AMA, { reminders: true });
  await putRowsOf("suppressions", "leads", { email_hash: "email_hash" });
  expect(await lookDaily("2027-01-28", 12)).toEqual([]);
  expect(await rows("SELECT id FROM deliveries WHERE kind = 'plan_reminder'")).toEqual([]);
  await run("DELETE FROM suppressions");
  expect((await lookDaily("2027-02-09", 10)).length).toBe(1);
});

test("who stops or unsubscribes while a reminder waits does not get it", async () => {
  for (const [email, stop, reason] of [
    [AMA, () => run("UPDATE plans SET reminders = 0"), "stopped"],
    [KOFI, () => putRows("suppressions", { emailHash: hashEmail(env, KOFI) }), "unsubscribed"],
  ] as const) {
    setDay("2026-11-23");
    await confirmedPlan(email, { reminders: true });
    setDay("2027-02-04");
    await sweep({ ...env, ASSETS: planAssets() }, Date.now(), ["plans"]);
    await stop();
    expect(await deliverDue()).toEqual([]);
    expect(
      await rows("SELECT status, reason FROM deliveries WHERE kind = 'plan_reminder' AND reason = ?", reason),
    ).toEqual([{ status: "withheld", reason }]);
  }
});

test("a plan that cannot be computed is looked at again the next day, and holds up no other", async () => {
  const logged = silenceLog();
  await confirmedPlan("kofi@example.com", BOTH);
  await confirmedPlan(AMA, { reminders: true });
  await run("UPDATE plans SET inputs = '{}', due_at = 1 WHERE changes");
  expect((await lookOn("2027-02-04")).map(({ to }) => to)).toEqual([AMA]);
  expect(logged).toHaveBeenCalledOnce();
  expect(await rows("SELECT due_at FROM plans WHERE changes")).toEqual([{ due_at: Date.parse("2027-02-05T14:00Z") }]);
});

test("who unsubscribed is not looked at any more once the plan is over", async () => {
  await confirmedPlan(AMA, BOTH);
  await putRowsOf("suppressions", "leads", { email_hash: "email_hash" });
  await lookOn("2027-06-30");
  expect(await rows("SELECT due_at IS NULL AS over FROM plans")).toEqual([{ over: 0 }]);
  await lookOn("2027-07-20");
  expect(await rows("SELECT due_at IS NULL AS over FROM plans")).toEqual([{ over: 1 }]);
});

test("two sweeps at once make one reminder, and a mail that still waits is not overtaken by another", async () => {
  await confirmedPlan(AMA, BOTH);
  setDay("2027-02-04");
  const bindings = { ...env, ASSETS: planAssets() };
  await Promise.all([1, 2].map(() => checkPlans(bindings, openDatabase(env.DB), Date.now())));
  const refusing = mailService({ refuses: true });
  expect(await deliverDue(PLAN_KIT, refusing)).toEqual([]);
  // The mail service is away for weeks: the next reminder waits for this one.
  setDay("2027-04-05");
  await sweep(bindings, Date.now(), ["plans"]);
  const [{ reminder }] = (await rows("SELECT reminder FROM plans")) as [{ reminder: string }];
  expect((JSON.parse(reminder) as { tasks: unknown[] }).tasks).toHaveLength(2);
  expect((await deliverDue()).map(({ subject }) => subject)).toEqual(["2 tasks of your move to Kenya are due soon"]);
  expect((await lookOn("2027-04-06")).map(({ subject }) => subject)).toEqual(["Due soon: Task vaccinations"]);
});

test("a reminder beyond the site's mails of a day waits, and is sent once the day has room", async () => {
  await confirmedPlan(AMA, { reminders: true });
  setDay("2027-02-04");
  await countSent(Date.now(), MAILS_PER_DAY);
  expect(await lookOn("2027-02-04")).toEqual([]);
  expect(await rows("SELECT status, reason FROM deliveries WHERE kind = 'plan_reminder'")).toEqual([
    { status: "queued", reason: "site_limit" },
  ]);
  setDay("2027-02-05", "16:00");
  await sweep(env, Date.now(), ["deliveries"]);
  expect(await deliverDue()).toHaveLength(1);
});

test("a Worker that ends while it builds a plan's mail leaves the mail to be sent, not to be guessed about", async () => {
  setDay("2027-02-04");
  await sendPlan(AMA, {}, { ASSETS: planAssets() });
  const { id } = (await findDelivery(AMA, "lead_mail"))!;
  const mail = mailService();
  const reached = Promise.withResolvers<void>();
  const ended = { fetch: () => (reached.resolve(), new Promise<Response>(() => {})) } as unknown as Fetcher;
  void deliver({ ...env, ...mail.bindings, ASSETS: ended }, id);
  await reached.promise;
  vi.setSystemTime(Date.now() + 61_000);
  await sweep({ ...testEnv, ASSETS: planAssets() }, Date.now(), ["deliveries"]);
  expect(await findDelivery(AMA, "lead_mail")).toMatchObject({ status: "queued" });
  expect(await rows("SELECT count FROM mailbox_mails WHERE count > 0")).toEqual([]);
  await deliver({ ...env, ...mail.bindings, ASSETS: planAssets() }, id);
  expect(mail.sent.map(({ to }) => to)).toEqual([AMA]);
});

test("a mail that cannot be built counts toward no limit and is tried again", async () => {
  silenceLog();
  await sendPlan(AMA, {}, { ASSETS: planAssets() });
  const { id } = (await findDelivery(AMA, "lead_mail"))!;
  const ASSETS = { fetch: () => Promise.reject(new Error("away")) } as unknown as Fetcher;
  await deliverById(id, { ASSETS });
  expect(await findDelivery(AMA, "lead_mail")).toMatchObject({ status: "queued", attempts: 1 });
  expect(await rows("SELECT count FROM mailbox_mails")).toEqual([]);
});

test("a country whose facts cannot be read holds up no other, and is looked at within the hour", async () => {
  silenceLog();
  await confirmedPlan(AMA, { reminders: true });
  await putRowsOf("plans", `plans, ${numbers(45)}`, {
    ...COPIED,
    lead_id: "'lead_g' || i",
    due_at: 1,
    country: "'ghana'",
    changes: 0,
  });
  setDay("2027-02-04");
  const kits = planAssets();
  const ASSETS = {
    fetch: (request: Request) =>
      request.url.includes("ghana") ? Promise.reject(new Error("away")) : kits.fetch(request),
  } as unknown as Fetcher;
  await run("DELETE FROM heartbeats");
  for (let times = 0; times < 2; times++) await sweep({ ...env, ASSETS }, Date.now(), ["plans"]);
  expect((await deliverDue()).map(({ to }) => to)).toEqual([AMA]);
  const inAnHour = Date.now() + 60 * 60 * 1000;
  expect(await rows("SELECT DISTINCT due_at FROM plans WHERE country = 'ghana'")).toEqual([{ due_at: inAnHour }]);
  expect(await rows("SELECT step FROM heartbeats")).toEqual([]);
});

test("a reminder counts toward the three mails a day of its mailbox", async () => {
  await confirmedPlan(AMA, { reminders: true });
  setDay("2027-02-04");
  await run("UPDATE mailbox_mails SET count = 3, day_start = ?", Date.now() - (Date.now() % 86_400_000));
  expect(await lookOn("2027-02-04")).toEqual([]);
  expect(await rows("SELECT status, reason FROM deliveries WHERE kind = 'plan_reminder'")).toEqual([
    { status: "queued", reason: "mailbox_limit" },
  ]);
});

test("a look at the plans takes the same statements however many are due, and reads only those", async () => {
  await confirmedPlan(AMA, BOTH);
  const copies = (count: number, due: number) =>
    putRowsOf("plans", `plans, ${numbers(count)} WHERE lead_id LIKE 'lead_0%'`, {
      ...COPIED,
      lead_id: `'lead_${due}' || i`,
      due_at: due,
    });
  await copies(2000, Date.now() + 86_400_000);
  const { DB, takeQueries, takeRowsRead, takeRowsWritten } = meterRows(env.DB);
  const look = async () => {
    await checkPlans({ ...env, ASSETS: planAssets() }, openDatabase(DB), Date.now());
    return { queries: takeQueries(), read: takeRowsRead(), written: takeRowsWritten() };
  };
  expect(await look()).toEqual({ queries: 2, read: 6, written: 2 });
  const others = PLANS_PER_SWEEP - 1;
  await copies(others, 1);
  expect(await look()).toEqual({ queries: 2, read: others * 5 + 1, written: others * 2 });
  // One of them with something to tell: its delivery, and the two plans and leads that it is looked up by.
  setDay("2026-11-24", "14:20");
  await run(
    "UPDATE plans SET reminded_to = '2026-09-30', due_at = 1, month = '2026-12', inputs = json_set(inputs, '$.month', '2026-12') WHERE lead_id LIKE 'lead_0%'",
  );
  expect(await look()).toEqual({ queries: 3, read: PLANS_PER_SWEEP * 5 + 7, written: PLANS_PER_SWEEP * 2 + 4 });
  expect(await look()).toMatchObject({ queries: 1, written: 0 });
});
