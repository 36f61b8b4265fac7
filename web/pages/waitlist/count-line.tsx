import { lazy, Suspense } from "react";
import { useIsHydrated } from "#web/lib/hydration.ts";
import { CountText, FallbackCount } from "./count-text.tsx";

// Query and the API client are loaded after the first paint; where that fails, the fallback is shown.
const LiveCount = lazy(async () => {
  const loaded = await import("./live-count.tsx").catch(() => null);
  return { default: loaded?.LiveCount ?? FallbackCount };
});

/** How many others are on the list: "Loading...", then the number. Its height is reserved. */
export function CountLine() {
  const isHydrated = useIsHydrated();

  return (
    <p data-slot="waitlist-count" className="min-h-[3.4em] font-medium text-foreground">
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
            <FallbackCount />
          </span>
        </>
      )}
    </p>
  );
}
