import type { MouseEvent } from "react";
import { CallBand } from "#web/layout/call-band.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { WAITLIST_CLOSING } from "./copy.ts";

/**
 * Goes to the top, smoothly unless less motion is asked for, and puts the focus where the visitor can begin; the
 * link's own jump to #top does the first without scripts.
 */
function goToForm(event: MouseEvent) {
  event.preventDefault();
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.querySelector<HTMLInputElement>("form [name=email]")?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
}

/** The waitlist's last word: back to the top, where the form is. */
export function ClosingCall() {
  return (
    <CallBand motif="north" title={WAITLIST_CLOSING.title} text={WAITLIST_CLOSING.text}>
      <a href="#top" data-slot="closing-call" onClick={goToForm} className={buttonVariants({ size: "large" })}>
        {WAITLIST_CLOSING.button}
      </a>
    </CallBand>
  );
}
