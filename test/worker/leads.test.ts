import fc from "fast-check";
import { expect, test } from "vitest";
import { setClock } from "../support/clock.ts";
import { LEAD_SOURCES } from "../../domain/lead.ts";
import { putLeads } from "../support/some-leads.ts";
import { run } from "../support/worker.ts";
import { asOwner, readAsOwner } from "../support/credentials.ts";

const QUARTER_MS = 15 * 60 * 1000;
const HOUR_MS = 4 * QUARTER_MS;
const DAY_MS = 24 * HOUR_MS;

type Stats = { today: number; week: number; total: number; optIns: number; submissions: number; plans: number };
type Trend = { days: { date: string; count: number }[] };
type Breakdown = {
  total: number;
  before: number | null;
  sources: { source: string; count: number }[];
  campaigns: { campaign: string; count: number }[];
  countries: { country: string; count: number }[];
  isCut: boolean;
};
type Recent = { id: string; fullName: string | null; createdAt: string };

const dateIn = (moment: number, timeZone: string) => new Date(moment).toLocaleDateString("sv-SE", { timeZone });

test("the figures equal a direct count, whatever arrived when", async () => {
  const zone = fc.constantFrom("UTC", "Asia/Kathmandu", "America/St_Johns", "America/New_York", "Pacific/Kiritimati");
  // Times before now, many of them near the edges of quarter-hours, hours and windows.
  const age = fc.oneof(
    fc.integer({ min: 0, max: 9 * DAY_MS }),
    fc
      .tuple(fc.integer({ min: 0, max: 9 * 96 }), fc.integer({ min: -1, max: 1 }))
      .map(([q, off]) => q * QUARTER_MS + off),
  );
  const lead = fc.record({ age, source: fc.constantFrom(...LEAD_SOURCES) });
  const now = Date.parse("2026-11-21T14:00:00Z") + fc.sample(fc.integer({ min: 0, max: HOUR_MS }), 1)[0]!;
  setClock(now);
  await fc.assert(
    fc.asyncProperty(fc.array(lead, { maxLength: 30 }), zone, async (leads, tz) => {
      await run("DELETE FROM leads");
      const rows = leads.map(({ age: before, source }) => ({ source, createdAt: now - Math.max(before, 0) }));
      await putLeads(rows);

      const today = dateIn(now, tz);
      const weekStart = Math.floor((now - 7 * DAY_MS) / QUARTER_MS) * QUARTER_MS;
      const optIns = rows.filter(({ source }) => ["waitlist_page", "opt_in_form", "import"].includes(source)).length;
      expect(await readAsOwner<Stats>(`/api/leads/stats?tz=${tz}`)).toEqual({
        today: rows.filter(({ createdAt }) => dateIn(createdAt, tz) === today).length,
        week: rows.filter(({ createdAt }) => createdAt >= weekStart).length,
        total: rows.length,
        optIns,
        submissions: rows.filter(({ source }) => source.startsWith("cost_calculator")).length,
        plans: rows.filter(({ source }) => source === "my_plan").length,
      });

      const { days } = await readAsOwner<Trend>(`/api/leads/trend?tz=${tz}`);
      expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
      for (const { date, count } of days.slice(-7)) {
        expect(count, `${date} in ${tz}`).toBe(rows.filter((row) => dateIn(row.createdAt, tz) === date).length);
      }
    }),
    { numRuns: 25 },
  );
});

test("the trend has 30 days, oldest first, with zeros, and leaves out what is older", async () => {
  setClock("2026-03-20T12:00:00Z");
  await putLeads(
    ["2026-02-18T23:59:59Z", "2026-02-19T00:00:00Z", "2026-02-28T10:00:00Z", "2026-03-20T11:00:00Z"].map((time) => ({
      createdAt: Date.parse(time),
    })),
  );
  const { days } = await readAsOwner<Trend>("/api/leads/trend");
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ date: "2026-02-19", count: 1 });
  expect(days[9]).toEqual({ date: "2026-02-28", count: 1 });
  expect(days[29]).toEqual({ date: "2026-03-20", count: 1 });
  expect(days.filter(({ count }) => count === 0)).toHaveLength(27);
});

