import type { AnnouncementStatus } from "#domain/announcement.ts";
import type { LeadSource } from "#domain/lead.ts";
import type { CountText } from "#web/lib/interpolate.ts";

/** What the owner chooses from: one box can stand for several sources. */
export const SOURCE_CHOICES: readonly { label: string; sources: readonly LeadSource[] }[] = [
  { label: "Waitlist", sources: ["waitlist_page"] },
  { label: "Opt-in forms", sources: ["opt_in_form"] },
  { label: "Imported contacts", sources: ["import"] },
  { label: "Plans", sources: ["my_plan"] },
  { label: "Cost calculator", sources: ["cost_calculator", "cost_calculator_html"] },
];

export const STATUS_LABELS: Readonly<Record<AnnouncementStatus, string>> = {
  draft: "Draft",
  scheduled: "Scheduled",
  sending: "Sending",
  paused: "Paused",
  sent: "Sent",
  canceled: "Canceled",
};

export const ANNOUNCEMENT_TEXTS = {
  people: { one: "1 person", many: "{count} people" } satisfies CountText,
  atLeast: "at least {people}",
  noSubject: "No subject yet",
  list: {
    title: "All announcements",
    write: "Write an announcement",
    writing: "Making a draft...",
    empty: {
      title: "No announcement yet",
      hint: "What you write to many people at once will appear here, with how many got it and what became of it.",
    },
    progress: {
      scheduled: "{people}, on {time}",
      sending: "{sent} of about {people}",
      paused: "{sent} of about {people}",
      sent: "{people}, {time}",
      canceled: "{people}, then canceled",
      draft: "changed {time}",
    } satisfies Record<AnnouncementStatus, string>,
  },
  back: "All announcements",
  draft: {
    subject: "Subject",
    text: "Text",
    hint: "A blank line begins a paragraph.",
    saved: "Saved.",
    saving: "Saving...",
    unsaved: "Not saved yet: {reason} What you typed is kept in this browser.",
    saveAgain: "Save again",
    changedElsewhere:
      "This draft was changed in another tab, or by somebody else, since you opened it. There it reads:",
    keepMine: "Keep what I typed",
    takeOther: "Take the other one",
    missing: { subject: "Please write a subject", text: "Please write the announcement" },
    test: "Send a test to myself",
    testing: "Sending...",
    tested: {
      taken: "The email service took the test for {to}. Look into your mailbox.",
      refused: "The email service refused the test for {to}: {code}.",
      unknown: "The email service did not say whether it took the test for {to}. Look into your mailbox.",
    },
    send: "Send...",
    delete: "Delete this draft",
    deleteSure: "Delete it for good?",
    deleting: "Deleting...",
    deleted: "The draft is deleted.",
  },
  segment: {
    title: "Who gets it",
    everybody:
      "Choose nothing, and it goes to everybody. It always goes only to people who asked for news and confirmed their email, or whom you imported, and never to anyone who unsubscribed.",
    sources: "Where they left their email",
    countries: "Countries that interest them",
    tags: "Tags",
    tagsHint: "With commas between them; any of them fits.",
    reach: "Reaches {people} now.",
    nobody: "Reaches nobody now.",
    counting: "Counting...",
    unknown: "How many it reaches could not be counted. {reason}",
    all: "Everybody who asked for news",
    or: " or ",
    and: ", ",
  },
  preview: {
    title: "Preview",
    tabs: { phone: "Phone", desktop: "Desktop", text: "Plain text" },
    frame: "The email as its readers see it",
    failed: "The preview could not be made. {reason}",
    subject: "Subject:",
  },
  sending: {
    title: "Send this announcement?",
    goes: "“{subject}” goes to {people}.",
    nobody: "Nobody you may write to fits. Choose other people first.",
    pace: {
      one: "The site sends within its daily limit. You can pause or cancel it meanwhile.",
      many: "The site sends within its daily limit: this takes about {count} days. You can pause or cancel it meanwhile.",
    } satisfies CountText,
    when: "When",
    now: "Now",
    later: "At a time",
    time: "Day and time, on your clock",
    noTime: "Please choose a day and time to come",
    send: "Send to {people}",
    schedule: "Schedule for {people}",
    pending: "One moment...",
  },
  progress: {
    states: {
      scheduled: "It begins on {time}.",
      sending: "It is being sent.",
      paused: "It is paused: nobody gets it until you resume it.",
      sent: "Everybody was dealt with by {time}.",
      canceled: "Canceled. Anyone who hadn't received it yet won't.",
    },
    /** Beside "It is being sent." */
    left: {
      one: "The rest is on its way today.",
      many: "The rest takes about {count} days, within the site's daily limit.",
    } satisfies CountText,
    restored:
      "It is paused because a backup was restored. With the storage bucket it had, it goes on where it was, and nobody gets it twice; with a new one it goes on from where the backup was made.",
    bar: "Dealt with",
    counts: {
      reach: "People it was for",
      queued: "Still waiting",
      sent: "Sent",
      failed: "Failed",
      withheld: "Not sent any more",
      unsubscribed: "Unsubscribed since",
    },
    notes: {
      failed: "The report lists them; they can be sent again there.",
      withheld: "They unsubscribed before their turn, or you canceled.",
    },
    pause: "Pause",
    resume: "Resume",
    cancel: "Cancel the rest",
    cancelSure: "Cancel for everybody who waits?",
    unschedule: "Back to the draft",
    reschedule: "Change the time",
    working: "One moment...",
    content: "What it says",
    by: "Written by {by}",
    owner: "the owner key",
  },
} as const;
