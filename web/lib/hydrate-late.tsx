import { type ComponentType, memo, Suspense } from "react";

/**
 * A part of a page that React takes over in a task of its own, after the rest (decision: late-hydration): a long page
 * in one task would keep a slow phone from answering. Its HTML is complete without it, and works until then. Props must
 * keep their identity, as what comes from a loader does: what React has not yet taken over must not be rendered again,
 * hence `memo`.
 */
export function hydrateLate<Props extends object>(Part: ComponentType<Props>) {
  return memo(function LateHydrated(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
