import { eq, lt } from "drizzle-orm";
import type { NotificationContent } from "../../domain/notification.ts";
import { DELIVERY_RECORD_DAYS } from "../../domain/retention.ts";
import type { Database } from "../db/database.ts";
import { enqueueNotification } from "./queue.store.ts";
import { notificationsTable } from "../db/schema.ts";
import { readSetting } from "../settings/settings.store.ts";

type Topic = NotificationContent["topic"];

/**
 * Stores a notification with its delivery, in one transaction, unless there is one of this day and topic.
 * @param day of the owner
 * @param content null: there is nothing to tell on this day, so that nothing is delivered
 * @returns the id of the delivery, if it was queued by this call; none if another one was first
 */
export async function storeNotification(
  db: Database,
  { day, topic, content }: { day: string; topic: Topic; content: NotificationContent | null },
  now: number,
): Promise<string[]> {
  const id = notificationId(day, topic);
  const [, queued] = await db.batch([
    db.insert(notificationsTable).values({ id, content, createdAt: now }).onConflictDoNothing(),
    enqueueNotification(db, id, now),
  ]);
  return queued.map((delivery) => delivery.id);
}

/** Whether there is a notification of this day and topic, if only of an empty day. Reads one row, by key. */
export async function hasNotification(db: Database, day: string, topic: Topic): Promise<boolean> {
  const found = await db.query.notificationsTable.findFirst({
    where: eq(notificationsTable.id, notificationId(day, topic)),
    columns: { id: true },
  });
  return found !== undefined;
}

const KEPT_FOR_MS = DELIVERY_RECORD_DAYS * 24 * 60 * 60 * 1000;

/** Deletes the notifications that are older than the record of any delivery, with theirs, by a foreign key. Reads all of them. */
export async function purgeNotifications(db: Database, now: number): Promise<void> {
  await db.delete(notificationsTable).where(lt(notificationsTable.createdAt, now - KEPT_FOR_MS));
}

/** The time zone of the owner, as far as it is known. Reads one row, by key. */
export async function readOwnersTimeZone(db: Database): Promise<string> {
  return (await readSetting(db, "morningDigest"))?.timeZone ?? "UTC";
}

function notificationId(day: string, topic: Topic): string {
  return `ntf_${day}_${topic}`;
}
