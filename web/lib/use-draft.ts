import { useEffect, useState } from "react";
import { uuidv7 } from "uuidv7";

// What an owner typed and hasn't stored yet (decision: drafts). Each tab keeps its own copy of each thing in local storage, so
// that no tab overwrites or forgets another's. Where storage is blocked or full there is simply no copy.

/** What this tab keeps about one thing. */
export type Draft<Value> = {
  /** What was typed before; null where nothing was. */
  kept: Value | null;
  /** Keeps what is typed now. */
  keep: (value: Value) => void;
  /** Forgets it: it is stored, or not wanted. */
  forget: () => void;
};

/**
 * The draft of a thing, null until it is known. It is this tab's own, or that of a tab that is gone.
 * @param thing names it: "desk.kenya.entry.us.fee"
 */
export function useDraft<Value>(thing: string): Draft<Value> | null {
  const [opened, setOpened] = useState<{ thing: string; draft: Draft<Value> } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void openDraft<Value>(thing).then((draft) => isCurrent && setOpened({ thing, draft }));
    return () => {
      isCurrent = false;
    };
  }, [thing]);
  return opened?.thing === thing ? opened.draft : null;
}

/** Forgets the drafts of all tabs about everything whose name begins with these words. */
export function forgetDrafts(things: string) {
  for (const { key, thing } of draftsInStorage()) if (thing.startsWith(things)) write("localStorage", key, null);
}

/** Keeps something about a thing that this tab hasn't opened yet. */
export async function keepDraft(thing: string, value: unknown) {
  write("localStorage", keyOf(await ownTab(), thing), JSON.stringify(value));
}

/** How the names of drafts about people begin: they go when the owner signs out. */
export const PEOPLE_DRAFTS = "person.";

const PREFIX = "homeward.draft.";
const TAB_KEY = "homeward.tab";
/** A tab that reloads gives its name back at once; a copy of a tab that is open waits this long in vain, once. */
const CLAIM_MS = 1000;

let claimed: Promise<string> | undefined;

/** This tab's name. A duplicated tab begins with a copy of the other's session storage, so the name is claimed by a lock. */
function ownTab(): Promise<string> {
  claimed ??= claimTab();
  return claimed;
}

async function claimTab(): Promise<string> {
  const before = read("sessionStorage", TAB_KEY);
  if (before && (await claim(before))) return before;
  const tab = uuidv7();
  await claim(tab);
  write("sessionStorage", TAB_KEY, tab);
  return tab;
}

/** Takes a name for as long as this document lives. @returns whether no other tab has it */
function claim(tab: string): Promise<boolean> {
  // Only pages on https and localhost have locks: elsewhere a duplicated tab can't be told from its original.
  if (!("locks" in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise(() => {});
    };
    navigator.locks.request(PREFIX + tab, { signal: AbortSignal.timeout(CLAIM_MS) }, hold).catch(() => resolve(false));
  });
}

/** The names of the tabs that are open. */
async function openTabs(): Promise<ReadonlySet<string>> {
  if (!("locks" in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = "" }) => name.slice(PREFIX.length)));
}

async function openDraft<Value>(thing: string): Promise<Draft<Value>> {
  const tab = await ownTab();
  const key = keyOf(tab, thing);
  // One tab at a time, so that two don't both take over what a third left.
  if ("locks" in navigator) await navigator.locks.request(PREFIX, () => takeOver(thing, key));
  else await takeOver(thing, key);
  return {
    kept: parse<Value>(read("localStorage", key)),
    keep: (value) => write("localStorage", key, JSON.stringify(value)),
    forget: () => write("localStorage", key, null),
  };
}

/** Makes the draft of a tab that is gone this tab's own, where it has none. */
async function takeOver(thing: string, key: string) {
  if (read("localStorage", key) !== null) return;
  const tabs = await openTabs();
  const left = draftsInStorage().find((draft) => draft.thing === thing && !tabs.has(draft.tab));
  const text = left && read("localStorage", left.key);
  if (text && write("localStorage", key, text)) write("localStorage", left.key, null);
}

function keyOf(tab: string, thing: string): string {
  return `${PREFIX}${tab}.${thing}`;
}

function draftsInStorage(): { key: string; tab: string; thing: string }[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => {
        const [tab = "", ...thing] = key.slice(PREFIX.length).split(".");
        return { key, tab, thing: thing.join(".") };
      });
  } catch {
    return [];
  }
}

type Storages = "localStorage" | "sessionStorage";

function read(storage: Storages, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether it is written, which it isn't where storage is blocked or full */
function write(storage: Storages, key: string, text: string | null): boolean {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function parse<Value>(text: string | null): Value | null {
  try {
    return JSON.parse(text ?? "null") as Value | null;
  } catch {
    return null;
  }
}
