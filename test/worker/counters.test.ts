import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { dropOldQuarters, foldRareCampaigns } from "../../worker/store/counters.ts";
import { openDatabase } from "../../worker/store/database.ts";
import { addLeads } from "../support/many-leads.ts";
import { meterRows } from "../support/row-meter.ts";
import { call, rows, signUp } from "../support/worker.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

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
  for (const table of [
    "lead_counts_by_source",
    "lead_counts_hourly",
    "lead_counts_quarter_hourly",
    "lead_counts_by_campaign",
  ]) {
    expect(await rows(`SELECT sum(count) AS count FROM ${table}`), table).toEqual([{ count: left }]);
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

test("quarter-hourly counts older than 8 days are dropped, hourly ones stay", async () => {
  await signUp("ama@example.com");
  await dropOldQuarters(openDatabase(env.DB), Date.now() + 7 * DAY_MS);
  expect(await rows("SELECT * FROM lead_counts_quarter_hourly")).toHaveLength(1);
  await dropOldQuarters(openDatabase(env.DB), Date.now() + 9 * DAY_MS);
  expect(await rows("SELECT * FROM lead_counts_quarter_hourly")).toEqual([]);
  expect(await rows("SELECT * FROM lead_counts_hourly")).toHaveLength(1);
});
