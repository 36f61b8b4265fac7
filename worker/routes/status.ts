import { Hono } from "hono";
import { configurationOf } from "../env.ts";
import type { AppEnv } from "../http/app-env.ts";
import { countOpenDeliveries } from "../store/open-deliveries.ts";
import { lastBackupAt } from "../store/status.ts";

/** How the site stands, for the owner's first page: where sign-ups are copied to, the last backup, what is still owed. */
export const status = new Hono<AppEnv>().get("/", async (c) => {
  const { formServiceUrl } = configurationOf(c.env);
  const [backupAt, deliveries] = await Promise.all([lastBackupAt(c.var.db), countOpenDeliveries(c.var.db)]);
  return c.json({
    formService: { configured: formServiceUrl !== null, host: formServiceUrl && new URL(formServiceUrl).host },
    lastBackupAt: backupAt,
    deliveries,
  });
});
