import type { DigestCounts } from "./morning-digest.ts";

/** `id`: see `notificationsTable`. */
export type Notification = { id: string; content: NotificationContent };

/** What the site tells its owner by mail, without anything of a person; times are written in this zone. */
export type NotificationContent = { topic: "digest"; timeZone: string; counts: DigestCounts } | { topic: "held_post" };
