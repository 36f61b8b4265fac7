import type { MouseEvent } from "react";
import { CallBand } from "#web/layout/call-band.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { WAITLIST_CLOSING } from "./copy.ts";

/**
 * Scrolls to the top, smoothly unless the visitor prefers reduced motion, and focuses the first field. Without scripts
 * the link jumps to #top.
 */
function goToForm(event: MouseEvent) {
  event.preventDefault();
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.querySelector<HTMLInputElement>("form [name=email]")?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? "instant" : "smooth" });
}

/** A closing call to action that scrolls to the form at the top. */
export function ClosingCall() {
  return (
    <CallBand motif="north" title={WAITLIST_CLOSING.title} text={WAITLIST_CLOSING.text}>
      <a href="#top" data-slot="closing-call" onClick={goToForm} className={buttonVariants({ size: "large" })}>
        {WAITLIST_CLOSING.button}
      </a>
    </CallBand>
  );
}
