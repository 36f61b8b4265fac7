import type { ImportRow } from "#domain/contact-import.ts";
import { COUNTRIES } from "#domain/countries.ts";
import { isEmail } from "#domain/email.ts";
import { IMPORT_FIELDS, type ImportField } from "./import-fields.ts";
import type { ContactsFile, FileRow } from "./read-file.ts";

/** The column of each field, from 0 on; a field that is left out has none. */
export type Mapping = Partial<Record<ImportField, number>>;

/** What columns are called, their letters alone. A column of those who are subscribed says the opposite, and is not guessed. */
const HEADINGS: Readonly<Record<ImportField, RegExp>> = {
  email: /^(your|contact|primary)?e?mail(address)?$/,
  name: /^(full|your|contact|display)?name$/,
  firstName: /^(first|given|fore)name$|^fname$/,
  lastName: /^(last|family|sur)name$|^lname$/,
  countryInterest: /^countr(y|ies)?ofinterest$|^countr(y|ies)interest|^destinations?(countr(y|ies))?$/,
  goal: /^goals?$/,
  tags: /^(tags?|labels?)$/,
  unsubscribed: /unsub|opte?d?out/,
};

/** Guesses the columns by their headings; where none says so, the email's by what stands in it. */
export function guessMapping({ headings, rows }: ContactsFile): Mapping {
  const names = headings.map((heading) => heading.toLowerCase().replaceAll(/[^\p{L}]/gu, ""));
  const mapping: Mapping = {};
  for (const field of IMPORT_FIELDS) {
    const column = names.findIndex((name) => HEADINGS[field].test(name));
    if (column !== -1) mapping[field] = column;
  }
  const withEmail = rows[0]!.cells.findIndex(isEmail);
  if (mapping.email === undefined && withEmail !== -1) mapping.email = withEmail;
  return mapping;
}

/** The headings of the columns that are not imported. */
export function leftOutColumns({ headings }: ContactsFile, mapping: Mapping): string[] {
  const used = new Set(Object.values(mapping));
  return headings.filter((_, column) => !used.has(column));
}

const COUNTRY_NAMES: ReadonlyMap<string, string> = new Map(COUNTRIES.map(({ name }) => [name.toLowerCase(), name]));

/** What says that somebody is not unsubscribed; anything else, such as a date, says that they are. */
const NOT_UNSUBSCRIBED = new Set(["", "no", "n", "false", "0", "-", "subscribed", "active"]);

const splitList = (cell: string) =>
  cell
    .split(/[,;|/]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** A row as it is imported. Countries without a guide have no place in our data. */
export function toImportRow({ row, cells }: FileRow, mapping: Mapping): ImportRow {
  const cell = (field: ImportField) => (mapping[field] === undefined ? "" : (cells[mapping[field]] ?? "").trim());
  return {
    row,
    email: cell("email"),
    name: cell("name") || `${cell("firstName")} ${cell("lastName")}`.trim(),
    countryInterest: splitList(cell("countryInterest")).flatMap((name) => COUNTRY_NAMES.get(name.toLowerCase()) ?? []),
    goal: cell("goal"),
    tags: splitList(cell("tags")),
    isUnsubscribed: !NOT_UNSUBSCRIBED.has(cell("unsubscribed").toLowerCase()),
  };
}

/** The names in the column of countries that are none of our guides', each once. */
export function unknownCountries({ rows }: ContactsFile, { countryInterest: column }: Mapping): string[] {
  if (column === undefined) return [];
  const names = rows.flatMap(({ cells }) => splitList(cells[column] ?? ""));
  return [...new Set(names)].filter((name) => !COUNTRY_NAMES.has(name.toLowerCase()));
}
