import { inTime, reloadOnce } from "#web/lib/recover.ts";
import { useCallback, useEffect, useRef, useState } from "react";

const loadFinder = () => import("./late-finder.ts");
type LateFinder = Awaited<ReturnType<typeof loadFinder>>;

/**
 * The finder's later part, fetched when the finder comes near the screen or its matches are asked for.
 * @returns the part once it is there; whether fetching it failed; a way to fetch it again; a ref for the finder's box
 */
export function useLazyFinder(isAsked: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [late, setLate] = useState<LateFinder | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => inTime(loadFinder()).then(setLate), []);

  /** Loads what the visitor waits for; a reload loses no choices, which are in the URL (decision: lost-scripts). */
  const loadResults = useCallback(async () => {
    await load().catch(async () => setHasFailed(!(await reloadOnce())));
  }, [load]);

  useEffect(() => {
    if (isAsked) void loadResults();
  }, [isAsked, loadResults]);

  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void load().catch(() => null);
      },
      { rootMargin: "600px" },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [load]);

  return { box, late, hasFailed: hasFailed && !late, load: loadResults };
}
