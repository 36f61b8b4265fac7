import { z } from "zod";

/** How a delivery travels through the queue: its id only, never personal data (decision: nothing-lost). */
export const deliveryMessageSchema = z.object({ version: z.literal(1), deliveryId: z.string() });
type DeliveryMessage = z.infer<typeof deliveryMessageSchema>;

/** Queues accepts up to 100 messages per batch. */
const QUEUE_BATCH = 100;

/**
 * Sends deliveries to the queue, in as many batches as they need.
 * @param delaySeconds delay before the queue delivers them
 */
export async function enqueueDeliveries(queue: Queue, deliveryIds: string[], delaySeconds = 0): Promise<void> {
  for (let start = 0; start < deliveryIds.length; start += QUEUE_BATCH) {
    const batch = deliveryIds.slice(start, start + QUEUE_BATCH);
    await queue.sendBatch(
      batch.map((deliveryId) => ({ body: { version: 1, deliveryId } satisfies DeliveryMessage, delaySeconds })),
    );
  }
}

/** What a delivery is for, for the log where its row cannot be read: the rest of its id can be the hash of a person. */
export function subjectIdOf(deliveryId: string): string {
  return deliveryId.split(":", 1)[0]!;
}
