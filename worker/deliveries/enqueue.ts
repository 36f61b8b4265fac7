import { z } from "zod";

/** What travels through the queue: row ids only, never personal data (decision: nothing-lost). */
export const deliveryMessageSchema = z.object({ version: z.literal(1), deliveryId: z.string() });
type DeliveryMessage = z.infer<typeof deliveryMessageSchema>;

/** Queues takes at most so many messages at once. */
const QUEUE_BATCH = 100;

/**
 * Sends deliveries to the queue, in as many batches as they need.
 * @param delaySeconds not before so many seconds from now
 */
export async function enqueueDeliveries(queue: Queue, deliveryIds: string[], delaySeconds = 0): Promise<void> {
  for (let start = 0; start < deliveryIds.length; start += QUEUE_BATCH) {
    const batch = deliveryIds.slice(start, start + QUEUE_BATCH);
    await queue.sendBatch(
      batch.map((deliveryId) => ({ body: { version: 1, deliveryId } satisfies DeliveryMessage, delaySeconds })),
    );
  }
}

/** What a delivery is for, by its id, for the log: the rest of the key can be the hash of a person. */
export function subjectOf(deliveryId: string): string {
  return deliveryId.split(":", 1)[0]!;
}
