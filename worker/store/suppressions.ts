import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { suppressionsTable } from "./schema.ts";

/** Whether a person unsubscribed. */
export async function isSuppressed(db: Database, emailHash: string): Promise<boolean> {
  const row = await db.query.suppressionsTable.findFirst({ where: eq(suppressionsTable.emailHash, emailHash) });
  return row !== undefined;
}

/** Stops mails to a person. Harmless when repeated (decision: removal). */
export async function suppress(db: Database, emailHash: string, now: number) {
  await db.insert(suppressionsTable).values({ emailHash, createdAt: now }).onConflictDoNothing();
}

/** Resumes mails to a person who asked for it. */
export async function unsuppress(db: Database, emailHash: string) {
  await db.delete(suppressionsTable).where(eq(suppressionsTable.emailHash, emailHash));
}
