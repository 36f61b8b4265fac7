import { useEffect, useRef, useState } from "react";
import { useLatePart } from "#web/lib/use-late-part.ts";

const loadFinder = () => import("./late-finder.ts");

/**
 * The finder's later part, fetched when the finder comes near the screen or its matches are asked for. Only a visitor who
 * waits for matches is told of a failure.
 * @returns the part once it is there; whether fetching it failed; a way to fetch it again; a ref for the finder's box
 */
export function useLazyFinder(hasChoices: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [isFetched, setIsFetched] = useState(false);
  const { Part: late, hasFailed, tryAgain } = useLatePart(loadFinder, hasChoices || isFetched);

  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        loadFinder().then(
          () => setIsFetched(true),
          () => null,
        );
      },
      { rootMargin: "600px" },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return { box, late, hasFailed, tryAgain };
}
