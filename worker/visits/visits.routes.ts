import { Hono } from "hono";
import { z } from "zod";
import { addDays, calendarDay } from "../../domain/calendar-day.ts";
import { UTM_MAX_LENGTH, VISIT_LIMITS } from "../../domain/visit.ts";
import { visitKeys } from "../../domain/visit-counts.ts";
import { REPORT_DAYS, reportVisits } from "../../domain/visit-report.ts";
import type { AppEnv } from "../http/context.ts";
import { AppError } from "../http/errors.ts";
import { contentType } from "../http/form-answer.ts";
import { findOwner } from "../session/session.ts";
import { countAttempt, limitBody, requireSameOrigin } from "../http/request-guards.ts";
import { isCountedBrowser } from "../http/counted-browser.ts";
import { invalidInput, parseJson } from "../http/validate.ts";
import { readConfiguration } from "../env.ts";
import { logRejection } from "../log.ts";
import { leadsPerDay } from "../leads/stats.store.ts";
import { countVisit, readVisitDays } from "./visits.store.ts";

/** More happens on no page. */
const EVENTS_MAX = 40;
const EVENT_MAX_LENGTH = 80;

const visitSchema = z.object({
  page: z.string().max(VISIT_LIMITS.page),
  campaign: z.string().max(UTM_MAX_LENGTH).optional(),
  events: z.array(z.string().max(EVENT_MAX_LENGTH)).max(EVENTS_MAX),
});

/** What pages tell of their visits, and the owner's report on them (decision: visits-counted-by-day). */
export const visits = new Hono<AppEnv>()
  .post("/", limitBody, async (c) => {
    requireSameOrigin(c);
    // A beacon of text is `text/plain`.
    if (!["text/plain", "application/json"].includes(contentType(c))) {
      throw new AppError(415, "unsupported_content_type", "Send a visit as JSON.");
    }
    await countAttempt(c, "visit", "visits");
    const { success, data: post, error } = visitSchema.safeParse(parseJson(await c.req.text()));
    if (!success) throw invalidInput(error);
    // Whoever is not counted is answered in the same way.
    const { visitsPerDay } = readConfiguration(c.env);
    if (visitsPerDay > 0 && isCountedBrowser(c.req.raw.headers) && !(await findOwner(c))) {
      const counted = countVisit(c.var.db, visitKeys(post), Date.now(), visitsPerDay);
      await logRejection("count of a visit", counted, { requestId: c.var.requestId });
    }
    return c.body(null, 204);
  })
  .get("/", async (c) => {
    const today = calendarDay(Date.now(), "UTC");
    const dates = Array.from({ length: REPORT_DAYS }, (_, index) => addDays(today, index + 1 - REPORT_DAYS));
    const [days, leads] = await Promise.all([
      readVisitDays(c.var.db, dates[0]!),
      leadsPerDay(
        c.var.db,
        dates.map((date) => Date.parse(date)),
      ),
    ]);
    const totals = new Map(days.map((day) => [day.day, day.totals]));
    const { visitsPerDay } = readConfiguration(c.env);
    return c.json({
      isCounting: visitsPerDay > 0,
      isFull: days.some(({ posts }) => visitsPerDay > 0 && posts >= visitsPerDay),
      ...reportVisits(dates.map((date, index) => ({ date, totals: totals.get(date) ?? {}, leads: leads[index] ?? 0 }))),
    });
  });
