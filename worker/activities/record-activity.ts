import type { Context } from "hono";
import { type ActivityAction, type ActivityDetails, OWNER_ACTOR } from "../../domain/activity.ts";
import { logRejection } from "../log.ts";
import { addActivity } from "./activities.store.ts";
import type { AppEnv } from "../http/context.ts";

/** Who is signed in, as the activity log names them. */
export function currentActor(c: Context<AppEnv>): string {
  return c.var.actor ?? OWNER_ACTOR;
}

/**
 * Adds what the owner just did to the activity log. It is done: a log that cannot be written
 * does not turn it into a failure. A HEAD request, whose answer has no body, exported nothing.
 */
export async function recordActivity(
  c: Context<AppEnv>,
  action: ActivityAction,
  details: ActivityDetails = {},
): Promise<void> {
  if (c.req.method === "HEAD") return;
  const entry = { actor: currentActor(c), action, details };
  await logRejection("activity log", addActivity(c.var.db, entry, Date.now()), { action });
}
