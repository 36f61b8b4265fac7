import type { Context, MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import { HONEYPOT_FIELD, TURNSTILE_FIELD } from "../../domain/lead.ts";
import { configurationOf } from "../env.ts";
import { quarantine } from "../store/quarantine.ts";
import type { AppEnv } from "./app-env.ts";
import { limitBody } from "./body-limit.ts";
import { AppError } from "./errors.ts";
import { backToPage, contentType, isPlainForm, onItsPage, PAGE_FIELD, type PublicForm } from "./form-page.ts";
import { countAttempt } from "./rate-limit.ts";
import { requireSameOrigin } from "./same-origin.ts";
import { turnstileReasons } from "./turnstile.ts";
import { invalidInput } from "./validate.ts";

/**
 * The one guard before every public POST (decision: one-guard), and the parsing of its body. In order: size, content
 * type, same origin, rate limit, well-formed body, honeypot, schema, Turnstile (last, because a token can be used only
 * once: a post that must be mended keeps its own). What looks like spam is kept in the quarantine, and its sender sees
 * success. A plain HTML form gets every outcome as a 303 back
 * to its page (see form-page.ts); JSON gets the API's shapes. The handler finds the parsed fields at
 * `c.req.valid("json")`, however they were sent.
 * @throws AppError 400, 403, 413, 415 or 429
 */
export function publicForm<Schema extends z.ZodObject>(form: PublicForm, schema: Schema) {
  type Input = { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } };

  // First of all, so that whatever is refused, a browser's form gets its way back to the page.
  const begin = createMiddleware<AppEnv>(async (c, next) => {
    c.set("form", form);
    await next();
  });

  const admit = createMiddleware<AppEnv>(async (c, next) => {
    if (contentType(c) !== "application/json" && !isPlainForm(c)) {
      throw new AppError(415, "unsupported_content_type", "Send this form as JSON or as an HTML form.");
    }
    requireSameOrigin(c);
    await countAttempt(c, "form", form.name);
    await next();
  });

  const parse: MiddlewareHandler<AppEnv, string, Input> = async (c, next) => {
    const body = await readBody(c);
    c.set("form", onItsPage(form, body[PAGE_FIELD]));
    const trap = body[HONEYPOT_FIELD];
    if (typeof trap === "string" && trap.trim() !== "") return keepAside(c, body, ["honeypot"]);
    const parsed = schema.safeParse(formFieldsOf(body));
    if (!parsed.success) throw invalidInput(parsed.error);
    const { turnstile } = configurationOf(c.env);
    const reasons = turnstile ? await turnstileReasons(turnstile, body[TURNSTILE_FIELD]) : [];
    if (reasons.length > 0) return keepAside(c, body, reasons);
    c.req.addValidatedData("json", parsed.data);
    return next();
  };

  return every(begin, limitBody, admit, parse) as MiddlewareHandler<AppEnv, string, Input>;
}

/** The fields of a form itself, without those of its guard: what its schema takes. */
export function formFieldsOf(body: Record<string, unknown>): Record<string, unknown> {
  const guards = new Set([HONEYPOT_FIELD, PAGE_FIELD, TURNSTILE_FIELD]);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !guards.has(name)));
}

/** Keeps what looks like spam, without its token, which is of no use any more. */
async function keepAside(c: Context<AppEnv>, body: Record<string, unknown>, reasons: string[]) {
  const { [TURNSTILE_FIELD]: _, ...kept } = body;
  const post = { path: c.req.path, reasons, body: kept, isPlainForm: isPlainForm(c), now: Date.now() };
  await quarantine(c.var.db, post);
  return received(c);
}

/** The answer to every post that was taken in; it is the same whether or not the address was known. */
export function received(c: Context<AppEnv>) {
  const form = c.get("form")!;
  return isPlainForm(c) ? backToPage(c, form, "received") : c.json({ message: form.receivedMessage });
}

async function readBody(c: Context): Promise<Record<string, unknown>> {
  // Spread: Hono's object has no prototype, and drizzle asks every value for its constructor.
  if (isPlainForm(c)) return { ...(await c.req.parseBody()) };
  let body: unknown;
  try {
    body = await c.req.json();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(400, "malformed_json", "The form did not arrive whole. Please send it again.");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError(400, "malformed_json", "The form must be a JSON object.");
  }
  return body as Record<string, unknown>;
}
