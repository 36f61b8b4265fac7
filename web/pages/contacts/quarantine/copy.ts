export const QUARANTINE_TEXTS = {
  intro:
    "These posts look like spam. They were not counted, and no email was sent. Release a post that a person sent; delete the others.",
  forms: {
    "/api/waitlist": "Waitlist",
    "/api/optin-contacts": "Opt-in form",
    "/api/calculator": "Calculator",
    "/api/messages": "Message",
  } as Readonly<Record<string, string>>,
  reasonsLabel: "Why it is here",
  reasons: {
    honeypot: "Filled in a field that people do not see",
    "turnstile-missing": "Came without the proof that a person sent it",
    "turnstile-refused": "Its proof that a person sent it was refused",
    "turnstile-unavailable": "The proof could not be checked",
  } as Readonly<Record<string, string>>,
  noAddress: "No email",
  goes: "Will be deleted on {date}",
  contents: "What was sent",
  release: "Release",
  releasing: "Releasing...",
  released: { title: "Released", description: "{who} is in the lists now, as if the post had come through." },
  delete: "Delete",
  deleteSure: "Delete for good?",
  deleting: "Deleting...",
  deleted: { title: "Deleted", description: "The post of {who} is deleted." },
} as const;
