import { openDatabase } from "../db/database.ts";
import { logFailure } from "../log.ts";
import { keepDeadPost } from "./dead-posts.ts";
import type { QueuedPost } from "../http/queued-post.ts";
import { submitQueuedPost } from "./submit-queued.ts";

const HOUR_SECONDS = 60 * 60;

/**
 * Seconds until a post is tried again: a minute, then twice as long each time, then each hour. With `max_retries` of wrangler.toml
 * that is a little more than three days, so that a message is gone from the queue before its four days end, pauses included.
 */
export function postRetryDelay(attempts: number): number {
  return Math.min(60 * 2 ** (attempts - 1), HOUR_SECONDS);
}

/** Stores a post. It is acknowledged only then. */
export async function storeOrRetry(message: Message, post: QueuedPost, env: Env): Promise<void> {
  await acknowledgeAfter(message, "a post from the queue", submitQueuedPost(env, openDatabase(env.DB), post));
}

/** Puts a post that was tried for as long as the queue tries into the bucket. It is acknowledged only then. */
export async function keepOrRetry(message: Message, post: QueuedPost, env: Env): Promise<void> {
  await acknowledgeAfter(message, "a dead post", keepDeadPost(env.BUCKET, message.id, post));
}

async function acknowledgeAfter(message: Message, label: string, work: Promise<void>): Promise<void> {
  try {
    await work;
    message.ack();
  } catch (error) {
    logFailure(label, error, { messageId: message.id });
    message.retry({ delaySeconds: postRetryDelay(message.attempts) });
  }
}
