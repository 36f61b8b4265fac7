import { kindsOfRank, MAIL_RANKS, type MailRank } from "../../domain/delivery.ts";
import { MAILS_BEFORE_ANNOUNCEMENTS_WAIT, MAILS_PER_DAY } from "../../domain/mail-limits.ts";
import type { Database } from "../db/database.ts";
import { countSentMails } from "../mail/ledger-store.ts";
import { releaseMails, releaseResumed } from "./transitions-store.ts";

// Mails that wait for the limit of the site, or for their announcement. They are not tried again and again: the sweep releases
// as many as there is room for. None is given up for that (decision: promised-mail-is-sent).

/**
 * Up to which count of mails a rank gets what is left of the site's limit, and in which order. Of what anybody's post leads to the
 * newest goes first, so that a newcomer does not wait behind a flood; of the rest the oldest, or a flood would hold it back for good.
 */
const RANKS: Readonly<Record<MailRank, { limit: number; newestFirst: boolean }>> = {
  reply: { limit: MAILS_PER_DAY, newestFirst: false },
  receipt: { limit: MAILS_PER_DAY, newestFirst: true },
  plan: { limit: MAILS_PER_DAY, newestFirst: false },
  announcement: { limit: MAILS_BEFORE_ANNOUNCEMENTS_WAIT, newestFirst: true },
};

/** Makes due what waits for nothing any more: the limit has room for it, or its announcement goes on. @returns their ids */
export async function releaseHeld(db: Database, now: number): Promise<string[]> {
  // A consumer can have taken an announcement for paused until after it was resumed or canceled.
  const released = (await releaseResumed(db, now)).map(({ id }) => id);
  // What is made due takes its place at once: no two mails get the same one.
  let sent = await countSentMails(db, now);
  for (const rank of MAIL_RANKS) {
    const { limit, newestFirst } = RANKS[rank];
    if (sent >= limit) continue;
    const ids = await releaseMails(db, kindsOfRank(rank), { limit: limit - sent, newestFirst }, now);
    sent += ids.length;
    released.push(...ids);
  }
  return released;
}
