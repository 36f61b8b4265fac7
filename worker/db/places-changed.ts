import { and, gt, lt, notInArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Edit } from "../../domain/edits.ts";
import { changesTable } from "./desk.table.ts";
import { json, jsonEach, jsonGroupArray, jsonObject, plus, query, valueOf } from "./expressions.ts";

/** A place of the content files that a change is about. */
export type Place = { file: string; at: string[] };

const DAY_MS = 24 * 60 * 60 * 1000;

const edit = jsonEach<Edit>(changesTable.edits, "edit");

/**
 * The places of the content that changed in the two days after a moment, for what somebody wrote about them then; later changes show
 * by the day on which a fact was read.
 */
export function placesChangedAfter(moment: SQLWrapper): SQL<Place[]> {
  return valueOf(
    query
      .select({ places: jsonGroupArray(jsonObject({ file: edit.field("file"), at: json(edit.field("at")) })) })
      .from(changesTable)
      .crossJoin(edit.rows)
      .where(
        and(
          gt(changesTable.id, changeIdAt(moment)),
          lt(changesTable.id, changeIdAt(plus(moment, 2 * DAY_MS))),
          notInArray(changesTable.state, ["undone", "draft"]),
        ),
      ),
  ).mapWith((places: string) => JSON.parse(places) as Place[]);
}

/** What the ids of changes begin with that are made at a moment, as `uuidv7LowerBound` in SQL. */
function changeIdAt(moment: SQLWrapper): SQL {
  return sql`printf('change_%08x-%04x', (${moment}) >> 16, (${moment}) & 65535)`;
}
