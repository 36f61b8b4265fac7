// A backup archive as what loads it: SQL statements and objects. Knows nothing of wrangler or files, so that the tests
// of the Worker use it, too.
import { gunzipSync, type UnzipFileFilter, unzipSync } from "fflate";
import { uuidv7 } from "uuidv7";
import { OWNER_ACTOR } from "../../domain/activity.ts";
import {
  BACKUP_TABLES,
  BACKUP_VERSION,
  type BackupManifest,
  type BackupTable,
  partName,
  PERSONAL_TABLES,
} from "../../domain/backup.ts";

/** Who was removed comes first, then what deliveries are for, before the deliveries that name it. */
const FIRST: readonly BackupTable[] = ["tombstones", "leads", "messages", "replies", "announcements", "notifications"];
const TABLES: BackupTable[] = [
  ...FIRST,
  ...(Object.keys(BACKUP_TABLES) as BackupTable[]).filter((table) => !FIRST.includes(table)),
];

/** The lease of a mail that waited when the backup was made, until the end of its step; see `afterEachStep`. */
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
  // The one that went further, so that nobody is told twice, or that was stopped.
  plans: `excluded.reminded_to > plans.reminded_to
    OR coalesce(excluded.changes_told_on, '') > coalesce(plans.changes_told_on, '')
    OR excluded.reminders < plans.reminders OR excluded.changes < plans.changes`,
  uploads: null,
  quarantine: null,
  // Entries never change.
  activities: null,
  // The owner was told of this already.
  notifications: null,
  // What the archive knows to be carried out is not done again, unless it was queued anew.
  deliveries: `deliveries.status IN ('waiting', 'leased', 'sending', 'held', 'unknown') AND excluded.queued_at >= deliveries.queued_at
    AND excluded.lease_id IS NOT '${RESTORED_LEASE}'`,
  announcements: "(excluded.updated_at, excluded.queued) > (announcements.updated_at, announcements.queued)",
  // What the owner noted last. A link that was pressed between two steps is no note.
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
  erasures: "excluded.requested_at >= erasures.requested_at",
};

/** What people said once holds whichever row is taken: that the email is theirs, and that they want no more such mails. */
const MERGED: Readonly<Record<string, string>> = {
  "people.confirmed_at": "coalesce(people.confirmed_at, excluded.confirmed_at)",
  "plans.reminders": "min(plans.reminders, excluded.reminders)",
  "plans.changes": "min(plans.changes, excluded.changes)",
};

/**
 * What each step of a restore ends with, in its transaction: who was removed, as the archive or the deployment knows it, is
 * removed again, as far as their rows are older than that; and mails that waited when the backup was made may have been sent
 * since, so the owner decides whether they are (decisions: removal, promised-mail-is-sent). Copies that waited are made
 * again, which is harmless.
 */
function afterEachStep(): string[] {
  const erasures = Object.entries(PERSONAL_TABLES).map(
    ([table, time]) => `DELETE FROM ${table} WHERE email_hash IN (SELECT email_hash FROM tombstones)
      AND ${time} <= (SELECT erased_at FROM tombstones WHERE tombstones.email_hash = ${table}.email_hash);`,
  );
  return [
    ...erasures,
    `UPDATE deliveries SET status = 'unknown', lease_id = NULL, reason = 'restored'
      WHERE status IN ('waiting', 'leased', 'sending', 'held') AND lease_id = '${RESTORED_LEASE}';`,
  ];
}

/** What a restore ends with: no plan and no delivery is left whose lead, or what else it is for, is not there. */
const WITHOUT_ORPHANS = [
  "DELETE FROM plans WHERE lead_id NOT IN (SELECT id FROM leads);",
  `DELETE FROM deliveries WHERE subject_id NOT IN (SELECT id FROM leads UNION ALL SELECT id FROM messages
    UNION ALL SELECT id FROM replies UNION ALL SELECT id FROM announcements UNION ALL SELECT id FROM notifications)
  OR (subject_kind = 'announcement' AND queued_at <= (SELECT erased_at FROM tombstones WHERE email_hash = person));`,
];

/**
 * What a database that was taken back to an earlier moment must do at once, before its sweep comes: send nothing that may
 * have been sent since. The archive, made before that, then says what was.
 */
