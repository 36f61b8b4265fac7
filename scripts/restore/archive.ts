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
  OPT_OUTS_REPLAYED,
  partName,
} from "../../domain/backup.ts";

/** What deliveries are for. */
const OWNERS: readonly BackupTable[] = ["leads", "messages", "replies", "announcements", "notifications"];

/** What deliveries are for, before the deliveries that name it. */
const TABLES: BackupTable[] = [
  ...OWNERS,
  ...(Object.keys(BACKUP_TABLES) as BackupTable[]).filter((table) => !OWNERS.includes(table)),
];

/**
 * - `blocks`: its rows are what people entered. A deployment that has any is in use, and no backup is restored into it.
 * - `conflict`: which row stays where the deployment has one with the same key: its own, that of the archive, or the one
 *   whose time in the named column is later.
 */
type TableRule = { blocks: boolean; conflict: "deployment" | "archive" | { later: string } };

/**
 * What the rows of the deployment mean to a restore. It has some although nobody has used it: the sign-up that a
 * deployment tries leaves a removal, the sweep and a sign-in write settings and notifications, visits are counted, robots
 * are quarantined, links in old emails work. The Worker also writes between two steps of a restore.
 */
const TABLE_RULES: Readonly<Record<BackupTable, TableRule>> = {
  // Each is for a row of another table. One that was queued since is still to be carried out.
  deliveries: { blocks: false, conflict: "deployment" },
  // Who signs up between two steps has a lead with another key; it is the newer one.
  leads: { blocks: true, conflict: "deployment" },
  messages: { blocks: true, conflict: "deployment" },
  replies: { blocks: true, conflict: "deployment" },
  announcements: { blocks: true, conflict: "deployment" },
  // The owner was told of this already.
  notifications: { blocks: false, conflict: "deployment" },
  // What the owner noted is worth more than what a link stored between two steps.
  people: { blocks: true, conflict: "archive" },
  settings: { blocks: false, conflict: "archive" },
  // What people asked for last.
  suppressions: { blocks: false, conflict: { later: "created_at" } },
  tombstones: { blocks: false, conflict: { later: "erased_at" } },
  erasures: { blocks: false, conflict: { later: "requested_at" } },
  quarantine: { blocks: false, conflict: "deployment" },
  uploads: { blocks: true, conflict: "deployment" },
  // A download of an empty list for one. Entries never change.
  activities: { blocks: false, conflict: "deployment" },
  visit_days: { blocks: false, conflict: "archive" },
};

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
  const manifest: BackupManifest = JSON.parse(new TextDecoder().decode(file));
  if (manifest.version !== BACKUP_VERSION) {
    throw new UnusableArchive(
      `The archive has version ${manifest.version}; this restore reads version ${BACKUP_VERSION}. Use the code that made it.`,
    );
  }
  return manifest;
}

/** The parts of a table as JSON Lines, one at a time. */
function* readParts(zip: Uint8Array, manifest: BackupManifest, table: BackupTable): Generator<Uint8Array, void> {
  // An archive from before the table was added does not count it.
  const parts = table in manifest.counts ? (manifest.parts[table] ?? 1) : 0;
  for (let number = 1; number <= parts; number++) {
    const part = partName(table, number);
    const { [part]: file } = unzip(zip, ({ name }) => name === part);
    if (!file) throw new UnusableArchive(`The archive has no ${part}.`);
    yield gunzipSync(file);
  }
}

function countRows(zip: Uint8Array, manifest: BackupManifest, table: BackupTable): number {
  let rows = 0;
  for (const part of readParts(zip, manifest, table)) {
    for (let end = part.indexOf(10); end !== -1; end = part.indexOf(10, end + 1)) rows += 1;
  }
  return rows;
}

