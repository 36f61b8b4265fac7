/** What the activity log keeps of the owner's work: who did it, when, and how much of what. */
export const ACTIVITY_ACTIONS = [
  "erasure",
  "export",
  "backup",
  "restore",
  "upload",
  "picture_change",
  "send",
  "announcement",
  "release",
  "quarantine_deletion",
  "dead_post_deletion",
  "change",
  "setting",
  "import",
  "import_deletion",
  "edit",
  "edit_undo",
  "report",
  "publish",
  "office_letter",
  "office_letter_revocation",
] as const;

export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** Counts, and names from our own code, by what they count; never personal data of a visitor. */
export type ActivityDetails = Readonly<Record<string, number | string>>;

/** Who did it where no account is known: with the owner key, and a visitor who removed their own data. */
export const OWNER_ACTOR = "owner";
export const VISITOR_ACTOR = "visitor";
