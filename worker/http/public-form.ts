import type { Context, Handler } from "hono";
import { every } from "hono/combine";
import { createMiddleware } from "hono/factory";
import type { InferInput, InferOutput } from "valibot";
import { calendarDay } from "../../domain/calendar-day.ts";
import type { FormSchema } from "../../domain/forms/fields.ts";
import { checkForm } from "../../domain/forms/check-form.ts";
import { HONEYPOT_CODE, HONEYPOT_FIELD, HONEYPOT_SENTENCE, PAGE_FIELD, TURNSTILE_FIELD } from "../../domain/lead.ts";
import type { Admission } from "../../domain/held-post.ts";
import { site } from "../../domain/site.ts";
import type { Database } from "../db/database.ts";
import { ConfigurationError } from "../env.ts";
import { hashEmail, hashNetwork } from "../hash.ts";
import type { FormPost, PublicForm } from "./form.ts";
import { logFailure, logRejection } from "../log.ts";
import { enqueuePost, type QueuedPost } from "./queued-post.ts";
import { renderPage } from "./page.ts";
import type { AppEnv } from "./context.ts";
import { isPlausibleBrowser } from "./counted-browser.ts";
import { AppError } from "./errors.ts";
import { contentType, isPlainForm, respondHeld, respondReceived } from "./form-answer.ts";
import {
  countAttempt,
  hasRoomInQueue,
  limitBody,
  requireSameOrigin,
  tooManyRequests,
  toNetwork,
} from "./request-guards.ts";
import { toQuarantinedFields } from "./suspect-fields.ts";
import { checkTurnstile, NO_TOKEN } from "./turnstile.ts";
import { invalidFields, parseJson } from "./validate.ts";

const HOUR_SECONDS = 60 * 60;

/** "Some minutes", for a post that neither the database nor the queue took. */
const RETRY_AFTER_SECONDS = 5 * 60;

/** A path of the site, and never the beginning of another host's URL. */
const PAGE_PATH = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/;

/** A post that looks like spam, with the reasons. */
type SuspectPost = {
  path: string;
  reasons: string[];
  body: Record<string, unknown>;
  emailHash: string | null;
  isPlainForm: boolean;
  isCertain: boolean;
  sentAt: number;
};

/** What counts posts, and takes those that look like spam: `worker/posts/forms.routes.ts` gives it to the guard. `now` in milliseconds. */
export type Gates = {
  countPost: (db: Database, sender: { key: number; emailHash: string }, now: number) => Promise<Admission>;
  /** Says whether a post that the honeypot caught may be quarantined. */
  countRobot: (db: Database, key: number, now: number) => Promise<boolean>;
  /** Says whether there was room. */
  quarantinePost: (db: Database, post: SuspectPost, now: number) => Promise<boolean>;
  notifyOfHeldPost: (env: Env, db: Database, now: number) => Promise<void>;
};

/**
 * The handler of a public form, with its guard (decision: one-guard). In order: same origin, size, content type, rate limit,
 * well-formed body, honeypot, schema, what its network and its person have left, Turnstile; that comes late because its token
 * can be used only once, and a visitor who corrects a field needs it again. What looks like spam goes to the quarantine, and
 * its sender is told that it was received; where it is full, only the sender of certain spam is. The sender of a post without a
 * token is told that the owner looks at it. A browser whose honeypot is
 * filled is asked to send again, because a person's own tools can fill it. While the service of Turnstile is away, posts are
 * accepted and marked. A plain HTML form is answered with a 303 to its page, JSON with the API's shapes.
 * @throws AppError 400, 403, 409, 413, 415, 429, 502 or 503
 */
