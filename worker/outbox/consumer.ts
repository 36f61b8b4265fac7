import { openDatabase } from "../store/database.ts";
import { markExhausted } from "../store/deliveries.ts";
import { deliver } from "./deliver.ts";
import { deliveryMessageSchema } from "./enqueue.ts";

/** Carries out the deliveries that the messages name. Each message is acknowledged or retried by itself. */
export async function consumeDeliveries(batch: MessageBatch, env: Env): Promise<void> {
  const isDeadLetterQueue = batch.queue.endsWith("-dead");
  const consume = isDeadLetterQueue ? giveUp : deliverOrRetry;
  await Promise.all(batch.messages.map((message) => consume(message, env)));
}

async function deliverOrRetry(message: Message, env: Env): Promise<void> {
  const parsed = deliveryMessageSchema.safeParse(message.body);
  if (!parsed.success) {
    console.error({ messageId: message.id, error: "unknown queue message" });
    return message.ack();
  }
  try {
    const delaySeconds = await deliver(env, parsed.data.deliveryId);
    if (delaySeconds === null) message.ack();
    else message.retry({ delaySeconds });
  } catch (error) {
    // The database failed, so the row is as it was: the message is the only place that knows of a retry.
    console.error({ deliveryId: parsed.data.deliveryId, error: String(error) });
    message.retry({ delaySeconds: 60 });
  }
}

async function giveUp(message: Message, env: Env): Promise<void> {
  const parsed = deliveryMessageSchema.safeParse(message.body);
  if (parsed.success) await markExhausted(openDatabase(env.DB), parsed.data.deliveryId);
  message.ack();
}
