/**
 * The owner brings a list of contacts (decision: imported-contacts). The calls, all below `/api/imports`, JSON in and out:
 *
 * - `GET /?limit&cursor` → `{ data, nextCursor }`: every import, the newest first, and how many stay unsubscribed because of it.
 * - `POST /check` `{ consentDay, rows }` → `{ rows: [{ row, outcome, reason }] }`. Stores nothing.
 * - `POST /` `{ entryId, fileName, origin, consentText, consentDay, counts }` → the import, of which nothing is stored
 *   yet. The same `entryId` (UUIDv7, made by the browser) gives the same import (decision: send-once).
 * - `POST /:id/rows` `{ start, rows }` → the import. Sent again, it changes nothing. 409 `deleted` once it is deleted.
 * - `DELETE /:id` → `{ isDone }`: deletes a part of it; called again it goes on, and if it isn't, the sweep does.
 * - `GET /:id/stops?limit&cursor` → `{ data, nextCursor }`: who stays unsubscribed because of it, by email.
 * - `DELETE /stops/:personId` → `{ isLifted }`: resumes mails to somebody whom only files have as unsubscribed.
 */
export const IMPORT_LIMITS = {
  /** Of a file. */
  rows: 20_000,
  bytes: 5 * 1024 * 1024,
  /** Rows of one request, and people whose words one request deletes. */
  batch: 200,
  deletionBatch: 500,
  /** Longest texts, in characters. */
  consentText: 2000,
  line: 200,
} as const;

/** A row of a file as the browser read it. `row`: its number in the file, from 1. */
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
 * - unconfirmed: the file says that they have not agreed; nothing is stored
 * - removed: they had their data removed on that day or later; nothing is stored
 * - invalid: it does not fit; nothing is stored
 * - duplicate: an earlier row of the file has the same email; only whether it says that they unsubscribed counts
 */
export const IMPORT_OUTCOMES = [
  "new",
  "known",
  "unsubscribed",
  "unconfirmed",
  "removed",
  "duplicate",
  "invalid",
] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** The outcomes that are stored. */
export const STORED_OUTCOMES: readonly ImportOutcome[] = ["new", "known", "unsubscribed"];

/** The rows of a file, by what becomes of them. */
export type ImportCounts = Record<ImportOutcome, number>;
