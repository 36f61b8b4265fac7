import { Hono } from "hono";
import { addDays, calendarDay, quarterHour, startOfDay } from "../../domain/calendar-day.ts";
import type { AppEnv } from "../http/context.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { periodQuery, timeZoneQuery } from "../lists/list-query.ts";
import { validate } from "../http/validate.ts";
import { breakDownLeads, leadsByCampaign, leadsBySource, leadsPerDay, leadStats, recentLeads } from "./stats.store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const TREND_DAYS = 30;

/** The owner's report. All kinds of leads count. */
export const leads = new Hono<AppEnv>()
  .get("/stats", validate("query", timeZoneQuery), async (c) => {
    const { tz } = c.req.valid("query");
    const now = Date.now();
    const today = quarterHour(startOfDay(calendarDay(now, tz), tz));
    return c.json(await leadStats(c.var.db, { today, week: quarterHour(now - 7 * DAY_MS) }));
  })
  .get("/recent", async (c) => {
    const recent = await recentLeads(c.var.db, quarterHour(Date.now() - DAY_MS));
    return c.json(recent.map(({ name, ...lead }) => Object.assign(withIsoTimes(lead), { fullName: name || null })));
  })
  .get("/trend", validate("query", timeZoneQuery), async (c) => {
    const { tz } = c.req.valid("query");
    const today = calendarDay(Date.now(), tz);
    const dates = Array.from({ length: TREND_DAYS }, (_, index) => addDays(today, index + 1 - TREND_DAYS));
    const counts = await leadsPerDay(
      c.var.db,
      dates.map((date) => startOfDay(date, tz)),
    );
    return c.json({ days: dates.map((date, index) => ({ date, count: counts[index] ?? 0 })) });
  })
  .get("/breakdown", validate("query", periodQuery), async (c) => {
    const { days } = c.req.valid("query");
    if (!days) {
      const [{ total }, sources, campaigns, { countries, isCut }] = await Promise.all([
        leadStats(c.var.db, { today: Date.now(), week: Date.now() }),
        leadsBySource(c.var.db),
        leadsByCampaign(c.var.db),
        breakDownLeads(c.var.db, 0),
      ]);
      return c.json({ total, before: null, sources, campaigns, countries, isCut });
    }
    const start = quarterHour(Date.now() - days * DAY_MS);
    const [[before, total], parts] = await Promise.all([
      leadsPerDay(c.var.db, [start - days * DAY_MS, start]),
      breakDownLeads(c.var.db, start),
    ]);
    return c.json({ total: total ?? 0, before: before ?? 0, ...parts });
  });
