import { createMiddleware } from "hono/factory";
import { openDatabase } from "../store/database.ts";
import type { AppEnv } from "./app-env.ts";

const BOOKMARK_HEADER = "x-d1-bookmark";

/**
 * Gives each request a session of D1. Reads may come from a replica that is a moment behind, but never behind what this
 * visitor wrote: a write's answer carries a bookmark, which the browser's API client sends with its next requests.
 */
export const database = createMiddleware<AppEnv>(async (c, next) => {
  const sent = c.req.header(BOOKMARK_HEADER);
  const bookmark = sent && /^[\w-]{1,128}$/.test(sent) ? sent : "first-unconstrained";
  const session = c.env.DB.withSession(bookmark);
  c.set("db", openDatabase(session));
  await next();
  const latest = session.getBookmark();
  if (latest) c.header(BOOKMARK_HEADER, latest);
});
