import { useEffect, useState } from "react";
import { useOwnersDay } from "#web/lib/use-owners-day.ts";

const STORAGE_KEY = "homeward.checklist";

/** What the browser keeps: the items that were ticked last, and on which day. */
type Kept = { day: string; ticked: readonly string[] };

function readKept(): Kept {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{ "day": "", "ticked": [] }');
}

/** The ticks of the owner's day, the same in every tab (decision: daily-checklist). */
export function useChecklist() {
  const day = useOwnersDay();
  const [{ kept, isStored }, setState] = useState(() => {
    try {
      return { kept: readKept(), isStored: true };
    } catch {
      // Where storage is blocked, ticks last as long as the page is open.
      return { kept: { day, ticked: [] } as Kept, isStored: false };
    }
  });
  const ticked = kept.day === day ? kept.ticked : [];

  // What another tab stores.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => key === STORAGE_KEY && setState({ kept: readKept(), isStored: true });
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);

  function tick(id: string, isTicked: boolean) {
    const others = ticked.filter((other) => other !== id);
    const changed = { day, ticked: isTicked ? [...others, id] : others };
    setState({ kept: changed, isStored });
    if (isStored) localStorage.setItem(STORAGE_KEY, JSON.stringify(changed));
  }

  return { ticked, isStored, tick };
}
