import { logFailure } from "../log.ts";
import { deliver } from "./deliver.ts";
import { deliveryMessageSchema, subjectIdOf } from "./enqueue.ts";

/** Carries out the delivery that a message names. */
export async function deliverOrRetry(message: Message, env: Env): Promise<void> {
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
