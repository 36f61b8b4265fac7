import { hasGlobalPrivacyControl } from "./measuring.ts";
import { useConsent } from "./use-measuring.ts";
import { ConsentButtons } from "./answer-buttons.tsx";
import { CONSENT_TEXTS as TEXTS } from "./copy.ts";

/** The choice about the analytics service and a way to change it, for the cookie policy. */
export function ConsentChoice() {
  const consent = useConsent();
  if (consent === null) return null;
  const isSignal = hasGlobalPrivacyControl();
  return (
    <section aria-label={TEXTS.label} data-slot="consent-choice" className="mt-6">
      <h3 className="font-serif text-xl leading-snug font-semibold">{TEXTS.heading}</h3>
      <p role="status" className="mt-2 mb-4">
        {TEXTS.states[isSignal ? "signal" : consent]}
      </p>
      {!isSignal && <ConsentButtons consent={consent} />}
    </section>
  );
}
