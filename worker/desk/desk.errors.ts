import type { FieldErrors } from "../../domain/api.ts";
import { AppError } from "../http/errors.ts";

export const changeNotFound = () => new AppError(404, "not_found", "There is no such change.");

export const reportNotFound = () => new AppError(404, "not_found", "There is no such report.");

export const cannotBePlanned = () => new AppError(400, "not_planned", "Only prices and offers can wait for a day.");

export const invalidContent = (fields: FieldErrors) =>
  new AppError(400, "invalid_content", "Please correct the marked fields.", { fields });

export const tooManyChanges = () => new AppError(409, "too_many", "Too many changes are waiting. Publish them first.");

export const changedMeanwhile = () =>
  new AppError(409, "changed", "Somebody changed this in the meantime. Compare both below, then save again.");

/** @param again what to press once more */
export const busy = (again: "save" | "undo") =>
  new AppError(409, "busy", `Others are saving at this moment. Please ${again} again.`);

/** @param what the other change needs of this one */
export const neededByAnother = (what: "this one" | "what this one takes away") =>
  new AppError(409, "needed", `Another change that waits builds on ${what}. Undo that first.`);

export const contentUnreadable = () =>
  new AppError(503, "no_content", "The content could not be read. Please try again in some minutes.");

export const publishingNotSetUp = () =>
  new AppError(409, "not_set_up", "Publishing at once is not set up. Changes go out with the next run.");

export const publishingNotStarted = () =>
  new AppError(502, "not_started", "Publishing could not be started. Changes go out with the next run.");
