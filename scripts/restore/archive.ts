// A backup archive as the SQL and the objects that load it. Knows nothing of wrangler or files, so that the tests of the
// Worker use it, too.
import { gunzipSync } from "node:zlib";
import { type UnzipFileFilter, unzipSync } from "fflate";
import { uuidv7 } from "uuidv7";
import { OWNER_ACTOR } from "../../domain/activity.ts";
import {
  BACKUP_TABLES,
  BACKUP_VERSION,
  type BackupManifest,
  type BackupTable,
  PERSONAL_TABLES,
  tableFile,
} from "../../domain/backup.ts";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };

type Row = Record<string, string | number | null>;

/** D1 takes statements of at most 100 KB. */
const STATEMENT_BYTES = 80_000;

/** Characters of a text that go into one statement: escaped, a character can take seven bytes, and a row has a few texts. */
const PIECE_LENGTH = 3000;

/**
 * What a deployment that nobody uses has written by itself, and that the archive replaces. Its removals and unsubscriptions stay: the
 * sign-up that a deployment tries leaves a removal, and links in old emails work.
 */
const EMPTYING = [
  // The archive has deliveries before what they are for: a backup misses what was removed meanwhile, and `ENDING` deletes what is about it.
  "PRAGMA defer_foreign_keys = on;",
  ...["notifications", "settings", "shown_pictures", "visit_days"].map((table) => `DELETE FROM ${table} WHERE true;`),
  "DELETE FROM mailboxes WHERE stopped_at IS NULL;",
];

/** Whether somebody uses a deployment: then nothing is restored into it. */
export const IS_USED = `SELECT ${[
  "leads",
  "messages",
  "people",
  "imports",
  "announcements",
  "content_changes",
  "office_letters",
]
  .map((table) => `EXISTS (SELECT 1 FROM ${table})`)
  .join(" OR ")} AS isUsed`;

/**
 * Leaves open deliveries to the owner, because they may have been sent since (decision: promised-mail-is-sent).
 * @param condition which ones
 */
export function holdDeliveries(condition: string): string {
  return `UPDATE deliveries SET status = 'failed', reason = 'restored', due_at = NULL, uncertain_at = unixepoch() * 1000
    WHERE due_at IS NOT NULL AND ${condition};`;
}

/** The columns of deliveries that say what they are for, with the table and its key. */
const SUBJECTS = {
  lead_id: ["leads", "id"],
  message_id: ["messages", "id"],
  reply_id: ["replies", "id"],
  answer_id: ["office_answers", "id"],
  announcement_id: ["announcements", "id"],
  notification_id: ["notifications", "id"],
  person: ["people", "email_hash"],
} as const;

/**
 * Deletes what is older than the removal of its person (decision: removal), with what is about it: no plan and no delivery is left
 * whose lead, or what else it is for, is not there.
 */
const ERASED_AGAIN = [
  ...Object.entries(PERSONAL_TABLES).map(
    ([table, time]) => `DELETE FROM ${table} WHERE email_hash IN (SELECT email_hash FROM tombstones)
      AND ${time} <= (SELECT erased_at FROM tombstones WHERE tombstones.email_hash = ${table}.email_hash);`,
  ),
  "DELETE FROM reader_reports WHERE message_id NOT IN (SELECT id FROM messages);",
  "DELETE FROM plans WHERE lead_id NOT IN (SELECT id FROM leads);",
  "DELETE FROM office_answers WHERE letter_id NOT IN (SELECT id FROM office_letters);",
  ...Object.entries(SUBJECTS).map(
    ([column, [table, key]]) =>
      `DELETE FROM deliveries WHERE ${column} IS NOT NULL AND ${column} NOT IN (SELECT ${key} FROM ${table});`,
  ),
  "DELETE FROM deliveries WHERE queued_at <= (SELECT erased_at FROM tombstones WHERE email_hash = person);",
];

