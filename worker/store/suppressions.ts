import { eq, inArray } from "drizzle-orm";
import { countUnsubscription } from "./announcements.ts";
import type { Database } from "./database.ts";
import { suppressionsTable } from "./schema.ts";

/** Whether somebody unsubscribed with one of these emails. */
export async function isSuppressed(db: Database, emailHashes: string[]): Promise<boolean> {
  const row = await db.query.suppressionsTable.findFirst({ where: inArray(suppressionsTable.emailHash, emailHashes) });
  return row !== undefined;
}

const changed = { emailHash: suppressionsTable.emailHash };

/** Stops mails to a person. Harmless when repeated (decision: removal). @returns whether they were not stopped before */
export async function suppress(db: Database, emailHash: string, now: number): Promise<boolean> {
  const [, added] = await db.batch([
    countUnsubscription(db, emailHash, 1, now),
    db.insert(suppressionsTable).values({ emailHash, createdAt: now }).onConflictDoNothing().returning(changed),
  ]);
  return added.length > 0;
}

/** Resumes mails to a person who asked for it. @returns whether they were stopped */
export async function unsuppress(db: Database, emailHash: string, now: number): Promise<boolean> {
  const [, deleted] = await db.batch([
    countUnsubscription(db, emailHash, -1, now),
    db.delete(suppressionsTable).where(eq(suppressionsTable.emailHash, emailHash)).returning(changed),
  ]);
  return deleted.length > 0;
}