export const AFTER_TIME_TRAVEL = [
  "UPDATE announcements SET status = 'paused', stopped_by = 'restore' WHERE status IN ('scheduled', 'sending');",
  `UPDATE deliveries SET status = 'unknown', lease_id = NULL, reason = 'restored'
    WHERE kind <> 'form_service' AND status IN ('waiting', 'leased', 'sending', 'held');`,
].join("\n");

/**
 * What the cron job wrote for plans between that and the end of the restore, from an earlier state: it may have been mailed before the
 * database was taken back.
 */
export const BEFORE_QUEUE_RESUMES = `UPDATE deliveries SET status = 'unknown', lease_id = NULL, reason = 'restored'
  WHERE kind IN ('plan_reminder', 'plan_change') AND status IN ('waiting', 'leased', 'sending', 'held');`;

/** What a restore adds to the activity log of the deployment (decision: activity-log). @param now milliseconds */
export function restoreActivity({ counts }: BackupManifest, now: number): string {
  const { leads = 0, messages = 0 } = counts;
  const entry = [`act_${uuidv7()}`, OWNER_ACTOR, "restore", JSON.stringify({ leads, messages }), now];
  return `INSERT INTO activities (id, actor, action, details, created_at) VALUES (${entry.map(literal).join(", ")});`;
}

type Row = Record<string, string | number | null>;

/** Rows of the same columns that go into one statement. */
type Batch = { columns: string; rows: string[]; bytes: number };

/** D1 takes statements of at most 100 KB; their bytes are counted after escaping. */
const STATEMENT_BYTES = 80_000;

/** Characters of a text that go into one statement: escaped, a character can take six bytes. */
const PIECE_LENGTH = 10_000;

/** The archive cannot be loaded, or not here; the message is a sentence for the person at the terminal. */
export class UnusableArchive extends Error {
  override name = "UnusableArchive";
}

/**
 * Opens an archive and checks that it is one of ours and whole.
 * @throws UnusableArchive
 */
export function openArchive(zip: Uint8Array) {
  const manifest = readManifest(zip);
  const pictures = namesIn(zip).filter((name) => /^pictures\/[\w/-]+\.\w+$/.test(name));
  const held: Record<string, number> = { pictures: pictures.length };
  for (const table of TABLES) held[table] = countRows(zip, manifest, table);
  for (const [what, count] of Object.entries(manifest.counts)) {
    if (held[what] !== count) {
      throw new UnusableArchive(`The archive should hold ${count} ${what}, but ${held[what] ?? 0} are in it.`);
    }
  }
  return {
    manifest,
    statements: () => writeStatements(zip, manifest),
    pictures,
    /** The content of one object. */
    read: (name: string) => unzip(zip, (file) => file.name === name)[name]!,
  };
}

function namesIn(zip: Uint8Array) {
  const names: string[] = [];
  unzip(zip, ({ name }) => {
    names.push(name);
    return false;
  });
  return names;
}

function unzip(zip: Uint8Array, filter: UnzipFileFilter) {
  try {
    return unzipSync(zip, { filter });
  } catch (error) {
    throw new UnusableArchive(`The file is no whole ZIP archive: ${(error as Error).message}.`, { cause: error });
  }
}

function readManifest(zip: Uint8Array) {
  const { "manifest.json": file } = unzip(zip, ({ name }) => name === "manifest.json");
  if (!file) throw new UnusableArchive("The archive has no manifest.json: it is no backup of Homeward.");
  const manifest = parseObject<BackupManifest>(new TextDecoder().decode(file), "manifest.json");
  if (manifest.version !== BACKUP_VERSION) {
    throw new UnusableArchive(
      `The archive has version ${manifest.version}; this restore reads version ${BACKUP_VERSION}. Use the code that made it.`,
    );
  }
  if (!isCounts(manifest.counts) || !isCounts(manifest.parts) || typeof manifest.createdAt !== "string") {
    throw new UnusableArchive("The archive's manifest.json does not say what is in it: it was changed or is damaged.");
  }
  return manifest;
}

function isCounts(value: unknown): value is Record<string, number> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((count) => Number.isInteger(count) && count >= 0);
}

/** A JSON object of the archive. @throws UnusableArchive */
function parseObject<Value extends object>(text: string, where: string): Value {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Value;
  } catch {
    // Said below.
  }
  throw new UnusableArchive(`The archive's ${where} holds something else than we write: it was changed or is damaged.`);
}

