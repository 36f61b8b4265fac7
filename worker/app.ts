import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import { type AppEnv, database } from "./http/context.ts";
import { AppError, onError } from "./http/errors.ts";
import { ownerOnly } from "./http/owner-session.ts";
import { noStore, securityHeaders } from "./http/security-headers.ts";
import { activities } from "./routes/activities.ts";
import { announcements } from "./routes/announcements.ts";
import { backup } from "./routes/backup.ts";
import { calculator } from "./routes/calculator.ts";
import { confirm } from "./routes/confirm.ts";
import { deliveries } from "./routes/deliveries.ts";
import { film } from "./routes/film.ts";
import { generalPlan } from "./routes/general-plan.ts";
import { health } from "./routes/health.ts";
import { leads } from "./routes/leads.ts";
import { matches } from "./routes/matches.ts";
import { permits } from "./routes/permits.ts";
import { media } from "./routes/media.ts";
import { messages } from "./routes/messages.ts";
import { morningDigest } from "./routes/morning-digest.ts";
import { optInContacts } from "./routes/optin-contacts.ts";
import { planChanges, planReminders } from "./routes/plan-mails.ts";
import { plans } from "./routes/plans.ts";
import { people } from "./routes/people.ts";
import { pictures } from "./routes/pictures.ts";
import { quarantine } from "./routes/quarantine.ts";
import { removal, unsubscribe } from "./routes/removal.ts";
import { session } from "./routes/session.ts";
import { setup } from "./routes/setup.ts";
import { status } from "./routes/status.ts";
import { visaSteps } from "./routes/visa-steps.ts";
import { visits } from "./routes/visits.ts";
import { waitlist } from "./routes/waitlist.ts";

/** An id of our own for each request: what a client sends in `X-Request-Id` is not taken. */
const ownRequestId = requestId({ limitLength: 0 });

/** Lets a write finish when the visitor leaves while it is under way: a lead whose copy is being made, for one. */
const finishWrites = createMiddleware<AppEnv>(async (c, next) => {
  const work = next();
  if (c.req.method !== "GET" && c.req.method !== "HEAD") c.executionCtx.waitUntil(work);
  await work;
});

export const app = new Hono<AppEnv>()
  .onError(onError)
  .use("/api/*", ownRequestId, securityHeaders, noStore, finishWrites, ownerOnly, database)
  .route("/api/health", health)
  .route("/api/waitlist", waitlist)
  .route("/api/optin-contacts", optInContacts)
  .route("/api/calculator", calculator)
  .route("/api/plans", plans)
  .route("/api/messages", messages)
  .route("/api/leads", leads)
  .route("/api/people", people)
  .route("/api/activities", activities)
  .route("/api/announcements", announcements)
  .route("/api/session", session)
  .route("/api/admin", pictures)
  .route("/api/admin/backup", backup)
  .route("/api/quarantine", quarantine)
  .route("/api/deliveries", deliveries)
  .route("/api/status", status)
  .route("/api/setup", setup)
  .route("/api/morning-digest", morningDigest)
  .route("/api/visa-steps", visaSteps)
  .route("/api/visits", visits)
  .route("/api/matches", matches)
  .route("/api/permits", permits)
  .route("/api/my-plan", generalPlan)
  .route("/api/confirm", confirm)
  .route("/api/unsubscribe", unsubscribe)
  .route("/api/removal", removal)
  .route("/api/plan-reminders", planReminders)
  .route("/api/plan-changes", planChanges)
  .all("/api/*", () => {
    throw new AppError(404, "not_found", "There is nothing at this URL.");
  })
  .use("/media/*", ownRequestId, securityHeaders)
  .route("/media", media)
  .route("/assets", film);

/** What web/lib/api.ts knows of the Worker. */
export type AppType = typeof app;
