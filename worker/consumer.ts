import { openDatabase } from "./db/database.ts";
import { deliverOrRetry } from "./deliveries/consumer.ts";
import { closeLostDeliveries } from "./deliveries/transitions.store.ts";
import { keepOrRetry, storeOrRetry } from "./posts/consumer.ts";
import { postMessageSchema } from "./http/queued-post.ts";
import { watchMessageSchema, watchOnce } from "./watch/consumer.ts";

/**
 * Carries out the deliveries that the messages name, stores the posts that they hold, and reads the pages that they name. Each message is acknowledged or retried
 * individually. A dead letter about a delivery says only that its row may have no attempts left: the rows decide, as in the sweep.
 */
export async function consume(batch: MessageBatch, env: Env): Promise<void> {
  const isDead = batch.queue.endsWith("-dead");
  await Promise.all(
    batch.messages.map((message) => {
      const watched = watchMessageSchema.safeParse(message.body);
      if (watched.success) return watchOnce(message, watched.data.watch, env);
      const { data } = postMessageSchema.safeParse(message.body);
      if (data) return (isDead ? keepOrRetry : storeOrRetry)(message, data.post, env);
      return isDead ? null : deliverOrRetry(message, env);
    }),
  );
  if (isDead) await closeLostDeliveries(openDatabase(env.DB), Date.now());
}
