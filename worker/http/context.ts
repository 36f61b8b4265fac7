import { createMiddleware } from "hono/factory";
import { BOOKMARK_HEADER } from "../../domain/api.ts";
import type { FormPage } from "./form.ts";
import { type Database, openDatabase } from "../db/database.ts";

/** What the middleware of worker/app.ts puts into every request's context. */
export type AppEnv = {
  Bindings: Env;
  Variables: {
    requestId: string;
    db: Database;
    /** Who is signed in, for the activity log; set on every request that only the owner may make. */
    actor?: string;
    /** Set while a public form is being answered. */
    form?: FormPage;
    /** Set while a page is being answered that a link in a mail leads to: failures are pages as well. */
    isPage?: boolean;
  };
};

/** Four groups of hexadecimal digits, as D1 writes them. It fails where it is given anything else. */
const BOOKMARK = /^[0-9a-f]{1,32}(-[0-9a-f]{1,64}){3}$/;

/**
 * Gives each request a session of D1. A request that only reads may be answered by a replica, but never by one older than
 * the bookmark that the browser sends back from its last answer. Every other request begins at the primary: what it decides
 * by must be as new as what it changes, and nothing that a stranger sends reaches the database on the way there.
 */
export const database = createMiddleware<AppEnv>(async (c, next) => {
  const sent = c.req.header(BOOKMARK_HEADER);
  const session = c.env.DB.withSession(constraintOf(c.req.method, sent));
  c.set("db", openDatabase(session));
  await next();
  const latest = session.getBookmark();
  // A session that was not used gives back what it began with.
  if (latest && latest !== sent) c.header(BOOKMARK_HEADER, latest);
});

function constraintOf(method: string, sent: string | undefined): string {
  if (method !== "GET" && method !== "HEAD") return "first-primary";
  return sent && BOOKMARK.test(sent) ? sent : "first-unconstrained";
}
