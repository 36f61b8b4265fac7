import type { ImportRow } from "#domain/contact-import.ts";
import { COUNTRIES } from "#domain/countries.ts";
import { isEmail } from "#domain/email.ts";
import { isHeadingOf } from "./headings.ts";
import { IMPORT_FIELDS, type ImportField, type Mapping, type StandingColumns } from "./import-fields.ts";
import type { ContactsFile, FileRow } from "./read-file.ts";
import { standingOf } from "./standing.ts";

/** A row as it would be imported. `isUnconfirmed`: the file says that they have not agreed, so it is left out. */
export type FileContact = ImportRow & { isUnconfirmed: boolean };

/** Guesses the columns by their headings; where none says so, the email's by what stands in it. */
export function guessMapping({ headings, rows }: ContactsFile): Mapping {
  const mapping: Mapping = {};
  for (const field of IMPORT_FIELDS) {
    const column = headings.findIndex((heading) => isHeadingOf(field, heading));
    if (column !== -1) mapping[field] = column;
  }
  const withEmail = rows.find(({ cells }) => cells.some(isEmail))?.cells.findIndex(isEmail);
  if (mapping.email === undefined && withEmail !== undefined) mapping.email = withEmail;
  return mapping;
}

export function leftOutColumns({ headings }: ContactsFile, mapping: Mapping, standing: StandingColumns): string[] {
  const used = new Set([...Object.values(mapping), ...standing.map(({ column }) => column)]);
  return headings.filter((_, column) => !used.has(column));
}

const COUNTRY_NAMES: ReadonlyMap<string, string> = new Map(COUNTRIES.map(({ name }) => [name.toLowerCase(), name]));

const splitList = (cell: string) =>
  cell
    .split(/[,;|/]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** A row as it is imported. Countries without a guide have no place in our data. */
export function toContact({ row, cells }: FileRow, mapping: Mapping, standing: StandingColumns): FileContact {
  const cell = (field: ImportField) => (mapping[field] === undefined ? "" : (cells[mapping[field]] ?? "").trim());
  const says = standingOf(cells, standing);
  return {
    row,
    email: cell("email"),
    name: cell("name") || `${cell("firstName")} ${cell("lastName")}`.trim(),
    countryInterest: splitList(cell("countryInterest")).flatMap((name) => COUNTRY_NAMES.get(name.toLowerCase()) ?? []),
    goal: cell("goal"),
    tags: splitList(cell("tags")),
    isUnsubscribed: says === "unsubscribed",
    isUnconfirmed: says === "unconfirmed",
  };
}

/** The names in the column of countries that are none of our guides', each once. */
export function unknownCountries({ rows }: ContactsFile, { countryInterest: column }: Mapping): string[] {
  if (column === undefined) return [];
  const names = rows.flatMap(({ cells }) => splitList(cells[column] ?? ""));
  return [...new Set(names)].filter((name) => !COUNTRY_NAMES.has(name.toLowerCase()));
}
