import {
  BACKUP_KEPT_HOURS,
  BACKUP_TABLES,
  BACKUP_VERSION,
  type BackupTable,
  partName,
  PERSONAL_TABLES,
} from "../../domain/backup.ts";
import { PAGE_ROWS, readPage } from "./store.ts";
import type { Database } from "../db/database.ts";

// A backup is made in parts, each an object of the bucket, over as many calls as it takes: no call makes more than
// `QUERIES_PER_CALL` queries. The objects are the state: which part comes next is read from their list (decision:
// backup-in-parts).

const PREFIX_OF_ALL = "backups/";
/** A backup that other code made has other tables and columns: it is neither continued nor offered. */
const PREFIX = `${PREFIX_OF_ALL}${BACKUP_VERSION}/`;
const HOUR_MS = 60 * 60 * 1000;

/** With the objects that it writes, far below the 50 queries and calls that the free plan allows an invocation. */
const QUERIES_PER_CALL = 20;

/**
 * The rows of a page, and the characters after which a part ends with its page: a Worker has 128 MB for a part, its lines and its
 * bytes.
 */
const SIZES = { pageRows: PAGE_ROWS, partLength: 10_000_000 };

/** An unfinished backup that is older is not continued: what it has would be out of date. */
const CONTINUED_FOR_MS = HOUR_MS;

const TABLES = Object.keys(BACKUP_TABLES) as BackupTable[];

type Part = {
  table: BackupTable;
  /** Counts from 1 in each table. */
  number: number;
  rows: number;
  /** The key of its last row. */
  last: string;
  /** Whether its table ends with it. */
  isLast: boolean;
};

/** `id` is the time it began. */
export type Backup = { id: string; startedAt: Date; parts: Part[]; isComplete: boolean };

/**
 * Makes the next parts of a backup: of the newest one that is not complete, or of a new one. Two callers at once make
 * the same parts; the first to write one wins.
 * @param now milliseconds
 */
export async function continueBackup(
  db: Database,
  bucket: R2Bucket,
  now: number,
  sizes: typeof SIZES = SIZES,
): Promise<Backup> {
  const backup = (await findUnfinished(bucket, now)) ?? newBackup(now);
  let queries = 0;
  while (!backup.isComplete && queries < QUERIES_PER_CALL) {
    const made = await makePart(db, bucket, backup, sizes, QUERIES_PER_CALL - queries);
    // Another caller made this part, and may have come further.
    if (made === null) return (await findBackup(bucket, backup.id)) ?? backup;
    queries += made.queries;
    backup.parts.push(made.part);
    backup.isComplete = isWhole(backup.parts);
  }
  return backup;
}

/** A backup as far as it is there; null if there is none. */
export async function findBackup(bucket: R2Bucket, id: string): Promise<Backup | null> {
  const parts: Part[] = [];
  const startedAt = parseId(id);
  if (!startedAt) return null;
  for await (const object of listObjects(bucket, `${PREFIX}${id}/`)) {
    const [table, number] = object.key.slice(`${PREFIX}${id}/`.length).split(/[/.]/, 2);
    const { rows, last = "", isLast } = object.customMetadata ?? {};
    parts.push({
      table: table as BackupTable,
      number: Number(number),
      rows: Number(rows),
      last,
      isLast: isLast === "yes",
    });
  }
  parts.sort((a, b) => TABLES.indexOf(a.table) - TABLES.indexOf(b.table) || a.number - b.number);
  if (parts.length === 0) return null;
  return { id, startedAt, parts, isComplete: isWhole(parts) };
}

/**
 * The rows of a part as they are downloaded: without those of people who were removed since the backup began (decision:
 * removal). Unpacked only if somebody was.
 * @returns null where the object is gone
 */
export async function readPart(
  bucket: R2Bucket,
  id: string,
  part: Part,
  removed: ReadonlyMap<string, number>,
): Promise<{ uploaded: Date; body: ReadableStream | ArrayBuffer; rows: number } | null> {
  const object = await bucket.get(partKey(id, part));
  if (!object) return null;
  const { uploaded } = object;
  const time = part.table in PERSONAL_TABLES ? PERSONAL_TABLES[part.table as keyof typeof PERSONAL_TABLES] : null;
  if (removed.size === 0 || time === null) return { uploaded, body: object.body, rows: part.rows };
  const text = await new Response(object.body.pipeThrough(new DecompressionStream("gzip"))).text();
  const kept = text.split("\n").filter((line) => {
    if (line === "") return false;
    const row = JSON.parse(line) as Record<string, string | number>;
    return Number(row[time]) > (removed.get(String(row.email_hash)) ?? 0);
  });
  return { uploaded, body: await compress(kept.map((line) => `${line}\n`)), rows: kept.length };
}

