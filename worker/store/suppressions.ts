import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { suppressionsTable } from "./schema.ts";

/** Whether the person behind this hash asked for no more mail. */
export async function isSuppressed(db: Database, addressHash: string): Promise<boolean> {
  const row = await db.query.suppressionsTable.findFirst({ where: eq(suppressionsTable.addressHash, addressHash) });
  return row !== undefined;
}

/** Stops mails to a person; harmless when repeated (decision: removal). */
export async function suppress(db: Database, addressHash: string, now: number) {
  await db.insert(suppressionsTable).values({ addressHash, createdAt: now }).onConflictDoNothing();
}

/** Starts mails to a person again, on their own word. */
export async function unsuppress(db: Database, addressHash: string) {
  await db.delete(suppressionsTable).where(eq(suppressionsTable.addressHash, addressHash));
}
