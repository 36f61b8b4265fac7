import type { Context, MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import { calendarDay } from "../../domain/calendar-day.ts";
import { HONEYPOT_FIELD, TURNSTILE_FIELD } from "../../domain/lead.ts";
import { ConfigurationError } from "../env.ts";
import { hashEmail, hashNetwork } from "../hash.ts";
import type { FormPost, PublicForm } from "../leads/forms.ts";
import { logFailure, logRejection } from "../log.ts";
import { keepPost } from "../outbox/kept-posts.ts";
import { countNewEmail } from "../store/network-days.ts";
import { quarantinePost } from "../store/quarantine.ts";
import type { AppEnv } from "./context.ts";
import { AppError } from "./errors.ts";
import { contentType, isPlainForm, respondReceived } from "./form-answer.ts";
import { countAttempt, limitBody, requireSameOrigin, toNetwork } from "./request-guards.ts";
import { isNestedTooDeep, toQuarantinedFields } from "./quarantined-fields.ts";
import { checkTurnstile } from "./turnstile.ts";
import { invalidInput } from "./validate.ts";

/** Name of the field with the page that a form is on. */
const PAGE_FIELD = "page";

/** A path of the site, and never the beginning of another host's URL. */
const PAGE_PATH = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/;

/**
 * The guard before every public form (decision: one-guard), which also parses the body. In order: same origin, size,
 * content type, rate limit, well-formed body, honeypot, schema, Turnstile, new emails of the network; Turnstile comes late because its token can be
 * used only once, and a visitor who corrects a field needs it again. What looks like spam goes to the quarantine, and
 * its sender is told that it was received; where it is full, only the sender of certain spam is. While the service of
 * Turnstile is away, posts are accepted and marked. A plain HTML form is answered with a 303 to its page, JSON with the
 * API's shapes. The handler finds the parsed fields at `c.req.valid("json")`, however they were sent.
 * @throws AppError 400, 403, 413, 415, 429 or 503
 */
export function publicForm<Schema extends z.ZodObject>(form: PublicForm<Schema>) {
  type Input = { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } };

  // Comes first, so that a plain form gets back to its page whatever refuses it, and another site's form never does.
  const begin = createMiddleware<AppEnv>(async (c, next) => {
    c.set("form", form);
    requireSameOrigin(c);
    await next();
  });

  const admit = createMiddleware<AppEnv>(async (c, next) => {
    if (contentType(c) !== "application/json" && !isPlainForm(c)) {
      throw new AppError(415, "unsupported_content_type", "Send this form as JSON or as an HTML form.");
    }
    await countAttempt(c, "form", "form");
    await next();
  });

  const parse: MiddlewareHandler<AppEnv, string, Input> = async (c, next) => {
    const body = await readBody(c);
    const page = body[PAGE_FIELD];
    if (typeof page === "string" && PAGE_PATH.test(page)) c.set("form", { ...form, page });
    const trap = body[HONEYPOT_FIELD];
    const keep = (reasons: string[]) => quarantine(c, toQuarantinedFields(form.schema, body), reasons);
    if (typeof trap === "string" && trap.trim() !== "") return keep(["honeypot"]);
    const parsed = form.schema.safeParse(withoutGuardFields(body));
    if (!parsed.success) throw invalidInput(parsed.error);
    const verdict = await checkTurnstile(c.env, body[TURNSTILE_FIELD]);
    if (verdict === "unavailable") c.set("skippedCheck", "turnstile");
    else if (verdict.reasons.length > 0) return keep(verdict.reasons);
    if (await sendsTooManyEmails(c, parsed.data["email"])) return keep(["network"]);
    c.req.addValidatedData("json", parsed.data);
    return next();
  };

  return every(begin, limitBody, admit, parse) as MiddlewareHandler<AppEnv, string, Input>;
}

