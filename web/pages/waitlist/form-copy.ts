import { FORM_TEXTS } from "#web/features/forms/copy.ts";

/** After the specified words, which speak of a launch. */
const AFTER_SIGN_UP = `${FORM_TEXTS.afterEmail} You do not have to wait: enrollment in the program is open.`;

export const WAITLIST_FORM = {
  title: "Join the free waitlist",
  emailLabel: "Email",
  emailPlaceholder: "you@example.com",
  nameLabel: "Full name",
  namePlaceholder: "Ama Mensah",
  button: "Join the Waitlist",
  pending: "Joining...",
  toasts: {
    empty: { title: "Please fill in all fields", description: "Both name and email are required." },
    success: {
      title: "Welcome to the waitlist!",
      description: "You'll be the first to know when we launch. Check your email for confirmation.",
      more: AFTER_SIGN_UP,
    },
  },
  outcomes: {
    received: `Welcome to the waitlist! You'll be the first to know when we launch. Check your email for confirmation. ${AFTER_SIGN_UP}`,
    "check-fields":
      "Please fill in both fields with a name and a valid email address. Your browser's Back button brings back what you typed.",
    ...FORM_TEXTS.outcomes,
  },
} as const;

/** The count line: `text` around the number, and the word while it is on its way. */
export const WAITLIST_COUNT = {
  loading: "Loading...",
  before: "Join",
  after: "others on the waitlist",
  afterOne: "other on the waitlist",
} as const;