export function publicForm<Schema extends FormSchema>(form: PublicForm<Schema>, gates: Gates) {
  type Input = { in: { json: InferInput<Schema> }; out: { json: InferOutput<Schema> } };

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
    const keep = async (reasons: string[]) => {
      await quarantine(c, gates, toQuarantinedFields(form.schema, body), reasons);
      if (!reasons.includes(NO_TOKEN)) return respondReceived(c);
      const notice = gates.notifyOfHeldPost(c.env, c.var.db, Date.now());
      c.executionCtx.waitUntil(logRejection("notice of a held post", notice, { requestId: c.var.requestId }));
      return respondHeld(c);
    };
    if (typeof trap === "string" && trap.trim() !== "") {
      if (isPlausibleBrowser(c.req.raw.headers)) return askAgain(c, body);
      // Counted by itself, so that robots take nothing of what the people of their network may send.
      // While the database is unavailable, the robot still sees success.
      const isCounted = await gates
        .countRobot(c.var.db, toNetworkKey(c, "robots"), Date.now())
        .catch((error: unknown) => {
          logFailure("count of a network", error, { requestId: c.var.requestId });
          return false;
        });
      return isCounted ? keep(["honeypot"]) : respondReceived(c);
    }
    const { fields, errors } = checkForm(form.schema, body);
    if (errors) throw invalidFields(errors);
    const emailHash = hashEmail(c.env, String(fields.email));
    const sender = { emailHash, network: toNetworkKey(c, "people") };
    const admission = await count(c, gates, sender);
    if (admission === "refused") throw tooManyRequests(NETWORK_REFUSED, HOUR_SECONDS);
    const verdict = await checkTurnstile(c.env, body[TURNSTILE_FIELD]);
    if (verdict.status === "refused") return keep(verdict.reasons);
    if (admission === "network" || admission === "person") return keep([admission]);
    const marks = {
      skippedCheck: verdict.status === "unavailable" ? ("turnstile" as const) : null,
      sentAt: Date.now(),
    };
    // Not stored at once where its budget cannot be asked: the queue's consumer asks it.
    if (admission === "uncounted") await queuePost(c, form, fields, sender, { ...marks, notifiesOwner: null });
    else await store(c, form, fields, sender, { ...marks, notifiesOwner: admission === "notified" });
    return respondReceived(c);
  });

  return every(begin, limitBody, receive) as Handler<AppEnv, string, Input, Promise<Response>>;
}

/** The key of what came from a network today. */
function toNetworkKey(c: Context<AppEnv>, from: "people" | "robots"): number {
  const network = toNetwork(c.req.header("cf-connecting-ip") ?? "unknown", 48);
  return hashNetwork(c.env, from === "robots" ? `robots ${network}` : network, calendarDay(Date.now(), "UTC"));
}

/** What becomes of a post, by what came from its network today and what its person has left. */
async function count(
  c: Context<AppEnv>,
  { countPost }: Gates,
  { network, emailHash }: Sender,
): Promise<Admission | "uncounted"> {
  return countPost(c.var.db, { key: network, emailHash }, Date.now()).catch((error: unknown) => {
    logFailure("count of a network", error, { requestId: c.var.requestId });
    return "uncounted" as const;
  });
}

/** A mobile carrier, a campus or an office can be one network: the person behind it did nothing wrong. */
const NETWORK_REFUSED = `Your internet connection shares its address with others, and too many forms came from that address today. What you typed is still here. Switch from mobile data to Wi-Fi (or back) and send it again, or email us at ${site.email.hello}. This connection works again after midnight UTC.`;

type Sender = Pick<QueuedPost, "emailHash" | "network">;

type Marks = Pick<FormPost, "skippedCheck" | "sentAt">;

/** The request as a post that a form can store. */
export function toFormPost(c: Context<AppEnv>, marks: Marks & { notifiesOwner: boolean }): FormPost {
  return {
    env: c.env,
    db: c.var.db,
    isPlainForm: isPlainForm(c),
    ...marks,
    waitUntil: (label, work) => c.executionCtx.waitUntil(logRejection(label, work, { requestId: c.var.requestId })),
  };
}

/**
 * Stores what a form was sent. Where that fails, the post is sent to the queue (decision: nothing-lost).
 * @throws AppError 502 if the form service did not take a lead: a sign-up counts as sent once both have it (decision:
 *   two-copies); sending the form again is harmless
 */
