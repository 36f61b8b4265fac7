import { logFailure } from "../log.ts";
import { openDatabase } from "../db/database.ts";
import { deliver } from "./deliver.ts";
import { deliveryMessageSchema, subjectIdOf } from "./enqueue.ts";
import { closeLostDeliveries } from "./transitions-store.ts";

/**
 * Carries out the deliveries that the messages name. Each message is acknowledged or retried individually. A dead letter
 * says only that its row may have no attempts left: the rows decide, as in the sweep.
 */
export async function consumeDeliveries(batch: MessageBatch, env: Env): Promise<void> {
  if (batch.queue.endsWith("-dead")) return closeLostDeliveries(openDatabase(env.DB), Date.now());
  await Promise.all(batch.messages.map((message) => deliverOrRetry(message, env)));
}

async function deliverOrRetry(message: Message, env: Env): Promise<void> {
  const parsed = deliveryMessageSchema.safeParse(message.body);
  if (!parsed.success) {
    logFailure("unknown queue message", parsed.error, { messageId: message.id });
    return message.ack();
  }
  try {
    const delaySeconds = await deliver(env, parsed.data.deliveryId);
    if (delaySeconds === null) message.ack();
    else message.retry({ delaySeconds });
  } catch (error) {
    // The database failed, so the row is as it was: the message is the only place that knows of a retry.
    logFailure("delivery of a queue message", error, { subject: subjectIdOf(parsed.data.deliveryId) });
    message.retry({ delaySeconds: 60 });
  }
}
