import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";

/**
 * The SQL that would bring a folder of migrations up to a schema, or null where they agree.
 * @param schema what the schema's module exports
 * @throws Error where drizzle-kit would have to ask, for example because a column may be renamed
 */
export async function pendingMigration(schema: Record<string, unknown>, folder: string): Promise<string | null> {
  const snapshots = readdirSync(join(folder, "meta")).filter((name) => name.endsWith("_snapshot.json"));
  const before = JSON.parse(readFileSync(join(folder, "meta", snapshots.toSorted().at(-1)!), "utf8"));
  const after = await generateSQLiteDrizzleJson(schema, before.id, "snake_case");
  const statements = await generateSQLiteMigration(before, after);
  return statements.length > 0 ? statements.join("\n") : null;
}
