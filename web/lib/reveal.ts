/**
 * Brings an answer to the visitor: the focus, so that a screen reader reads on there, and the view, smoothly unless
 * less motion is asked for. The element needs `tabIndex={-1}`.
 */
export function reveal(element: HTMLElement | null, block: ScrollLogicalPosition) {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ behavior: isCalm ? "instant" : "smooth", block });
}