/** Lines as a part holds them. */
export async function compress(lines: readonly string[]): Promise<ArrayBuffer> {
  const compressed = new Blob(lines as string[]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(compressed).arrayBuffer();
}

/** The key of the object that holds a part. */
function partKey(id: string, { table, number }: Pick<Part, "table" | "number">): string {
  return `${PREFIX}${id}/${partName(table, number)}`;
}

/** Deletes the backups that are older than `BACKUP_KEPT_HOURS`, whole and unfinished ones, for the sweep. */
export async function deleteOldBackups(bucket: R2Bucket, now: number): Promise<void> {
  const startedBefore = now - BACKUP_KEPT_HOURS * HOUR_MS;
  const keys: string[] = [];
  for await (const { key } of listObjects(bucket, PREFIX_OF_ALL)) {
    const startedAt = parseId(key.split("/", 3)[2] ?? "");
    if (!startedAt || startedAt.getTime() < startedBefore) keys.push(key);
  }
  const MOST_AT_ONCE = 1000;
  for (let start = 0; start < keys.length; start += MOST_AT_ONCE) {
    await bucket.delete(keys.slice(start, start + MOST_AT_ONCE));
  }
}

/** Reads up to some pages of the next rows and stores them. @returns null if the part was there already */
async function makePart(
  db: Database,
  bucket: R2Bucket,
  backup: Backup,
  { pageRows, partLength }: typeof SIZES,
  mostPages: number,
) {
  const { table, number, after } = locateNextPart(backup.parts.at(-1));
  const lines: string[] = [];
  const part: Part = { table, number, rows: 0, last: after, isLast: false };
  let queries = 0;
  let length = 0;
  while (!part.isLast && queries < mostPages && length < partLength) {
    const { rows, isLast } = await readPage(db, table, part.last, pageRows);
    queries += 1;
    part.rows += rows.length;
    part.last = String(rows.at(-1)?.[BACKUP_TABLES[table]] ?? part.last);
    part.isLast = isLast;
    for (const row of rows) {
      const line = `${JSON.stringify(row)}\n`;
      lines.push(line);
      length += line.length;
    }
  }
  const stored = await bucket.put(partKey(backup.id, part), await compress(lines), {
    onlyIf: { etagDoesNotMatch: "*" },
    httpMetadata: { contentType: "application/gzip" },
    customMetadata: { rows: String(part.rows), last: part.last, isLast: part.isLast ? "yes" : "no" },
  });
  return stored ? { part, queries } : null;
}

/** What comes after a part, or first. */
function locateNextPart(last: Part | undefined) {
  if (!last) return { table: TABLES[0]!, number: 1, after: "" };
  if (!last.isLast) return { table: last.table, number: last.number + 1, after: last.last };
  return { table: TABLES[TABLES.indexOf(last.table) + 1]!, number: 1, after: "" };
}

function isWhole(parts: readonly Part[]): boolean {
  const last = parts.at(-1);
  return last !== undefined && last.isLast && last.table === TABLES.at(-1);
}

async function findUnfinished(bucket: R2Bucket, now: number): Promise<Backup | null> {
  const { delimitedPrefixes } = await bucket.list({ prefix: PREFIX, delimiter: "/" });
  const newest = delimitedPrefixes.toSorted().at(-1)?.slice(PREFIX.length, -1);
  const startedAt = newest && parseId(newest);
  if (!startedAt || startedAt.getTime() < now - CONTINUED_FOR_MS) return null;
  const backup = await findBackup(bucket, newest);
  return backup?.isComplete ? null : backup;
}

function newBackup(now: number): Backup {
  const startedAt = new Date(now);
  return { id: startedAt.toISOString().replaceAll(/[:.]/g, "-"), startedAt, parts: [], isComplete: false };
}

/** When a backup began, by its id; null for any other text. */
function parseId(id: string): Date | null {
  const [, day, hours, minutes, seconds, ms] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(id) ?? [];
  const startedAt = new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
  return Number.isNaN(startedAt.getTime()) ? null : startedAt;
}

async function* listObjects(bucket: R2Bucket, prefix: string): AsyncGenerator<R2Object, void> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, cursor, include: ["customMetadata"] });
    yield* page.objects;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}
