import { type ContentFiles, type Edit, valueAt } from "./edits.ts";
import type { IsoDate } from "./facts.ts";
import type { Wanted } from "./wanted.ts";
import type { LastSeen } from "./watch/watch-list.ts";

// What the desk and the Worker agree on (decision: desk).

/** Where the build puts the content files as values: what the desk edits, and what the Worker checks edits against. */
export const CONTENT_FILES_PATH = "/content/files.json";

/** The files that the desk may change, below content/, and no other; what publishes looks again, whatever the database says. */
export const CONTENT_FILE =
  /^(?:[a-z-]+\.yaml|(?:countries\/[a-z-]+|homes|readers)\/[a-z-]+\.yaml|(?:articles|legal)\/[a-z0-9-]+\.md)$/;

/**
 * The state of a change: `waiting` until the live site shows it, then `live`; `replaced` or `undone` before that; a `draft` after a
 * restore, until the owner decides.
 */
export const CHANGE_STATES = ["waiting", "live", "replaced", "undone", "draft"] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** What one change may hold, and all that wait together. Lengths are in characters. */
export const CHANGE_LIMITS = {
  edits: 60,
  entries: 500,
  size: 200_000,
  title: 300,
  note: 1_000,
  reason: 4_000,
  waiting: 500,
  waitingSize: 4_000_000,
} as const;

/** How many readers' messages about one fact, or one section, the desk shows. */
export const CORRECTIONS_OF_FACT = 10;

/** What the owner changes at once: it is published, left out and taken back whole. */
export type NewChange = {
  /** Made by the owner's browser, so that one that is sent again is stored once: a UUID of version 7. */
  entryId: string;
  /** What it is about, as lists name it: "Kenya, Class D: fee". */
  title: string;
  edits: readonly Edit[];
  /** Why, in the owner's words; it becomes a part of the commit. */
  note: string;
  /** The day (UTC) it starts on; null: at once. Only prices and offers can have one (`canBePlanned`). */
  publishOn: IsoDate | null;
};

/** Whether an edit is about a price or an offer. */
function isPlannable(files: ContentFiles, { file, at }: Edit): boolean {
  const record = valueAt(files[file], at.slice(0, -1));
  const isPrice = typeof record === "object" && record !== null && "price" in record && "enteredOn" in record;
  return isPrice || (file === "offers.yaml" && at[0] === "offers");
}

/** Whether a change can be planned for a day: prices and offers can, together with their sources. */
export function canBePlanned(files: ContentFiles, edits: readonly Edit[]): boolean {
  const isSource = ({ file }: Edit) => /(?:^|\/)(?:sources|publishers)\.yaml$/.test(file);
  return edits.every((edit) => isSource(edit) || isPlannable(files, edit));
}

/** The waiting changes that are due, as a publishing run reads them. */
export type Publishing = {
  /** Today (UTC). */
  day: IsoDate;
  changes: readonly (Wanted & Pick<NewChange, "title" | "note"> & { by: string; createdAt: string })[];
  /** What the sources still say, once a week and with every change; null: nothing new (decision: source-watch). */
  seen: LastSeen | null;
  /** Why no changes are listed although some are due: publishing them failed, and nothing has changed since. */
  held: string | null;
};

/**
 * The report of a publishing run: the changes it could not publish, why the run failed, if it did, and whether its deployment was
 * rolled back.
 */
export type PublishingReport = {
  left: readonly { id: string; reason: string }[];
  failure: string | null;
  isRolledBack: boolean;
};

/** The name of a place in the answers to a change that can't be made: the form shows the message next to that field. */
export function fieldOf(file: string, at: readonly string[]): string {
  return [file, ...at].join("#");
}
