import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import { type AppEnv, database } from "./http/context.ts";
import { AppError, onError } from "./http/errors.ts";
import { ownerOnly } from "./session/session.ts";
import { noStore, securityHeaders } from "./http/security-headers.ts";
import { activities } from "./activities/activities.routes.ts";
import { announcements } from "./announcements/announcements.routes.ts";
import { backup } from "./backups/backups.routes.ts";
import { calculator } from "./leads/calculator.routes.ts";
import { confirm } from "./links/confirm.routes.ts";
import { forms } from "./posts/forms.routes.ts";
import { deadPosts } from "./posts/dead-posts.routes.ts";
import { deliveries } from "./deliveries/deliveries.routes.ts";
import { publishing } from "./desk/publishing.routes.ts";
import { desk } from "./desk/desk.routes.ts";
import { film } from "./pictures/film.routes.ts";
import { health } from "./health/health.routes.ts";
import { imports } from "./imports/imports.routes.ts";
import { leads } from "./leads/leads.routes.ts";
import { generalPlan, matches, permits } from "./plans/no-script-redirects.routes.ts";
import { media } from "./pictures/media.routes.ts";
import { messages } from "./messages/messages.routes.ts";
import { morningDigest } from "./digest/morning-digest.routes.ts";
import { officeAnswers } from "./offices/answers.routes.ts";
import { officeConfirmation } from "./offices/confirmation.routes.ts";
import { offices } from "./offices/offices.routes.ts";
import { optInContacts } from "./leads/opt-in.routes.ts";
import { planChanges, planReminders } from "./plans/mail.routes.ts";
import { plans } from "./plans/plans.routes.ts";
import { people } from "./contacts/contacts.routes.ts";
import { pictures } from "./pictures/pictures.routes.ts";
import { quarantine } from "./quarantine/quarantine.routes.ts";
import { removal, unsubscribe } from "./links/removal.routes.ts";
import { session } from "./session/session.routes.ts";
import { setup } from "./health/setup.routes.ts";
import { status } from "./health/status.routes.ts";
import { visaSteps } from "./plans/visa-steps.routes.ts";
import { visits } from "./visits/visits.routes.ts";
import { waitlist } from "./leads/waitlist.routes.ts";
import { watch } from "./watch/watch.routes.ts";

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
  .route("/api", forms)
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
  .route("/api/watch", watch)
  .route("/api/offices", offices)
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
  .route("/api/office-answers", officeAnswers)
  .route("/api/office-confirmation", officeConfirmation)
  .all("/api/*", () => {
    throw new AppError(404, "not_found", "There is nothing at this URL.");
  })
  .use("/media/*", ownRequestId, securityHeaders)
  .route("/media", media)
  .route("/assets", film);

/** What web/lib/api.ts knows of the Worker. */
export type AppType = typeof app;
