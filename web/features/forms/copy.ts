import { HELD_SENTENCE } from "#domain/held-post.ts";
import { CONFIRM_NOTE } from "#domain/lead.ts";
import { site } from "#domain/site.ts";

/** What every public form says. */
export const FORM_TEXTS = {
  invalid: "Please check the fields that have an error message.",
  failureTitle: "Something went wrong",
  /** On the button, while the check for robots is waited for. */
  checking: "Checking that you're human...",
  /** Next to the button, where a tool of the browser filled in the hidden field. */
  sendAgain: "Not sent yet. Press the button once more to send it.",
  /** In the line that stays, where an email was promised. */
  afterEmail: `${CONFIRM_NOTE} If you do not see our email, look into the folder for spam.`,
  /** What `:target` shows after a post without scripts (decision: forms-without-scripts). */
  outcomes: {
    held: HELD_SENTENCE,
    "too-many": `Too many tries from your internet connection, which you may share with others. Your browser's Back button brings back what you typed: please wait a minute and send it again. If that does not help, switch between Wi-Fi and mobile data, or email us at ${site.email.hello}.`,
    failed: "Something went wrong. Please try again later. Your browser's Back button brings back what you typed.",
  },
} as const;
