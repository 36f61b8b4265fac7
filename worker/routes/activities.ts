import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { toIsoTime } from "../http/owner-list.ts";
import { pageQuery, toPageAnswer } from "../http/paging.ts";
import { validate } from "../http/validate.ts";
import { type Activity, listActivities } from "../store/activities.ts";

function toItem({ createdAt, ...activity }: Activity) {
  return { ...activity, createdAt: toIsoTime(createdAt) };
}

/** What the owner did in the last year, newest first (decision: activity-log). */
export const activities = new Hono<AppEnv>().get("/", validate("query", pageQuery(["newest"])), async (c) =>
  c.json(toPageAnswer(await listActivities(c.var.db, c.req.valid("query")), toItem)),
);
