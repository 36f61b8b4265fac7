import type { IsoDate } from "./facts.ts";
import type { Edit } from "./edits.ts";

// What the desk and the Worker agree on (decision: desk).

/** Where the build puts the content files as values: what the desk edits, and what the Worker checks edits against. */
export const CONTENT_FILES_PATH = "/content/files.json";

/** The files that the desk may change, below content/, and no other; what publishes looks again, whatever the database says. */
export const CONTENT_FILE =
  /^(?:[a-z-]+\.yaml|(?:countries\/[a-z-]+|homes|readers)\/[a-z-]+\.yaml|(?:articles|legal)\/[a-z0-9-]+\.md)$/;

/**
 * Where a change is. `waiting` to be published; `building`: in a commit that is being built; `live`; `refused`, because it no
 * longer fits or its build failed; `undone` before it was published.
 */
export const CHANGE_STATES = ["waiting", "building", "live", "refused", "undone"] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** What one change may hold, and all that wait together. Lengths are in characters. */
export const CHANGE_LIMITS = {
  edits: 60,
  size: 200_000,
  title: 300,
  note: 1_000,
  reason: 4_000,
  waiting: 500,
  waitingSize: 4_000_000,
} as const;

/** How many readers' messages about one fact, or one section, the desk shows. */
export const CORRECTIONS_OF_FACT = 10;

/** What the owner changes at once: it is published whole or not at all. */
export type NewChange = {
  /** Made by the owner's browser, so that one that is sent again is stored once: a UUID of version 7. */
  entryId: string;
  /** What it is about, as lists name it: "Kenya, Class D: fee". */
  title: string;
  edits: readonly Edit[];
  /** Why, in the owner's words; it becomes a part of the commit. */
  note: string;
  /** The day from which it is published; null: at once. Only prices and offers have one. */
  publishOn: IsoDate | null;
};

/** The name of a place in the answers to a change that can't be made: the form shows the message next to that field. */
export function fieldOf(file: string, at: readonly string[]): string {
  return [file, ...at].join("#");
}
