import { env } from "cloudflare:workers";
import { expect, inject, test } from "vitest";
import { BREAKDOWN_SAMPLE_SIZE, LIST_LIMITS } from "../../domain/owner-lists.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { breakDownLeads } from "../../worker/leads/stats.store.ts";
import { addLeads } from "../support/many-leads.ts";
import { meterRows } from "../support/row-meter.ts";
import { readAsOwner } from "../support/credentials.ts";
import { numbers, putRowsOf } from "../support/put-rows.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const LISTS = ["/api/optin-contacts", "/api/calculator", "/api/messages"];

/** Inserts both kinds of leads, and as many messages, in four hours of each of the last nine days. */
async function fill(count: number) {
  if (count === 0) return;
  await addLeads(count, {
    source: "CASE i % 2 WHEN 0 THEN 'opt_in_form' ELSE 'cost_calculator' END",
    entryId: "'e' || i",
    campaign: "CASE i % 3 WHEN 0 THEN 'c' || (i % 401) END",
    createdAt: `${Date.now()} - (i % 36) / 4 * ${DAY_MS} - i % 4 * ${HOUR_MS}`,
  });
  await putRowsOf("messages", "leads", {
    id: "'msg_' || id",
    entry_id: "id",
    email: "email",
    email_hash: "email_hash",
    created_at: "created_at",
  });
}

/**
 * Enough that a statement which reads them all passes every limit but that of the breakdown, which has a test of its own;
 * the long form has as many as a large site.
 */
const SIZES = [0, inject("isLong") ? 200_000 : 1500];

test.each(SIZES)("with %d leads, polls and first pages read no more rows than promised", async (count) => {
  await fill(count);
  const day = new Date(Date.now() - 4 * DAY_MS).toISOString().slice(0, 10);
  const { DB, takeRowsRead } = meterRows(env.DB);
  async function rowsReadBy(path: string) {
    takeRowsRead();
    await readAsOwner(path, { DB });
    return takeRowsRead();
  }

  expect(await readAsOwner("/api/leads/stats")).toMatchObject({ total: count });
  for (const tz of ["UTC", "Asia/Kathmandu", "America/St_Johns"]) {
    expect(await rowsReadBy(`/api/leads/stats?tz=${tz}`), tz).toBeLessThanOrEqual(200);
  }
  expect(await rowsReadBy("/api/leads/recent")).toBeLessThanOrEqual(200);
  // As many quarter-hours have leads of each source: however many leads.
  expect(await rowsReadBy("/api/leads/trend?tz=Asia/Kathmandu")).toBeLessThanOrEqual(200);
  // The newest of the period with the quarter-hours of two; without a period also the campaign of each lead.
  expect(await rowsReadBy("/api/leads/breakdown?days=90")).toBeLessThanOrEqual(3 * BREAKDOWN_SAMPLE_SIZE + 200);
  expect(await rowsReadBy("/api/leads/breakdown")).toBeLessThanOrEqual(3 * BREAKDOWN_SAMPLE_SIZE + count + 200);
  // A row, whether its person confirmed, and whether they unsubscribed; one row more says whether there is a next page.
  const ROWS_EACH = 3;
  for (const list of LISTS) {
    for (const query of ["", "?sort=oldest", "?limit=10", `?from=${day}&to=${day}`]) {
      const limit = query === "?limit=10" ? 10 : LIST_LIMITS.page;
      expect(await rowsReadBy(list + query), list + query).toBeLessThanOrEqual(ROWS_EACH * (limit + 1));
    }
    const { nextCursor } = await readAsOwner<{ nextCursor: string | null }>(list);
    if (count > 0)
      expect(await rowsReadBy(`${list}?cursor=${nextCursor}`), list).toBeLessThanOrEqual(ROWS_EACH * (50 + 1));
  }

  // A note or mark about each person of the page is one more row each.
  await putRowsOf("people", numbers(200), { email_hash: "'ph' || i", note: "'x'" });
  for (const list of LISTS)
    expect(await rowsReadBy(list), list).toBeLessThanOrEqual((ROWS_EACH + 1) * (LIST_LIMITS.page + 1));
});

test("a breakdown reads the newest leads of its period and says that there are more", async () => {
  await fill(900);
  const { DB, takeRowsRead } = meterRows(env.DB);
  const most = 200;
  const since = Date.now() - 7 * DAY_MS;
  const { sources, isCut } = await breakDownLeads(openDatabase(DB), since, most);
  expect(takeRowsRead()).toBeLessThanOrEqual(3 * most + 10);
  expect(isCut).toBe(true);
  expect(sources.reduce((sum, { count }) => sum + count, 0)).toBe(most + 1);
  expect((await breakDownLeads(openDatabase(DB), since)).isCut).toBe(false);
});
