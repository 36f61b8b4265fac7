import { lt, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { networkDaysTable } from "./schema.ts";
import { selectRow } from "./select-row.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** So many new emails may come from one network on a day (UTC); what comes after that is quarantined (decision: one-guard). */
export const NEW_EMAILS_PER_NETWORK_AND_DAY = 50;

/**
 * Counts a post with an email that nobody has left before. Writes one row, or none.
 * @param key a number made of the network and the day, from which neither can be read
 * @returns whether the network has left more of them on this day than it may
 */
export async function countNewEmail(
  db: Database,
  { key, emailHash }: { key: number; emailHash: string },
  now: number,
): Promise<boolean> {
  const isNew = sql`WHERE NOT EXISTS (SELECT 1 FROM leads WHERE email_hash = ${emailHash})
    AND NOT EXISTS (SELECT 1 FROM messages WHERE email_hash = ${emailHash})`;
  const [counted] = await db
    .insert(networkDaysTable)
    .select(selectRow(networkDaysTable, { key, dayStart: now - (now % DAY_MS), newEmails: 1 }, isNew))
    .onConflictDoUpdate({ target: networkDaysTable.key, set: { newEmails: sql`new_emails + 1` } })
    .returning({ newEmails: networkDaysTable.newEmails });
  return counted !== undefined && counted.newEmails > NEW_EMAILS_PER_NETWORK_AND_DAY;
}

/** Forgets the days before yesterday. */
export async function dropOldNetworkDays(db: Database, now: number): Promise<void> {
  await db.delete(networkDaysTable).where(lt(networkDaysTable.dayStart, now - (now % DAY_MS) - DAY_MS));
}
