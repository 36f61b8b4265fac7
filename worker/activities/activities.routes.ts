import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { pageQuery, toPageAnswer } from "../http/paging.ts";
import { validate } from "../http/validate.ts";
import { listActivities } from "./activities.store.ts";

/** What the owner did in the last year, newest first. */
export const activities = new Hono<AppEnv>().get("/", validate("query", pageQuery(["newest"])), async (c) =>
  c.json(toPageAnswer(await listActivities(c.var.db, c.req.valid("query")), withIsoTimes)),
);