async function store<Schema extends FormSchema>(
  c: Context<AppEnv>,
  form: PublicForm<Schema>,
  fields: InferOutput<Schema>,
  sender: Sender,
  marks: Marks & { notifiesOwner: boolean },
): Promise<void> {
  const isStored = await form.submit(fields, toFormPost(c, marks)).catch(async (error: unknown) => {
    if (error instanceof ConfigurationError) throw error;
    await queuePost(c, form, fields, sender, marks, error);
    return true;
  });
  if (isStored) return;
  throw new AppError(
    502,
    "form_service_failed",
    `We could not finish ${form.what} just now. What you typed is still here: please try again in a moment.`,
  );
}

/**
 * Sends a post to the queue, whose consumer stores it once the database is back; its sender is told that it was received (decision:
 * nothing-lost).
 * @param error what stopped it from being stored
 * @throws AppError 503 where the queue is away, too, or enough of the whole site's posts went there
 */
async function queuePost<Schema extends FormSchema>(
  c: Context<AppEnv>,
  { path, what }: PublicForm<Schema>,
  fields: InferOutput<Schema>,
  sender: Sender,
  marks: Marks & { notifiesOwner: boolean | null },
  error: unknown = new Error("the database does not answer"),
): Promise<void> {
  const { requestId } = c.var;
  try {
    if (!(await hasRoomInQueue(c))) throw new Error("the site's rate of posts to the queue is reached");
    await enqueuePost(c.env.DELIVERIES, { path, fields, ...sender, isPlainForm: isPlainForm(c), ...marks });
    logFailure("a post went to the queue", error, { requestId });
  } catch (refusal) {
    logFailure("a post for the queue", refusal, { requestId });
    const message = `We could not take ${what} just now. What you typed is still here: please send it again in some minutes.`;
    throw new AppError(503, "try_again", message, { headers: { "Retry-After": String(RETRY_AFTER_SECONDS) } });
  }
}

/**
 * Asks the sender of a post whose honeypot is filled to send it again: a password manager or another extension may have filled it. The
 * form's script empties the field; without scripts a page holds what was typed and has the button.
 * @throws AppError 409 for JSON
 */
function askAgain(c: Context<AppEnv>, body: Record<string, unknown>) {
  if (isPlainForm(c)) return askAgainPage(c, body);
  throw new AppError(409, HONEYPOT_CODE, HONEYPOT_SENTENCE);
}

/**
 * Stores a post that looks like spam. Beyond the budget of the day the sender of certain spam sees success all the same,
 * and anyone else learns that their post did not get through.
 * @throws AppError 503
 */
async function quarantine(
  c: Context<AppEnv>,
  { quarantinePost }: Gates,
  body: Record<string, unknown>,
  reasons: string[],
) {
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
      sentAt: Date.now(),
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
}

async function readBody(c: Context): Promise<Record<string, unknown>> {
  // Spread, because drizzle reads the constructor of every value and Hono's object has no prototype.
  if (isPlainForm(c)) return { ...(await c.req.parseBody()) };
  const body = parseJson(await c.req.text());
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError(400, "malformed_json", "The form must be a JSON object.");
  }
  return body as Record<string, unknown>;
}

/** The page for a browser without scripts whose honeypot a tool has filled in: its button sends the rest of the form again. */
function askAgainPage(c: Context<AppEnv>, body: Record<string, unknown>) {
  const kept = Object.entries(body).filter(
    (field): field is [string, string] => field[0] !== HONEYPOT_FIELD && typeof field[1] === "string",
  );
  const paragraphs = [
    "Something in your browser, such as a password manager, filled in a hidden field of our form. We emptied it and kept what you typed.",
  ];
  return renderPage(
    c,
    { title: "Please send it once more", paragraphs, hidden: Object.fromEntries(kept), button: "Send" },
    409,
  );
}
