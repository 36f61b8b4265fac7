import { env } from "cloudflare:workers";
import { expect, inject, test } from "vitest";
import { BROKEN_DOWN, LIST_LIMITS } from "../../domain/owner-lists.ts";
import { addLeads } from "../support/many-leads.ts";
import { signInOwner } from "../support/owner.ts";
import { meterRows } from "../support/row-meter.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const LISTS = ["/api/optin-contacts", "/api/calculator", "/api/messages"];

/** Inserts both kinds of leads, and as many messages, evenly over the last nine days. */
async function fill(count: number) {
  if (count === 0) return;
  await addLeads(count, {
    source: "CASE i % 2 WHEN 0 THEN 'opt_in_form' ELSE 'cost_calculator' END",
    entryId: "'e' || i",
    campaign: "CASE i % 3 WHEN 0 THEN 'c' || (i % 401) END",
    createdAt: `${Date.now()} - i * ${Math.floor((9 * DAY_MS) / count)}`,
  });
  await env.DB.prepare(
    `INSERT INTO messages (id, entry_id, name, email, email_hash, subject, message, consent_version, created_at)
     SELECT 'msg_' || id, id, 'Ama', email, email_hash, 's', 'm', 'v', created_at FROM leads`,
  ).run();
}

/** Enough that a statement which reads them all passes every limit; `npm run test:people` has as many as a large site. */
const SIZES = [0, inject("isLong") ? 200_000 : 20_000];

test.each(SIZES)("with %d leads, polls and first pages read no more rows than promised", async (count) => {
  await fill(count);
  const owner = await signInOwner();
  const { DB, takeRowsRead } = meterRows(env.DB);
  async function rowsReadBy(path: string) {
    takeRowsRead();
    await owner.read(path, { DB });
    return takeRowsRead();
  }

  expect(await owner.read("/api/leads/stats")).toMatchObject({ total: count });
  for (const tz of ["UTC", "Asia/Kathmandu", "America/St_Johns"]) {
    expect(await rowsReadBy(`/api/leads/stats?tz=${tz}`), tz).toBeLessThanOrEqual(200);
  }
  expect(await rowsReadBy("/api/leads/recent")).toBeLessThanOrEqual(200);
  // 30 days of hours, and what splits them: however many leads.
  expect(await rowsReadBy("/api/leads/trend?tz=Asia/Kathmandu")).toBeLessThanOrEqual(30 * 24 + 100);
  // The newest of the period, twice the hours of the period, and the 4 sources twice.
  for (const [query, hours] of [
    ["?days=90", 2 * 90 * 24],
    ["", 24],
  ] as const) {
    expect(await rowsReadBy(`/api/leads/breakdown${query}`), query).toBeLessThanOrEqual(3 * BROKEN_DOWN + hours + 10);
  }
  for (const list of LISTS) {
    for (const query of ["", "?sort=oldest", "?limit=10"]) {
      const limit = query === "?limit=10" ? 10 : LIST_LIMITS.page;
      expect(await rowsReadBy(list + query), list + query).toBeLessThanOrEqual(2 * limit);
    }
    const { nextCursor } = await owner.read<{ nextCursor: string | null }>(list);
    if (count > 0) expect(await rowsReadBy(`${list}?cursor=${nextCursor}`), list).toBeLessThanOrEqual(2 * 50);
  }

  // A note or mark about each person of the page is one more row each.
  await env.DB.prepare(
    `INSERT INTO people (email_hash, note, updated_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200) SELECT 'ph' || i, 'x', 0 FROM n`,
  ).run();
  for (const list of LISTS) expect(await rowsReadBy(list), list).toBeLessThanOrEqual(2 * LIST_LIMITS.page);
});

/** A database that remembers the plan of every statement that reads leads, messages or their counts. */
function planning(database: D1Database) {
  const plans: string[] = [];
  function statement(query: string, values: unknown[]): D1PreparedStatement {
    const original = database.prepare(query).bind(...values);
    async function explained() {
      const plan = await database
        .prepare(`EXPLAIN QUERY PLAN ${query}`)
        .bind(...values)
        .all<{ detail: string }>();
      plans.push(...plan.results.map(({ detail }) => detail));
    }
    return {
      bind: (...bound: unknown[]) => statement(query, bound),
      all: async () => (await explained(), original.all()),
      raw: async () => (await explained(), original.raw()),
      run: async () => (await explained(), original.run()),
    } as unknown as D1PreparedStatement;
  }
  const DB = {
    prepare: (query: string) => statement(query, []),
    batch: (statements: D1PreparedStatement[]) => Promise.all(statements.map((one) => one.all())),
    withSession: () => DB,
    getBookmark: () => null,
  } as unknown as D1Database;
  return { DB, plans };
}

test.each([
  ["/api/optin-contacts", "leads_newest"],
  ["/api/optin-contacts?sort=oldest", "leads_newest"],
  ["/api/optin-contacts?from=2026-01-01&to=2026-01-31", "leads_newest"],
  ["/api/calculator", "leads_newest"],
  ["/api/messages", "messages_newest"],
])("%s walks the index %s and sorts nothing", async (path, index) => {
  const owner = await signInOwner();
  const { DB, plans: allPlans } = planning(env.DB);
  await owner.read(path, { DB });
  const [session, ...plans] = allPlans;
  expect(session).toMatch(/^SEARCH revokedSessionsTable USING INDEX sqlite_autoindex/);
  expect(plans[0]).toMatch(new RegExp(`(SCAN|SEARCH) \\w+ USING INDEX ${index}( |$)`));
  expect(plans[1]).toMatch(/^SEARCH people USING INDEX sqlite_autoindex/);
  expect(plans.slice(2)).toEqual([]);
});

test("recent leads are merged from the index of both kinds, and the figures read no lead rows", async () => {
  const owner = await signInOwner();
  const recent = planning(env.DB);
  await owner.read("/api/leads/recent", { DB: recent.DB });
  expect(recent.plans.filter((plan) => plan.includes("USING INDEX leads_newest (kind=?"))).toHaveLength(2);
  expect(recent.plans.join("\n")).not.toContain("TEMP B-TREE");
  const figures = planning(env.DB);
  await owner.read("/api/leads/stats", { DB: figures.DB });
  await owner.read("/api/leads/trend", { DB: figures.DB });
  expect(figures.plans.length).toBeGreaterThan(0);
  expect(figures.plans.join("\n")).not.toMatch(/\bleads\b/);
});
