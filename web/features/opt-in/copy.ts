import type { OptInAnswer } from "#domain/lead.ts";
import { FORM_TEXTS } from "#web/features/forms/copy.ts";

/** The form itself, the same on each page. */
export const OPT_IN_FORM = {
  /** The row that opens the fields below; the email alone is needed. */
  rest: "Name, country and goal (optional)",
  nameLabel: "Name (optional)",
  namePlaceholder: "Ama Mensah",
  emailLabel: "Email",
  emailPlaceholder: "you@example.com",
  /** For the country, the choice of none. */
  answers: {
    countryInterest: { label: "Country that interests you (optional)", placeholder: "Not decided yet" },
    goal: { label: "What do you hope for? (optional)", placeholder: "Retire, start a business, live near family…" },
  } satisfies Record<OptInAnswer, { label: string; placeholder: string }>,
  button: "Send me updates",
} as const;

/** What becomes of an opt-in, whichever form it came from. */
export const OPT_IN_TEXTS = {
  pending: "Sending...",
  sent: {
    title: "You're signed up",
    description: "Check your email for a confirmation.",
    more: FORM_TEXTS.afterEmail,
  },
  outcomes: {
    received: `You're signed up. Check your email for a confirmation. ${FORM_TEXTS.afterEmail}`,
    "check-fields":
      "Please enter a valid email address, and keep the other fields short. Your browser's Back button brings back what you typed.",
    ...FORM_TEXTS.outcomes,
  },
} as const;
