import { OFFER_SUMS } from "#web/content/offer-sums.ts";
import type { CountText } from "#web/lib/interpolate.ts";

/** Texts of the checklist that stands on the report until the site is ready for its launch. */
export const FIRST_DAY_TEXTS = {
  title: "Before the launch",
  progress: "{done} of {all} steps done",
  how: "How to do it",
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
    how: [
      "The domain of MAIL_FROM (in wrangler.toml) must be allowed to send: npx wrangler email sending enable your-domain.org. Then set the DNS records that this command names (SPF, DKIM, DMARC).",
      "OWNER_EMAIL (in wrangler.toml) is where notices and this test go.",
      "Until then Cloudflare delivers only to addresses that you verified there. To write to anybody, the account needs the Workers Paid plan.",
      "Send the test, look into your mailbox, also among spam, and say here when it has arrived.",
    ],
  },
  samples: {
    title: "Invented entries are replaced",
    none: "No page holds an invented entry.",
    left: { one: "1 invented entry is left.", many: "{count} invented entries are left." } satisfies CountText,
    how: [
      "The desk lists them. On the pages each carries a label.",
      "Replace each with a real one, with the consent of the person it names, and take its mark away; or remove it. A section without entries disappears.",
    ],
    link: { label: "Replace them at the desk", to: "/desk/content?only=invented" },
  },
  legalName: {
    title: "The legal name is set",
    set: "The footer and the legal pages name it.",
    unset: "The legal pages name a placeholder.",
    how: [
      "Write the name under which you are registered, and take away the mark that it is a placeholder.",
      "Have a lawyer read the three legal pages.",
    ],
    link: { label: "Write it at the desk", to: "/desk/content/legal.legalName" },
  },
  placeholders: {
    title: "Addresses and links are yours",
    none: "No page shows a placeholder.",
    left: {
      one: "1 value is still a placeholder.",
      many: "{count} values are still placeholders.",
    } satisfies CountText,
    how: [
      "Replace these at the desk: {names}. Your developer sets the site's own address, VITE_SITE_ORIGIN, in .env.production.",
    ],
    link: { label: "Replace them at the desk", to: "/desk/content?only=invented" },
  },
  offers: {
    title: `Confirm what ${OFFER_SUMS.module7OneTime}/${OFFER_SUMS.module7Monthly} and ${OFFER_SUMS.oneTime}/${OFFER_SUMS.monthly} buy`,
    unconfirmed:
      "Nobody has confirmed it. The pages say that the first pair buys module 7 alone, and the second the program.",
    confirmed: "Confirmed on {day}.",
    how: [
      "Open the four pages of the checkout, and compare for each price: what it includes, how many payments it takes, and how it ends.",
      "Correct what differs at the desk; every page follows from it. Then give the day on which you compared them.",
      "The links to the four pages are under Analytics, Setup.",
    ],
    link: { label: "Confirm the offers at the desk", to: "/desk/content/offers" },
  },
  backup: {
    title: "The first backup is made",
    at: "The last one was downloaded on {time}.",
    never: "No backup has been downloaded yet.",
    how: [
      "Under Website, Settings, press Download a backup, and keep the file outside of Cloudflare. Do it again every month.",
      "npm run restore -- FILE loads it into an empty deployment. Try that once, on your own computer.",
    ],
    link: { label: "Back up the site", to: "/admin/settings" },
  },
  analytics: {
    title: "Analytics is decided",
    none: "None: no tracker is loaded, and the cookie policy says so.",
    set: "An analytics ID is set (VITE_ANALYTICS_ID).",
  },
} as const;
