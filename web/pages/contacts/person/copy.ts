import { DATABASE_HISTORY_DAYS } from "#domain/retention.ts";
import type { ReplyObstacle } from "#domain/reply.ts";
import { site } from "#domain/site.ts";

export const PERSON_TEXTS = {
  email: {
    copy: "Copy email",
    copied: "The email is in your clipboard.",
    byHand: "This browser does not let us copy. Please select the email above and copy it by hand.",
  },
  reply: "Use my email program",
  answer: {
    title: "Reply by email",
    message: "Their message · {date}",
    template: "Start from a template",
    subject: "Subject",
    subjectDefault: `Your message to ${site.name}`,
    text: "Your reply",
    hint: "It is sent from the site's address with an unsubscribe link. What they answer goes to your own mailbox.",
    send: "Send reply",
    pending: "Sending...",
    sent: "The reply is on its way. The timeline shows what becomes of it.",
    copy: {
      copy: "Copy for my email program",
      copied: "Your reply is in the clipboard.",
      byHand: "This browser does not let us copy. Please select the text and copy it by hand.",
    },
    obstacles: {
      unsubscribed: "This person unsubscribed, so the site does not write to them. Use your own email program.",
      unconfirmed:
        "This email is not confirmed, and no message waits for an answer, so the site does not write to it. Use your own email program.",
    } satisfies Record<ReplyObstacle, string>,
  },
  subjects: {
    "opt-ins": `Your move to Africa, with ${site.name}`,
    calculator: `Your cost comparison from ${site.name}`,
    /** Before the subject of the message that is answered. */
    reply: "Re: ",
  },
  facts: {
    campaign: "Campaign",
    page: "Sent from the page",
    referrer: "Came from",
    consent: "Agreed to",
    unchecked: "Unchecked",
    skippedCheck: "The check for robots was not available when this came",
    calculation: "Calculation",
    message: "Message",
    reply: "Your reply",
    writtenBy: "Written by",
    news: "News",
    wantsNews: "Asked for it: the box was ticked",
    noNews: "Did not ask for it: write about the comparison only",
  },
  contacted: {
    since: "Contacted {date}",
    never: "Not contacted yet",
  },
  confirmed: { since: "Confirmed {date}", never: "Not confirmed" },
  unsubscribed: "Unsubscribed {date}",
  status: { label: "Status", history: "Earlier changes", entry: "{status} · {date} · {who}" },
  due: {
    label: "Answer by",
    by: "Due {date}",
    over: "Was due {date}",
    none: "No answer is due",
    answered: "Answered",
  },
  tags: {
    label: "Tags",
    hint: "Short words of your own, for example: investor. They are kept in small letters.",
    add: "Add tag",
    remove: "Remove the tag {tag}",
  },
  timeline: {
    title: "Timeline",
    kinds: {
      opt_in: "Sign-up",
      calculation: "Calculation",
      message: "Message",
      reply: "Reply",
      announcement: "Announcement",
    },
    deliveries: "Deliveries",
  },
  deliveries: {
    kinds: {
      form_service: "Second copy",
      lead_mail: "Email to them",
      owner_mail: "Notice to you",
      message_mail: "Forwarded to you",
      message_reply: "Confirmation to them",
      answer_mail: "Email to them",
      announcement_mail: "Email to them",
    },
    states: {
      waiting: "waiting to be sent",
      leased: "being sent",
      sending: "being sent",
      done: "sent {date}",
      withheld: "not sent: {reason}",
      unknown: "may have been sent: {reason}",
      exhausted: "failed: {reason}",
    },
    noReason: "no reason was given",
  },
  note: {
    label: "Note",
    hint: "Only you see it. It is kept for this person, in every list.",
    save: "Save note",
    pending: "Saving...",
    saved: "The note is saved.",
    empty: "(no note)",
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
