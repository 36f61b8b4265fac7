import { Hono } from "hono";
import { readConfiguration } from "../env.ts";
import type { AppEnv } from "../http/context.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { countSentMails } from "../mail/ledger.store.ts";
import { countOpenDeliveries } from "../deliveries/open.store.ts";
import { countQuarantine } from "../quarantine/quarantine.store.ts";
import { readSetting } from "../settings/settings.store.ts";

/**
 * The state of the site for the owner's first page: the form service, the last backup, open deliveries, what waits in the
 * quarantine, and the mails to visitors with their limit.
 */
export const status = new Hono<AppEnv>().get("/", async (c) => {
  const { formServiceUrl, mailsPerDay, announcementMailsPerDay } = readConfiguration(c.env);
  const now = Date.now();
  const [lastBackupAt, deliveries, quarantine, sent] = await Promise.all([
    readSetting(c.var.db, "lastBackupAt"),
    countOpenDeliveries(c.var.db),
    countQuarantine(c.var.db, now),
    countSentMails(c.var.db, now),
  ]);
  return c.json({
    formServiceHost: formServiceUrl && new URL(formServiceUrl).host,
    ...withIsoTimes({ lastBackupAt }),
    deliveries,
    quarantine,
    // To visitors on this day (UTC); what exceeds it is due tomorrow (decision: promised-mail-is-sent).
    mail: { sent, limit: mailsPerDay, announcementLimit: announcementMailsPerDay },
  });
});
