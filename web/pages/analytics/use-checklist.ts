import { useSyncExternalStore } from "react";
import { useOwnersDay } from "#web/lib/use-owners-day.ts";
import { readTicks, toggleTick } from "./checklist-ticks.ts";

const STORAGE_KEY = "homeward.checklist";

const listeners = new Set<() => void>();

/** Used where the browser's storage is blocked or full: lasts as long as the page is open. */
let memoryCopy: string | null = null;

function read(): string | null {
  if (memoryCopy !== null) return memoryCopy;
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function write(kept: string) {
  try {
    localStorage.setItem(STORAGE_KEY, kept);
    memoryCopy = null;
  } catch {
    memoryCopy = kept;
  }
  for (const listener of listeners) listener();
}

/** Whether ticks outlive the page. */
function isStored(): boolean {
  try {
    localStorage.getItem(STORAGE_KEY);
    return memoryCopy === null;
  } catch {
    return false;
  }
}

/** Listeners report changes of this tab, the `storage` event those of other tabs. */
function subscribe(onChange: () => void) {
  listeners.add(onChange);
  window.addEventListener("storage", onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("storage", onChange);
  };
}

/** The ticks of the owner's day, the same in every tab. */
export function useChecklist() {
  const day = useOwnersDay();
  const kept = useSyncExternalStore(subscribe, read);
  return {
    ticked: readTicks(day, kept),
    isStored: useSyncExternalStore(subscribe, isStored),
    // Read again: another tab may have changed it meanwhile.
    tick: (id: string, isTicked: boolean) => write(toggleTick(day, read(), id, isTicked)),
  };
}
