import { z } from "zod";

/** What travels through the queue: row ids only, never personal data (decision: nothing-lost). */
export const messageSchema = z.object({ version: z.literal(1), deliveryId: z.string() });
export type DeliveryMessage = z.infer<typeof messageSchema>;

/**
 * Asks for deliveries to be carried out.
 * @param deliveryIds at most 100
 * @param delaySeconds not before so many seconds from now
 */
export async function enqueueDeliveries(queue: Queue, deliveryIds: string[], delaySeconds = 0): Promise<void> {
  if (deliveryIds.length === 0) return;
  await queue.sendBatch(
    deliveryIds.map((deliveryId) => ({ body: { version: 1, deliveryId } satisfies DeliveryMessage, delaySeconds })),
  );
}

/** The same for any number of deliveries, as many at once as Queues takes. */
export async function enqueueInBatches(queue: Queue, deliveryIds: string[]): Promise<void> {
  for (let start = 0; start < deliveryIds.length; start += 100) {
    await enqueueDeliveries(queue, deliveryIds.slice(start, start + 100));
  }
}
