import { desc, inArray, isNotNull, lte, max, sql } from "drizzle-orm";
import { CORRECTIONS_OF_FACT } from "../../domain/desk.ts";
import type { Database } from "../db/database.ts";
import { query } from "../db/expressions.ts";
import { type Place, placesChangedAfter } from "../db/places-changed.ts";
import { messagesTable } from "../db/schema.ts";

type Correction = {
  id: string;
  about: string;
  message: string;
  personId: string;
  createdAt: number;
  /** What the owner changed in the two days after it. */
  changedSince: Place[];
};

/**
 * What readers wrote about facts and sections of guides, the newest first, with the person to answer: the last of each sender, at
 * most `CORRECTIONS_OF_FACT` of each fact, so that neither one sender nor one fact hides another.
 */
export async function listCorrections(db: Database): Promise<Correction[]> {
  const { id, about, message, emailHash, createdAt } = messagesTable;
  const latest = query
    .select({ id: max(id).as("id"), about })
    .from(messagesTable)
    .where(isNotNull(about))
    .groupBy(about, emailHash)
    .as("latest");
  const place = sql<number>`row_number() OVER (PARTITION BY ${latest.about} ORDER BY ${latest.id} DESC)`.as("place");
  const ranked = query.select({ id: latest.id, place }).from(latest).as("ranked");
  const shown = query.select({ id: ranked.id }).from(ranked).where(lte(ranked.place, CORRECTIONS_OF_FACT));
  const found = await db
    .select({ id, about, message, personId: emailHash, createdAt, changedSince: placesChangedAfter(createdAt) })
    .from(messagesTable)
    .where(inArray(id, shown))
    .orderBy(desc(id));
  return found.map((row) => Object.assign(row, { about: row.about! }));
}
