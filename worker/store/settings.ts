import { eq, sql } from "drizzle-orm";
import type { DigestSettings } from "../../domain/morning-digest.ts";
import type { Database } from "./database.ts";
import { settingsTable } from "./schema.ts";

/** Times are ISO times; `code` is that of the email service's refusal, if it gave one. */
export type TestMail = {
  sentAt: string;
  outcome: "taken" | "refused" | "unknown";
  code: string | null;
  arrivedAt: string | null;
};

/** What each setting holds. */
export type Settings = {
  /** Id of the upload that shows, or `built_in`. */
  hero: string;
  social: string;
  /** When the last backup was read to its end, as an ISO time. */
  last_backup: string;
  /** The last email that the owner sent to themself to try the mail: when, what the email service said, when it arrived. */
  test_mail: TestMail;
  /** When the morning digest is sent, and what it tells; not set before the owner's time zone is known. */
  morning_digest: DigestSettings;
  /** The key up to which old deliveries were looked at, by what the keys begin with; none at the beginning. */
  deliveries_purged_to: { [Prefix in "lead_" | "msg_" | "reply_" | "news_"]?: string };
  /** What was offered to be announced: the facts of each country by their fingerprints, and other offers by id. */
  announcement_offers: { facts: Record<string, string[]>; dismissed: string[] };
};

type SettingName = keyof Settings;

/** A setting with its version; `value` is undefined and the version 0 while it was never set. Reads one row, by key. */
export async function readSetting<Name extends SettingName>(db: Database, name: Name) {
  const [row] = await db.select().from(settingsTable).where(eq(settingsTable.name, name));
  return { value: row?.value as Settings[Name] | undefined, version: row?.version ?? 0 };
}

/**
 * Sets a value unless it has changed since this version was read. Runs alone or in a batch.
 * @returns a query of one row if it was set, of none if another writer was first
 */
export function compareAndSet<Name extends SettingName>(
  db: Database,
  name: Name,
  seen: { version: number },
  value: Settings[Name],
  now: number,
) {
  return db
    .insert(settingsTable)
    .values({ name, value, version: seen.version + 1, updatedAt: now })
    .onConflictDoUpdate({
      target: settingsTable.name,
      set: { value: sql`excluded.value`, version: sql`excluded.version`, updatedAt: now },
      setWhere: eq(settingsTable.version, seen.version),
    })
    .returning({ version: settingsTable.version });
}

/** Sets a value whatever it was. */
export async function setSetting<Name extends SettingName>(
  db: Database,
  name: Name,
  value: Settings[Name],
  now: number,
) {
  let isSet = false;
  while (!isSet) {
    const seen = await readSetting(db, name);
    isSet = (await compareAndSet(db, name, seen, value, now)).length > 0;
  }
}
