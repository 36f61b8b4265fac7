import { chooseConsent, type Consent } from "./measuring.ts";
import { Button } from "#web/ui/button.tsx";
import { CONSENT_TEXTS as TEXTS } from "./copy.ts";

/** Both answers, as easy as each other; the one that was given is pressed. */
export function ConsentButtons({ consent }: { consent: Consent }) {
  return (
    <div className="flex flex-wrap gap-4">
      <Button variant="outline" aria-pressed={consent === "granted"} onClick={() => chooseConsent("granted")}>
        {TEXTS.accept}
      </Button>
      <Button variant="outline" aria-pressed={consent === "denied"} onClick={() => chooseConsent("denied")}>
        {TEXTS.decline}
      </Button>
    </div>
  );
}
