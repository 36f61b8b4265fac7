import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { addLeads } from "../support/many-leads.ts";
import { sendPlan } from "../support/plan.ts";
import { meterRows } from "../support/row-meter.ts";
import { calculate, call, formService, postForm, postJson, rows, run, signUp } from "../support/worker.ts";
import { readAsOwner } from "../support/credentials.ts";

/** Enough that a statement which reads them all passes both limits. */
test.each([0, 300])("with %d leads, the count reads at most four rows and a sign-up no more than 40", async (leads) => {
  await addLeads(leads);
  const { DB, takeRowsRead } = meterRows(env.DB);
  expect((await call("/api/waitlist/count", {}, { DB })).status).toBe(200);
  expect(takeRowsRead()).toBeLessThanOrEqual(4);
  await signUp("ama@example.com", {}, { DB });
  expect(takeRowsRead()).toBeLessThanOrEqual(40);
  await signUp("ama@example.com", {}, { DB });
  expect(takeRowsRead()).toBeLessThanOrEqual(40);
});

test("counters always equal a recount, whatever is added and removed", async () => {
  await addLeads(500, { campaign: "'c' || (i % 7)" });
  await run("DELETE FROM leads WHERE CAST(substr(id, 7) AS INTEGER) % 3 = 0");
  const [{ left } = { left: 0 }] = await rows<{ left: number }>("SELECT count(*) AS left FROM leads");
  for (const part of ["quarter_start = 0", "quarter_start > 0"]) {
    expect(await rows(`SELECT sum(count) AS count FROM lead_counts WHERE ${part}`), part).toEqual([{ count: left }]);
  }
});

test("a campaign is counted under its name, whatever characters it has, until its last lead is gone", async () => {
  const names = ['a"b', "a\\b", "it's", "$.a[0]", "null", "__proto__", "é\u{1F30D}", "1", "{}"];
  for (const [index, campaign] of names.entries()) {
    await signUp(`c${index}@example.com`, { visit: { page: "/", utm: { campaign } } });
  }
  const listed = async () => {
    const { campaigns } = await readAsOwner<{ campaigns: { campaign: string; count: number }[] }>(
      "/api/leads/breakdown",
    );
    return campaigns.map(({ campaign, count }) => `${campaign}: ${count}`).toSorted();
  };
  expect(await listed()).toEqual(names.map((name) => `${name}: 1`).toSorted());
  await run("DELETE FROM leads");
  expect(await listed()).toEqual([]);
  expect(await rows("SELECT count, confirmed FROM lead_counts WHERE quarter_start = 0")).toEqual([
    { count: 0, confirmed: 0 },
  ]);
});

test("however many campaigns strangers invent, the ten most used keep their names", async () => {
  await addLeads(50, { campaign: "'spring'" });
  await addLeads(60, { campaign: "'invented-' || i", prefix: "q" });
  await addLeads(10, { campaign: "'autumn'", prefix: "r" });
  const { campaigns } = await readAsOwner<{ campaigns: { campaign: string; count: number }[] }>("/api/leads/breakdown");
  expect(campaigns.slice(0, 2)).toEqual([
    { campaign: "spring", count: 50 },
    { campaign: "autumn", count: 10 },
  ]);
  expect(campaigns).toHaveLength(11);
  expect(campaigns.at(-1)).toEqual({ campaign: "other", count: 52 });
});

const VISIT = {
  page: "/blog",
  referrerHost: "news.example",
  utm: { source: "newsletter", medium: "email", campaign: "spring", term: "visa", content: "top" },
};
/** Everything that a form can carry, so that each writes as much as it can. */
const SIGN_UPS: [string, (bindings: Partial<Env>) => Promise<unknown>][] = [
  ["a waitlist sign-up", (bindings) => signUp("ama@example.com", { visit: VISIT }, bindings)],
  [
    "a waitlist sign-up without scripts",
    (bindings) => postForm("/api/waitlist", { fullName: "Ama", email: "ama@example.com" }, {}, bindings),
  ],
  [
    "an opt-in",
    (bindings) =>
      postJson(
        "/api/optin-contacts",
        { name: "Ama", email: "ama@example.com", countryInterest: "Ghana", goal: "Schools", visit: VISIT },
        bindings,
      ),
  ],
  ["a calculation", (bindings) => calculate("ama@example.com", { visit: VISIT, wantsNews: "yes" }, bindings)],
];

test.each(SIGN_UPS)("%s writes at most 18 rows, and so does the same a day later", async (_kind, send) => {
  const { DB, takeRowsWritten } = meterRows(env.DB);
  const bindings = { DB };
  await send(bindings);
  expect(await rows("SELECT kind FROM deliveries")).toHaveLength(2);
  expect(takeRowsWritten()).toBeLessThanOrEqual(18);
  await run("UPDATE deliveries SET status = 'sent', due_at = NULL, queued_at = 0, sent_at = 0");
  await send(bindings);
  expect(takeRowsWritten()).toBeLessThanOrEqual(18);
});

test("a plan sent by email writes at most 21 rows", async () => {
  const { DB, takeRowsWritten } = meterRows(env.DB);
  await sendPlan("ama@example.com", { visit: VISIT, wantsNews: "yes", reminders: true, changes: true }, { DB });
  expect(await rows("SELECT lead_id FROM plans")).toHaveLength(1);
  expect(takeRowsWritten()).toBeLessThanOrEqual(21);
});

test.each([
  ["takes it", "accept", 23],
  ["refuses it at first", "refuse", 24],
] as const)("a sign-up whose form service %s writes few rows more", async (_what, behavior, most) => {
  const { DB, takeRowsWritten } = meterRows(env.DB);
  await signUp("ama@example.com", { visit: VISIT }, { ...formService(behavior).bindings, DB });
  expect(await rows("SELECT kind FROM deliveries")).toHaveLength(3);
  expect(takeRowsWritten()).toBeLessThanOrEqual(most);
});
