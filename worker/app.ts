import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import { type AppEnv, database } from "./http/context.ts";
import { AppError, onError } from "./http/errors.ts";
import { ownerOnly } from "./owner/session.ts";
import { noStore, securityHeaders } from "./http/security-headers.ts";
import { activities } from "./owner/activities-routes.ts";
import { announcements } from "./announcements/routes.ts";
import { backup } from "./backups/routes.ts";
import { calculator } from "./leads/calculator-routes.ts";
import { confirm } from "./people/confirm-routes.ts";
import { deadPosts } from "./posts/routes.ts";
import { deliveries } from "./deliveries/routes.ts";
import { publishing } from "./desk/publishing-routes.ts";
import { desk } from "./desk/routes.ts";
import { film } from "./pictures/film-routes.ts";
import { generalPlan } from "./plans/general-plan-routes.ts";
import { health } from "./owner/health-routes.ts";
import { imports } from "./imports/routes.ts";
import { leads } from "./leads/routes.ts";
import { matches } from "./plans/matches-routes.ts";
import { permits } from "./plans/permits-routes.ts";
import { media } from "./pictures/media-routes.ts";
import { messages } from "./messages/routes.ts";
import { morningDigest } from "./owner/morning-digest-routes.ts";
import { optInContacts } from "./leads/opt-in-routes.ts";
import { planChanges, planReminders } from "./plans/mail-routes.ts";
import { plans } from "./plans/routes.ts";
import { people } from "./people/routes.ts";
import { pictures } from "./pictures/routes.ts";
import { quarantine } from "./quarantine/routes.ts";
import { removal, unsubscribe } from "./people/removal-routes.ts";
import { session } from "./owner/session-routes.ts";
import { setup } from "./owner/setup-routes.ts";
import { status } from "./owner/status-routes.ts";
import { visaSteps } from "./plans/visa-steps-routes.ts";
import { visits } from "./visits/routes.ts";
import { waitlist } from "./leads/waitlist-routes.ts";

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
  .route("/api/imports", imports)
  .route("/api/desk", desk)
  .route("/api/publishing", publishing)
  .route("/api/activities", activities)
  .route("/api/announcements", announcements)
  .route("/api/session", session)
  .route("/api/admin", pictures)
  .route("/api/admin/backup", backup)
  .route("/api/quarantine", quarantine)
  .route("/api/deliveries", deliveries)
  .route("/api/dead-posts", deadPosts)
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
