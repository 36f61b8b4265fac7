import { type SQL, sql } from "drizzle-orm";
import { CORRECTIONS_OF_FACT } from "../../domain/desk.ts";
import type { Database } from "../db/database.ts";

/** A place of the content files that a change is about. */
type Place = { file: string; at: string[] };

type Correction = {
  id: string;
  about: string;
  message: string;
  personId: string;
  createdAt: number;
  /** What the owner changed in the two days after it; later changes show by the day on which a fact was read. */
  changedSince: Place[];
};

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What readers wrote about facts and sections of guides, the newest first, with the person to answer: the last of each sender, at
 * most `CORRECTIONS_OF_FACT` of each fact, so that neither one sender nor one fact hides another.
 */
export async function listCorrections(db: Database): Promise<Correction[]> {
  const found = await db.all<Omit<Correction, "changedSince"> & { changedSince: string }>(sql`
    WITH latest AS (SELECT max(id) AS id, about FROM messages WHERE about IS NOT NULL GROUP BY about, email_hash),
      ranked AS (SELECT id, row_number() OVER (PARTITION BY about ORDER BY id DESC) AS place FROM latest)
    SELECT id, about, message, email_hash AS personId, created_at AS createdAt,
      (SELECT json_group_array(json_object('file', edit.value ->> 'file', 'at', json(edit.value -> 'at')))
        FROM content_changes, json_each(content_changes.edits) AS edit
        WHERE content_changes.id > ${changeIdAt(sql`messages.created_at`)}
          AND content_changes.id < ${changeIdAt(sql`messages.created_at + ${2 * DAY_MS}`)}
          AND content_changes.state NOT IN ('undone', 'draft')) AS changedSince
    FROM messages WHERE id IN (SELECT id FROM ranked WHERE place <= ${CORRECTIONS_OF_FACT}) ORDER BY id DESC`);
  return found.map((row) => Object.assign(row, { changedSince: JSON.parse(row.changedSince) as Place[] }));
}

/** What the ids of changes begin with that are made at a moment, as `uuidv7LowerBound` in SQL. */
function changeIdAt(moment: SQL): SQL {
  return sql`printf('change_%08x-%04x', (${moment}) >> 16, (${moment}) & 65535)`;
}
