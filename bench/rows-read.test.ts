import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { addLeads } from "../test/support/many-leads.ts";
import { meterRows } from "../test/support/row-meter.ts";
import { call, signUp } from "../test/support/worker.ts";

test.each([0, 100_000])("rows read per call with %d leads", async (leads) => {
  await addLeads(leads);
  const { DB, takeRowsRead } = meterRows(env.DB);
  const measured: Record<string, number> = {};
  await call("/api/waitlist/count", {}, { DB });
  measured["GET /api/waitlist/count"] = takeRowsRead();
  expect((await signUp("new@example.com", {}, { DB })).status).toBe(200);
  measured["POST /api/waitlist, new email"] = takeRowsRead();
  await signUp("new@example.com", {}, { DB });
  measured["POST /api/waitlist, known email"] = takeRowsRead();
  for (const [name, rows] of Object.entries(measured)) {
    console.log(`ROWS ${name.padEnd(36)} ${String(leads).padStart(7)} leads ${String(rows).padStart(4)} rows`);
  }
});
