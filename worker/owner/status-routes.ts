import { Hono } from "hono";
import { PART_LIMITS, sumVisitorMails, CONFIRMATION_LIMIT } from "../../domain/mail-limits.ts";
import { readConfiguration } from "../env.ts";
import type { AppEnv } from "../http/context.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { readSentMails } from "../mail/ledger-store.ts";
import { countOpenDeliveries } from "../deliveries/open-store.ts";
import { countQuarantine } from "../quarantine/store.ts";
import { readSetting } from "./settings-store.ts";

/**
 * The state of the site for the owner's first page: where sign-ups are copied to, the last backup, open deliveries, what waits in the
 * quarantine, and the mails sent against their limits.
 */
export const status = new Hono<AppEnv>().get("/", async (c) => {
  const { formServiceUrl } = readConfiguration(c.env);
  const now = Date.now();
  const [lastBackupAt, deliveries, quarantine, sent] = await Promise.all([
    readSetting(c.var.db, "lastBackupAt"),
    countOpenDeliveries(c.var.db),
    countQuarantine(c.var.db, now),
    readSentMails(c.var.db, now),
  ]);
  return c.json({
    formService: { configured: formServiceUrl !== null, host: formServiceUrl && new URL(formServiceUrl).host },
    ...withIsoTimes({ lastBackupAt }),
    deliveries,
    quarantine,
    // Beyond these limits mail waits (decision: promised-mail-is-sent).
    mail: {
      visitors: { ...sumVisitorMails(sent), limits: CONFIRMATION_LIMIT },
      owner: { ...sent.owner, limits: PART_LIMITS.owner },
    },
  });
});
