import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { foldRareCampaigns } from "../../worker/store/counters.ts";
import { openDatabase } from "../../worker/store/database.ts";
import { addLeads } from "../support/many-leads.ts";
import { meterRows } from "../support/row-meter.ts";
import { call, rows, signUp, unsentQueue } from "../support/worker.ts";

test.each([0, 100_000])("with %d leads, the count reads one row and a sign-up no more than 40", async (leads) => {
  await addLeads(leads);
  const { DB, takeRowsRead } = meterRows(env.DB);
  const response = await call("/api/waitlist/count", {}, { DB });
  expect(await response.json()).toEqual({ count: leads });
  expect(takeRowsRead()).toBeLessThanOrEqual(1);
  await signUp("ama@example.com", { bindings: { DB } });
  expect(takeRowsRead()).toBeLessThanOrEqual(40);
  await signUp("ama@example.com", { bindings: { DB } });
  expect(takeRowsRead()).toBeLessThanOrEqual(40);
});

test("counters always equal a recount, whatever is added and removed", async () => {
  await addLeads(500, { campaign: "'c' || (i % 7)" });
  await env.DB.prepare("DELETE FROM leads WHERE CAST(substr(id, 7) AS INTEGER) % 3 = 0").run();
  const [{ left } = { left: 0 }] = await rows<{ left: number }>("SELECT count(*) AS left FROM leads");
  for (const [table, counted] of [
    ["lead_counts_by_source", "count"],
    ["lead_counts_hourly", "quarter1 + quarter2 + quarter3 + quarter4"],
    ["lead_counts_by_campaign", "count"],
  ]) {
    expect(await rows(`SELECT sum(${counted}) AS count FROM ${table}`), table).toEqual([{ count: left }]);
  }
  expect(await rows("SELECT campaign, count FROM lead_counts_by_campaign ORDER BY campaign")).toEqual(
    await rows("SELECT utm_campaign AS campaign, count(*) AS count FROM leads GROUP BY 1 ORDER BY 1"),
  );
});

test("all but the 200 most used campaigns are folded into other, and the sum stays", async () => {
  await addLeads(410, { campaign: "'c' || i", prefix: "once" });
  await addLeads(50, { campaign: "'big'", prefix: "big" });
  await foldRareCampaigns(openDatabase(env.DB));
  const kept = await rows<{ campaign: string; count: number }>("SELECT * FROM lead_counts_by_campaign");
  expect(kept).toHaveLength(201);
  expect(kept.find(({ campaign }) => campaign === "big")?.count).toBe(50);
  expect(kept.find(({ campaign }) => campaign === "other")?.count).toBe(460 - 50 - 199);

  const [{ folded } = { folded: "" }] = await rows<{ folded: string }>(
    "SELECT utm_campaign AS folded FROM leads WHERE utm_campaign NOT IN (SELECT campaign FROM lead_counts_by_campaign) LIMIT 1",
  );
  await env.DB.prepare("DELETE FROM leads WHERE utm_campaign = ?").bind(folded).run();
  expect(await rows("SELECT count FROM lead_counts_by_campaign WHERE campaign = 'other'")).toEqual([{ count: 210 }]);
});

test("a campaign that nobody is left of is forgotten, its name too", async () => {
  await addLeads(1, { campaign: "'to-ama@example.com'" });
  await env.DB.prepare("DELETE FROM leads").run();
  expect(await rows("SELECT * FROM lead_counts_by_campaign")).toEqual([]);
});

test.each([
  ["the first sign-up", 12, {}],
  ["one of a campaign", 13, { visit: { page: "/", utm: { campaign: "spring" } } }],
])("%s of a person writes at most %d rows", async (_which, limit, extra) => {
  const { DB, takeRowsWritten } = meterRows(env.DB);
  await signUp("ama@example.com", { bindings: { DB, DELIVERIES: unsentQueue }, extra });
  expect(takeRowsWritten()).toBeLessThanOrEqual(limit);
});
