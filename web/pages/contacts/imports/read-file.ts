import type PapaParse from "papaparse";
import { IMPORT_LIMITS } from "#domain/contact-import.ts";
import { isEmail } from "#domain/email.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { withThousands } from "#domain/thousands.ts";
import { IMPORT_TEXTS } from "./copy.ts";
import { decodeFile } from "./decode-file.ts";
import { isKnownHeading } from "./headings.ts";

const TEXTS = IMPORT_TEXTS.file.problems;

export type FileRow = { row: number; cells: readonly string[] };

export type ContactsFile = {
  name: string;
  headings: readonly string[];
  rows: readonly FileRow[];
  /** What stands in the rows above the headings, which are left out. */
  above: readonly string[];
  /** The encoding that it was read as because it is not Unicode, so that letters with accents may be wrong; null if it is. */
  guessed: string | null;
  /** Lines that hold an email, where they are more than the people: a quotation mark has made one cell of several. */
  joined: { lines: number; people: number; row: number } | null;
};

/** The file cannot be used; the message is for the owner. */
export class UnusableFile extends Error {
  override name = "UnusableFile";
}

type Papa = typeof PapaParse;

/**
 * Reads a file of contacts, whichever of comma, semicolon and tab is between its cells.
 * @throws UnusableFile
 */
export async function readContactsFile(file: File): Promise<ContactsFile> {
  if (file.size > IMPORT_LIMITS.bytes) throw new UnusableFile(TEXTS.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) throw new UnusableFile(TEXTS.workbook);
  const { text: decoded, guessed } = decodeFile(bytes);
  // Two exports put together have line ends of two kinds, of which the parser knows one.
  const whole = decoded.replaceAll(/\r\n?/g, "\n");
  const [sepLine = "", sign] = /^"?sep=(.)"?\n/i.exec(whole) ?? [];
  const text = whole.slice(sepLine.length);
  // Fetched when a file is chosen.
  const { default: papa } = await import("papaparse");
  const { delimiter, start, hasHeadings } = findTable(papa, text, sign);
  const { data, errors } = papa.parse<string[]>(text, { delimiter, newline: "\n" });
  const firstRow = sepLine ? 2 : 1;
  const [doubt] = errors;
  if (doubt) {
    const problem = doubt.code === "MissingQuotes" ? TEXTS.openQuote : TEXTS.strayQuote;
    throw new UnusableFile(interpolate(problem, { row: withThousands((doubt.row ?? 0) + firstRow) }));
  }
  const rows = data.map((cells, index) => ({ row: index + firstRow, cells }));
  const isFilled = ({ cells }: FileRow) => cells.some((cell) => cell.trim() !== "");
  const headingCells = hasHeadings ? (data[start] ?? []) : [];
  const contacts = rows.slice(hasHeadings ? start + 1 : start).filter(isFilled);
  if (contacts.length === 0) throw new UnusableFile(TEXTS.empty);
  if (contacts.length > IMPORT_LIMITS.rows) {
    throw new UnusableFile(interpolate(TEXTS.tooMany, { count: withThousands(contacts.length) }));
  }
  const width = contacts.reduce((most, { cells }) => Math.max(most, cells.length), headingCells.length);
  const headings = Array.from(
    { length: width },
    (_, column) => headingCells[column]?.trim() || interpolate(IMPORT_TEXTS.column, { number: String(column + 1) }),
  );
  const above = rows
    .slice(0, start)
    .filter(isFilled)
    .map(({ cells }) => cells.join(" ").trim());
  return { name: file.name, headings, rows: contacts, above, guessed, joined: findJoined(rows.slice(start)) };
}

/** A ZIP, which every workbook is, and the older workbooks. */
function isWorkbook([first, second]: Uint8Array): boolean {
  return (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
}

/** How much of a file shows where its table begins, and which sign is between its cells. */
const LOOKED_AT = { characters: 50_000, rows: 30 };

/**
 * The sign between the cells, and the row that the table begins with: of all signs the one by which the rows have an email in a
 * cell of its own and the first of them has most cells.
 */
function findTable(papa: Papa, text: string, sign: string | undefined) {
  const beginning = text.slice(0, LOOKED_AT.characters);
  const tables = (sign ? [sign] : [",", ";", "\t", "|"]).map((delimiter) => {
    const { data } = papa.parse<string[]>(beginning, { delimiter, newline: "\n", preview: LOOKED_AT.rows });
    return Object.assign(findStart(data), { delimiter });
  });
  const withEmail = tables.filter(({ hasEmail }) => hasEmail);
  return (withEmail.length > 0 ? withEmail : tables).reduce((best, one) => (one.width > best.width ? one : best));
}

/** The row of the headings, or the first contact where there are none; above it a file can have a title. */
function findStart(rows: readonly string[][]) {
  const countFilled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "").length;
  const firstContact = rows.findIndex((cells) => cells.some(isEmail));
  const hasEmail = firstContact !== -1;
  const above = hasEmail ? rows.slice(0, firstContact) : rows;
  const least = hasEmail ? Math.min(2, countFilled(rows[firstContact]!)) : 1;
  const known = above.findIndex((cells) => cells.some(isKnownHeading));
  const headings = known === -1 ? above.findIndex((cells) => countFilled(cells) >= least) : known;
  const start = Math.max(0, headings === -1 ? firstContact : headings);
  return { start, hasHeadings: headings !== -1, hasEmail, width: countFilled(rows[start] ?? []) };
}

const EMAIL_IN_LINE = /[^\s@,;|"<>]+@[^\s@,;|"<>]+\.[^\s@,;|"<>]{2,}/;

function findJoined(rows: readonly FileRow[]): ContactsFile["joined"] {
  const counts = rows.map(({ row, cells }) => ({
    row,
    lines: cells
      .join(",")
      .split("\n")
      .filter((line) => EMAIL_IN_LINE.test(line)).length,
  }));
  const first = counts.find(({ lines }) => lines > 1);
  if (!first) return null;
  const lines = counts.reduce((sum, one) => sum + one.lines, 0);
  return { lines, people: counts.filter((one) => one.lines > 0).length, row: first.row };
}