/** The rows of a table, one at a time: the whole text could be longer than a string may be. */
function* readRows(zip: Uint8Array, manifest: BackupManifest, table: BackupTable): Generator<Row, void> {
  const decoder = new TextDecoder();
  for (const part of readParts(zip, manifest, table)) {
    for (let start = 0; start < part.length;) {
      const end = part.indexOf(10, start);
      yield JSON.parse(decoder.decode(part.subarray(start, end)));
      start = end + 1;
    }
  }
}

/** Statements that write every row back to the letter, always the same ones; each is short enough for D1. */
function* writeStatements(zip: Uint8Array, manifest: BackupManifest): Generator<string, void> {
  const owners = new Set<Row[string]>();
  /** How many mails of an announcement waited. */
  const closed = new Map<Row[string], number>();
  const erasedAt = new Map(
    [...readRows(zip, manifest, "tombstones")].map((row) => [row.email_hash, Number(row.erased_at)]),
  );
  for (const table of TABLES) {
    let batch = null as Batch | null;
    for (const row of readRows(zip, manifest, table)) {
      // The backup was being read while its person was removed. That they unsubscribed before holds on.
      if (
        table !== "suppressions" &&
        Number(row.created_at ?? row.updated_at) <= (erasedAt.get(row.email_hash ?? null) ?? 0)
      )
        continue;
      // The backup was made while a restore was under way.
      if (table === "settings" && row.name === RESTORE_PROGRESS) continue;
      if (OWNERS.includes(table)) owners.add(row.id!);
      // Its lead was removed while the backup was read.
      const owner = findOwnerId(row);
      if (table === "deliveries" && !owners.has(owner)) continue;
      if (row.announcement_id && Number(row.queued_at) <= (erasedAt.get(hashIn(row)) ?? 0)) continue;
      const restored = withoutSending(table, row);
      if (row.announcement_id && restored !== row) closed.set(owner, (closed.get(owner) ?? 0) + 1);
      const columns = Object.keys(row).map(quotedName).join(", ");
      const { values, rest } = formatValues(table, restored);
      const bytes = new TextEncoder().encode(values).length;
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
  for (const [announcement, count] of closed) {
    yield `UPDATE "announcements" SET "failed" = "failed" + ${count} WHERE "id" = ${literal(announcement)};`;
  }
}

/** The hash of the person whom a delivery of an announcement is for: the end of its key. */
function hashIn({ id }: Row): string {
  return String(id).split(":")[1] ?? "";
}

/** What was being sent when the backup was made is not sent again by itself: only the owner knows how far it came since. */
function withoutSending(table: BackupTable, row: Row): Row {
  if (table === "deliveries") return withoutDueMail(row);
  const isOpen = table === "announcements" && ["scheduled", "sending"].includes(String(row.status));
  return isOpen ? { ...row, status: "paused", stopped_by: "restore" } : row;
}

/** The id of what a delivery is for; a notification is named by the key alone: `<its id>:notification`. */
function findOwnerId({ lead_id: lead, message_id: message, reply_id: reply, announcement_id: announcement, id }: Row) {
  return lead ?? message ?? reply ?? announcement ?? String(id).split(":", 1)[0]!;
}

/**
 * A mail that waited when the backup was made may have been sent since: the owner decides whether it is sent again
 * (decision: promised-mail-is-sent). Copies that waited are made again, which is harmless.
 */
function withoutDueMail(row: Row): Row {
  const isOpenMail = row.kind !== "form_service" && ["waiting", "leased", "sending"].includes(String(row.status));
  return isOpenMail ? { ...row, status: "unknown", lease_id: null, last_error: "restored from a backup" } : row;
}

function insertion(table: BackupTable, { columns, rows }: Batch) {
  return `INSERT INTO ${quotedName(table)} (${columns}) VALUES\n${rows.join(",\n")}\n${conflictClause(table, columns)};`;
}

function conflictClause(table: BackupTable, columns: string) {
  const { conflict } = TABLE_RULES[table];
  // Any key: a lead is the same one by its person and source, too.
  if (conflict === "deployment") return "ON CONFLICT DO NOTHING";
  const values = columns.split(", ").map((column) => `${column} = excluded.${column}`);
  const update = `ON CONFLICT (${quotedName(BACKUP_TABLES[table])}) DO UPDATE SET ${values.join(", ")}`;
  if (conflict === "archive") return update;
  const time = quotedName(conflict.later);
  return `${update} WHERE excluded.${time} > ${quotedName(table)}.${time}`;
}

/** The values of a row, and for a text too long for one statement those that append what is missing. */
function formatValues(table: BackupTable, row: Row) {
  const where = `${quotedName(BACKUP_TABLES[table])} = ${literal(row[BACKUP_TABLES[table]]!)}`;
  const rest: string[] = [];
  const values = Object.entries(row).map(([column, value]) => {
    if (typeof value !== "string" || value.length <= PIECE_LENGTH) return literal(value);
    const [first, ...others] = splitText(value).map(literal);
    const name = quotedName(column);
    for (const piece of others)
      rest.push(`UPDATE ${quotedName(table)} SET ${name} = ${name} || ${piece} WHERE ${where};`);
    return first!;
  });
  return { values: `(${values.join(", ")})`, rest };
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

/** The setting that says how far a restore came; see `restoreSteps`. */
export const RESTORE_PROGRESS = "restore_progress";

/** How far a restore came: which backup, and how many of its statements are carried out. */
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
  const name = literal(RESTORE_PROGRESS);
  let step: string[] = [];
  let length = 0;
  let statements = 0;
  for (const statement of archive.statements()) {
    statements += 1;
    if (statements <= done) continue;
    step.push(statement);
    length += statement.length;
    if (length < stepLength) continue;
    const progress: RestoreProgress = { createdAt, statements };
    step.push(
      `INSERT OR REPLACE INTO settings (name, value, version, updated_at) VALUES (${name}, ${literal(JSON.stringify(progress))}, 0, 0);`,
    );
    yield step;
    step = [];
    length = 0;
  }
  // What people asked for since the backup is replayed from the beginning, however far the deployment had come with it.
  const replayed = `DELETE FROM heartbeats WHERE step = ${literal(OPT_OUTS_REPLAYED)};`;
  step.push(...closing, replayed, `DELETE FROM settings WHERE name = ${name};`);
  yield step;
}

/**
 * Asks what a deployment holds that a restore must know of; `readProgress` reads the answer. One question, because each
 * run of wrangler takes seconds.
 */
export function questionBeforeRestore(): string {
  const tables = TABLES.filter((table) => TABLE_RULES[table].blocks);
  const counts = tables.map((table) => `(SELECT count(*) FROM ${quotedName(table)}) AS ${quotedName(table)}`);
  const progress = `SELECT value FROM settings WHERE name = ${literal(RESTORE_PROGRESS)}`;
  return `SELECT (${progress}) AS progress, ${counts.join(", ")}`;
}

/**
 * How far a restore of this backup into the deployment came before; null if none was begun.
 * @param answer the row that `questionBeforeRestore` finds
 * @throws UnusableArchive where the deployment holds something that is not of this backup
 */
export function readProgress(
  { progress: text, ...counts }: Row,
  { createdAt }: Pick<BackupManifest, "createdAt">,
): RestoreProgress | null {
  const progress = JSON.parse(String(text)) as RestoreProgress | null;
  const filled = Object.entries(counts).filter(([, count]) => Number(count) > 0);
  if (progress && progress.createdAt !== createdAt) {
    throw new UnusableArchive(
      `A restore of the backup of ${progress.createdAt} was begun here and not finished: run it again with that file. Nothing was changed.`,
    );
  }
  if (!progress && filled.length > 0) {
    const held = filled.map(([table, count]) => `${count} ${table}`).join(", ");
    throw new UnusableArchive(
      `The deployment is not empty: it has ${held}. A backup is only restored into an empty one; nothing was changed.`,
    );
  }
  return progress;
}
