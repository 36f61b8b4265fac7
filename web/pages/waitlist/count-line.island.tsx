import { useIsHydrated } from "#web/lib/use-is-hydrated.ts";
import { CountText, FallbackCount } from "./count-text.tsx";
import { useWaitlistCount } from "./use-waitlist-count.ts";

/** How many others are on the list: "Loading...", then the number, or nothing where it could not be had. Its height is reserved. */
export function CountLine() {
  const isHydrated = useIsHydrated();
  const count = useWaitlistCount();

  return (
    <p data-slot="waitlist-count" className="min-h-[3.4em] font-medium text-foreground">
      {isHydrated ? (
        count === 0 ? (
          <FallbackCount />
        ) : (
          count !== "failed" && <CountText count={count === "loading" ? null : count} />
        )
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
