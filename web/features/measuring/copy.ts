/** Texts of the choice about the analytics service. */
export const CONSENT_TEXTS = {
  label: "Your choice about statistics",
  question:
    "May we measure how you use this site with Google Analytics? It sets cookies, and Google receives the pages you open and what you press. The site works the same either way.",
  accept: "Accept",
  decline: "Decline",
  more: { label: "Cookie policy", to: "/cookie-policy#consent" },
  // On the cookie policy's page.
  heading: "Your choice",
  states: {
    open: "You have not chosen yet. Until you accept, nothing of the analytics service is loaded.",
    granted: "You have accepted Google Analytics in this browser.",
    denied: "You have declined. Nothing of the analytics service is loaded.",
    signal: "Your browser declines for you, by Global Privacy Control. Nothing of the analytics service is loaded.",
  },
} as const;
