import type { FieldErrors } from "../../domain/api.ts";
import { AppError } from "../http/errors.ts";

export const postNotFound = () =>
  new AppError(404, "not_found", "This post is no longer in the quarantine: it was released or deleted.");

export function doesNotFit(fields: FieldErrors = {}) {
  const faults = Object.entries(fields).map(([field, message]) => ` ${field}: ${message}.`);
  const sentence = `This post does not fit its form, so it stays in the quarantine.${faults.join("")}`;
  return new AppError(422, "does_not_fit", sentence, { fields });
}