/** The parts of a table as JSON Lines, one at a time. */
function* readParts(zip: Uint8Array, manifest: BackupManifest, table: BackupTable): Generator<Uint8Array, void> {
  const parts = manifest.parts[table] ?? 1;
  for (let number = 1; number <= parts; number++) {
    const part = partName(table, number);
    const { [part]: file } = unzip(zip, ({ name }) => name === part);
    if (!file) throw new UnusableArchive(`The archive has no ${part}.`);
    yield gunzip(file, part);
  }
}

function gunzip(file: Uint8Array, name: string): Uint8Array {
  try {
    return gunzipSync(file);
  } catch (error) {
    throw new UnusableArchive(`The archive's ${name} cannot be read: it is damaged.`, { cause: error });
  }
}

/** Counts the rows of a table, and looks at all of them before anything is changed. @throws UnusableArchive */
function countRows(zip: Uint8Array, manifest: BackupManifest, table: BackupTable): number {
  let rows = 0;
  for (const row of readRows(zip, manifest, table)) {
    rows += 1;
    for (const [column, value] of Object.entries(row)) {
      quotedName(column);
      if (value === null || typeof value === "string" || Number.isFinite(value)) continue;
      throw new UnusableArchive(
        `The archive's row ${rows} of ${table} has a value in "${column}" that is neither text nor a number: it was changed or is damaged.`,
      );
    }
    if (!Object.hasOwn(row, BACKUP_TABLES[table])) {
      throw new UnusableArchive(`The archive's row ${rows} of ${table} lacks its "${BACKUP_TABLES[table]}".`);
    }
  }
  return rows;
}

/** The rows of a table, one at a time: the whole text could be longer than a string may be. */
function* readRows(zip: Uint8Array, manifest: BackupManifest, table: BackupTable): Generator<Row, void> {
  const decoder = new TextDecoder();
  for (const part of readParts(zip, manifest, table)) {
    for (let start = 0; start < part.length;) {
      const end = part.indexOf(10, start);
      if (end === -1) throw new UnusableArchive(`The archive's last row of ${table} is cut off.`);
      yield parseObject<Row>(decoder.decode(part.subarray(start, end)), `rows of ${table}`);
      start = end + 1;
    }
  }
}

/** Statements that write every row back to the letter, always the same ones; each is short enough for D1. */
function* writeStatements(zip: Uint8Array, manifest: BackupManifest): Generator<string, void> {
  for (const table of TABLES) {
    let batch = null as Batch | null;
    for (const row of readRows(zip, manifest, table)) {
      const columns = Object.keys(row).map(quotedName).join(", ");
      const { values, rest } = formatValues(table, withoutSending(table, row));
      const bytes = countBytes(values);
      if (batch?.columns === columns && batch.bytes + bytes < STATEMENT_BYTES) {
        batch.rows.push(values);
        batch.bytes += bytes;
      } else {
        if (batch) yield insertion(table, batch);
        batch = { columns, rows: [values], bytes };
      }
      if (rest.length > 0) {
        yield insertion(table, batch);
        batch = null;
        yield* rest;
      }
    }
    if (batch) yield insertion(table, batch);
  }
}

/** What was being sent when the backup was made is not sent again by itself: only the owner knows how far it came since. */
function withoutSending(table: BackupTable, row: Row): Row {
  const isOpen = ["waiting", "leased", "sending", "held", "scheduled"].includes(String(row.status));
  if (table === "deliveries" && isOpen && row.kind !== "form_service") return { ...row, lease_id: RESTORED_LEASE };
  return table === "announcements" && isOpen ? { ...row, status: "paused", stopped_by: "restore" } : row;
}

function insertion(table: BackupTable, { columns, rows }: Batch) {
  return `INSERT INTO ${quotedName(table)} (${columns}) VALUES\n${rows.join(",\n")}\n${conflictClause(table, columns)};`;
}

function conflictClause(table: BackupTable, columns: string) {
  const condition = REPLACED_WHERE[table];
  // Any key: a lead is the same one by its person and source, too.
  if (condition === null) return "ON CONFLICT DO NOTHING";
  const values = columns.split(", ").map((column) => {
    const merged = MERGED[`${table}.${column.replaceAll('"', "")}`];
    return `${column} = ${merged ?? `excluded.${column}`}`;
  });
  return `ON CONFLICT (${quotedName(BACKUP_TABLES[table])}) DO UPDATE SET ${values.join(", ")} WHERE ${condition}`;
}

