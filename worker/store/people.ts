import { eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { leadsTable, messagesTable, peopleTable, quarantineTable } from "./schema.ts";

/**
 * Deletes all that is known of a person in the database: leads and messages with their deliveries, what the owner kept
 * about them, and their posts in the quarantine. Counts go down by themselves. Deleting twice is harmless (decision:
 * removal). The quarantine holds addresses as they were typed: it is searched for those that the person's leads and
 * messages have, in any case of ASCII letters.
 */
export async function removePerson(db: Database, addressHash: string): Promise<void> {
  const addresses = sql`(SELECT email_key FROM leads WHERE address_hash = ${addressHash}
    UNION SELECT email_key FROM messages WHERE address_hash = ${addressHash})`;
  await db.batch([
    // First, while the leads and messages still tell the address.
    db
      .delete(quarantineTable)
      .where(sql`lower(trim(json_extract(body, '$.email'), char(9, 10, 13, 32))) IN ${addresses}`),
    db.delete(leadsTable).where(eq(leadsTable.addressHash, addressHash)),
    db.delete(messagesTable).where(eq(messagesTable.addressHash, addressHash)),
    db.delete(peopleTable).where(eq(peopleTable.addressHash, addressHash)),
  ]);
}
