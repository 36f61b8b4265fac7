import { type SQL, sql } from "drizzle-orm";
import type { DeliveryKind } from "../../domain/delivery.ts";
import { MAILS_BEFORE_ANNOUNCEMENTS_WAIT, MAILS_PER_DAY } from "../../domain/mail-limits.ts";
import type { Database } from "../db/database.ts";
import { countSentMails } from "../mail/ledger-store.ts";
import { deliveriesTable } from "../db/schema.ts";

// Mails that wait for the limit of the site, or for their announcement. They are not tried again and again: the sweep releases
// as many as there is room for. None is given up for that (decision: promised-mail-is-sent).

/**
 * The mails that the limit of the site holds back, in the order in which they get what is left of it. Of what anybody's post leads to
 * the newest goes first, so that a newcomer does not wait behind a flood; of the rest the oldest, or a flood would hold it back for good.
 */
const RANKS = [
  { kinds: ["answer_mail"], first: "ASC", limit: MAILS_PER_DAY },
  { kinds: ["lead_mail", "message_reply"], first: "DESC", limit: MAILS_PER_DAY },
  { kinds: ["plan_reminder", "plan_change"], first: "ASC", limit: MAILS_PER_DAY },
  { kinds: ["announcement_mail"], first: "DESC", limit: MAILS_BEFORE_ANNOUNCEMENTS_WAIT },
] as const satisfies { kinds: DeliveryKind[]; first: "ASC" | "DESC"; limit: number }[];

/** How long an automatic mail or an announcement waits for its mailbox: what anybody posts for a person must not keep coming for weeks. */
export const EXPIRES_AFTER_MS = 2 * 24 * 60 * 60 * 1000;
const EXPIRING_KINDS: ReadonlySet<DeliveryKind> = new Set(["lead_mail", "message_reply", "announcement_mail"]);

/** Whether a mail of this kind is given up when it has waited for `EXPIRES_AFTER_MS`. */
export function expires(kind: DeliveryKind): boolean {
  return EXPIRING_KINDS.has(kind);
}

/** Mails that one statement makes due. */
const MOST_AT_ONCE = 1000;

/** Makes due what waits for nothing any more: the limit has room for it, or its announcement goes on. @returns their ids */
export async function releaseHeld(db: Database, now: number): Promise<string[]> {
  const released = await releaseResumed(db, now);
  // What is made due takes its place at once: no two mails get the same one.
  let sent = await countSentMails(db, now);
  for (const { limit, ...rank } of RANKS) {
    if (sent >= limit) continue;
    const ids = await releaseRank(db, rank, Math.min(limit - sent, MOST_AT_ONCE), now);
    sent += ids.length;
    released.push(...ids);
  }
  return released;
}

/**
 * Makes mails due that wait for an announcement which is not paused any more: it was resumed or canceled while a consumer
 * still took it for paused. The next attempt sends or withholds them. @returns their ids
 */
async function releaseResumed(db: Database, now: number): Promise<string[]> {
  const released = await db
    .update(deliveriesTable)
    .set({ status: "waiting", reason: null, nextAttemptAt: now })
    // Literal, for the partial index `deliveries_held`.
    .where(
      sql`id IN (SELECT id FROM deliveries WHERE status = 'held' AND kind = 'announcement_mail' AND reason = 'paused'
        AND NOT EXISTS (SELECT 1 FROM announcements WHERE announcements.id = subject_id AND announcements.status = 'paused')
        LIMIT ${MOST_AT_ONCE})`,
    )
    .returning({ id: deliveriesTable.id });
  return released.map(({ id }) => id);
}

/** Makes at most `limit` held mails due. Their time to wait for a mailbox begins now. @returns their ids */
async function releaseRank(
  db: Database,
  { kinds, first }: Pick<(typeof RANKS)[number], "kinds" | "first">,
  limit: number,
  now: number,
): Promise<string[]> {
  const some = sql`ORDER BY queued_at ${sql.raw(first)} LIMIT ${limit}`;
  const held = kinds.map((kind) => sql`SELECT * FROM (${heldOf(kind)} ${some})`);
  const released = await db
    .update(deliveriesTable)
    .set({ status: "waiting", reason: null, nextAttemptAt: now, queuedAt: now })
    .where(sql`id IN (SELECT id FROM (${sql.join(held, sql` UNION ALL `)}) ${some})`)
    .returning({ id: deliveriesTable.id });
  return released.map(({ id }) => id);
}

/** Those of a kind that wait for the limit, not for their announcement. Literal, for the partial index `deliveries_held`. */
function heldOf(kind: DeliveryKind): SQL {
  return sql`SELECT id, queued_at FROM deliveries WHERE status = 'held' AND kind = ${kind} AND reason = 'site_limit'`;
}
