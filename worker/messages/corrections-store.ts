import { desc, isNotNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { messagesTable } from "../db/schema.ts";

/** How many of the newest corrections the desk shows. */
const SHOWN = 300;

/** What readers wrote about facts and sections of guides, the newest first, with the person to answer. */
export function listCorrections(db: Database) {
  const { id, about, message, emailHash: personId, createdAt } = messagesTable;
  return db
    .select({ id, about, message, personId, createdAt })
    .from(messagesTable)
    .where(isNotNull(about))
    .orderBy(desc(id))
    .limit(SHOWN);
}
