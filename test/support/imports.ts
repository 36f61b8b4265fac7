import { uuidv7 } from "uuidv7";
import { IMPORT_LIMITS, IMPORT_OUTCOMES, type ImportCounts, type ImportRow } from "../../domain/contact-import.ts";
import { askAsOwner, readAsOwner } from "./credentials.ts";

/** What the owner says about a list. */
export const CONSENT = { consentDay: "2026-03-02" };

export const NO_COUNTS = Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, 0])) as ImportCounts;

/** An import as the page begins it. */
export function newImport(changes: object = {}) {
  return {
    entryId: uuidv7(),
    fileName: "contacts.csv",
    origin: "Our newsletter since 2019",
    consentText: "Send me news about moving to Africa",
    ...CONSENT,
    counts: NO_COUNTS,
    ...changes,
  };
}

/** A row of a file. */
export function fileRow(row: number, fields: Partial<ImportRow> = {}): ImportRow {
  const empty = { name: "", countryInterest: [], goal: "", tags: [], isUnsubscribed: false };
  return { row, email: `p${row}@list.example`, ...empty, ...fields };
}

export type ImportItem = {
  id: string;
  progress: number;
  created: number;
  deletedAt: string | null;
  isBeingDeleted: boolean;
  stops?: number;
};

/** Imports rows as the page does. */
export async function importRows(rows: readonly ImportRow[], changes: object = {}, bindings: Partial<Env> = {}) {
  let item = await askAsOwner<ImportItem>("/api/imports", { json: newImport(changes) });
  for (let start = 0; start < rows.length; start += IMPORT_LIMITS.batch) {
    const part = rows.slice(start, start + IMPORT_LIMITS.batch);
    item = await askAsOwner<ImportItem>(`/api/imports/${item.id}/rows`, { json: { start, rows: part }, bindings });
  }
  return item;
}

/** Deletes an import as the page does. @returns how many requests it took */
export async function deleteImport(id: string, bindings: Partial<Env> = {}): Promise<number> {
  for (let requests = 1; ; requests++) {
    const { isDone } = await askAsOwner<{ isDone: boolean }>(`/api/imports/${id}`, { method: "DELETE", bindings });
    if (isDone) return requests;
  }
}

/** The emails of those who stay unsubscribed because of an import. */
export async function listStops(id: string): Promise<string[]> {
  const { data } = await readAsOwner<{ data: { email: string }[] }>(`/api/imports/${id}/stops`);
  return data.map(({ email }) => email);
}
