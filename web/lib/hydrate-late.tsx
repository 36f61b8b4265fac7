import { type ComponentType, lazy, memo, Suspense } from "react";

/**
 * A part of a page whose script is loaded after the first paint (decision: late-hydration). Its HTML is complete
 * without it: prerendering waits for the part and writes it in its place, and there it stays and works, forms included,
 * until the script is loaded. Props must keep their identity, as what comes from a loader does: what React
 * has not yet taken over must not be rendered again, hence `memo`.
 */
export function hydrateLate<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await retryUntilLoaded(load) }));
  return memo(function LateHydrated(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}

/** Milliseconds until a failed load is retried, the first time and at most. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

/** Retries with backoff in the browser, so that one lost script does not break the page; at build time it throws. */
async function retryUntilLoaded<Part>(load: () => Promise<Part>, pause = FIRST_RETRY_MS): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (typeof document === "undefined") throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return retryUntilLoaded(load, Math.min(pause * 2, LONGEST_RETRY_MS));
  }
}
