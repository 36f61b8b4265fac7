/** What the owner calls the public forms, by the path that each posts to. */
export const FORM_LABELS: Readonly<Record<string, string>> = {
  "/api/waitlist": "Waitlist",
  "/api/optin-contacts": "Opt-in form",
  "/api/calculator": "Calculator",
  "/api/plans": "Plan",
  "/api/messages": "Message",
  "/api/reports": "What somebody paid",
};
