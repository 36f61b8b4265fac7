import { Hono } from "hono";
import { readConfiguration } from "../env.ts";
import type { AppEnv } from "../http/context.ts";
import { countOpenDeliveries } from "../store/open-deliveries.ts";
import { readSetting } from "../store/settings.ts";

/** The state of the site for the owner's first page: where sign-ups are copied to, the last backup, open deliveries. */
export const status = new Hono<AppEnv>().get("/", async (c) => {
  const { formServiceUrl } = readConfiguration(c.env);
  const [backup, deliveries] = await Promise.all([readSetting(c.var.db, "last_backup"), countOpenDeliveries(c.var.db)]);
  return c.json({
    formService: { configured: formServiceUrl !== null, host: formServiceUrl && new URL(formServiceUrl).host },
    lastBackupAt: backup.value ?? null,
    deliveries,
  });
});
