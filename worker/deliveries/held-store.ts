import { type SQL, sql } from "drizzle-orm";
import type { DeliveryKind } from "../../domain/delivery.ts";
import { addMails, findMailRoom, type MailPart, type SentMails } from "../../domain/mail-limits.ts";
import type { Database } from "../db/database.ts";
import { readSentMails } from "../mail/ledger-store.ts";
import { deliveriesTable } from "../db/schema.ts";

// Mails that wait for the limits of the site, or for their announcement. They are not tried again and again: the sweep releases
// as many as there is room for. Of those that are given up after two days the newest go first, so that a newcomer does not wait
// behind a flood (decision: promised-mail-is-sent).

/** The kinds of mails with their part of the limits. A notification to the owner has none. */
const PARTS = {
  lead_mail: "automatic",
  message_reply: "automatic",
  announcement_mail: "announcement",
  answer_mail: "reply",
  plan_reminder: "plan",
  plan_change: "plan",
  owner_mail: "owner",
  message_mail: "owner",
} as const satisfies Partial<Record<DeliveryKind, MailPart>>;

type MailKind = keyof typeof PARTS;
const MAIL_KINDS = Object.keys(PARTS) as MailKind[];

/** So long a mail waits that nobody wrote for its reader: what anybody posts for a person must not keep coming for weeks. */
export const EXPIRES_AFTER_MS = 2 * 24 * 60 * 60 * 1000;
const EXPIRING_PARTS: ReadonlySet<MailPart> = new Set(["automatic", "announcement"]);
const EXPIRING_KINDS = MAIL_KINDS.filter((kind) => EXPIRING_PARTS.has(PARTS[kind]));

/** Whether a mail of this kind is given up when it has waited for `EXPIRES_AFTER_MS`. */
export function expires(kind: DeliveryKind): boolean {
  return (EXPIRING_KINDS as readonly DeliveryKind[]).includes(kind);
}

/** The order in which parts that share a limit get what is left of it. */
const PARTS_BY_RANK = ["reply", "automatic", "announcement", "plan", "owner"] as const satisfies readonly MailPart[];

/** Mails that are given up by one statement, and mails of a part that are let go on. */
const MOST_AT_ONCE = 1000;

/**
 * Gives up what is held for too long, and makes due what waits for nothing any more: the limits have room for it, the newest
 * first, or its announcement goes on.
 * @returns the ids of what is due
 */
export async function releaseHeld(db: Database, now: number): Promise<string[]> {
  const isIn = (query: SQL) => sql`id IN (${query})`;
  // A statement for each kind: for several joined by OR the database would read every delivery.
  const givenUp = EXPIRING_KINDS.map((kind) =>
    db
      .update(deliveriesTable)
      .set({ status: "withheld", reason: "waited_too_long" })
      .where(
        isIn(sql`SELECT id FROM (${heldOf(kind)} AND queued_at < ${now - EXPIRES_AFTER_MS} LIMIT ${MOST_AT_ONCE})`),
      )
      .returning({ id: deliveriesTable.id }),
  );
  const [first, ...others] = givenUp;
  await db.batch([first!, ...others]);
  // What is made due takes its room at once: two kinds or two parts never get the same room.
  let sent: SentMails = await readSentMails(db, now);
  const released = await releaseResumed(db, now);
  for (const part of PARTS_BY_RANK) {
    const ids = await releasePart(db, part, findMailRoom(sent, part), now);
    sent = addMails(sent, part, ids.length);
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

/**
 * Makes held mails of a part due, as many as there is room for: the newest first where old ones are given up one day, otherwise
 * the oldest, or a flood would hold them back for good. @returns their ids
 */
async function releasePart(db: Database, part: MailPart, room: number, now: number): Promise<string[]> {
  if (room <= 0) return [];
  const limit = Math.min(room, MOST_AT_ONCE);
  const first = sql`ORDER BY queued_at ${sql.raw(EXPIRING_PARTS.has(part) ? "DESC" : "ASC")} LIMIT ${limit}`;
  const held = MAIL_KINDS.filter((kind) => PARTS[kind] === part).map(
    (kind) => sql`SELECT * FROM (${heldOf(kind)} ${first})`,
  );
  const released = await db
    .update(deliveriesTable)
    .set({ status: "waiting", reason: null, nextAttemptAt: now })
    .where(sql`id IN (SELECT id FROM (${sql.join(held, sql` UNION ALL `)}) ${first})`)
    .returning({ id: deliveriesTable.id });
  return released.map(({ id }) => id);
}

/** Those of a kind that wait for the limits, not for their announcement. Literal, for the partial index `deliveries_held`. */
function heldOf(kind: MailKind): SQL {
  return sql`SELECT id, queued_at FROM deliveries WHERE status = 'held' AND kind = ${kind} AND reason = 'site_limit'`;
}
