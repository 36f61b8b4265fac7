import { app } from "./app.ts";
import { consumeDeliveries } from "./deliveries/consumer.ts";
import { sweep } from "./sweep.ts";

export default {
  fetch: app.fetch,
  queue: consumeDeliveries,
  scheduled: (controller, env) => sweep(env, controller.scheduledTime),
} satisfies ExportedHandler<Env>;
