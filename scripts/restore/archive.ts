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

/** The lease of a mail that waited when the backup was made, until the end of the restore; see `ENDING`. */
const RESTORED_LEASE = "restore";

/**
 * Where a row of the archive replaces the one that the deployment has with the same key, as a condition; null: the
 * deployment's stays. A deployment has rows although nobody has used it: the sign-up that a deployment tries leaves a
 * removal, the sweep and a sign-in write settings and notifications, visits are counted, links in old emails work. One that
 * is in use, or was taken back to an earlier moment, has what came before and after the backup.
 */
const REPLACED_WHERE: Readonly<Record<BackupTable, string | null>> = {
  leads: null,
  messages: null,
  replies: null,
  // What was deleted stays deleted.
  imports: "excluded.deleted_at IS NOT NULL AND imports.deleted_at IS NULL",
  // What stops mails.
  import_words: "excluded.is_unsubscribed > import_words.is_unsubscribed",
  // The one that went further, so that nobody is told twice, or that was stopped.
  plans: `excluded.reminded_to > plans.reminded_to
    OR coalesce(excluded.changes_told_on, '') > coalesce(plans.changes_told_on, '')
    OR excluded.reminders < plans.reminders OR excluded.changes < plans.changes`,
  uploads: null,
  quarantine: null,
  // Entries never change.
  activities: null,
  // The state that it came into last.
  content_changes: "excluded.state_at >= content_changes.state_at",
  // The owner was told of this already.
  notifications: null,
  // What the archive knows to be carried out is not done again, unless it was queued anew.
  deliveries: `deliveries.status IN ('waiting', 'leased', 'sending', 'held', 'unknown') AND excluded.queued_at >= deliveries.queued_at
    AND excluded.lease_id IS NOT '${RESTORED_LEASE}'`,
  announcements: "(excluded.updated_at, excluded.queued) > (announcements.updated_at, announcements.queued)",
  // What the owner noted last. A link that was pressed since is no note.
  people:
    "excluded.updated_at >= people.updated_at OR (people.note = '' AND people.tags = '[]' AND people.status = 'new')",
  // A new deployment begins with version 1.
  settings: "excluded.version >= settings.version",
  shown_pictures: "excluded.changed_at >= shown_pictures.changed_at",
  visit_days: "excluded.posts >= visit_days.posts",
  // What people asked for last.
  suppressions: "excluded.created_at >= suppressions.created_at",
  // Who asked for no mail.
  mailboxes: "excluded.stopped_at IS NOT NULL AND mailboxes.stopped_at IS NULL",
  tombstones: "excluded.erased_at >= tombstones.erased_at",
};

/** What people said once holds whichever row is taken: that the email is theirs, and that they want no more such mails. */
const MERGED: Readonly<Record<string, string>> = {
  "people.confirmed_at": "coalesce(people.confirmed_at, excluded.confirmed_at)",
  "plans.reminders": "min(plans.reminders, excluded.reminders)",
  "plans.changes": "min(plans.changes, excluded.changes)",
};

/**
 * Leaves open deliveries to the owner (`held` is a status of older archives), because they may have been sent since (decision: promised-mail-is-sent).
 * @param condition which ones
 */
export function holdDeliveries(condition: string): string {
  return `UPDATE deliveries SET status = 'unknown', lease_id = NULL, reason = 'restored'
    WHERE status IN ('waiting', 'leased', 'sending', 'held') AND ${condition};`;
}

/**
 * What a restore ends with. Who was removed, as the archive or the deployment knows it, is removed again, as far as their
 * rows are older than that (decision: removal). Mails that waited are held; the form service is sent again what waited for it,
 * which is harmless. No plan and no delivery is left whose lead, or what else it is for, is not there.
 */
