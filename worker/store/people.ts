import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { leadsTable, messagesTable } from "./schema.ts";

/**
 * Deletes all that is known of a person in the database: leads and messages and, with them, their deliveries. Counts go
 * down by themselves. Deleting twice is harmless (decision: removal).
 */
export async function removePerson(db: Database, addressHash: string): Promise<void> {
  await db.batch([
    db.delete(leadsTable).where(eq(leadsTable.addressHash, addressHash)),
    db.delete(messagesTable).where(eq(messagesTable.addressHash, addressHash)),
  ]);
}
