import { lazy, Suspense, useSyncExternalStore } from "react";
import { WAITLIST_COUNT_FALLBACK } from "#domain/lead.ts";
import { CountText } from "./count-text.tsx";

// Query and the API client are loaded after the first paint; where they cannot be, the fallback stands.
const LiveCount = lazy(async () => {
  const loaded = await import("./live-count.tsx").catch(() => null);
  return { default: loaded?.LiveCount ?? (() => <CountText count={WAITLIST_COUNT_FALLBACK} />) };
});

function neverChanges() {
  return () => {};
}

/** How many others are on the list: "Loading...", then the number. Its line is kept free from the start. */
export function CountLine() {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

  return (
    <p data-slot="waitlist-count" className="min-h-[1.65em] font-medium text-foreground">
      {isHydrated ? (
        <Suspense fallback={<CountText count={null} />}>
          <LiveCount />
        </Suspense>
      ) : (
        <>
          <span className="with-scripts">
            <CountText count={null} />
          </span>
          <span className="without-scripts">
            <CountText count={WAITLIST_COUNT_FALLBACK} />
          </span>
        </>
      )}
    </p>
  );
}
