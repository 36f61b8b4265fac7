import { Hono } from "hono";
import { addDays, calendarDay, quarterHour, startOfDay } from "../../domain/calendar-day.ts";
import type { AppEnv } from "../http/context.ts";
import { toIsoTime } from "../http/owner-list.ts";
import { timeZoneQuery } from "../http/list-query.ts";
import { validate } from "../http/validate.ts";
import { leadsByCampaign, leadsBySource, leadsPerDay, leadStats, recentLeads } from "../store/lead-stats.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const TREND_DAYS = 30;

/** The owner's report. Both kinds of leads count (decision: one-lead-table-of-truth). */
export const leads = new Hono<AppEnv>()
  .get("/stats", validate("query", timeZoneQuery), async (c) => {
    const { tz } = c.req.valid("query");
    const now = Date.now();
    const today = quarterHour(startOfDay(calendarDay(now, tz), tz));
    return c.json(await leadStats(c.var.db, { today, week: quarterHour(now - 7 * DAY_MS) }));
  })
  .get("/recent", async (c) => {
    const recent = await recentLeads(c.var.db, quarterHour(Date.now() - DAY_MS));
    return c.json(
      recent.map(({ id, name, email, goal, source, createdAt }) => ({
        id,
        fullName: name || null,
        email,
        goal,
        source,
        createdAt: toIsoTime(createdAt),
      })),
    );
  })
  .get("/trend", validate("query", timeZoneQuery), async (c) => {
    const { tz } = c.req.valid("query");
    const today = calendarDay(Date.now(), tz);
    const dates = Array.from({ length: TREND_DAYS }, (_, index) => addDays(today, index + 1 - TREND_DAYS));
    const [counts, sources, campaigns] = await Promise.all([
      leadsPerDay(
        c.var.db,
        dates.map((date) => startOfDay(date, tz)),
      ),
      leadsBySource(c.var.db),
      leadsByCampaign(c.var.db),
    ]);
    return c.json({ days: dates.map((date, index) => ({ date, count: counts[index] ?? 0 })), sources, campaigns });
  });
