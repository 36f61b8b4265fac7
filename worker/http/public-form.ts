import type { Context, Handler } from "hono";
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
import { type Admission, countPost } from "../store/network-days.ts";
import { quarantinePost } from "../store/quarantine.ts";
import type { AppEnv } from "./context.ts";
import { AppError } from "./errors.ts";
import { contentType, isPlainForm, respondReceived } from "./form-answer.ts";
import { countAttempt, limitBody, requireSameOrigin, tooManyRequests, toNetwork } from "./request-guards.ts";
import { toQuarantinedFields } from "./quarantined-fields.ts";
import { parseShallowJson } from "./shallow-json.ts";
import { checkTurnstile } from "./turnstile.ts";
import { invalidInput } from "./validate.ts";

const HOUR_SECONDS = 60 * 60;

/** Name of the field with the page that a form is on. */
const PAGE_FIELD = "page";

/** A path of the site, and never the beginning of another host's URL. */
const PAGE_PATH = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/;

/**
 * The handler of a public form, with its guard (decision: one-guard). In order: same origin, size, content type, rate limit,
 * well-formed body, honeypot, schema, what its network and its person have left, Turnstile; that comes late because its token
 * can be used only once, and a visitor who corrects a field needs it again. What looks like spam goes to the quarantine, and
 * its sender is told that it was received; where it is full, only the sender of certain spam is. While the service of
 * Turnstile is away, posts are accepted and marked. A plain HTML form is answered with a 303 to its page, JSON with the
 * API's shapes.
 * @throws AppError 400, 403, 413, 415, 429, 502 or 503
 */
export function publicForm<Schema extends z.ZodObject>(form: PublicForm<Schema>) {
  type Input = { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } };

  // Comes first, so that a plain form gets back to its page whatever refuses it, and another site's form never does.
  const begin = createMiddleware<AppEnv>(async (c, next) => {
    c.set("form", form);
    requireSameOrigin(c);
    await next();
  });

  const receive = createMiddleware<AppEnv>(async (c) => {
    if (contentType(c) !== "application/json" && !isPlainForm(c)) {
      throw new AppError(415, "unsupported_content_type", "Send this form as JSON or as an HTML form.");
    }
    await countAttempt(c, "form", "form");
    const body = await readBody(c);
    const page = body[PAGE_FIELD];
    if (typeof page === "string" && PAGE_PATH.test(page)) c.set("form", { ...form, page });
    const trap = body[HONEYPOT_FIELD];
    const keep = (reasons: string[]) => quarantine(c, toQuarantinedFields(form.schema, body), reasons);
    if (typeof trap === "string" && trap.trim() !== "") {
      await admitPost(c, body["email"]);
      return keep(["honeypot"]);
    }
    const parsed = form.schema.safeParse(withoutGuardFields(body));
    if (!parsed.success) throw invalidInput(parsed.error);
    const admission = await admitPost(c, parsed.data["email"]);
    const verdict = await checkTurnstile(c.env, body[TURNSTILE_FIELD]);
    if (verdict !== "unavailable" && verdict.reasons.length > 0) return keep(verdict.reasons);
    if (admission !== "noticed" && admission !== "taken") return keep([admission]);
    const skippedCheck = verdict === "unavailable" ? "turnstile" : null;
    return store(c, form, parsed.data, { skippedCheck, isNoticed: admission === "noticed" });
  });

  return every(begin, limitBody, receive) as Handler<AppEnv, string, Input, Promise<Response>>;
}

/**
 * What becomes of a post, by what came from its network today and what its person has left. Where that cannot be counted, it
 * is taken.
 * @throws AppError 429 where the network is refused
 */
async function admitPost(c: Context<AppEnv>, email: unknown): Promise<Exclude<Admission, "refused">> {
  const now = Date.now();
  const network = toNetwork(c.req.header("cf-connecting-ip") ?? "unknown", 48);
  const key = hashNetwork(c.env, network, calendarDay(now, "UTC"));
  const post = { key, emailHash: hashEmail(c.env, String(email)) };
  const admission = await countPost(c.var.db, post, now).catch((error: unknown) => {
    logFailure("count of a network", error, { requestId: c.var.requestId });
    return "noticed" as const;
  });
  if (admission !== "refused") return admission;
  throw tooManyRequests(
    "Today many forms came from your network. Please send yours over another one, such as your phone's, or come back tomorrow. What you typed is still here.",
    HOUR_SECONDS,
  );
}

type Marks = Pick<FormPost, "skippedCheck" | "isNoticed">;

/** The request as a post that a form can store. */
export function toFormPost(c: Context<AppEnv>, marks: Marks): FormPost {
  return {
    env: c.env,
    db: c.var.db,
    isPlainForm: isPlainForm(c),
    sentAt: Date.now(),
    ...marks,
    waitUntil: (label, work) => c.executionCtx.waitUntil(logRejection(label, work, { requestId: c.var.requestId })),
  };
}

/**
 * Stores what a form was sent, and answers. Where that fails, the post is kept in the bucket and stored by the sweep, and
 * its sender is told that it was received (decision: nothing-lost).
 * @throws AppError 502 if a lead has no second copy: only then it counts as sent (decision: two-copies); sending the form
 *   again is harmless
 */
async function store<Schema extends z.ZodObject>(
  c: Context<AppEnv>,
  form: PublicForm<Schema>,
  fields: z.output<Schema>,
  marks: Marks,
) {
  const post = toFormPost(c, marks);
  const isStored = await form.submit(fields, post).catch(async (error: unknown) => {
    if (error instanceof ConfigurationError) throw error;
    const { isPlainForm, sentAt, skippedCheck } = post;
    const kept = { path: form.path, fields, isPlainForm, sentAt, skippedCheck };
    await keepPost(c.env.BUCKET, hashEmail(c.env, String(fields["email"])), kept).catch(() => {
      throw error;
    });
    logFailure("a post was kept in the bucket", error, { requestId: c.var.requestId });
    return true;
  });
  if (!isStored) {
    throw new AppError(
      502,
      "form_service_failed",
      `We could not finish ${form.what} just now. What you typed is still here: please try again in a moment.`,
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
  const body = parseShallowJson(await c.req.text());
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError(400, "malformed_json", "The form must be a JSON object.");
  }
  return body as Record<string, unknown>;
}
