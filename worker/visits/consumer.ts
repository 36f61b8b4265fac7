import { z } from "zod";
import { addTotals } from "../../domain/visit-counts.ts";
import { logFailure } from "../log.ts";
import { openDatabase } from "../store/database.ts";
import { changeVisitDay } from "../store/visit-days.ts";

const visitMessageSchema = z.object({ day: z.iso.date(), keys: z.array(z.string()) });

/** What one page told of its visit, on a day of UTC. */
export type VisitMessage = z.infer<typeof visitMessageSchema>;

/** Adds a batch of visits to the totals of their day: one row is written, however many they are. */
export async function consumeVisits(batch: MessageBatch, env: Env): Promise<void> {
  const days = new Map<string, { messages: Message[]; counts: Map<string, number> }>();
  for (const message of batch.messages) {
    const { success, data } = visitMessageSchema.safeParse(message.body);
    if (!success) {
      message.ack();
      continue;
    }
    const { messages, counts } = days.get(data.day) ?? { messages: [], counts: new Map<string, number>() };
    messages.push(message);
    for (const key of data.keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    days.set(data.day, { messages, counts });
  }
  for (const [day, { messages, counts }] of days) {
    try {
      await changeVisitDay(openDatabase(env.DB), day, (before) => addTotals(before, Object.fromEntries(counts)));
      for (const message of messages) message.ack();
    } catch (error) {
      logFailure("visits of a day", error);
      for (const message of messages) message.retry({ delaySeconds: 60 });
    }
  }
}