test("the breakdown of all time names each source and the ten most used campaigns", async () => {
  const campaigns = Array.from({ length: 12 }, (_, index) => Array<string>(12 - index).fill(`c${index}`)).flat();
  await putLeads(campaigns.map((utmCampaign) => ({ utmCampaign, source: "opt_in_form" })));
  await putLeads([{ utmCampaign: "other", source: "cost_calculator" }, { source: "waitlist_page" }]);
  await run("DELETE FROM leads WHERE source = 'waitlist_page'");
  const breakdown = await readAsOwner<Breakdown>("/api/leads/breakdown");
  expect(breakdown).toMatchObject({ total: 79, before: null, isCut: false });
  expect(breakdown.sources).toEqual([
    { source: "opt_in_form", count: 78 },
    { source: "cost_calculator", count: 1 },
  ]);
  expect(breakdown.campaigns).toEqual([
    ...Array.from({ length: 10 }, (_, index) => ({ campaign: `c${index}`, count: 12 - index })),
    { campaign: "other", count: 2 + 1 + 1 },
  ]);
});

test("the breakdown of a period counts its leads, and those of the period before", async () => {
  setClock("2026-11-21T12:00:00Z");
  const daysAgo = (days: number) => Date.now() - days * DAY_MS;
  await putLeads([
    { createdAt: daysAgo(1), utmCampaign: "autumn", countryInterest: ["South Africa"] },
    { createdAt: daysAgo(2), source: "cost_calculator", destinationCountry: "southafrica" },
    { createdAt: daysAgo(6), utmCampaign: "autumn" },
    { createdAt: daysAgo(7), source: "waitlist_page", countryInterest: ["Ghana", "South Africa"] },
    { createdAt: daysAgo(8), utmCampaign: "spring" },
    { createdAt: daysAgo(15) },
  ]);
  expect(await readAsOwner<Breakdown>("/api/leads/breakdown?days=7")).toEqual({
    total: 4,
    before: 1,
    sources: [
      { source: "opt_in_form", count: 2 },
      { source: "cost_calculator", count: 1 },
      { source: "waitlist_page", count: 1 },
    ],
    campaigns: [{ campaign: "autumn", count: 2 }],
    countries: [
      { country: "South Africa", count: 3 },
      { country: "", count: 1 },
      { country: "Ghana", count: 1 },
    ],
    isCut: false,
  });
  expect(await readAsOwner<Breakdown>("/api/leads/breakdown?days=30")).toMatchObject({ total: 6, before: 0 });
  expect((await asOwner("/api/leads/breakdown?days=8")).status).toBe(400);
});

test("recent is the newest 100 of the last 24 hours, both kinds, as a bare array", async () => {
  setClock("2026-11-21T12:07:00Z");
  const now = Date.now();
  // The window is cut to the quarter-hour.
  const edge = Date.parse("2026-11-20T12:00:00Z");
  await putLeads([{ createdAt: edge - 1 }, { createdAt: edge, name: "Ama", goal: "Retire", email: "ama@example.com" }]);
  await putLeads([{ createdAt: edge + 1, source: "cost_calculator" }]);
  expect(await readAsOwner("/api/leads/recent")).toEqual([
    expect.objectContaining({ source: "cost_calculator", fullName: null, goal: null }),
    {
      id: expect.stringMatching(/^lead_/),
      personId: expect.any(String),
      fullName: "Ama",
      email: "ama@example.com",
      goal: "Retire",
      source: "opt_in_form",
      createdAt: "2026-11-20T12:00:00.000Z",
      unsubscribedAt: null,
    },
  ]);
  const ids = await putLeads(
    Array.from({ length: 120 }, (_, index) => ({
      createdAt: now - index * 1000,
      source: index % 2 === 0 ? ("waitlist_page" as const) : ("cost_calculator_html" as const),
    })),
  );
  const recent = await readAsOwner<Recent[]>("/api/leads/recent");
  expect(recent.map(({ id }) => id)).toEqual(ids.slice(0, 100));
});
