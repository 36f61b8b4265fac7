import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { foldCampaigns } from "../../worker/leads/stats-store.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { bucketAway } from "../support/away.ts";
import { addLeads } from "../support/many-leads.ts";
import { meterRows } from "../support/row-meter.ts";
import { calculate, call, postForm, postJson, rows, run, signUp } from "../support/worker.ts";
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

/** What is counted of each campaign, whatever its source. */
const CAMPAIGN_COUNTS = "SELECT campaign, count FROM lead_counts_by_campaign ORDER BY 1";

test("counters always equal a recount, whatever is added and removed", async () => {
  await addLeads(500, { campaign: "'c' || (i % 7)" });
  await run("DELETE FROM leads WHERE CAST(substr(id, 7) AS INTEGER) % 3 = 0");
  const [{ left } = { left: 0 }] = await rows<{ left: number }>("SELECT count(*) AS left FROM leads");
  for (const by of ["source", "campaign", "hour", "quarter"]) {
    expect(await rows(`SELECT sum(count) AS count FROM lead_counts_by_${by}`), by).toEqual([{ count: left }]);
  }
  expect(await rows(CAMPAIGN_COUNTS)).toEqual(
    await rows("SELECT utm_campaign AS campaign, count(*) AS count FROM leads GROUP BY 1 ORDER BY 1"),
  );
});

test("a campaign is counted and forgotten under its name, whatever characters it has", async () => {
  const names = ['a"b', "a\\b", "it's", "$.a[0]", "", "other", "null", "__proto__", "é\u{1F30D}", "a\tb", "1", "{}"];
  const email = (index: number) => `c${index}@example.com`;
  for (const [index, campaign] of names.entries()) {
    await signUp(email(index), { visit: { page: "/", utm: { campaign } } });
    await signUp(`again-${email(index)}`, { visit: { page: "/", utm: { campaign } } });
  }
  const stored = await rows<{ campaign: string; count: number }>(
    "SELECT utm_campaign AS campaign, count(*) AS count FROM leads GROUP BY 1 ORDER BY 1",
  );
  expect(stored).toHaveLength(names.length);
  expect(await rows(CAMPAIGN_COUNTS)).toEqual(stored);
  await run("DELETE FROM leads WHERE email LIKE 'again-%'");
  expect(await rows(CAMPAIGN_COUNTS)).toEqual(stored.map(({ campaign }) => ({ campaign, count: 1 })));
  await run("DELETE FROM leads");
  expect(await rows("SELECT count, confirmed FROM lead_counts_by_source")).toEqual([{ count: 0, confirmed: 0 }]);
  expect(await rows(CAMPAIGN_COUNTS)).toEqual([]);
});

test("however many campaigns strangers invent, the most used keep their names, and the rest are counted together", async () => {
  const named = 20;
  await addLeads(50, { campaign: "'spring'" });
  await addLeads(60, { campaign: "'invented-' || i", prefix: "q" });
  await foldCampaigns(openDatabase(env.DB), named);
  await addLeads(10, { campaign: "'autumn'", prefix: "r" });
  await foldCampaigns(openDatabase(env.DB), named);
  const [counted] = await rows("SELECT count(*) AS names, sum(count) AS leads FROM lead_counts_by_campaign");
  expect(counted).toEqual({ names: named + 1, leads: 120 });
  const { campaigns } = await readAsOwner<{ campaigns: { campaign: string; count: number }[] }>("/api/leads/breakdown");
  expect(campaigns.slice(0, 2)).toEqual([
    { campaign: "spring", count: 50 },
    { campaign: "autumn", count: 10 },
  ]);
  expect(campaigns.at(-1)!.campaign).toBe("other");
  expect(campaigns.reduce((sum, { count }) => sum + count, 0)).toBe(120);
  await run("DELETE FROM leads");
  expect(await rows("SELECT sum(count) AS count FROM lead_counts_by_campaign")).toEqual([{ count: null }]);
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

test.each(SIGN_UPS)("%s writes at most 20 rows, and so does the same a day later", async (_kind, send) => {
  const { DB, takeRowsWritten } = meterRows(env.DB);
  const bindings = { DB };
  await send(bindings);
  expect(await rows("SELECT kind FROM deliveries")).toHaveLength(3);
  expect(takeRowsWritten()).toBeLessThanOrEqual(20);
  await run("UPDATE deliveries SET status = 'done', queued_at = 0, done_at = 0");
  await send(bindings);
  expect(takeRowsWritten()).toBeLessThanOrEqual(20);
});

test("a sign-up whose second copy fails writes one row more, for when it is tried again", async () => {
  const { DB, takeRowsWritten } = meterRows(env.DB);
  await signUp("ama@example.com", { visit: VISIT }, { DB, BUCKET: bucketAway });
  expect(takeRowsWritten()).toBeLessThanOrEqual(21);
});
