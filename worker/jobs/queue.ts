import { openDatabase } from "../store/database.ts";
import { exhaustDelivery } from "../store/deliveries.ts";
import { deliver } from "./deliver.ts";
import { messageSchema } from "./enqueue.ts";

/** Carries out what the messages ask for. Each is acknowledged, or sent back, by itself. */
export async function consumeDeliveries(batch: MessageBatch, env: Env): Promise<void> {
  const isDead = batch.queue.endsWith("-dead");
  await Promise.all(batch.messages.map((message) => (isDead ? bury(message, env) : consume(message, env))));
}

async function consume(message: Message, env: Env): Promise<void> {
  const parsed = messageSchema.safeParse(message.body);
  if (!parsed.success) {
    console.error({ messageId: message.id, error: "unknown queue message" });
    return message.ack();
  }
  try {
    const retryIn = await deliver(env, parsed.data.deliveryId);
    if (retryIn === null) message.ack();
    else message.retry({ delaySeconds: retryIn });
  } catch (error) {
    // The database itself failed: the row still says what is owed.
    console.error({ deliveryId: parsed.data.deliveryId, error: String(error) });
    message.retry({ delaySeconds: 60 });
  }
}

async function bury(message: Message, env: Env): Promise<void> {
  const parsed = messageSchema.safeParse(message.body);
  if (parsed.success) await exhaustDelivery(openDatabase(env.DB), parsed.data.deliveryId);
  message.ack();
}
