// A backup archive as what loads it: SQL statements and objects. Knows nothing of wrangler or files, so that the tests
// of the Worker use it, too.
import { type UnzipFileFilter, unzipSync } from "fflate";
import { uuidv7 } from "uuidv7";
import { OWNER_ACTOR } from "../../domain/activity.ts";
import { BACKUP_TABLES, BACKUP_VERSION, type BackupManifest, type BackupTable } from "../../domain/backup.ts";

/** Leads and messages before the deliveries that name them. */
const TABLES: BackupTable[] = [
  "leads",
  "messages",
  ...(Object.keys(BACKUP_TABLES) as BackupTable[]).filter((table) => table !== "leads" && table !== "messages"),
];

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

/** The archive cannot be loaded; the message is a sentence for the person at the terminal. */
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
  for (const table of TABLES) held[table] = [...readRows(zip, table)].length;
  for (const [what, count] of Object.entries(manifest.counts)) {
    if (held[what] !== count) {
      throw new UnusableArchive(`The archive should hold ${count} ${what}, but ${held[what] ?? 0} are in it.`);
    }
  }
  return {
    manifest,
    statements: () => writeStatements(zip),
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

/** The rows of a table, one at a time: the whole text could be longer than a string may be. */
function* readRows(zip: Uint8Array, table: BackupTable): Generator<Row, void> {
  const { [`${table}.jsonl`]: file } = unzip(zip, ({ name }) => name === `${table}.jsonl`);
  if (!file) throw new UnusableArchive(`The archive has no ${table}.jsonl.`);
  const decoder = new TextDecoder();
  for (let start = 0; start < file.length;) {
    const end = file.indexOf(10, start);
    yield JSON.parse(decoder.decode(file.subarray(start, end)));
    start = end + 1;
  }
}

/** Statements that write every row back to the letter; each is short enough for D1. */
function* writeStatements(zip: Uint8Array): Generator<string, void> {
  const owners = new Set<Row[string]>();
  const erasedAt = new Map([...readRows(zip, "tombstones")].map((row) => [row.email_hash, Number(row.erased_at)]));
  for (const table of TABLES) {
    let batch = null as Batch | null;
    for (const row of readRows(zip, table)) {
      // The backup was being read while its person was removed.
      if (Number(row.created_at ?? row.updated_at) <= (erasedAt.get(row.email_hash ?? null) ?? 0)) continue;
      if (table === "leads" || table === "messages") owners.add(row.id!);
      // Its lead was removed while the backup was read.
      if (table === "deliveries" && !owners.has(row.lead_id ?? row.message_id ?? null)) continue;
      const columns = Object.keys(row).map(quotedName).join(", ");
      const { values, rest } = formatValues(table, table === "deliveries" ? withoutDueMail(row) : row);
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
  return `INSERT INTO ${quotedName(table)} (${columns}) VALUES\n${rows.join(",\n")};`;
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
