import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import { readConfiguration } from "./env.ts";
import { type AppEnv, database } from "./http/context.ts";
import { AppError, onError } from "./http/errors.ts";
import { ownerOnly } from "./http/owner-session.ts";
import { noStore, securityHeaders } from "./http/security-headers.ts";
import { backup } from "./routes/backup.ts";
import { calculator } from "./routes/calculator.ts";
import { deliveries } from "./routes/deliveries.ts";
import { health } from "./routes/health.ts";
import { leads } from "./routes/leads.ts";
import { media } from "./routes/media.ts";
import { messages } from "./routes/messages.ts";
import { optInContacts } from "./routes/optin-contacts.ts";
import { people } from "./routes/people.ts";
import { pictures } from "./routes/pictures.ts";
import { quarantine } from "./routes/quarantine.ts";
import { removal, unsubscribe } from "./routes/removal.ts";
import { session } from "./routes/session.ts";
import { status } from "./routes/status.ts";
import { waitlist } from "./routes/waitlist.ts";

/** Fails the first request if the configuration is wrong, with a sentence that names the variable. */
const requireConfiguration = createMiddleware<AppEnv>(async (c, next) => {
  readConfiguration(c.env);
  await next();
});

export const app = new Hono<AppEnv>()
  .onError(onError)
  .use("/api/*", requestId(), securityHeaders, noStore, requireConfiguration, ownerOnly, database)
  .route("/api/health", health)
  .route("/api/waitlist", waitlist)
  .route("/api/optin-contacts", optInContacts)
  .route("/api/calculator", calculator)
  .route("/api/messages", messages)
  .route("/api/leads", leads)
  .route("/api/people", people)
  .route("/api/session", session)
  .route("/api/admin", pictures)
  .route("/api/admin/backup", backup)
  .route("/api/quarantine", quarantine)
  .route("/api/deliveries", deliveries)
  .route("/api/status", status)
  .route("/api/unsubscribe", unsubscribe)
  .route("/api/removal", removal)
  .all("/api/*", () => {
    throw new AppError(404, "not_found", "There is nothing at this URL.");
  })
  .use("/media/*", requestId(), securityHeaders)
  .route("/media", media)
  // Pages, at build time (prerendering) and in development only: deployed, they are static files, and this module is
  // not uploaded.
  .all("*", async (c) => {
    const { renderPage } = await import("./render-page.ts");
    return renderPage(c.req.raw);
  });

/** What web/lib/api.ts knows of the Worker. */
export type AppType = typeof app;
