import { app } from "./app.ts";
import { consumeDeliveries } from "./jobs/queue.ts";
import { sweep } from "./jobs/sweep.ts";

export default {
  fetch: app.fetch,
  queue: consumeDeliveries,
  scheduled: (controller, env) => sweep(env, controller.scheduledTime),
} satisfies ExportedHandler<Env>;
