/**
 * The owner brings a list of contacts (decision: imported-contacts). The calls, all below `/api/imports`, JSON in and out:
 *
 * - `GET /?limit&cursor` → `{ data, nextCursor }`: every import, the newest first, and whether it can be undone (decision: lists).
 * - `POST /check` `{ consentDay, tz, rows }` → `{ rows: [{ row, outcome, reason }] }`. Stores nothing.
 * - `POST /` `{ entryId, fileName, origin, consentText, consentDay, tz, counts }` → the import, of which nothing is stored
 *   yet. The same `entryId` (UUIDv7, made by the browser) gives the same import (decision: send-once).
 * - `POST /:id/rows` `{ start, rows }` → the import. Sent again, it changes nothing. 409 `undone` once it is undone.
 * - `POST /:id/undo` → `{ isDone }`: deletes some of its leads; to be called until it is done. 409 `too_late` after a day.
 */
export const IMPORT_LIMITS = {
  /** Of a file. */
  rows: 20_000,
  bytes: 5 * 1024 * 1024,
  /** Rows of one request, and leads deleted by one. */
  batch: 200,
  undoBatch: 500,
  /** Longest texts, in characters. */
  consentText: 2000,
  line: 200,
} as const;

/** An import can be undone for a day. */
export const IMPORT_UNDO_MS = 24 * 60 * 60 * 1000;

/** A row of a file as the browser read it. `row`: its number in the file; the headings are row 1. */
export type ImportRow = {
  row: number;
  email: string;
  name: string;
  countryInterest: string[];
  goal: string;
  tags: string[];
  isUnsubscribed: boolean;
};

/**
 * What becomes of a row:
 * - new: nobody has this email yet
 * - known: they are here already, and nothing of theirs is overwritten
 * - unsubscribed: here or in the file; they are stored and not written to
 * - removed: they had their data removed on that day or later; nothing is stored
 * - invalid: it does not fit; nothing is stored
 * - duplicate: an earlier row of the file has the same email; nothing is stored
 */
export const IMPORT_OUTCOMES = ["new", "known", "unsubscribed", "removed", "duplicate", "invalid"] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** The outcomes that are stored. */
export const STORED_OUTCOMES: readonly ImportOutcome[] = ["new", "known", "unsubscribed"];

/** The rows of a file, by what becomes of them. */
export type ImportCounts = Record<ImportOutcome, number>;
