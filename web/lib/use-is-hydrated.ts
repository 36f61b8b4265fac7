import { useSyncExternalStore } from "react";

/** Nothing ever changes what these snapshots depend on. */
function neverChanges() {
  return () => {};
}

/**
 * Whether the page has been taken over by scripts: false while prerendering and during hydration, true from then on.
 * What only the browser knows (the URL's parameters, the day) is shown from then on, so that the first render is
 * the prerendered HTML exactly.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
