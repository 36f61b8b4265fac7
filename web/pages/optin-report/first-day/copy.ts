import type { CountText } from "#web/lib/interpolate.ts";

/** Texts of the checklist that stands on the report until the site is ready for its launch. */
export const FIRST_DAY_TEXTS = {
  title: "Before the launch",
  progress: "{done} of {all} steps are done. This list disappears with the last one.",
  done: "Done",
  open: "Open",
  failed: "These steps could not be looked up. {reason}",
  mail: {
    title: "Email reaches you",
    untried: "No test email was sent yet. It goes from {from} to {to}.",
    taken: "The email service took the test email on {time}. Look into the mailbox of {to}.",
    refused:
      "The email service refused the test email: {code}. The domain of {from} may not be verified at the email service.",
    unknown: "On {time} the email service did not say whether it took the test email. Look into the mailbox of {to}.",
    arrived: "The test email arrived on {time}.",
    send: "Send a test email",
    sendAgain: "Send it again",
    sending: "Sending...",
    confirm: "It has arrived",
  },
  copies: {
    title: "Every sign-up has a second copy",
    service: "At the form service {host}.",
    bucket: "In the storage bucket, because no form service is set (FORM_SERVICE_URL).",
  },
  samples: {
    title: "Invented entries are replaced",
    none: "No page holds an invented entry.",
    left: { one: "1 invented entry is left.", many: "{count} invented entries are left." } satisfies CountText,
    link: { label: "See some on the community page", to: "/community" },
  },
  legalName: {
    title: "The legal name is set",
    set: "The footer and the legal pages name it.",
    unset: "The legal pages name a placeholder (VITE_LEGAL_NAME).",
    link: { label: "Read the privacy policy", to: "/privacy-policy" },
  },
  placeholders: {
    title: "Addresses and links are yours",
    none: "No page shows a placeholder.",
    left: {
      one: "1 variable still has its placeholder.",
      many: "{count} variables still have their placeholders.",
    } satisfies CountText,
    link: { label: "See the contact page", to: "/contact" },
  },
  backup: {
    title: "The first backup is made",
    at: "The last one was downloaded on {time}.",
    never: "No backup has been downloaded yet.",
    link: { label: "Back up in the admin panel", to: "/admin" },
  },
  analytics: {
    title: "Analytics is decided",
    none: "None: no tracker is loaded, and the cookie policy says so.",
    set: "An analytics ID is set (VITE_ANALYTICS_ID).",
    link: { label: "Read the cookie policy", to: "/cookie-policy" },
  },
  guide: "The document {file} explains it, under “{section}”.",
} as const;
