import type { DigestCounts } from "./morning-digest.ts";
import type { Problem } from "./site-faults.ts";

/** `id`: see `notificationsTable`. */
export type Notification = { id: string; content: NotificationContent };

/** What the site tells its owner by mail, without anything of a person; times are written in this zone. */
export type NotificationContent =
  | { topic: "digest"; timeZone: string; counts: DigestCounts }
  | { topic: "problems"; timeZone: string; problems: Problem[] }
  | { topic: "held_post" };
