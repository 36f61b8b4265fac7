import {
  and,
  desc,
  gt,
  inArray,
  isNotNull,
  lt,
  lte,
  max,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { CORRECTIONS_OF_FACT } from "../../domain/desk.ts";
import type { Edit } from "../../domain/edits.ts";
import type { Database } from "../db/database.ts";
import { json, jsonEach, jsonGroupArray, jsonObject, plus, query, valueOf } from "../db/expressions.ts";
import { changesTable, messagesTable } from "../db/schema.ts";

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
  const { id, about, message, emailHash, createdAt } = messagesTable;
  const latest = query
    .select({ id: max(id).as("id"), about })
    .from(messagesTable)
    .where(isNotNull(about))
    .groupBy(about, emailHash)
    .as("latest");
  const place = sql<number>`row_number() OVER (PARTITION BY ${latest.about} ORDER BY ${latest.id} DESC)`.as("place");
  const ranked = query.select({ id: latest.id, place }).from(latest).as("ranked");
  const shown = query.select({ id: ranked.id }).from(ranked).where(lte(ranked.place, CORRECTIONS_OF_FACT));
  const found = await db
    .select({ id, about, message, personId: emailHash, createdAt, changedSince })
    .from(messagesTable)
    .where(inArray(id, shown))
    .orderBy(desc(id));
  return found.map((row) => Object.assign(row, { about: row.about! }));
}

const edit = jsonEach<Edit>(changesTable.edits, "edit");

/** The places of the changes in the two days after a message. */
const changedSince = valueOf(
  query
    .select({ places: jsonGroupArray(jsonObject({ file: edit.field("file"), at: json(edit.field("at")) })) })
    .from(changesTable)
    .crossJoin(edit.rows)
    .where(
      and(
        gt(changesTable.id, changeIdAt(messagesTable.createdAt)),
        lt(changesTable.id, changeIdAt(plus(messagesTable.createdAt, 2 * DAY_MS))),
        notInArray(changesTable.state, ["undone", "draft"]),
      ),
    ),
).mapWith((places: string) => JSON.parse(places) as Place[]);

/** What the ids of changes begin with that are made at a moment, as `uuidv7LowerBound` in SQL. */
function changeIdAt(moment: SQLWrapper): SQL {
  return sql`printf('change_%08x-%04x', (${moment}) >> 16, (${moment}) & 65535)`;
}
