import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { leadsTable, messagesTable, peopleTable } from "./schema.ts";

/**
 * Deletes all that is known of a person in the database: leads and messages with their deliveries,
 * and what the owner kept about them. Counts go
 * down by themselves. Deleting twice is harmless (decision: removal).
 */
export async function removePerson(db: Database, addressHash: string): Promise<void> {
  await db.batch([
    db.delete(leadsTable).where(eq(leadsTable.addressHash, addressHash)),
    db.delete(messagesTable).where(eq(messagesTable.addressHash, addressHash)),
    db.delete(peopleTable).where(eq(peopleTable.addressHash, addressHash)),
  ]);
}
