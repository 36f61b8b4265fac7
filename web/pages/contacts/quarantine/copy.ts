import type { CountText } from "#web/lib/interpolate.ts";

export const QUARANTINE_TEXTS = {
  intro:
    "These look like spam: they were not counted, and no email was sent. Release what a person sent, as if it had come through; delete the rest.",
  reasons: {
    honeypot: "Filled in a field that people do not see",
    network: "Came from a network that had sent very many forms that day",
    person: "Very much has been left with this email already",
    "form-changed": "Waited while the database was away, and no longer fits its form",
    "turnstile-missing": "Came without the check for robots; its sender was told that you look at it within two days",
    "turnstile-refused": "Failed the check for robots",
    "turnstile-unavailable": "The check for robots could not be confirmed",
  } as Readonly<Record<string, string>>,
  noAddress: "No email",
  times: "Sent {sent}. Will be deleted {end}.",
  contents: "Everything that was sent",
  select: "Select the post of {who}",
  selectAll: "Select all",
  selection: "Selected posts",
  selected: { one: "1 selected", many: "{count} selected" } satisfies CountText,
  clear: "Clear selection",
  release: "Release",
  releasing: "Releasing...",
  released: { title: "Released", description: "{who} is in the lists now, as if the post had come through." },
  delete: "Delete",
  deleted: { one: "1 post is deleted.", many: "{count} posts are deleted." } satisfies CountText,
  undo: "Undo",
  notDeleted: "The posts were not deleted. {reason}",
} as const;
