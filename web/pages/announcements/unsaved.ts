import type { AnnouncementFields } from "#domain/announcement.ts";

// What was typed and is not stored yet, in this tab's session storage: a reload without a connection loses nothing. Where
// storage is blocked or full there is simply no copy.

function storageKey(id: string): string {
  return `homeward.announcement.${id}`;
}

export function keepUnsaved(id: string, fields: AnnouncementFields) {
  try {
    sessionStorage.setItem(storageKey(id), JSON.stringify(fields));
  } catch {
    // Storage is blocked or full.
  }
}

/** Forgets the copy of a draft if it holds nothing newer than what was stored. */
export function forgetUnsaved(id: string, stored?: string) {
  try {
    const kept = sessionStorage.getItem(storageKey(id));
    if (stored === undefined || kept === stored) sessionStorage.removeItem(storageKey(id));
  } catch {
    // Storage is blocked.
  }
}

export function readUnsaved(id: string): AnnouncementFields | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(id)) ?? "null");
  } catch {
    return null;
  }
}
