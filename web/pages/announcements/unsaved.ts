import type { AnnouncementFields } from "#domain/announcement.ts";

// What was typed and is not stored yet, in this tab's session storage: a reload without a connection loses nothing. Where
// storage is blocked or full there is simply no copy.

/** `updatedAt`: of the draft that it changes, so that a newer one is not overwritten. */
type Unsaved = { fields: AnnouncementFields; updatedAt: string };

function storageKey(id: string): string {
  return `homeward.announcement.${id}`;
}

export function keepUnsaved(id: string, unsaved: Unsaved) {
  try {
    sessionStorage.setItem(storageKey(id), JSON.stringify(unsaved));
  } catch {
    // Storage is blocked or full.
  }
}

/** Forgets the copy of a draft if it holds nothing newer than what was stored. @param stored its fields as JSON */
export function forgetUnsaved(id: string, stored?: string) {
  try {
    if (stored === undefined || JSON.stringify(readUnsaved(id)?.fields) === stored) {
      sessionStorage.removeItem(storageKey(id));
    }
  } catch {
    // Storage is blocked.
  }
}

export function readUnsaved(id: string): Unsaved | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(id)) ?? "null");
  } catch {
    return null;
  }
}
