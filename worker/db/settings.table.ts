import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { DigestSettings } from "../../domain/morning-digest.ts";

/** The last email that the owner sent to themself to try the mail. Times are ISO times. */
export type TestMail = {
  sentAt: string;
  outcome: "taken" | "refused" | "unknown";
  /** Of the email service's refusal, if it gave one. */
  code: string | null;
  arrivedAt: string | null;
};

export const settingsTable = sqliteTable("settings", {
  id: text({ enum: ["site"] }).primaryKey(),
  /** When the morning digest is sent, and what it tells; null before the owner's time zone is known. */
  morningDigest: text({ mode: "json" }).$type<DigestSettings>(),
  testMail: text({ mode: "json" }).$type<TestMail>(),
  /** When a backup was last read to its end. */
  lastBackupAt: integer(),
  /** Tells the secret apart that the hashes of emails are made with; null before the first sweep. */
  emailHashFingerprint: text(),
  /** Grows with each change: a restore keeps what was changed more often. */
  version: integer().notNull(),
});
