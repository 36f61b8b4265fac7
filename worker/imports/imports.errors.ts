import { AppError } from "../http/errors.ts";

export const importNotFound = () => new AppError(404, "not_found", "There is no such import.");

export const importDeleted = () =>
  new AppError(409, "deleted", "This import was deleted, so nothing more of it is stored.");
