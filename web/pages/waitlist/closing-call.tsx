import { CallBand } from "#web/layout/call-band.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { WAITLIST_CLOSING } from "./copy.ts";

/** A closing call to action that scrolls to the form at the top (go-to-form.ts). */
export function ClosingCall() {
  return (
    <CallBand motif="north" title={WAITLIST_CLOSING.title} text={WAITLIST_CLOSING.text}>
      <a href="#top" data-slot="closing-call" className={buttonVariants({ size: "large" })}>
        {WAITLIST_CLOSING.button}
      </a>
    </CallBand>
  );
}
