import type { ActivityAction } from "#domain/activity.ts";
import type { DigestPart } from "#domain/morning-digest.ts";
import type { PictureKind } from "#domain/picture.ts";
import type { CountText } from "#web/lib/interpolate.ts";

// The texts of /admin behind the sign-in. Labels, hints and toasts are verbatim.

export type PictureCardTexts = {
  kind: PictureKind;
  title: string;
  intro: string;
  label: string;
  /** What the specification shows as a hint; the hard limit is told beside it. */
  hint: string;
  button: string;
  /** Where it is sent, and the one field of the form. */
  path: `/api/admin/${string}`;
  field: string;
  /** Under this size in pixels it looks soft; told, never refused. */
  sharpFrom: { width: number; height: number };
  success: string;
  failure: string;
};

export const PICTURE_CARDS: readonly PictureCardTexts[] = [
  {
    kind: "hero",
    title: "Hero Background Image",
    intro: "The picture next to the headline on the home page's first screen.",
    label: "Choose a hero image",
    hint: "JPG, PNG up to 5MB",
    button: "Update Hero Image",
    path: "/api/admin/upload-hero-image",
    field: "heroImage",
    sharpFrom: { width: 1280, height: 720 },
    success: "Hero image updated successfully. Changes are live now.",
    failure: "There was an error uploading your image. Please try again.",
  },
  {
    kind: "social",
    title: "Social Media Thumbnail",
    intro: "The picture that is shown with a link to the site when somebody shares it.",
    label: "Choose a social thumbnail",
    hint: "Recommended: 1200x630px, JPG/PNG up to 5MB",
    button: "Update Social Thumbnail",
    path: "/api/admin/upload-social-thumbnail",
    field: "socialImage",
    sharpFrom: { width: 1200, height: 630 },
    success: "Social media thumbnail updated successfully. New image will appear when site is shared.",
    failure: "There was an error uploading your social thumbnail. Please try again.",
  },
];

export const ADMIN_TABS = { label: "Parts of the website", pictures: "Pictures", settings: "Settings" } as const;

export const PICTURE_CARD = {
  soft: "It is small and will look blurred on large screens.",
  unseen:
    "This browser cannot show this picture, so there is no preview. You can still send it: it is checked before anything changes.",
  preview: "Preview: visitors do not see it yet.",
  shown: "On the site now",
  builtIn: "the built-in picture",
  wide: "On a wide screen",
  phone: "On a phone",
  sharedLink: "How a shared link will look",
  uploading: "Uploading...",
  canceled: "The upload was canceled. The old picture is still there.",
  successTitle: "Success!",
  failureTitle: "Upload Failed",
  /** No answer came at all. */
  unreachable: "The connection was lost before the picture had arrived. The old one is still there.",
} as const;

export const QUICK_ACTIONS = {
  title: "Quick Actions",
  preview: { label: "Preview Website", note: "Opens the home page in a new tab, as visitors see it." },
  manage: { label: "Manage Images", note: "Earlier uploads of both pictures. You can restore any of them." },
  backup: { label: "Backup Content", note: "Under Settings: every lead, message, setting and picture in one archive." },
} as const;

export const BACKUP = {
  title: "Backup",
  intro: "Every lead, message, setting and picture in one archive.",
  button: "Download a backup",
  last: "Last backup: {time}",
  never: "There is no backup yet.",
} as const;

export const PICTURE_HISTORY = {
  title: "Manage Images",
  intro: "All uploads are kept. A picture that you restore shows on the site at once.",
  kinds: { hero: "Hero image", social: "Social thumbnail" },
  builtIn: "Built-in picture",
  builtInNote: "Came with the site",
  current: "On the site now",
  restore: "Show this one",
  restoring: "Changing...",
  done: "is on the site now.",
} as const;

export const HOW_TO_USE = {
  title: "How to Use",
  steps: [
    {
      title: "Choose a picture",
      text: "Pick a file from your device, or drop it on the field for the picture it replaces.",
    },
    {
      title: "Look at the preview",
      text: "See how the picture is cropped: next to the headline on a wide screen and a phone, or in a shared link.",
    },
    {
      title: "Press Update",
      text: "The picture is made ready for every screen and goes live at once. Nothing else on the site changes.",
    },
    {
      title: "Check, or go back",
      text: "Preview Website shows the result. With Manage Images you can restore any earlier picture.",
    },
  ],
} as const;

export const ACTIVITY_LOG = {
  title: "Activity log",
  intro:
    "Who changed, erased, exported, sent, uploaded or restored something, kept for a year. It tells how much, and nothing about the people it concerned.",
  empty: "Nothing has been logged yet.",
  actions: {
    erasure: "Erased a person",
    export: "Downloaded a list",
    backup: "Downloaded a backup",
    restore: "Restored a backup",
    upload: "Uploaded a picture",
    picture_change: "Changed the picture that shows",
    send: "Sent",
    announcement: "Worked on an announcement",
    release: "Released from the quarantine",
    quarantine_deletion: "Deleted from the quarantine",
    dead_post_deletion: "Deleted forms that were not stored",
    change: "Changed what is noted",
    setting: "Changed a setting",
    import: "Imported contacts",
    import_deletion: "Deleted an import",
    edit: "Changed the content",
    edit_undo: "Took a change back",
    office_letter: "Made the link of a letter to an office",
    office_letter_revocation: "Revoked the link of a letter to an office",
    report: "Answered what a reader paid",
    publish: "Started publishing",
  } satisfies Record<ActivityAction, string>,
  /** What an entry counts. */
  counts: {
    leads: { one: "1 lead", many: "{count} leads" },
    messages: { one: "1 message", many: "{count} messages" },
    deliveries: { one: "1 delivery again", many: "{count} deliveries again" },
    replies: { one: "1 reply", many: "{count} replies" },
    tests: { one: "1 test email", many: "{count} test emails" },
    contacts: { one: "1 contact", many: "{count} contacts" },
    places: { one: "1 place", many: "{count} places" },
    posts: { one: "1 post", many: "{count} posts" },
    people: { one: "1 person", many: "{count} people" },
  } as Readonly<Record<string, CountText>>,
  /** What an entry names. */
  names: {
    "opt-ins": "opt-ins",
    calculator: "calculator submissions",
    messages: "messages",
    hero: "hero image",
    social: "social thumbnail",
    tested: "sent as a test",
    accepted: "accepted",
    refused: "refused",
    unscheduled: "made a draft again",
    morning_digest: "morning digest",
  } as Readonly<Record<string, string>>,
  actors: { owner: "Owner key", visitor: "The person, by the link in our emails" } as Readonly<Record<string, string>>,
} as const;

export const MORNING_DIGEST = {
  title: "Morning digest",
  intro: "An email each morning about the day before and what's waiting for you. If there's no news, there's no email.",
  partsLabel: "What it tells",
  parts: {
    people: "New people",
    numbers: "Yesterday's opt-ins, calculations, plans, messages and visits",
    due: "Answers that are due",
    deliveries: "Deliveries that failed",
    quarantine: "What waits in the quarantine",
    site: "What is wrong with the site",
    backup: "Age of the last backup",
  } satisfies Record<DigestPart, string>,
  hour: "Not before",
  hours: "{hour} o'clock",
  zone: "Time zone",
  save: "Save",
  saving: "Saving...",
  saved: "Saved. The next digest follows these settings.",
  savedOff: "Saved. No digest is sent while nothing is chosen.",
  unset: "It has not begun: choose your time zone and save.",
} as const;
