/** What becomes of a message, from /contact and from /help (the promise of 24 hours). */
export const MESSAGE_TEXTS = {
  invalid: "Please check the fields that are marked.",
  failureTitle: "Your message was not sent",
  sent: {
    title: "Message sent",
    description: "Thank you for writing. A person reads it and replies by email within 24 hours.",
  },
  /** What `:target` shows after a post without scripts (decision: forms-without-scripts). */
  outcomes: {
    received: "Message sent. Thank you for writing. A person reads it and replies by email within 24 hours.",
    "check-fields":
      "Please fill in your name, a valid email address, a subject and a message. Your browser's Back button brings back what you typed.",
    "too-many": "Too many tries, please wait a minute. Then send the form again.",
    failed: "Your message was not sent. Please try again later. Your browser's Back button brings back what you typed.",
  },
} as const;
