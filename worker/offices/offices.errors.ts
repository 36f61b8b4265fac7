import { AppError } from "../http/errors.ts";

export const letterNotFound = () => new AppError(404, "not_found", "There is no such letter.");
