import { app } from "./app.ts";
import { consumeDeliveries } from "./outbox/consumer.ts";
import { sweep } from "./outbox/sweep.ts";

export default {
  fetch: app.fetch,
  queue: consumeDeliveries,
  scheduled: (controller, env) => sweep(env, controller.scheduledTime),
} satisfies ExportedHandler<Env>;
