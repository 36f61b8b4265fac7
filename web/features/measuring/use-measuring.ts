import { useSyncExternalStore } from "react";
import { type Consent, readConsent, subscribeToConsent } from "./measuring.ts";

/** The visitor's choice; null while prerendering and during hydration. */
export function useConsent(): Consent | null {
  return useSyncExternalStore<Consent | null>(subscribeToConsent, readConsent, () => null);
}
