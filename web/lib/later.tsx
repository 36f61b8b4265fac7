import { type ComponentType, lazy, memo, Suspense } from "react";

/**
 * A part of a page whose script is loaded after the first paint (architecture: the first load). Its HTML is complete
 * without it: prerendering waits for the part and writes it in its place. Props must keep their identity, as what comes
 * from a loader does: what React has not yet taken over must not be rendered anew, hence `memo`.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  return memo(function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
