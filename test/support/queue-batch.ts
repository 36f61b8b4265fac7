import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import worker from "../../worker/index.ts";

type BatchMessage = { id: string; body: unknown; attempts: number };

/** Calls the queue's consumer with one batch. The runtime's own result leaves out the delays of retries: here they are. */
export async function consumeBatch(queue: string, messages: readonly BatchMessage[], bindings: Env) {
  const timestamp = new Date();
  const batch = createMessageBatch(
    queue,
    messages.map((message) => ({ ...message, timestamp })),
  );
  const delays = new Map<string, number>();
  const recorded = batch.messages.map((message) => ({
    id: message.id,
    timestamp,
    attempts: message.attempts,
    body: message.body,
    ack: () => message.ack(),
    retry(options: QueueRetryOptions = {}) {
      delays.set(message.id, options.delaySeconds ?? 0);
      message.retry(options);
    },
  }));
  await worker.queue({ queue, messages: recorded } as unknown as MessageBatch, bindings);
  const { explicitAcks, retryMessages } = await getQueueResult(batch, createExecutionContext());
  return {
    explicitAcks,
    retryMessages: retryMessages.map(({ msgId }) => ({ msgId, delaySeconds: delays.get(msgId)! })),
  };
}