/** The values of a row, and for a text too long for one statement those that append what is missing. */
function formatValues(table: BackupTable, row: Row) {
  const where = `${quotedName(BACKUP_TABLES[table])} = ${literal(row[BACKUP_TABLES[table]]!)}`;
  const rest: string[] = [];
  const values = Object.entries(row).map(([column, value]) => {
    if (typeof value !== "string" || value.length <= PIECE_LENGTH) return literal(value);
    const [first, ...others] = splitText(value);
    const name = quotedName(column);
    let written = countBytes(first!);
    for (const piece of others) {
      // A row of the deployment that stays has its whole text already.
      rest.push(
        `UPDATE ${quotedName(table)} SET ${name} = ${name} || ${literal(piece)} WHERE ${where} AND length(CAST(${name} AS BLOB)) = ${written};`,
      );
      written += countBytes(piece);
    }
    return literal(first!);
  });
  return { values: `(${values.join(", ")})`, rest };
}

/** In bytes, because SQLite counts the characters of a text only up to the first of the value 0. */
function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Cut between characters, never inside one. */
function splitText(text: string) {
  const pieces = [""];
  for (const character of text) {
    if (pieces.at(-1)!.length >= PIECE_LENGTH) pieces.push("");
    pieces[pieces.length - 1] += character;
  }
  return pieces;
}

function quotedName(name: string) {
  if (!/^[a-z_]+$/.test(name)) throw new UnusableArchive(`The archive has a column "${name}", which we never make.`);
  return `"${name}"`;
}

/** A value as SQL. Texts with line breaks or other control characters as bytes: no tool on the way can trip over them. */
function literal(value: Row[string]) {
  if (value === null) return "NULL";
  if (typeof value === "number") return String(value);
  if (!/\p{Cc}/u.test(value)) return `'${value.replaceAll("'", "''")}'`;
  const hex = Array.from(new TextEncoder().encode(value), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `CAST(X'${hex}' AS TEXT)`;
}

/** How far a restore came, as the table `restore_progress` has it: which backup, and how many of its statements are carried out. */
export type RestoreProgress = { createdAt: string; statements: number };

type RestoreOptions = { done?: number | undefined; closing?: string[]; stepLength?: number };

/** So much SQL is carried out at once: seconds of work, and far below the 5 GB that D1 takes in one file. */
const STEP_LENGTH = 30_000_000;

/**
 * The statements of a restore in steps: each is carried out as one transaction, which also records how far it came, so
 * that a restore that broke off goes on after its last step.
 * @param options `done`: statements that were carried out before; `closing`: more that the last step carries out
 */
export function* restoreSteps(
  archive: Pick<ReturnType<typeof openArchive>, "manifest" | "statements">,
  { done = 0, closing = [], stepLength = STEP_LENGTH }: RestoreOptions = {},
): Generator<string[], void> {
  const { createdAt } = archive.manifest;
  let step: string[] = [];
  let length = 0;
  let statements = 0;
  for (const statement of archive.statements()) {
    statements += 1;
    if (statements <= done) continue;
    step.push(statement);
    length += statement.length;
    if (length < stepLength) continue;
    step.push(
      ...afterEachStep(),
      `INSERT OR REPLACE INTO restore_progress (created_at, statements) VALUES (${literal(createdAt)}, ${statements});`,
    );
    yield step;
    step = [];
    length = 0;
  }
  step.push(...afterEachStep(), ...WITHOUT_ORPHANS, ...closing, "DELETE FROM restore_progress;");
  yield step;
}

/** Asks a deployment how far a restore into it came before; `readProgress` reads the answer. */
export const QUESTION_BEFORE_RESTORE = "SELECT created_at AS createdAt, statements FROM restore_progress";

/**
 * How far a restore of this backup into the deployment came before; null if none was begun.
 * @param found the rows that `QUESTION_BEFORE_RESTORE` finds
 * @throws UnusableArchive where another backup is being restored
 */
export function readProgress(
  [progress]: readonly RestoreProgress[],
  { createdAt }: Pick<BackupManifest, "createdAt">,
): RestoreProgress | null {
  if (progress && progress.createdAt !== createdAt) {
    throw new UnusableArchive(
      `A restore of the backup of ${progress.createdAt} was begun here and not finished: run it again with that file. Nothing was changed.`,
    );
  }
  return progress ?? null;
}
