import type { Context, ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { matchedRoutes } from "hono/route";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { FieldErrors } from "../../domain/api.ts";
import { ConfigurationError } from "../env.ts";
import { logFailure } from "../log.ts";
import type { AppEnv } from "./context.ts";
import { redirectFailedForm } from "./form-answer.ts";
import { errorPage } from "./page.ts";

/** The one shape of an error at the API. */
type ErrorBody = { error: { code: string; message: string; fields?: FieldErrors } };

type ErrorDetails = { fields?: FieldErrors; headers?: Record<string, string> };

/** An expected failure: answered with its status and a sentence for the reader. */
export class AppError extends Error {
  override name = "AppError";
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: ErrorDetails;

  constructor(status: ContentfulStatusCode, code: string, message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/**
 * Turns whatever was thrown into an answer: the API's shape, for a browser that sent a plain form the way back to its
 * page, or a page where a link in a mail leads to one. Only what we wrote for readers leaves; the rest is logged under an id.
 */
export const onError: ErrorHandler<AppEnv> = (thrown, c) => {
  const error = readableError(thrown, c);
  return redirectFailedForm(c, error.status) ?? errorPage(c, error) ?? errorAnswer(c, error);
};

function readableError(thrown: Error, c: Context<AppEnv>): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof HTTPException) {
    return new AppError(thrown.status, "request_refused", thrown.message || "The request was refused.");
  }
  const requestId = c.get("requestId");
  // The route's pattern, because a path can name a person.
  const route = matchedRoutes(c).find(({ path }) => !path.includes("*"))?.path;
  const context = { requestId, method: c.req.method, route };
  if (thrown instanceof ConfigurationError) {
    // The message names variables only; the public reads nothing of it.
    logFailure("configuration", thrown, { ...context, faults: thrown.message });
    const message = `This is temporarily unavailable. Please try again later. If this keeps happening, send us this code: ${requestId}`;
    return new AppError(503, "unavailable", message);
  }
  logFailure("unexpected", thrown, context);
  const message = `Something went wrong on our side. If this keeps happening, send us this code: ${requestId}`;
  return new AppError(500, "unexpected", message);
}

function errorAnswer(c: Context, error: AppError) {
  const { fields, headers } = error.details;
  const body: ErrorBody = { error: { code: error.code, message: error.message, ...(fields && { fields }) } };
  return c.json(body, error.status, headers);
}
