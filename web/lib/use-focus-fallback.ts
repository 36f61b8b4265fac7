import { type RefObject, useEffect, useRef } from "react";

/** Focuses an element when a change of `state` has removed the one that had the focus: browsers leave it on `body` then. */
export function useFocusFallback(target: RefObject<HTMLElement | null>, state: unknown) {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [target, state]);
}
