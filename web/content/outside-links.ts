/** A page of another site that the back office points to: what it is called, and where it is. */
type OutsideLink = { label: string; url: string };

/** The owner's tools for analytics events and reports. */
export const OUTSIDE_LINKS = {
  googleAnalytics: { label: "Google Analytics", url: "https://analytics.google.com/" },
  lookerStudio: { label: "Looker Studio", url: "https://lookerstudio.google.com/" },
} as const satisfies Readonly<Record<string, OutsideLink>>;
