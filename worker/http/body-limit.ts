import { bodyLimit } from "hono/body-limit";
import { AppError } from "./errors.ts";

/** Refuses a body of more than 64 KB, stated or not: the limit of every public POST (decision: one-guard). */
export const limitBody = bodyLimit({
  maxSize: 64 * 1024,
  onError() {
    throw new AppError(413, "too_large", "That is more than this form can take. Please shorten it.");
  },
});
