import type { Json } from "#domain/edits.ts";
import type { NewSource } from "../fields/form-context.ts";

// What was typed and is not saved yet, in this browser: a reload, an ended session or a lost connection loses nothing. Where
// storage is blocked or full there is simply no copy.

/** `base`: what was there when the typing began. */
export type Unsaved = {
  base: Json | undefined;
  draft: Json | undefined;
  newSources: Readonly<Record<string, NewSource>>;
  publishers: Readonly<Record<string, string>>;
  note: string;
  publishOn: string;
};

function storageKey(id: string): string {
  return `homeward.desk.${id}`;
}

/** Keeps what is typed about a thing. */
export function keepUnsaved(id: string, unsaved: Unsaved) {
  try {
    localStorage.setItem(storageKey(id), JSON.stringify(unsaved));
  } catch {
    // Storage is blocked or full.
  }
}

/** Forgets it: it is saved, or not wanted. */
export function forgetUnsaved(id: string) {
  try {
    localStorage.removeItem(storageKey(id));
  } catch {
    // Storage is blocked.
  }
}

/** What was typed about a thing before; null where nothing was. */
export function readUnsaved(id: string): Unsaved | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey(id)) ?? "null");
  } catch {
    return null;
  }
}
