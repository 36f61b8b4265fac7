import { app } from "./app.ts";
import { consume } from "./consumer.ts";
import { sweep } from "./sweep.ts";

export default {
  fetch: app.fetch,
  queue: consume,
  scheduled: (controller, env) => sweep(env, controller.scheduledTime),
} satisfies ExportedHandler<Env>;
