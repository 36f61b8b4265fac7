import type { OwnerPageContent } from "#web/content/pages/owner.ts";

export const OPTIN_REPORT: OwnerPageContent = {
  meta: {
    path: "/optin-report",
    title: "Daily opt-in report",
    description: "New leads of today, of this week and of all time, as they arrive.",
    noindex: true,
  },
  heading: "Daily Opt-in Report",
  intro: "New leads of today, of the last seven days and of all time, and the names of the last 24 hours.",
};
