import { type FocusEvent, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus in a part of the page whose controls go away or come to another place: without it a press would send
 * people who use a keyboard to the start of the page. Spread its answer onto the part.
 * @param placesOf where the focus goes once a control is gone: selectors, the first of which finds something
 */
export function useFocusAfterRemoval(placesOf: (control: Element) => readonly string[]) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<{ control: Element; places: readonly string[] } | null>(null);

  useLayoutEffect(() => {
    if (!focused.current || focused.current.control.isConnected || document.activeElement !== document.body) return;
    for (const place of focused.current.places) {
      const found = ref.current!.querySelector<HTMLElement>(place);
      if (found) return found.focus();
    }
  });

  function remember(control: Element | null) {
    // Once it is gone, nothing stands around it any more.
    focused.current = control && ref.current!.contains(control) ? { control, places: placesOf(control) } : null;
  }

  return {
    ref,
    onFocus: ({ target }: FocusEvent) => remember(target),
    // The next control may go away before the focus has come to it.
    onBlur: ({ relatedTarget }: FocusEvent) => remember(relatedTarget),
  };
}
