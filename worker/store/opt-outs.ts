import { sql } from "drizzle-orm";
import { OPT_OUTS_REPLAYED } from "../../domain/backup.ts";
import type { Database } from "./database.ts";
import { heartbeatsTable } from "./schema.ts";

/** What a person asked for, known by the hash of their email, at a moment in milliseconds. */
export type OptOut = { kind: "erased" | "unsubscribed" | "resumed"; emailHash: string; at: number };

/**
 * Up to which moment opt-outs were replayed into this database; 0 if never. Null while it is empty or being restored:
 * then nothing may be replayed, because what they are about is not there yet.
 */
export async function readReplayed(db: Database): Promise<number | null> {
  const [found] = await db.all<{ holdsPeople: number; replayedTo: number | null }>(sql`SELECT
    (EXISTS (SELECT 1 FROM leads) OR EXISTS (SELECT 1 FROM messages))
      AND NOT EXISTS (SELECT 1 FROM settings WHERE name = 'restore_progress') AS holdsPeople,
    (SELECT succeeded_at FROM heartbeats WHERE step = ${OPT_OUTS_REPLAYED}) AS replayedTo`);
  return found!.holdsPeople ? (found!.replayedTo ?? 0) : null;
}

/**
 * Does again what people asked for, in the order in which they did; harmless where it is done already. What somebody
 * sent after their removal stays. One transaction, which also remembers how far it came.
 */
export async function replayOptOuts(db: Database, optOuts: readonly OptOut[]): Promise<void> {
  const ordered = optOuts.toSorted((a, b) => a.at - b.at);
  // What came last counts.
  const erased = toJson(ordered.filter(({ kind }) => kind === "erased"));
  const mailing = new Map(ordered.filter(({ kind }) => kind !== "erased").map((one) => [one.emailHash, one]));
  const unsubscribed = toJson([...mailing.values()].filter(({ kind }) => kind === "unsubscribed"));
  const resumed = toJson([...mailing.values()].filter(({ kind }) => kind === "resumed"));
  const replayedTo = ordered.at(-1)!.at;
  // Literal, because drizzle's batch takes raw statements only without parameters: the JSON holds hashes and numbers.
  // The hashes come first, so that each person's rows are found by an index; the subquery of the time is by key.
  const isErased = (table: string, time: string) =>
    `email_hash IN (SELECT value ->> 'hash' FROM json_each('${erased}'))
      AND EXISTS (SELECT 1 FROM json_each('${erased}') AS one
        WHERE ${table}.email_hash = one.value ->> 'hash' AND ${table}.${time} <= one.value ->> 'at')`;
  const deleteErased = (table: string, time: string, kind = "1") =>
    db.run(sql.raw(`DELETE FROM ${table} WHERE ${kind} AND ${isErased(table, time)}`));
  await db.batch([
    deleteErased("quarantine", "created_at"),
    // Both kinds of leads have an index of their own, whose condition SQLite wants repeated.
    deleteErased("leads", "created_at", "entry_id IS NULL"),
    deleteErased("leads", "created_at", "entry_id IS NOT NULL"),
    deleteErased("messages", "created_at"),
    deleteErased("replies", "created_at"),
    deleteErased("people", "updated_at"),
    db.run(
      sql.raw(`INSERT INTO tombstones (email_hash, erased_at)
        SELECT value ->> 'hash', value ->> 'at' FROM json_each('${erased}') WHERE true
        ON CONFLICT DO UPDATE SET erased_at = excluded.erased_at WHERE excluded.erased_at > tombstones.erased_at`),
    ),
    db.run(
      sql.raw(`INSERT INTO suppressions (email_hash, created_at)
        SELECT value ->> 'hash', value ->> 'at' FROM json_each('${unsubscribed}') WHERE true ON CONFLICT DO NOTHING`),
    ),
    db.run(
      // Not a later one, which the bucket may have failed to take.
      sql.raw(`DELETE FROM suppressions WHERE email_hash IN (SELECT value ->> 'hash' FROM json_each('${resumed}'))
        AND created_at <= (SELECT value ->> 'at' FROM json_each('${resumed}') WHERE value ->> 'hash' = email_hash)`),
    ),
    db
      .insert(heartbeatsTable)
      .values({ step: OPT_OUTS_REPLAYED, succeededAt: replayedTo })
      .onConflictDoUpdate({ target: heartbeatsTable.step, set: { succeededAt: replayedTo } }),
  ]);
}

function toJson(optOuts: readonly OptOut[]): string {
  return JSON.stringify(optOuts.map(({ emailHash, at }) => ({ hash: emailHash, at })));
}
