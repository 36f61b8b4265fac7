import { FORM_TEXTS } from "#web/features/forms/copy.ts";

/** The words of "Email me this plan". */
export const EMAIL_TEXTS = {
  title: "Email me this plan",
  text: "Tasks, days, papers and costs in one email. Your notes, budget, savings and children’s ages stay in this browser.",
  email: "Email",
  placeholder: "you@example.com",
  pending: "Sending...",
  sent: {
    title: "Your plan is on its way",
    description: "Check your inbox.",
    more: FORM_TEXTS.afterEmail,
  },
  outcomes: {
    received: `Your plan is on its way. ${FORM_TEXTS.afterEmail}`,
    "check-fields": "Please enter a valid email address, and choose the country and the month of your plan again.",
    ...FORM_TEXTS.outcomes,
  },
} as const;
