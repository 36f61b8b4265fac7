import { app } from "./app.ts";
import { consumeDeliveries } from "./deliveries/consumer.ts";
import { sweepMinute } from "./sweep.ts";

export default {
  fetch: app.fetch,
  queue: consumeDeliveries,
  scheduled: (controller, env) => sweepMinute(env, controller.scheduledTime),
} satisfies ExportedHandler<Env>;