const ENDING = [
  ...Object.entries(PERSONAL_TABLES).map(
    ([table, time]) => `DELETE FROM ${table} WHERE email_hash IN (SELECT email_hash FROM tombstones)
      AND ${time} <= (SELECT erased_at FROM tombstones WHERE tombstones.email_hash = ${table}.email_hash);`,
  ),
  holdDeliveries(`lease_id = '${RESTORED_LEASE}'`),
  // The sweep deletes once more what these brought.
  "UPDATE imports SET deletion_cursor = '' WHERE deleted_at IS NOT NULL;",
  // What was wanted then may not be now: it waits for the owner's word.
  "UPDATE content_changes SET state = 'draft', wanted = '[]' WHERE state = 'waiting';",
  "DELETE FROM plans WHERE lead_id NOT IN (SELECT id FROM leads);",
  `DELETE FROM deliveries WHERE subject_id NOT IN (SELECT id FROM leads UNION ALL SELECT id FROM messages
    UNION ALL SELECT id FROM replies UNION ALL SELECT id FROM announcements UNION ALL SELECT id FROM notifications)
  OR (subject_kind = 'announcement' AND queued_at <= (SELECT erased_at FROM tombstones WHERE email_hash = person));`,
];

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
     * The SQL that loads the rows, to be carried out as one transaction.
     * @throws Error where a table is damaged or not whole: carry out none before all are there
     */
    *statements(now = Date.now()): Generator<string, void> {
      for (const table of Object.keys(BACKUP_TABLES) as BackupTable[]) {
        if (!names.includes(tableFile(table))) throw new Error(`It has no ${tableFile(table)}.`);
        yield* loadTable(table, manifest, gunzipSync(read(tableFile(table))));
      }
      yield* ENDING;
      const { leads, messages } = manifest.counts;
      const details = JSON.stringify({ leads, messages });
      yield `INSERT INTO "activities" (id, actor, action, details, created_at) VALUES ('act_${uuidv7()}', '${OWNER_ACTOR}', 'restore', '${details}', ${now});`;
    },
  };
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

/** Statements that write every row of a table back to the letter, each short enough for D1. */
function* loadTable(table: BackupTable, manifest: BackupManifest, lines: Buffer): Generator<string, void> {
  let count = 0;
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
  for (let start = 0, end; (end = lines.indexOf(10, start)) !== -1; start = end + 1) {
    const row = JSON.parse(lines.toString("utf8", start, end)) as Row;
    count += 1;
    const cut = cutLongTexts(table, withoutSending(table, row));
    const json = quoteJson(cut.values);
    if (bytes + Buffer.byteLength(json) > STATEMENT_BYTES || Object.keys(row).join() !== columns.join()) yield* flush();
    columns = Object.keys(row);
    batch.push(json);
    appends.push(...cut.appends);
    bytes += Buffer.byteLength(json);
  }
  yield* flush();
  requireCount(manifest, table, count);
}

/** What was being sent when the backup was made is not sent again by itself: only the owner knows how far it came since. */
function withoutSending(table: BackupTable, row: Row): Row {
  const isOpen = ["waiting", "leased", "sending", "held", "scheduled"].includes(String(row.status));
  if (table === "deliveries" && isOpen && row.kind !== "form_service") return { ...row, lease_id: RESTORED_LEASE };
  return table === "announcements" && isOpen ? { ...row, status: "paused", stopped_by: "restore" } : row;
}

/** The values of a row with only the beginnings of its long texts, and the statements that append the rest. */
function cutLongTexts(table: BackupTable, row: Row) {
  const key = BACKUP_TABLES[table];
  const appends: string[] = [];
  const values = Object.entries(row).map(([column, value]) => {
    if (typeof value !== "string" || value.length <= PIECE_LENGTH) return value;
    // Between characters, never inside one.
    const [first, ...others] = value.match(new RegExp(`[^]{1,${PIECE_LENGTH}}`, "gu"))!;
    let written = Buffer.byteLength(first!);
    for (const piece of others) {
      // A row of the deployment that stays has its whole text. In bytes, because SQLite counts characters only up to the value 0.
      appends.push(`UPDATE ${quoteName(table)} SET ${quoteName(column)} = ${quoteName(column)} || ('${quoteJson(piece)}' ->> '$')
        WHERE ${key} = '${quoteJson(row[key]!)}' ->> '$' AND length(CAST(${quoteName(column)} AS BLOB)) = ${written};`);
      written += Buffer.byteLength(piece);
    }
    return first!;
  });
  return { values, appends };
}

function insertRows(table: BackupTable, columns: string[], rows: string[]): string {
  const values = columns.map((_, index) => `value ->> ${index}`);
  const condition = REPLACED_WHERE[table];
  const updates = columns.map(
    (column) => `${quoteName(column)} = ${MERGED[`${table}.${column}`] ?? `excluded.${column}`}`,
  );
  // Any key: a lead is the same one by its person and source, too.
  const conflict =
    condition === null
      ? "DO NOTHING"
      : `(${BACKUP_TABLES[table]}) DO UPDATE SET ${updates.join(", ")} WHERE ${condition}`;
  return `INSERT INTO ${quoteName(table)} (${columns.map(quoteName).join(", ")})
    SELECT ${values.join(", ")} FROM json_each('[${rows.join(",\n")}]') WHERE true ON CONFLICT ${conflict};`;
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
