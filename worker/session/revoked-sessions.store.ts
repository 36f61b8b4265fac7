import { eq, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { revokedSessionsTable } from "../db/schema.ts";

/** Remembers that a session was signed out. Times in milliseconds. */
export async function revokeSession(db: Database, id: string, endsAt: number) {
  await db
    .insert(revokedSessionsTable)
    .values({ id, endsAt: Math.ceil(endsAt) })
    .onConflictDoNothing();
}

/** Reads one row, by key. */
export async function isSessionRevoked(db: Database, id: string): Promise<boolean> {
  const found = await db.query.revokedSessionsTable.findFirst({ where: eq(revokedSessionsTable.id, id) });
  return found !== undefined;
}

/** Forgets the sessions that would have ended by now. */
export async function dropEndedSessions(db: Database, now: number) {
  await db.delete(revokedSessionsTable).where(lt(revokedSessionsTable.endsAt, now));
}
