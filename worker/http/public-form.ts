import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import { HONEYPOT_FIELD } from "../../domain/lead.ts";
import { quarantine } from "../store/quarantine.ts";
import type { AppEnv } from "./app-env.ts";
import { AppError } from "./errors.ts";
import { backToPage, contentType, isPlainForm, onItsPage, PAGE_FIELD, type PublicForm } from "./form-page.ts";
import { countAttempt } from "./rate-limit.ts";
import { requireSameOrigin } from "./same-origin.ts";
import { invalidInput } from "./validate.ts";

const MAX_BODY_BYTES = 64 * 1024;

/**
 * The one guard before every public POST (decision: one-guard), and the parsing of its body. In order: size, content
 * type, same origin, rate limit, well-formed body, honeypot, schema. A plain HTML form gets every outcome as a 303 back
 * to its page (see form-page.ts); JSON gets the API's shapes. The handler finds the parsed fields at
 * `c.req.valid("json")`, however they were sent.
 * @throws AppError 400, 403, 413, 415 or 429
 */
export function publicForm<Schema extends z.ZodObject>(form: PublicForm, schema: Schema) {
  type Input = { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } };

  const admit = createMiddleware<AppEnv>(async (c, next) => {
    c.set("form", form);
    if (contentType(c) !== "application/json" && !isPlainForm(c)) {
      throw new AppError(415, "unsupported_content_type", "Send this form as JSON or as an HTML form.");
    }
    requireSameOrigin(c);
    await countAttempt(c, "form", form.name);
    await next();
  });

  const parse: MiddlewareHandler<AppEnv, string, Input> = async (c, next) => {
    const body = await readBody(c);
    const { [HONEYPOT_FIELD]: trap, [PAGE_FIELD]: page, ...fields } = body;
    c.set("form", onItsPage(form, page));
    if (typeof trap === "string" && trap.trim() !== "") {
      await quarantine(c.var.db, { path: c.req.path, reasons: ["honeypot"], body, now: Date.now() });
      return received(c);
    }
    const parsed = schema.safeParse(fields);
    if (!parsed.success) throw invalidInput(parsed.error);
    c.req.addValidatedData("json", parsed.data);
    return next();
  };

  return every(limitBody, admit, parse) as MiddlewareHandler<AppEnv, string, Input>;
}

/** The answer to every post that was taken in; it is the same whether or not the address was known. */
export function received(c: Context<AppEnv>) {
  const form = c.get("form")!;
  return isPlainForm(c) ? backToPage(c, form, "received") : c.json({ message: form.receivedMessage });
}

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError() {
    throw new AppError(413, "too_large", "That is more than this form can take. Please shorten it.");
  },
});

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
