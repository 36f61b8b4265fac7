import { FORM_TEXTS } from "#web/features/forms/copy.ts";

/** What becomes of a message, from /contact and from /help (the promise of 24 hours). */
export const MESSAGE_TEXTS = {
  failureTitle: "Your message was not sent",
  sent: {
    title: "Message sent",
    description: "Thank you for writing. A person reads it and replies by email within 24 hours.",
    more: "If you do not see the answer, look into the folder for spam.",
  },
  outcomes: {
    received:
      "Message sent. Thank you for writing. A person reads it and replies by email within 24 hours. If you do not see the answer, look into the folder for spam.",
    "check-fields":
      "Please fill in your name, a valid email address, a subject and a message. Your browser's Back button brings back what you typed.",
    ...FORM_TEXTS.outcomes,
    failed: "Your message was not sent. Please try again later. Your browser's Back button brings back what you typed.",
  },
} as const;
