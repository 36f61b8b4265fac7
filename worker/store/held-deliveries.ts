import { type SQL, sql } from "drizzle-orm";
import type { DeliveryKind } from "../../domain/delivery.ts";
import { findMailRoom, type MailPart } from "../../domain/mail-limits.ts";
import type { Database } from "./database.ts";
import { readSentMails } from "./mail-ledger.ts";
import { deliveriesTable } from "./schema.ts";

// Mails that wait for the limits of the site. They are not tried again and again: the sweep lets as many go on as there is
// room for; of those that are given up after two days the newest go first, so that who comes now is not behind a flood (decision: promised-mail-is-sent).

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

/** Mails that are given up by one statement, and mails that are let go on. */
const MOST_AT_ONCE = 1000;

/**
 * Gives up what is held for too long, and makes due what the limits have room for now, the newest first.
 * @returns the ids of what is due
 */
export async function releaseHeld(db: Database, now: number): Promise<string[]> {
  const sent = await readSentMails(db, now);
  const isIn = (query: SQL) => sql`id IN (${query})`;
  // A statement for each kind: for several joined by OR the database would read every delivery.
  const givenUp = EXPIRING_KINDS.map((kind) =>
    db
      .update(deliveriesTable)
      .set({ status: "withheld", reason: "waited_too_long" })
      .where(isIn(sql`${heldOf(kind)} AND queued_at < ${now - EXPIRES_AFTER_MS} LIMIT ${MOST_AT_ONCE}`))
      .returning({ id: deliveriesTable.id }),
  );
  const letGo = MAIL_KINDS.flatMap((kind) => {
    const room = Math.min(findMailRoom(sent, PARTS[kind]), MOST_AT_ONCE);
    if (room <= 0) return [];
    return (
      db
        .update(deliveriesTable)
        .set({ status: "waiting", reason: null, nextAttemptAt: now })
        // What is given up one day goes newest first, what is not oldest first, or a flood would hold it back for good.
        .where(isIn(sql`${heldOf(kind)} ORDER BY queued_at ${sql.raw(expires(kind) ? "DESC" : "ASC")} LIMIT ${room}`))
        .returning({ id: deliveriesTable.id })
    );
  });
  const [first, ...others] = [...givenUp, ...letGo];
  const changed = await db.batch([first!, ...others]);
  return changed
    .slice(givenUp.length)
    .flat()
    .map(({ id }) => id);
}

/** Those of a kind that wait for the limits, not for their announcement. Literal, for the partial index `deliveries_held`. */
function heldOf(kind: MailKind): SQL {
  return sql`SELECT id FROM deliveries WHERE status = 'held' AND kind = ${kind} AND reason = 'site_limit'`;
}