const ENDING = [
  // The sweep deletes once more what these brought.
  "UPDATE imports SET deletion_cursor = '' WHERE deleted_at IS NOT NULL;",
  // What was wanted then may not be now: it waits for the owner's word.
  "UPDATE content_changes SET state = 'draft', wanted = '[]' WHERE state = 'waiting';",
  ...ERASED_AGAIN,
];

/** Rows that the database may have already: of what people asked for hold the last removal and every stop. */
const ON_CONFLICT: Readonly<Partial<Record<BackupTable, string>>> = {
  tombstones: "(email_hash) DO UPDATE SET erased_at = max(erased_at, excluded.erased_at)",
  suppressions: "DO NOTHING",
  mailboxes: "(mailbox) DO UPDATE SET stopped_at = coalesce(mailboxes.stopped_at, excluded.stopped_at)",
  activities: "DO NOTHING",
};

/**
 * Opens an archive of ours.
 * @throws Error with a sentence that says why it cannot be loaded
 */
export function openArchive(zip: Uint8Array) {
  const names: string[] = [];
  unzip(zip, ({ name }) => {
    names.push(name);
    return false;
  });
  if (!names.includes("manifest.json")) throw new Error("It has no manifest.json: it is no whole backup of Homeward.");
  const read = (name: string) => unzip(zip, (file) => file.name === name)[name]!;
  const manifest = JSON.parse(new TextDecoder().decode(read("manifest.json"))) as BackupManifest;
  if (manifest.version !== BACKUP_VERSION || !journal.entries.some(({ tag }) => tag === manifest.schema)) {
    throw new Error(
      `It has version ${manifest.version} (${manifest.schema}), this code reads ${BACKUP_VERSION} (up to ${journal.entries.at(-1)!.tag}). Use the code that made it.`,
    );
  }
  const pictures = names.filter((name) => /^pictures\/[\w/-]+\.\w+$/.test(name));
  requireCount(manifest, "pictures", pictures.length);
  return {
    manifest,
    pictures,
    /** The content of one object. */
    read,
    /**
     * The SQL that loads all rows into an empty deployment, to be carried out as one transaction.
     * @throws Error where a table is damaged or not whole: carry out none before all are there
     */
    *statements(now = Date.now()): Generator<string, void> {
      yield* EMPTYING;
      for (const table of Object.keys(BACKUP_TABLES) as BackupTable[]) yield* loadRows(table, readRows(table), now);
      yield* ENDING;
      const { leads, messages } = manifest.counts;
      const details = JSON.stringify({ leads, messages });
      yield `INSERT INTO "activities" (id, actor, action, details, created_at) VALUES ('act_${uuidv7()}', '${OWNER_ACTOR}', 'restore', '${details}', ${now});`;
    },
    /**
     * The SQL that tells a database who was removed, unsubscribed or stopped the emails about a plan, as the archive knows it.
     * @throws Error as `statements`
     */
    *stops(): Generator<string, void> {
      for (const table of ["tombstones", "suppressions", "mailboxes"] as const) {
        const rows = readRows(table);
        yield* loadRows(table, table === "mailboxes" ? filter(rows, ({ stopped_at: at }) => at !== null) : rows);
      }
      for (const wish of ["reminders", "changes"]) {
        for (const row of filter(readRows("plans"), (plan) => plan[wish] === 0)) {
          yield `UPDATE plans SET ${wish} = 0 WHERE lead_id = '${quoteJson(row.lead_id!)}' ->> '$';`;
        }
      }
      yield* ERASED_AGAIN;
    },
  };

  function* readRows(table: BackupTable): Generator<Row, void> {
    if (!names.includes(tableFile(table))) throw new Error(`It has no ${tableFile(table)}.`);
    const lines = gunzipSync(read(tableFile(table)));
    let count = 0;
    for (let start = 0, end; (end = lines.indexOf(10, start)) !== -1; start = end + 1) {
      yield JSON.parse(lines.toString("utf8", start, end)) as Row;
      count += 1;
    }
    requireCount(manifest, table, count);
  }
}

