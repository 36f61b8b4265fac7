import { useEffect, useState } from "react";
import { inTime, reloadOnce } from "./recover.ts";

/**
 * A part of an island that is not in the first load, fetched when it is first wanted: a component, or a module of several.
 * @param load imports it; the same function on every render
 * @returns null for as long as it is not there; whether it could not be had, even by loading the page again
 */
export function useLatePart<LatePart>(load: () => Promise<LatePart>, isWanted: boolean) {
  const [Part, setPart] = useState<LatePart | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isWanted || Part) return;
    inTime(load()).then(
      (loaded) => setPart(() => loaded),
      // The URL has what was entered, so a reload loses none of it.
      async () => setHasFailed(!(await reloadOnce())),
    );
    // A further attempt asks again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isWanted, Part, load, attempt]);

  function tryAgain() {
    setHasFailed(false);
    setAttempt((before) => before + 1);
  }

  return { Part, hasFailed, tryAgain };
}
