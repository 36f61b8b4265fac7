import type { Navigation } from "#web/layout/navigation.ts";
import type { PageMeta } from "#web/lib/meta.ts";

export type OwnerPageContent = { meta: PageMeta; heading: string; intro: string };

/** Texts of the sign-in panel and of what surrounds the four back-office pages. */
export const OWNER_TEXTS = {
  badge: "Back office",
  signIn: {
    title: "Sign in",
    intro:
      "This page is for the owner of the site. Sign in with the owner key, or open the sign-in link that was made with it.",
    ended: {
      title: "Your session has ended",
      intro: "Sign in to continue. The page behind this panel is as you left it: nothing you typed is lost.",
    },
    label: "Owner key",
    hint: "The value of OWNER_KEY.",
    button: "Sign in",
    pending: "Signing in...",
    empty: "Please enter the owner key",
    wrong: "This is not the owner key. Please check it and try again.",
    notKept:
      "The key is right, but this browser did not keep the sign-in cookie. Allow cookies for this site and try again. Safari does not keep this cookie on http://localhost: use Chrome, Edge or Firefox there.",
    checking: "Checking whether you are signed in...",
    withoutScripts: "The back office needs scripts. Please allow them for this site and load the page again.",
    notConfigured:
      "The back office is closed: no owner key is set. Locally, npm start makes one in .dev.vars; deployed, set it with: npx wrangler secret put OWNER_KEY. Then load this page again.",
  },
  signOut: "Sign out",
} as const;

/** The bar of the four back-office pages: the way among them, and back to the site. */
export const OWNER_BAR: Navigation = {
  links: [
    { label: "Website", to: "/admin" },
    { label: "Contacts", to: "/contacts" },
    { label: "Opt-in report", to: "/optin-report" },
    { label: "Analytics help", to: "/analytics" },
  ],
  call: { label: "Back to the site", menuLabel: "Back to the site", to: "/" },
};