/** Whether a network has left more new emails today than it may. Where that cannot be counted, the post is let through. */
async function sendsTooManyEmails(c: Context<AppEnv>, email: unknown): Promise<boolean> {
  const now = Date.now();
  const network = toNetwork(c.req.header("cf-connecting-ip") ?? "unknown");
  const key = hashNetwork(c.env, network, calendarDay(now, "UTC"));
  return countNewEmail(c.var.db, { key, emailHash: hashEmail(c.env, String(email)) }, now).catch((error: unknown) => {
    logFailure("count of a network", error, { requestId: c.var.requestId });
    return false;
  });
}

/** The request as a post that a form can store. */
export function toFormPost(c: Context<AppEnv>): FormPost {
  return {
    env: c.env,
    db: c.var.db,
    isPlainForm: isPlainForm(c),
    sentAt: Date.now(),
    skippedCheck: c.get("skippedCheck") ?? null,
    waitUntil: (label, work) => c.executionCtx.waitUntil(logRejection(label, work, { requestId: c.var.requestId })),
  };
}

/**
 * Stores what a form was sent, and answers. Where that fails, the post is kept in the bucket and stored by the sweep, and
 * its sender is told that it was received (decision: nothing-lost).
 * @param what was sent, for the person to read
 * @throws AppError 502 if a lead has no second copy: only then it counts as sent (decision: two-copies); sending the form
 *   again is harmless
 */
export async function answerForm<Schema extends z.ZodObject>(
  c: Context<AppEnv>,
  form: PublicForm<Schema>,
  fields: z.output<Schema> & { email: string },
  what = "your sign-up",
) {
  const post = toFormPost(c);
  const isStored = await form.submit(fields, post).catch(async (error: unknown) => {
    if (error instanceof ConfigurationError) throw error;
    const { isPlainForm, sentAt, skippedCheck } = post;
    await keepPost(c.env.BUCKET, hashEmail(c.env, fields.email), {
      path: form.path,
      fields,
      isPlainForm,
      sentAt,
      skippedCheck,
    }).catch(() => {
      throw error;
    });
    logFailure("a post was kept in the bucket", error, { requestId: c.var.requestId });
    return true;
  });
  if (!isStored) {
    throw new AppError(
      502,
      "form_service_failed",
      `We could not finish ${what} just now. What you typed is still here: please try again in a moment.`,
    );
  }
  return respondReceived(c);
}

/** The fields of a body that belong to the form's schema, without those of the guard. */
export function withoutGuardFields(body: Record<string, unknown>): Record<string, unknown> {
  const { [HONEYPOT_FIELD]: _trap, [PAGE_FIELD]: _page, [TURNSTILE_FIELD]: _token, ...fields } = body;
  return fields;
}

/**
 * Stores a post that looks like spam. Beyond the budget of the day the sender of certain spam sees success all the same,
 * and anyone else learns that their post did not get through.
 * @throws AppError 503
 */
async function quarantine(c: Context<AppEnv>, body: Record<string, unknown>, reasons: string[]) {
  const email = body["email"];
  const isCertain = reasons.includes("honeypot");
  const isStored = await quarantinePost(
    c.var.db,
    {
      path: c.req.path,
      reasons,
      body,
      emailHash: typeof email === "string" ? hashEmail(c.env, email) : null,
      isPlainForm: isPlainForm(c),
      isCertain,
    },
    Date.now(),
  );
  if (!isStored && !isCertain) {
    throw new AppError(
      503,
      "quarantine_full",
      "We cannot take this just now. What you typed is still here: please try again later.",
    );
  }
  return respondReceived(c);
}

async function readBody(c: Context): Promise<Record<string, unknown>> {
  // Spread, because drizzle reads the constructor of every value and Hono's object has no prototype.
  if (isPlainForm(c)) return { ...(await c.req.parseBody()) };
  const text = await c.req.text();
  let body: unknown = null;
  try {
    if (!isNestedTooDeep(text)) body = JSON.parse(text);
  } catch {
    throw new AppError(400, "malformed_json", "The form did not arrive complete. Please send it again.");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError(400, "malformed_json", "The form must be a JSON object.");
  }
  return body as Record<string, unknown>;
}
