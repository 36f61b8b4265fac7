import { DATABASE_HISTORY_DAYS } from "#domain/retention.ts";
import { site } from "#domain/site.ts";

export const PERSON_TEXTS = {
  email: {
    copy: "Copy email",
    copied: "The email is in your clipboard.",
    byHand: "This browser does not let us copy. Please select the email above and copy it by hand.",
  },
  reply: "Reply by email",
  subjects: {
    "opt-ins": `Your move to Africa, with ${site.name}`,
    calculator: `Your cost comparison from ${site.name}`,
    /** Before the subject of the message that is answered. */
    reply: "Re: ",
  },
  facts: {
    campaign: "Campaign",
    message: "Message",
    news: "News",
    wantsNews: "Asked for it: the box was ticked",
    noNews: "Did not ask for it: write about the comparison only",
  },
  contacted: {
    mark: "Mark as contacted",
    unmark: "Not contacted after all",
    since: "Contacted {date}",
    never: "Not contacted yet",
  },
  note: {
    label: "Note",
    hint: "Only you see it. It is kept for this person, in every list.",
    save: "Save note",
    pending: "Saving...",
    saved: "The note is saved.",
  },
  remove: {
    open: "Remove this person",
    title: "Remove this person?",
    text: "This deletes every sign-up, calculation, message and note of {email} here, with the copies in the backup bucket. It cannot be undone.",
    elsewhere: `What was sent to the form-collection service stays there until you delete it there; the database's own history keeps it for up to ${DATABASE_HISTORY_DAYS} days.`,
    label: "Type the email to confirm",
    wrong: "This is not the email. Please type {email}",
    button: "Remove for good",
    pending: "Removing...",
    done: {
      title: "Removed",
      description: "Everything about {email} is deleted here.",
    },
  },
} as const;
