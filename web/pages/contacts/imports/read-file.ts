import { IMPORT_LIMITS } from "#domain/contact-import.ts";
import { isEmail } from "#domain/email.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { withThousands } from "#web/lib/thousands.ts";
import { IMPORT_TEXTS } from "./copy.ts";

const TEXTS = IMPORT_TEXTS.file.problems;

/** A row with its number in the file. */
export type FileRow = { row: number; cells: readonly string[] };

export type ContactsFile = {
  name: string;
  headings: readonly string[];
  rows: readonly FileRow[];
  /** Whether it is not UTF-8 and was read as Windows-1252, so that letters with accents may be wrong. */
  isGuessed: boolean;
};

/** The file cannot be used; the message is for the owner. */
export class UnusableFile extends Error {
  override name = "UnusableFile";
}

/**
 * Reads a file of contacts, whichever of comma, semicolon and tab is between its cells.
 * @throws UnusableFile
 */
export async function readContactsFile(file: File): Promise<ContactsFile> {
  if (file.size > IMPORT_LIMITS.bytes) throw new UnusableFile(TEXTS.tooLarge);
  const { text, isGuessed } = decode(new Uint8Array(await file.arrayBuffer()));
  // Fetched when a file is chosen.
  const { default: papa } = await import("papaparse");
  const { data, errors } = papa.parse<string[]>(text, { delimiter: findDelimiter(text) });
  const open = errors.find(({ code }) => code === "MissingQuotes");
  if (open) throw new UnusableFile(interpolate(TEXTS.openQuote, { row: withThousands((open.row ?? 0) + 1) }));
  const rows = data
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const [first, ...others] = rows;
  if (!first) throw new UnusableFile(TEXTS.empty);
  const hasHeadings = !first.cells.some(isEmail);
  const contacts = hasHeadings ? others : rows;
  if (contacts.length === 0) throw new UnusableFile(TEXTS.empty);
  if (contacts.length > IMPORT_LIMITS.rows) {
    throw new UnusableFile(interpolate(TEXTS.tooMany, { count: withThousands(contacts.length) }));
  }
  const width = contacts.reduce((most, { cells }) => Math.max(most, cells.length), first.cells.length);
  const headings = Array.from(
    { length: width },
    (_, column) =>
      (hasHeadings && first.cells[column]?.trim()) || interpolate(IMPORT_TEXTS.column, { number: String(column + 1) }),
  );
  return { name: file.name, headings, rows: contacts, isGuessed };
}

/**
 * The sign between the cells: the one that the first line has most often, because a guess by all rows takes a comma in an
 * answer for one. Empty where it has none.
 */
function findDelimiter(text: string): string {
  const [line = ""] = text
    .slice(0, 10_000)
    .trimStart()
    .replaceAll(/"[^"]*"/g, "")
    .split(/[\r\n]/, 1);
  const counts = [",", ";", "\t", "|"].map((sign) => [line.split(sign).length - 1, sign] as const);
  const [count, sign] = counts.reduce((most, one) => (one[0] > most[0] ? one : most));
  return count > 0 ? sign : "";
}

function decode(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const [first, second] = bytes;
  // A ZIP, which every workbook is, and the older workbooks.
  if ((first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf))
    throw new UnusableFile(TEXTS.workbook);
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes), isGuessed: false };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), isGuessed: true };
  }
}
