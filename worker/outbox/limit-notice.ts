import { logFailure } from "../log.ts";
import { MailOutcomeUnknown, sendLimitNotice } from "../mail/sender.ts";
import type { Database } from "../store/database.ts";
import { claimLimitNotice, dropLimitNotice, type MailAudience } from "../store/mail-ledger.ts";

/**
 * Tells the owner that mails wait because the site has sent as many as it may: one mail a day for each audience, beside
 * the limits, and a line in the log (decision: promised-mail-is-sent). It never fails: the report says it, too.
 * @param now milliseconds
 */
export async function tellOwnerOfLimit(env: Env, db: Database, audience: MailAudience, now: number): Promise<void> {
  try {
    if (!(await claimLimitNotice(db, audience, now))) return;
    console.warn({ limit: "emails", audience });
    await sendLimitNotice(env, audience);
  } catch (error) {
    logFailure("notice of an email limit", error, { audience });
    if (error instanceof MailOutcomeUnknown) return;
    await dropLimitNotice(db, audience, now).catch(() => {});
  }
}
