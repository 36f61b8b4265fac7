import { Hono } from "hono";
import type { z } from "zod";
import type { AppEnv } from "../http/app-env.ts";
import { AppError } from "../http/errors.ts";
import { type FormPost, postOf } from "../http/form-post.ts";
import { cursorOf, pageQuery } from "../http/page-query.ts";
import { formFieldsOf } from "../http/public-form.ts";
import { invalidInput, validate } from "../http/validate.ts";
import { deleteQuarantined, findQuarantined, listQuarantine } from "../store/quarantine.ts";
import { calculatorSchema, storeCalculation } from "./calculator.ts";
import { messageSchema, storePostedMessage } from "./messages.ts";
import { optInSchema, storeOptInContact } from "./optin-contacts.ts";
import { storeWaitlistSignup, waitlistSignupSchema } from "./waitlist.ts";

/** How a post to each public form is stored without its request. */
const FORMS: Record<string, Release | undefined> = {
  "/api/waitlist": releaseTo(waitlistSignupSchema, storeWaitlistSignup),
  "/api/optin-contacts": releaseTo(optInSchema, storeOptInContact),
  "/api/calculator": releaseTo(calculatorSchema, storeCalculation),
  "/api/messages": releaseTo(messageSchema, storePostedMessage),
};

type Release = (body: Record<string, unknown>, post: FormPost) => Promise<void>;

function releaseTo<Schema extends z.ZodObject>(
  schema: Schema,
  store: (fields: z.output<Schema>, post: FormPost) => Promise<unknown>,
): Release {
  return async (body, post) => {
    const parsed = schema.safeParse(formFieldsOf(body));
    if (!parsed.success) throw doesNotFit(invalidInput(parsed.error).details.fields);
    await store(parsed.data, post);
  };
}

function doesNotFit(fields: Record<string, string> = {}) {
  const faults = Object.entries(fields).map(([field, message]) => ` ${field}: ${message}.`);
  const sentence = `This post does not fit its form, so it stays in the quarantine.${faults.join("")}`;
  return new AppError(422, "does_not_fit", sentence, { fields });
}

function notThere() {
  return new AppError(404, "not_found", "This post is not in the quarantine any more: it was released or deleted.");
}

/** What looks like spam, for the owner to judge (decision: one-guard). */
export const quarantined = new Hono<AppEnv>()
  .get("/", validate("query", pageQuery(["newest"])), async (c) => {
    const { limit, cursor } = c.req.valid("query");
    const found = await listQuarantine(c.var.db, { limit: limit + 1, after: cursor });
    const posts = found.slice(0, limit);
    const last = found.length > limit ? posts.at(-1) : undefined;
    return c.json({
      data: posts.map(({ id, path, reasons, body, createdAt }) => ({
        id,
        path,
        reasons,
        body,
        createdAt: new Date(createdAt).toISOString(),
      })),
      nextCursor: last ? cursorOf({ part: "newest", key: last.createdAt, id: last.id }) : null,
    });
  })
  // Stored first, then deleted: a crash between the two loses nothing. Storing is harmless to repeat, so neither that nor
  // two clicks at once double anything: an opt-in is one row for its address and source, the others for their entry id,
  // which for a plain form comes from its body and the time it was posted (decisions: leads-count-once, send-once).
  .post("/:id/release", async (c) => {
    const post = await findQuarantined(c.var.db, c.req.param("id"));
    if (!post) throw notThere();
    const release = FORMS[post.path];
    if (!release) throw doesNotFit();
    await release(post.body, { ...postOf(c), isPlainForm: post.isPlainForm, sentAt: post.createdAt });
    await deleteQuarantined(c.var.db, post.id);
    return c.json({ released: true });
  })
  .delete("/:id", async (c) => {
    if (!(await deleteQuarantined(c.var.db, c.req.param("id")))) throw notThere();
    return c.json({ deleted: true });
  });
