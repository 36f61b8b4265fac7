import { logFailure } from "../log.ts";
import { openDatabase } from "../store/database.ts";
import { closeLostDeliveries } from "../store/deliveries.ts";
import { watchSweep } from "./alerts.ts";
import { deliver } from "./deliver.ts";
import { deliveryMessageSchema, subjectOf } from "./enqueue.ts";

/** Carries out the deliveries that the messages name. Each message is acknowledged or retried individually. */
export async function consumeDeliveries(batch: MessageBatch, env: Env): Promise<void> {
  const isDeadLetterQueue = batch.queue.endsWith("-dead");
  const consume = isDeadLetterQueue ? markMessageExhausted : deliverOrRetry;
  await Promise.all(batch.messages.map((message) => consume(message, env)));
  if (!isDeadLetterQueue) await watchSweep(env, openDatabase(env.DB), Date.now());
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
    logFailure("delivery of a queue message", error, { subject: subjectOf(parsed.data.deliveryId) });
    message.retry({ delaySeconds: 60 });
  }
}

async function markMessageExhausted(message: Message, env: Env): Promise<void> {
  const parsed = deliveryMessageSchema.safeParse(message.body);
  // The row decides: one that was queued again a moment ago still has its attempts.
  if (parsed.success) await closeLostDeliveries(openDatabase(env.DB), parsed.data.deliveryId, Date.now());
  message.ack();
}
