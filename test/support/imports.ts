import { uuidv7 } from "uuidv7";
import { IMPORT_LIMITS, type ImportCounts, type ImportRow } from "../../domain/contact-import.ts";
import { askAsOwner, asOwner } from "./credentials.ts";

/** What the owner says about a list. */
export const CONSENT = { consentDay: "2026-03-02", tz: "UTC" };

export const NO_COUNTS: ImportCounts = { new: 0, known: 0, unsubscribed: 0, removed: 0, duplicate: 0, invalid: 0 };

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

export type ImportItem = { id: string; progress: number; created: number; undoneAt: string | null; canUndo?: boolean };

/** Imports rows as the page does. */
export async function importRows(rows: readonly ImportRow[], changes: object = {}, bindings: Partial<Env> = {}) {
  let item = await askAsOwner<ImportItem>("/api/imports", { json: newImport(changes) });
  for (let start = 0; start < rows.length; start += IMPORT_LIMITS.batch) {
    const part = rows.slice(start, start + IMPORT_LIMITS.batch);
    item = await askAsOwner<ImportItem>(`/api/imports/${item.id}/rows`, { json: { start, rows: part }, bindings });
  }
  return item;
}

/** Undoes an import as the page does. @returns how many requests it took */
export async function undoImport(id: string, bindings: Partial<Env> = {}): Promise<number> {
  for (let requests = 1; ; requests++) {
    const answer = await asOwner(`/api/imports/${id}/undo`, { method: "POST", bindings });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    if ((await answer.json<{ isDone: boolean }>()).isDone) return requests;
  }
}
