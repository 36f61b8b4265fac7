import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Owner sessions that were signed out before their end, so that a copied cookie opens nothing. */
export const revokedSessionsTable = sqliteTable("revoked_sessions", {
  id: text().primaryKey(),
  /** When the session would have ended: afterwards the row is not needed. */
  endsAt: integer().notNull(),
});
