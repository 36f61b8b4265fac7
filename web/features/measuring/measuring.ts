/** What a visitor chose about the analytics service; `open`: nothing yet. */
export type Consent = "granted" | "denied" | "open";

/** In local storage, because it holds for all pages until it is changed. */
const STORAGE_KEY = "analytics-consent";

/** Where storage is blocked the choice holds for this page. */
let unstored: Consent = "open";
const listeners = new Set<() => void>();

/** Whether the browser declines for its visitor, on every site. */
export function hasGlobalPrivacyControl(): boolean {
  return Boolean((navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl);
}

/** The visitor's choice. */
export function readConsent(): Consent {
  if (hasGlobalPrivacyControl()) return "denied";
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(STORAGE_KEY);
  } catch {
    // Blocked.
  }
  return stored === "granted" || stored === "denied" ? stored : unstored;
}

/** Keeps a choice; every open page of the site follows it. */
export function chooseConsent(choice: Exclude<Consent, "open">) {
  unstored = choice;
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Blocked.
  }
  for (const tell of listeners) tell();
}

/** Tells of every change, of other open pages too. @returns ends it */
export function subscribeToConsent(onChange: () => void) {
  listeners.add(onChange);
  addEventListener("storage", onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener("storage", onChange);
  };
}
