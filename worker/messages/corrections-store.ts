import { desc, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { messagesTable } from "../db/schema.ts";

/** How many of the newest corrections the desk shows; of each fact a few, so that many about one hide none about others. */
const SHOWN = 300;
const SHOWN_OF_FACT = 5;

/** What readers wrote about facts and sections of guides, the newest first, with the person to answer. */
export function listCorrections(db: Database) {
  const { id, about, message, emailHash: personId, createdAt } = messagesTable;
  const place = sql<number>`row_number() OVER (PARTITION BY ${about} ORDER BY ${id} DESC)`.as("place");
  const ranked = db.select({ id, place }).from(messagesTable).where(isNotNull(about)).as("ranked");
  const newest = db
    .select({ id: ranked.id })
    .from(ranked)
    .where(sql`${ranked.place} <= ${SHOWN_OF_FACT}`);
  return db
    .select({ id, about, message, personId, createdAt })
    .from(messagesTable)
    .where(inArray(id, newest))
    .orderBy(desc(id))
    .limit(SHOWN);
}
