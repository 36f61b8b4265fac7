import { calendarDay } from "../../domain/calendar-day.ts";
import type { Database } from "../db/database.ts";
import { readOwnersTimeZone } from "../deliveries/notifications.store.ts";
import { notifyOwner } from "../deliveries/notify.ts";

/** Mails the owner that a post without a Turnstile token waits for them, once a day (decision: one-guard). */
export async function notifyOfHeldPost(env: Env, db: Database, now: number): Promise<void> {
  const day = calendarDay(now, await readOwnersTimeZone(db));
  await notifyOwner(env, db, { day, topic: "held_post", content: { topic: "held_post" } }, now);
}
