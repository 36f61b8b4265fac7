import { sql } from "drizzle-orm";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };
import type { Database } from "../db/database.ts";
import { TABLES } from "../db/tables.ts";

/** The migration that this Worker was written for. */
export const SCHEMA_VERSION = journal.entries.at(-1)!.tag;

/** What the migrations make, which the schema's module does not know. */
export const TRIGGERS: readonly string[] = [
  "count_lead_in",
  "count_lead_out",
  "count_lead_confirmed",
  "delete_lead_deliveries",
  "delete_message_deliveries",
  "delete_reply_deliveries",
  "count_announcement_mail",
  "count_announcement_mail_out",
  "delete_person_announcement_mails",
  "delete_notification_deliveries",
];

/**
 * The migration, tables, columns, indexes and triggers that this Worker needs and the database lacks: an applied migration may have
 * been another one under the same name. What only the database has is no fault: after a rollback it is newer than the code. Reads
 * about 280 rows.
 */
export async function findMissingSchema(db: Database): Promise<string[]> {
  const found = await db.all<{ name: string; column: string | null }>(sql`SELECT made.name, columns.name AS "column"
    FROM (SELECT name FROM sqlite_master WHERE name NOT GLOB '_cf_*') AS made
    LEFT JOIN pragma_table_xinfo(made.name) AS columns`);
  const applied = await db.all<{ name: string }>(sql`SELECT name FROM d1_migrations`);
  const known = new Set([
    ...found.flatMap(({ name, column }) => [name, `${name}.${column}`]),
    ...applied.map(({ name }) => name),
  ]);
  const needed = TABLES.flatMap(({ name: table, columns, indexes }) =>
    known.has(table) ? columns.map(({ name }) => `${table}.${name}`).concat(indexes) : [table],
  );
  return [`${SCHEMA_VERSION}.sql`, ...needed, ...TRIGGERS].filter((name) => !known.has(name));
}