function* filter(rows: Iterable<Row>, isMeant: (row: Row) => boolean): Generator<Row, void> {
  for (const row of rows) if (isMeant(row)) yield row;
}

function unzip(zip: Uint8Array, filter: UnzipFileFilter) {
  try {
    return unzipSync(zip, { filter });
  } catch (cause) {
    throw new Error(`It is no whole ZIP archive: ${(cause as Error).message}.`, { cause });
  }
}

function requireCount({ counts }: BackupManifest, what: string, found: number) {
  if (counts[what] !== found) throw new Error(`It should hold ${counts[what]} ${what}, but ${found} are in it.`);
}

/** Statements that write rows of a table back to the letter, each short enough for D1. */
function* loadRows(table: BackupTable, rows: Iterable<Row>, now = 0): Generator<string, void> {
  let batch: string[] = [];
  let columns: string[] = [];
  let appends: string[] = [];
  let bytes = 0;
  function* flush() {
    if (batch.length > 0) yield insertRows(table, columns, batch);
    yield* appends;
    batch = [];
    appends = [];
    bytes = 0;
  }
  for (const row of rows) {
    const cut = cutLongTexts(table, withoutSending(table, row, now));
    const json = quoteJson(cut.values);
    if (bytes + Buffer.byteLength(json) > STATEMENT_BYTES || Object.keys(row).join() !== columns.join()) yield* flush();
    columns = Object.keys(row);
    batch.push(json);
    appends.push(...cut.appends);
    bytes += Buffer.byteLength(json);
  }
  yield* flush();
}

/**
 * What was being sent when the backup was made is not sent again by itself: only the owner knows how far it came since. The form
 * service is sent again what waited for it.
 */
function withoutSending(table: BackupTable, row: Row, now: number): Row {
  if (table === "deliveries" && typeof row.due_at === "number" && row.kind !== "form_service") {
    return { ...row, status: "failed", reason: "restored", due_at: null, uncertain_at: now };
  }
  const isUnderWay = row.status === "sending" || row.status === "scheduled";
  return table === "announcements" && isUnderWay ? { ...row, status: "paused", stopped_by: "restore" } : row;
}

/** The values of a row with only the beginnings of its long texts, and the statements that append the rest. */
function cutLongTexts(table: BackupTable, row: Row) {
  const key = BACKUP_TABLES[table];
  const appends: string[] = [];
  const values = Object.entries(row).map(([column, value]) => {
    if (typeof value !== "string" || value.length <= PIECE_LENGTH) return value;
    // Between characters, never inside one.
    const [first, ...others] = value.match(new RegExp(`[^]{1,${PIECE_LENGTH}}`, "gu"))!;
    for (const piece of others) {
      appends.push(`UPDATE ${quoteName(table)} SET ${quoteName(column)} = ${quoteName(column)} || ('${quoteJson(piece)}' ->> '$')
        WHERE ${key} = '${quoteJson(row[key]!)}' ->> '$';`);
    }
    return first!;
  });
  return { values, appends };
}

function insertRows(table: BackupTable, columns: string[], rows: string[]): string {
  const values = columns.map((_, index) => `value ->> ${index}`);
  const conflict = ON_CONFLICT[table] ? ` ON CONFLICT ${ON_CONFLICT[table]}` : "";
  return `INSERT INTO ${quoteName(table)} (${columns.map(quoteName).join(", ")})
    SELECT ${values.join(", ")} FROM json_each('[${rows.join(",\n")}]') WHERE true${conflict};`;
}

function quoteName(name: string): string {
  if (!/^[a-z_]+$/.test(name)) throw new Error(`It has a column "${name}", which we never make.`);
  return `"${name}"`;
}

/** JSON for between the quotes of a text in SQL. Wrangler would look for transactions of its own in the words of a row. */
function quoteJson(value: Row[string] | Row[string][]): string {
  return JSON.stringify(value)
    .replaceAll("'", "''")
    .replaceAll("BEGIN TRANSACTION", String.raw`BEGIN\u0020TRANSACTION`);
}
