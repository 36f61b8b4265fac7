import { env } from "cloudflare:workers";
import { uuidv7 } from "uuidv7";
import { keepDeadPost } from "../../worker/posts/dead-posts.ts";
import type { QueuedPost } from "../../worker/http/queued-post.ts";
import { hashEmail } from "../../worker/hash.ts";

/** A message of somebody, as the queue holds it that was sent while the database was away. */
export function queuedMessage(email: string, changes: Partial<QueuedPost> = {}): QueuedPost {
  const consentVersion = "message-2026-11";
  return {
    path: "/api/messages",
    fields: { name: "Ama", email, subject: "s", message: "m", consentVersion, entryId: uuidv7() },
    emailHash: hashEmail(env, email),
    network: 7,
    isPlainForm: false,
    sentAt: Date.now(),
    skippedCheck: null,
    notifiesOwner: null,
    ...changes,
  };
}

/** The same, after the queue has tried for as long as it does. */
export const putDeadPost = (post: QueuedPost, messageId: string = crypto.randomUUID()) =>
  keepDeadPost(env.BUCKET, messageId, post);
