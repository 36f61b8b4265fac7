/**
 * Moves focus and view to an element: the focus, so that a screen reader continues there, the view smoothly unless the
 * visitor prefers reduced motion. The element needs `tabIndex={-1}`.
 */
export function reveal(element: HTMLElement | null, block: ScrollLogicalPosition) {
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ behavior: prefersReducedMotion ? "instant" : "smooth", block });
}
