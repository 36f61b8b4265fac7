import { app } from "./app.ts";
import { consumeDeliveries } from "./outbox/consumer.ts";
import { sweep } from "./sweep.ts";
import { consumeVisits } from "./visits/consumer.ts";

export default {
  fetch: app.fetch,
  queue: (batch, env) => (batch.queue.endsWith("-visits") ? consumeVisits : consumeDeliveries)(batch, env),
  scheduled: (controller, env) => sweep(env, controller.scheduledTime),
} satisfies ExportedHandler<Env>;
