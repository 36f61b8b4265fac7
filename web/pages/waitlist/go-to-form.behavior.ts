/**
 * Lets the closing call scroll to the top, smoothly unless the visitor prefers reduced motion, and focus the first field.
 * Without scripts the link jumps to #top.
 */
export function goToFormOnCall() {
  document.querySelector("[data-slot=closing-call]")?.addEventListener("click", (event) => {
    event.preventDefault();
    const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    document.querySelector<HTMLInputElement>("form [name=email]")?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: prefersReducedMotion ? "instant" : "smooth" });
  });
}
