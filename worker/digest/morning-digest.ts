import { addDays, startOfDay } from "../../domain/calendar-day.ts";
import { digestCountedDay, findDigestDay, isNews } from "../../domain/morning-digest.ts";
import type { Database } from "../db/database.ts";
import { listDeadPosts } from "../posts/dead-posts.ts";
import { logFailure } from "../log.ts";
import { countForDigest } from "./digest-counts.store.ts";
import { hasNotification } from "../deliveries/notifications.store.ts";
import { readConfiguration } from "../env.ts";
import { findSettingFaults } from "../health/setting-faults.ts";
import { readSetting } from "../settings/settings.store.ts";
import { notifyOwner } from "../deliveries/notify.ts";

/**
 * A step of the sweep: sends the owner the digest of yesterday once their morning has come, exactly once, and nothing on
 * an empty day (decision: morning-digest). Reads two rows while none is due.
 */
export async function sendMorningDigest(env: Env, db: Database, now: number): Promise<void> {
  const settings = await readSetting(db, "morningDigest");
  const day = settings && findDigestDay(now, settings);
  if (!day || (await hasNotification(db, day, "digest"))) return;
  const { timeZone, parts } = settings;
  const begin = (offset: number) => startOfDay(addDays(day, offset), timeZone);
  const days = {
    yesterday: begin(-1),
    today: begin(0),
    tomorrow: begin(1),
    counted: digestCountedDay(day, now),
  };
  const { databaseLimitMb } = readConfiguration(env);
  const deployment = {
    settings: await findSettingFaults(env, db),
    databaseLimitMb,
    deadPosts: await countDeadPosts(env, db),
  };
  const counts = await countForDigest(db, parts, days, deployment, now);
  const content = isNews(counts) ? ({ topic: "digest", timeZone, counts } as const) : null;
  await notifyOwner(env, db, { day, topic: "digest", content }, now);
}

/** None where the bucket does not answer, which must not keep the digest back: `/api/health` says so. */
async function countDeadPosts(env: Env, db: Database): Promise<number> {
  try {
    return (await listDeadPosts(db, env.BUCKET)).length;
  } catch (error) {
    logFailure("dead posts of the digest", error);
    return 0;
  }
}
