import { z } from "zod";

// What a form was sent while the database does not answer waits in the queue until it does (decision: nothing-lost).

/** A form's fields, checked, and how they came. `sentAt` in milliseconds. */
const queuedPostSchema = z.object({
  path: z.string(),
  fields: z.record(z.string(), z.unknown()),
  emailHash: z.string(),
  /** The key of its network's budget of the day (decision: one-guard). */
  network: z.number(),
  isPlainForm: z.boolean(),
  sentAt: z.number(),
  skippedCheck: z.literal("turnstile").nullable(),
  /** As its network's budget said; null where it could not be asked. */
  notifiesOwner: z.boolean().nullable(),
});

export type QueuedPost = z.infer<typeof queuedPostSchema>;

/** How a post travels through the queue. */
export const postMessageSchema = z.object({ version: z.literal(1), post: queuedPostSchema });

/** Sends a post to the queue. It takes part in no batch with others: a batch has room for 256 KB. */
export async function enqueuePost(queue: Queue, post: QueuedPost): Promise<void> {
  await queue.sendBatch([{ body: { version: 1, post } satisfies z.infer<typeof postMessageSchema> }]);
}
