import { zValidator } from "@hono/zod-validator";
import type { ValidationTargets } from "hono";
import type { z } from "zod";
import type { FieldErrors } from "../../domain/api.ts";
import { UNKNOWN_FIELD } from "../../domain/forms/fields.ts";
import { AppError } from "./errors.ts";

/** The one refusal of input that does not fit: 400, with a message for each field that is wrong. */
export function invalidFields(fields: FieldErrors): AppError {
  return new AppError(400, "invalid_input", "Please check the fields and send the form again.", { fields });
}

/** The refusal of what does not fit a schema of the API. */
export function invalidInput(error: z.core.$ZodError): AppError {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) fields[[...issue.path, key].join(".")] ??= UNKNOWN_FIELD;
    } else {
      fields[issue.path.join(".")] ??= issue.message;
    }
  }
  return invalidFields(fields);
}

/**
 * What a page sent as JSON.
 * @throws AppError 400 where it is none
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError(400, "malformed_json", "This did not arrive complete. Please send it again.");
  }
}

/** Parses one part of a request with a schema. Forms of the public pages go through worker/http/public-form.ts instead. */
export function validate<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, (result) => {
    if (!result.success) throw invalidInput(result.error);
  });
}
