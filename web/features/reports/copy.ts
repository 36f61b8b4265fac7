import { FORM_TEXTS } from "#web/features/forms/copy.ts";
import { CONFIRM_NOTE } from "#domain/lead.ts";

/** Where readers say what they paid an office. */
export const REPORT_TEXTS = {
  title: "What did you pay?",
  intro:
    "If you paid one of these fees yourself in the last twelve months, tell us how much. Once three readers have, we show it below the official fee. We publish nothing about you.",
  fee: "What you paid for",
  noFee: "Choose a fee",
  amount: "How much you paid",
  amountHint: "For one person, in total: 51 or 20,000.",
  currency: "Currency",
  noCurrency: "Choose a currency",
  month: "In which month",
  monthHint: "Year and month, like 2026-05.",
  place: "Where",
  placeHint: "The city, or “online”.",
  email: "Email",
  button: "Send what I paid",
  pending: "Sending...",
  failureTitle: "Your report was not sent",
  sent: {
    title: "Now confirm it",
    description: "We sent you an email. Press the button in it, and your report counts.",
    more: CONFIRM_NOTE,
  },
  outcomes: {
    received: `Now confirm it. We sent you an email. Press the button in it, and your report counts. ${CONFIRM_NOTE}`,
    "check-fields":
      "Please choose a fee and a currency, and enter the amount in digits, the month like 2026-05, the place and a valid email address. Your browser's Back button brings back what you typed.",
    ...FORM_TEXTS.outcomes,
  },
} as const;
